// The calls for pseudo-terminals, which glibc shows to Swift only with extensions.
#pragma once

extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern char *ptsname(int descriptor);
