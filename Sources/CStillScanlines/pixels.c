#include "pixels.h"

#include "tokens.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#if defined(__x86_64__)
/// Compares 64 pixels at a time, as nearly all processors can; how many it compared.
__attribute__((target("avx2"))) static ptrdiff_t compare_words(
  const uint32_t *a, const uint32_t *b, ptrdiff_t count, uint64_t *mask) {
  ptrdiff_t x = 0;
  for (; x + 64 <= count; x += 64) {
    uint64_t bits = 0;
    for (int part = 0; part < 64; part += 8) {
      const void *p = a + x + part, *q = b + x + part;
      __m256i equal = _mm256_cmpeq_epi32(_mm256_loadu_si256(p), _mm256_loadu_si256(q));
      bits |= (uint64_t)(uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(equal)) << part;
    }
    mask[x >> 6] = bits;
  }
  return x;
}
#endif

void still_compare_pixels(const uint32_t *a, const uint32_t *b, ptrdiff_t count, uint64_t *mask) {
  ptrdiff_t x = 0;
  memset(mask, 0, (size_t)still_mask_words(count) * sizeof *mask);
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) x = compare_words(a, b, count, mask);
#endif
#if defined(__SSE2__)
  for (; x + 16 <= count; x += 16) {
    __m128i equal[4];
    for (int part = 0; part < 4; part++) {
      const void *p = a + x + 4 * part, *q = b + x + 4 * part;
      equal[part] = _mm_cmpeq_epi32(_mm_loadu_si128(p), _mm_loadu_si128(q));
    }
    __m128i halves = _mm_packs_epi32(equal[0], equal[1]), others = _mm_packs_epi32(equal[2], equal[3]);
    uint64_t bits = (uint64_t)_mm_movemask_epi8(_mm_packs_epi16(halves, others));
    mask[x >> 6] |= bits << (x & 63);
  }
#endif
  for (; x < count; x++) mask[x >> 6] |= (uint64_t)(a[x] == b[x]) << (x & 63);
}

void still_compare_left(const uint32_t *pixels, ptrdiff_t count, uint64_t *mask) {
  still_compare_pixels(pixels + 1, pixels, count - 1, mask);
  ptrdiff_t words = still_mask_words(count);
  if (still_mask_words(count - 1) < words) mask[words - 1] = 0;
  // From the bit of the pixel before to that of the pixel.
  for (ptrdiff_t word = words - 1; word > 0; word--) mask[word] = mask[word] << 1 | mask[word - 1] >> 63;
  mask[0] <<= 1;
}

/// Returns the bytes of a number of pixels, as one integer.
static inline uint64_t pixels_at(const uint8_t *bytes, int count, int step) {
  return load(bytes) << (64 - 8 * count * step) >> (64 - 8 * count * step);
}

static inline int32_t *place_of_pair(StillDeflate *deflate, uint64_t pair) {
  return &deflate->pairs[pair * 0x9E3779B185EBCA87u >> (64 - STILL_PAIR_BITS)];
}

static inline StillOnePixel *entry_of_one(StillDeflate *deflate, uint32_t pixel) {
  return &deflate->ones[pixel * 0x9E3779B1u >> (32 - STILL_ONE_BITS)];
}

/// Forgets all pixels: what is farther away than a match reaches is nowhere.
static void forget(StillDeflate *deflate) {
  const int32_t nowhere = -STILL_WINDOW - 1;
  for (int index = 0; index < 1 << STILL_PAIR_BITS; index++) deflate->pairs[index] = nowhere;
  for (int index = 0; index < 1 << STILL_ONE_BITS; index++) deflate->ones[index].place = nowhere;
  deflate->knows_pixels = 1;
}

/// Compresses a row of pixels of three or four bytes. What is taken is often another from pixel to pixel, so that there are few
/// branches to mistake: all that could be taken is looked at, and the longest is kept.
static inline __attribute__((always_inline)) void deflate_row(
  StillDeflate *deflate, StillPlainRow row, int32_t start, const int step) {
  const int32_t width = row.width, longest = STILL_LONGEST / step;
  // A run of this length is as good as any match of a search.
  const int32_t good = 3;
  for (int32_t x = 0; x < width;) {
    int32_t place = start + x * step;
    const uint8_t *here = row.bytes + x * step;
    int32_t length = still_run_at(row.like_left, x), distance = step;
    int32_t above = row.above ? still_run_at(row.like_above, x) : 0;
    // A near match takes fewer bits.
    int is_above = above > length + 1;
    length = is_above ? above : length;
    distance = is_above ? row.above : distance;
    if (length < good) {
      uint32_t pixel = (uint32_t)pixels_at(here, 1, step);
      int32_t *pair = place_of_pair(deflate, pixels_at(here, 2, step));
      int32_t back = place - *pair;
      int is_far = back > STILL_WINDOW;
      uint64_t difference = load(here) ^ load(is_far ? here : here - back);
      difference |= (uint64_t)is_far;
      int32_t found = difference ? (__builtin_ctzll(difference) >> 3) / step : 0;
      if (!difference) {
        found = (8 + equal_bytes(here + 8, here + 8 - back, (width - x) * step - 8)) / step;
      }
      found = found < width - x ? found : width - x;
      int is_found = found > 1 && found > length + (length > 0 && distance == step);
      length = is_found ? found : length;
      distance = is_found ? back : distance;
      *pair = place;
      length = length < 2 && distance != step ? 0 : length;
      // A pixel that occurred before takes fewer bits than its components do, wherever it was.
      StillOnePixel *one = entry_of_one(deflate, pixel);
      int32_t one_back = place - one->place;
      if (!length && one->pixel == pixel && one_back <= STILL_WINDOW) {
        length = 1;
        distance = one_back;
      }
      *one = (StillOnePixel){place, pixel};
    }
    if (!length) {
      add_three_literals(deflate, here);
      if (step > 3) add_literal(deflate, here[3]);
      x++;
      continue;
    }
    for (int32_t rest = length; rest > 0; rest -= longest) {
      add_match(deflate, (rest < longest ? rest : longest) * step, distance);
    }
    x += length;
    if (length == 1) continue;
    // The last pixel of a match is remembered: with its successor, it may occur again.
    place = start + (x - 1) * step;
    here = row.bytes + (x - 1) * step;
    uint32_t pixel = (uint32_t)pixels_at(here, 1, step);
    *place_of_pair(deflate, pixels_at(here, 2, step)) = place;
    *entry_of_one(deflate, pixel) = (StillOnePixel){place, pixel};
  }
}

int32_t still_deflate_pixels(StillDeflate *deflate, StillPlainRow row, int32_t start) {
  if (!deflate->knows_pixels) forget(deflate);
  if (row.step == 3) {
    deflate_row(deflate, row, start, 3);
  } else {
    deflate_row(deflate, row, start, 4);
  }
  return start + row.width * row.step;
}
