// getopt_long keeps its state in global variables, which Swift 6 does not let anyone touch; so each has
// an accessor here.
#pragma once
#include <getopt.h>

/// The value of the option found last, or NULL.
static inline const char *cgetopt_value(void) { return optarg; }

/// The index of the next argument.
static inline int cgetopt_index(void) { return optind; }

/// What is wrong with the option found last: its letter, its number, or 0.
static inline int cgetopt_option(void) { return optopt; }

/// Makes getopt_long begin anew, silently.
static inline void cgetopt_restart(void) {
  opterr = 0;
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
#if defined(__APPLE__) || defined(__FreeBSD__)
  optreset = 1;
#endif
#endif
}
