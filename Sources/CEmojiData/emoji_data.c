#include "emoji_data.h"

// `#embed` is C23; clang knows it as an extension in every C mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "emoji.tsv"
};

const void *emoji_data_bytes(void) { return bytes; }

size_t emoji_data_size(void) { return sizeof bytes; }
