#pragma once
#include <stddef.h>
/// The embedded dictionary image; see generator/ for how it is made and NOTICE for its sources.
const void *pinyin_data_bytes(void);
/// Its size in bytes.
size_t pinyin_data_size(void);
