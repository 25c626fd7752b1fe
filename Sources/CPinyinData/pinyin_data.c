#include "pinyin_data.h"

// `#embed` is C23; clang knows it as an extension in every C mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(8) unsigned char bytes[] = {
#embed "pinyin.dat"
};

const void *pinyin_data_bytes(void) { return bytes; }

size_t pinyin_data_size(void) { return sizeof bytes; }
