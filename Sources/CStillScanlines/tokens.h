#ifndef STILL_TOKENS_H
#define STILL_TOKENS_H

#include <string.h>

#include "deflate.h"

// The tokens of a stream before it is coded: literals, and matches with earlier bytes.

enum {
  STILL_END = 256,
  STILL_SHORTEST = 3,
  STILL_LONGEST = 258,
};

/// Writes what waits as one block.
void still_write_block(StillDeflate *deflate, int is_last);

/// The symbol of a length, from 0.
static inline int length_symbol(int length) {
  if (length < 11) return length - 3;
  if (length == STILL_LONGEST) return 28;
  int bits = 31 - __builtin_clz((unsigned)(length - 3));
  return (bits - 1) * 4 + ((length - 3) >> (bits - 2) & 3);
}

static inline int distance_symbol(int distance) {
  if (distance < 3) return distance - 1;
  int bits = 31 - __builtin_clz((unsigned)(distance - 1));
  return bits * 2 + ((distance - 1) >> (bits - 1) & 1);
}

static inline void add_literal(StillDeflate *deflate, uint8_t literal) {
  if (deflate->count == STILL_BLOCK) still_write_block(deflate, 0);
  deflate->tokens[deflate->count++] = literal;
  deflate->literals[literal]++;
}

/// Three literals at once, as one token.
static inline void add_three_literals(StillDeflate *deflate, const uint8_t *literals) {
  if (deflate->count == STILL_BLOCK) still_write_block(deflate, 0);
  deflate->tokens[deflate->count++] =
    STILL_THREE | literals[0] | (uint32_t)literals[1] << 8 | (uint32_t)literals[2] << 16;
  for (int index = 0; index < 3; index++) deflate->literals[literals[index]]++;
}

static inline void add_match(StillDeflate *deflate, int length, int distance) {
  if (deflate->count == STILL_BLOCK) still_write_block(deflate, 0);
  deflate->tokens[deflate->count++] = (uint32_t)distance << 9 | (uint32_t)(253 + length);
  deflate->literals[257 + length_symbol(length)]++;
  deflate->distances[distance_symbol(distance)]++;
}

static inline uint64_t load(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/// How many bytes are equal, at most `most`.
static inline int equal_bytes(const uint8_t *a, const uint8_t *b, int most) {
  int count = 0;
  // Runs are long where rows are like those above.
  while (count + 32 <= most) {
    const uint8_t *p = a + count, *q = b + count;
    uint64_t first = (load(p) ^ load(q)) | (load(p + 8) ^ load(q + 8));
    uint64_t second = (load(p + 16) ^ load(q + 16)) | (load(p + 24) ^ load(q + 24));
    if (first | second) break;
    count += 32;
  }
  while (count + 8 <= most) {
    uint64_t difference = load(a + count) ^ load(b + count);
    if (difference) return count + (__builtin_ctzll(difference) >> 3);
    count += 8;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

/// A run of one byte, as matches with the byte before each.
static inline void add_run(StillDeflate *deflate, int32_t length) {
  while (length > STILL_LONGEST + 2 || length == STILL_LONGEST) {
    add_match(deflate, STILL_LONGEST, 1);
    length -= STILL_LONGEST;
  }
  if (length > STILL_LONGEST) {
    add_match(deflate, (int)length - STILL_SHORTEST, 1);
    length = STILL_SHORTEST;
  }
  if (length) add_match(deflate, (int)length, 1);
}

#endif
