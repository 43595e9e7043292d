#ifndef STILL_MATCHES_H
#define STILL_MATCHES_H

#include "tokens.h"

// Where bytes occurred before: the places with the same beginning, the last one first.

/// @param count Of the bytes that the hash is of.
static inline uint32_t hash_of(const StillDeflate *deflate, const uint8_t *bytes, int count) {
  uint64_t product = (load(bytes) << (64 - 8 * count)) * 0x9E3779B185EBCA87u;
  return (uint32_t)(product >> (64 - deflate->effort.hash_bits));
}

/// Remembers a position; the last one with the same beginning, -1 for none. What begins so near the end that bytes behind it
/// would count is not remembered.
static inline int32_t remember(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known, int count) {
  if (known - place < 8) return -1;
  uint32_t hash = hash_of(deflate, bytes + place, count);
  int32_t last = deflate->heads[hash];
  deflate->previous[place & (STILL_WINDOW - 1)] = last;
  deflate->heads[hash] = place;
  return last;
}

typedef struct {
  int length, distance;
} Match;

/// The longest match that is longer than `least`, of the places that began the same.
static inline Match longest(
  const StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t other, int least, int most,
  int depth) {
  Match match = {least, 0};
  while (other > place - STILL_WINDOW && other >= 0 && depth-- > 0 && match.length < most) {
    if (memcmp(bytes + other + match.length - 3, bytes + place + match.length - 3, 4) == 0) {
      int length = equal_bytes(bytes + place, bytes + other, most);
      if (length > match.length) {
        match = (Match){length, place - other};
        if (length >= deflate->effort.enough) break;
      }
    }
    int32_t next = deflate->previous[other & (STILL_WINDOW - 1)];
    if (next >= other) break;
    other = next;
  }
  return match;
}

#endif
