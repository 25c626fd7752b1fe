// The least that a curses program can do for a key: the floor that FieldLab's times are compared with.
//
// It fills its screen with a frame and text once. Each key changes a few cells in three rows, as a field,
// its counter and a status line would, and refreshes. Written on ncurses alone; `q` ends it.
#define _XOPEN_SOURCE 700
#include <curses.h>
#include <locale.h>
#include <wchar.h>

static void draw_screen(void) {
  box(stdscr, 0, 0);
  for (int row = 1; row < LINES - 1; row++) {
    mvprintw(row, 2, "%3d ", row);
    for (int column = 8; column < COLS - 2; column++) {
      addch((chtype)('a' + (row + column) % 26));
    }
  }
}

int main(void) {
  setlocale(LC_ALL, "");
  if (initscr() == NULL) return 1;
  raw();
  noecho();
  keypad(stdscr, TRUE);
  draw_screen();
  refresh();
  wint_t key;
  for (int typed = 0; get_wch(&key) != ERR && key != L'q'; typed++) {
    const wchar_t text[] = {(wchar_t)key, L'\0'};
    const int column = 8 + typed % (COLS - 12);
    mvaddwstr(LINES / 3, column, text);
    mvprintw(LINES / 2, 8, "%6d", typed);
    mvprintw(LINES - 2, 8, "U+%04X", (unsigned)key);
    move(LINES / 3, column + 1);
    refresh();
  }
  endwin();
  return 0;
}
