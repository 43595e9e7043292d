#include "CStillFilters.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

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

/// Which of sixteen pixels are not equal: a bit each.
static unsigned unequal_in_block(const uint32_t *a, const uint32_t *b) {
#if defined(__SSE2__)
  __m128i equal[4];
  for (int i = 0; i < 4; i++) {
    const __m128i *fours = (const __m128i *)(const void *)(a + 4 * i);
    const __m128i *others = (const __m128i *)(const void *)(b + 4 * i);
    equal[i] = _mm_cmpeq_epi32(_mm_loadu_si128(fours), _mm_loadu_si128(others));
  }
  __m128i all = _mm_packs_epi16(
    _mm_packs_epi32(equal[0], equal[1]), _mm_packs_epi32(equal[2], equal[3]));
  return ~(unsigned)_mm_movemask_epi8(all) & 0xFFFF;
#else
  unsigned unequal = 0;
  for (unsigned i = 0; i < 16; i++) unequal |= (unsigned)(a[i] != b[i]) << i;
  return unequal;
#endif
}

ptrdiff_t still_next_unequal(
  const uint32_t *a, const uint32_t *b, ptrdiff_t start, ptrdiff_t count) {
  // Differences are adjacent: the rest of a block is looked at with all of it.
  ptrdiff_t x = start & ~(ptrdiff_t)15;
  if (x + 16 > count) {
    x = start;
  } else {
    unsigned unequal = unequal_in_block(a + x, b + x) >> (start - x);
    if (unequal) return start + __builtin_ctz(unequal);
    x += 16;
  }
  while (x + 16 <= count && is_equal_block(a + x, b + x)) x += 16;
  if (x + 16 <= count) return x + __builtin_ctz(unequal_in_block(a + x, b + x));
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
