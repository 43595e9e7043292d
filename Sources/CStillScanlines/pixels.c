#include "pixels.h"

#include "tokens.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

void still_compare_pixels(const uint32_t *a, const uint32_t *b, ptrdiff_t count, uint64_t *mask) {
  ptrdiff_t x = 0;
  memset(mask, 0, (size_t)still_mask_words(count) * sizeof *mask);
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

static inline uint64_t pair(const uint32_t *pixels) {
  uint64_t value;
  memcpy(&value, pixels, sizeof value);
  return value;
}

static inline StillPixelPair *entry_of(StillDeflate *deflate, uint64_t pair) {
  return &deflate->pairs[pair * 0x9E3779B185EBCA87u >> (64 - STILL_PAIR_BITS)];
}

static inline StillOnePixel *entry_of_one(StillDeflate *deflate, uint32_t pixel) {
  return &deflate->ones[pixel * 0x9E3779B1u >> (32 - STILL_ONE_BITS)];
}

/// Forgets all pixels: what is farther away than a match reaches is nowhere.
static void forget(StillDeflate *deflate) {
  const int32_t nowhere = -STILL_WINDOW - 1;
  for (int index = 0; index < 1 << STILL_PAIR_BITS; index++) deflate->pairs[index].place = nowhere;
  for (int index = 0; index < 1 << STILL_ONE_BITS; index++) deflate->ones[index].place = nowhere;
  deflate->knows_pixels = 1;
}

int32_t still_deflate_pixels(StillDeflate *deflate, StillPlainRow row, int32_t start) {
  const uint32_t *pixels = row.picture + row.first;
  const int32_t width = row.width, step = row.step, longest = STILL_LONGEST / step;
  // A run of so many is as good as anything that a search finds.
  const int32_t good = 24;
  if (!deflate->knows_pixels) forget(deflate);
  for (int32_t x = 0; x < width;) {
    int32_t place = start + x * step;
    int32_t length = still_run_at(row.like_left, x), distance = step;
    int32_t above = row.above ? still_run_at(row.like_above, x) : 0;
    // What is near takes fewer bits.
    if (above > length + 1) {
      length = above;
      distance = row.above;
    }
    if (x + 1 < width) {
      StillPixelPair *entry = entry_of(deflate, pair(pixels + x));
      if (length < good && place - entry->place <= STILL_WINDOW) {
        const uint32_t *other = row.picture + entry->index;
        if (pair(other) == pair(pixels + x)) {
          int32_t most = width - (int32_t)(entry->index % row.stride), found = 2;
          if (most > width - x) most = width - x;
          while (found < most && other[found] == pixels[x + found]) found++;
          if (found > length + (length > 0 && distance == step)) {
            length = found;
            distance = place - entry->place;
          }
        }
      }
      *entry = (StillPixelPair){place, row.first + x};
    }
    if (length < 2 && distance != step) length = 0;
    if (length < good) {
      // A pixel that occurred before takes fewer bits than its components do, wherever it was.
      StillOnePixel *entry = entry_of_one(deflate, pixels[x]);
      if (!length && entry->pixel == pixels[x] && place - entry->place <= STILL_WINDOW) {
        length = 1;
        distance = place - entry->place;
      }
      *entry = (StillOnePixel){place, pixels[x]};
    }
    if (!length) {
      const uint8_t *bytes = row.bytes + x * step;
      add_three_literals(deflate, bytes);
      if (step > 3) add_literal(deflate, bytes[3]);
      x++;
      continue;
    }
    for (int32_t rest = length; rest > 0; rest -= longest) {
      add_match(deflate, (rest < longest ? rest : longest) * step, distance);
    }
    // Of a long match, what begins near its end is remembered: with what comes behind it, it may come again.
    int32_t end = x + length;
    for (int32_t inside = length < 3 ? x + 1 : end - 2; inside < end && inside + 1 < width; inside++) {
      place = start + inside * step;
      *entry_of(deflate, pair(pixels + inside)) = (StillPixelPair){place, row.first + inside};
      *entry_of_one(deflate, pixels[inside]) = (StillOnePixel){place, pixels[inside]};
    }
    x = end;
  }
  return start + width * step;
}
