#include "matches.h"

int32_t still_deflate_noise(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known) {
  int misses = 0;
  while (place < end) {
    int32_t other = remember(deflate, bytes, place, known, 6);
    int most = known - place < STILL_LONGEST ? (int)(known - place) : STILL_LONGEST, depth = 1, saved = 0;
    Match match = {0, 0};
    while (other > place - STILL_WINDOW && other >= 0 && depth-- > 0) {
      int length = equal_bytes(bytes + place, bytes + other, most);
      int cost = (11 + 31 - __builtin_clz((unsigned)(place - other))) * 16;
      if (length >= STILL_SHORTEST && length * deflate->literal_cost - cost > saved) {
        saved = length * deflate->literal_cost - cost;
        match = (Match){length, place - other};
      }
      int32_t next = deflate->previous[other & (STILL_WINDOW - 1)];
      if (next >= other) break;
      other = next;
    }
    if (match.distance) {
      add_match(deflate, match.length, match.distance);
      int32_t next = place + match.length;
      for (place++; place < next && match.length < 16; place++) remember(deflate, bytes, place, known, 6);
      place = next;
      misses = 0;
    } else {
      int taken = 1 + (misses++ >> 4);
      if (taken > 8) taken = 8;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
    }
  }
  return place;
}

