#include "CStillFilters.h"

#include <string.h>

static uint64_t pair_at(const uint32_t *pixels) {
  uint64_t pair;
  memcpy(&pair, pixels, sizeof pair);
  return pair;
}

/// Whether sixteen pixels are equal.
static int is_equal_block(const uint32_t *a, const uint32_t *b) {
  uint64_t difference = 0;
  for (int i = 0; i < 16; i += 2) difference |= pair_at(a + i) ^ pair_at(b + i);
  return difference == 0;
}

ptrdiff_t still_next_unequal(
  const uint32_t *a, const uint32_t *b, ptrdiff_t start, ptrdiff_t count) {
  ptrdiff_t x = start;
  // Differences are adjacent: the next pixels are compared before the blocks behind them.
  for (; x < count && (x & 15); x++) {
    if (a[x] != b[x]) return x;
  }
  while (x + 16 <= count && is_equal_block(a + x, b + x)) x += 16;
  while (x < count && a[x] == b[x]) x++;
  return x;
}

ptrdiff_t still_last_unequal(
  const uint32_t *a, const uint32_t *b, ptrdiff_t start, ptrdiff_t count) {
  ptrdiff_t x = count;
  while (x - 16 >= start && is_equal_block(a + x - 16, b + x - 16)) x -= 16;
  while (x > start && a[x - 1] == b[x - 1]) x--;
  return x - 1;
}
