#pragma once
#include <stddef.h>
/// The embedded list of emoji and their names; see generator/ for how it is made and NOTICE for its sources.
const void *emoji_data_bytes(void);
/// Its size in bytes.
size_t emoji_data_size(void);
