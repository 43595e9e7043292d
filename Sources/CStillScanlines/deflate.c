// Compresses a block of bytes into literals and matches of deflate (RFC 1951, https://www.rfc-editor.org/rfc/rfc1951).

#include "matches.h"

int32_t still_deflate(
  StillDeflate *deflate, const uint8_t *bytes, int32_t start, int32_t end, int32_t known,
  int is_noise) {
  if (is_noise) return still_deflate_noise(deflate, bytes, start, end, known);
  if (deflate->effort.finds_triples) return still_deflate_thoroughly(deflate, bytes, start, end, known);
  StillEffort effort = deflate->effort;
  int32_t place = start;
  int misses = 0;
  while (place < end) {
    const uint8_t *here = bytes + place;
    if (place > 0 && known - place >= 8 && load(here) == load(here - 1)) {
      int32_t run = 0;
      if (place >= deflate->alike_start && place < deflate->alike_end) run = deflate->alike_end - place;
      run += equal_bytes(here + run, here + run - 1, known - place - run);
      add_run(deflate, run);
      remember(deflate, bytes, place, known, 4);
      place += run;
      // The bytes at the end of a run often occur again.
      for (int back = 3; back > 0; back--) remember(deflate, bytes, place - back, known, 4);
      misses = 0;
      continue;
    }
    int most = known - place < STILL_LONGEST ? (int)(known - place) : STILL_LONGEST;
    int32_t other = remember(deflate, bytes, place, known, 4);
    Match match = longest(deflate, bytes, place, other, STILL_SHORTEST, most, effort.depth);
    if (!match.distance) {
      // The longer nothing is found, the fewer places are looked at.
      int taken = 1 + (misses++ >> 6);
      if (taken > 16) taken = 16;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
      continue;
    }
    misses = 0;
    if (effort.is_lazy && known - place > 8 && match.length < effort.enough && match.length < most - 1) {
      int32_t later = deflate->heads[hash_of(deflate, here + 1, 4)];
      Match next = longest(
        deflate, bytes, place + 1, later, match.length, most - 1, effort.depth / 2 + 1);
      if (next.distance) {
        add_literal(deflate, *here);
        remember(deflate, bytes, ++place, known, 4);
        match = next;
      }
    }
    add_match(deflate, match.length, match.distance);
    int32_t next = place + match.length;
    // In the middle of a long match little begins that is found again.
    int32_t near = effort.is_lazy ? 4 : 2;
    for (int32_t inside = place + 1; inside < next; inside++) {
      if (inside == place + near && next - near > inside) inside = next - near;
      remember(deflate, bytes, inside, known, 4);
    }
    place = next;
  }
  return place;
}
