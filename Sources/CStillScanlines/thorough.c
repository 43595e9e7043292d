// Searches thoroughly for matches of deflate, by hashes of three bytes and more.

#include "matches.h"

/// The same for three bytes.
static inline __attribute__((always_inline)) int32_t remember_triple(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known) {
  if (known - place < 8) return -1;
  uint32_t three = bytes[place] | (uint32_t)bytes[place + 1] << 8 | (uint32_t)bytes[place + 2] << 16;
  uint32_t hash = three * 0x9E3779B1u >> (32 - STILL_TRIPLE_BITS);
  int32_t last = deflate->triples[hash];
  deflate->triples[hash] = place;
  return last;
}

/// Remembers a position for matches of any length; the longest match of more than `least` bytes that begins there, if any.
static inline __attribute__((always_inline)) Match remember_both(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known, int least, int depth) {
  int most = known - place < STILL_LONGEST ? (int)(known - place) : STILL_LONGEST;
  int32_t triple = remember_triple(deflate, bytes, place, known);
  int32_t other = remember(deflate, bytes, place, known, 4);
  Match match = longest(deflate, bytes, place, other, least > STILL_SHORTEST ? least : STILL_SHORTEST, most, depth);
  if (!match.distance && least < STILL_SHORTEST && triple > place - STILL_WINDOW && triple >= 0
      && memcmp(bytes + triple, bytes + place, STILL_SHORTEST) == 0) {
    match = (Match){STILL_SHORTEST, place - triple};
  }
  return match;
}

/// Returns the value of a match in bits: about four per byte, and less for a longer distance.
static inline int worth(Match match) {
  return 4 * match.length - (31 - __builtin_clz((unsigned)match.distance));
}

int32_t still_deflate_thoroughly(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known) {
  StillEffort effort = deflate->effort;
  // The number of positions that are remembered at either end of a long match.
  const int32_t near = 8;
  int misses = 0;
  while (place < end) {
    if (place > 0 && known - place >= 8 && load(bytes + place) == load(bytes + place - 1)) {
      int32_t run = equal_bytes(bytes + place, bytes + place - 1, known - place);
      add_run(deflate, run);
      remember_both(deflate, bytes, place, known, STILL_LONGEST, 0);
      place += run;
      for (int back = 3; back > 0; back--) remember_both(deflate, bytes, place - back, known, STILL_LONGEST, 0);
      misses = 0;
      continue;
    }
    Match match = remember_both(deflate, bytes, place, known, 0, effort.depth);
    if (!match.distance) {
      int taken = 1 + (misses++ >> 7);
      if (taken > 16) taken = 16;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
      continue;
    }
    misses = 0;
    int32_t remembered = place + 1;
    while (known - place > 8 && match.length < effort.enough) {
      int least = match.length > STILL_SHORTEST ? match.length - 1 : STILL_SHORTEST;
      Match next = remember_both(deflate, bytes, place + 1, known, least, effort.depth / 2 + 1);
      remembered = place + 2;
      if (!next.distance || worth(next) <= worth(match)) break;
      add_literal(deflate, bytes[place++]);
      match = next;
    }
    add_match(deflate, match.length, match.distance);
    int32_t next = place + match.length;
    for (int32_t inside = remembered; inside < next; inside++) {
      if (inside == place + near && next - near > inside) inside = next - near;
      remember_both(deflate, bytes, inside, known, STILL_LONGEST, 0);
    }
    place = next;
  }
  return place;
}

