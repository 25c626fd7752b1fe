#pragma once
#define _XOPEN_SOURCE 700
#include <ncurses.h>
#include <wchar.h>
