// ncurses as Swift can import it. Swift skips macros that cast, and refuses C globals that can change; both get a
// constant or a function here, prefixed fl_. Header only, so that no C source needs compiling.
#pragma once

// Must come first: it brings the wide functions of ncurses, and wcwidth.
#define _XOPEN_SOURCE 700
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static const attr_t fl_bold = WA_BOLD;
static const attr_t fl_dim = WA_DIM;
static const attr_t fl_underline = WA_UNDERLINE;
static const attr_t fl_reverse = WA_REVERSE;

static inline WINDOW *fl_window(void) { return stdscr; }
static inline WINDOW *fl_physical_screen(void) { return curscr; }
static inline int fl_rows(void) { return LINES; }
static inline int fl_columns(void) { return COLS; }

/// Starts curses on the standard streams; NULL where initscr would end the process.
///
/// Until the screen has been given back once, curses flushes at every move of its cursor: dozens of writes a
/// frame. Afterwards a frame goes out as its buffer fills, which is in one piece as a rule.
static inline SCREEN *fl_start(void) {
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen) {
    endwin();
    refresh();
  }
  return screen;
}

/// The terminal's string of that terminfo name, NULL when it has none.
static inline const char *fl_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// The terminal's number of that terminfo name, less than 0 when it has none.
static inline int fl_number(const char *name) { return tigetnum((char *)name); }

/// Whether the locale in force writes UTF-8.
static inline int fl_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return (codeset[0] == 'U' || codeset[0] == 'u') && codeset[1] != 0 && codeset[2] != 0
    && (codeset[3] == '8' || codeset[4] == '8');
}

/// The columns of a scalar in the locale in force, -1 when unknown.
static inline int fl_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Gives a pair its colours, -1 for the terminal's own. Old versions know no numbers beyond 32767.
static inline int fl_define_pair(int pair, int foreground, int background) {
#if NCURSES_EXT_COLORS >= 20170401
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}
