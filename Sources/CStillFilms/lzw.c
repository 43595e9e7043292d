// Compresses the indices of a GIF frame by LZW, with codes of up to twelve bits (https://www.w3.org/Graphics/GIF/spec-gif89a.txt,
// appendix F).

#include "CStillFilms.h"

#include <stdlib.h>
#include <string.h>

enum { most_codes = 4096, slot_count = 1 << 14 };

/// Bits, lowest first, in blocks of at most 255 bytes behind their length.
typedef struct {
  uint8_t *output, *block;
  uint32_t bits;
  int count;
} Writer;

static void put(Writer *writer, uint32_t code, int size) {
  writer->bits |= code << writer->count;
  writer->count += size;
  while (writer->count >= 8) {
    *writer->output++ = (uint8_t)writer->bits;
    writer->bits >>= 8;
    writer->count -= 8;
    if (writer->output - writer->block == 256) {
      *writer->block = 255;
      writer->block = writer->output++;
    }
  }
}

static size_t end(Writer *writer, uint8_t *start) {
  if (writer->count > 0) put(writer, 0, 8 - writer->count);
  ptrdiff_t length = writer->output - writer->block - 1;
  if (length > 0) {
    *writer->block = (uint8_t)length;
    *writer->output++ = 0;
  } else {
    *writer->block = 0;
  }
  return (size_t)(writer->output - start);
}

size_t still_lzw_bound(size_t count) {
  // Twelve bits for each number, a reset code for at least every 2,048 of them, and a byte for each block.
  size_t bytes = count * 3 / 2 + count / 1024 * 2 + 64;
  return bytes + bytes / 255 + 16;
}

size_t still_lzw(const uint8_t *numbers, size_t count, int bits, uint8_t *output) {
  // By hash: the key of a code plus 1, and the code.
  uint32_t *keys = calloc(slot_count, sizeof *keys);
  uint16_t *codes = malloc(slot_count * sizeof *codes);
  if (!keys || !codes) {
    free(keys);
    free(codes);
    return 0;
  }
  Writer writer = {output + 2, output + 1, 0, 0};
  output[0] = (uint8_t)bits;
  const uint32_t clear = 1u << bits;
  uint32_t next = clear + 2;
  int size = bits + 1;
  put(&writer, clear, size);
  if (count > 0) {
    uint32_t prefix = numbers[0];
    for (size_t index = 1; index < count; index++) {
      uint32_t key = (prefix << 8 | numbers[index]) + 1;
      uint32_t slot = key * 0x9E3779B1u >> 18;
      while (keys[slot] && keys[slot] != key) slot = (slot + 1) & (slot_count - 1);
      if (keys[slot]) {
        prefix = codes[slot];
        continue;
      }
      put(&writer, prefix, size);
      if (next < most_codes) {
        keys[slot] = key;
        codes[slot] = (uint16_t)next;
        if (next == 1u << size && size < 12) size++;
        next++;
      } else {
        put(&writer, clear, size);
        memset(keys, 0, slot_count * sizeof *keys);
        next = clear + 2;
        size = bits + 1;
      }
      prefix = numbers[index];
    }
    put(&writer, prefix, size);
    // The reader has made a code of the last two meanwhile.
    if (next == 1u << size && size < 12) size++;
  }
  put(&writer, clear + 1, size);
  size_t length = end(&writer, output);
  free(keys);
  free(codes);
  return length;
}
