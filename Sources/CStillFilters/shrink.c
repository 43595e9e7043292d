#include "CStillFilters.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t sums8 __attribute__((vector_size(16)));
typedef uint16_t sums16 __attribute__((vector_size(32)));
typedef int32_t sums4 __attribute__((vector_size(16)));
typedef uint8_t channels __attribute__((vector_size(4)));
typedef float color __attribute__((vector_size(16)));
typedef float colors __attribute__((vector_size(64)));

/// The means of the squares of four pixels of two rows.
static void halve(const uint32_t *upper, const uint32_t *lower, uint32_t *target, int32_t columns) {
  int32_t column = 0;
  for (; column + 2 <= columns; column += 2) {
    bytes16 above, below;
    memcpy(&above, upper + (ptrdiff_t)column * 2, sizeof above);
    memcpy(&below, lower + (ptrdiff_t)column * 2, sizeof below);
    sums16 pairs = __builtin_convertvector(above, sums16) + __builtin_convertvector(below, sums16);
    sums8 left = __builtin_shufflevector(pairs, pairs, 0, 1, 2, 3, 8, 9, 10, 11);
    sums8 right = __builtin_shufflevector(pairs, pairs, 4, 5, 6, 7, 12, 13, 14, 15);
    bytes8 means = __builtin_convertvector((left + right + 2) >> 2, bytes8);
    memcpy(target + column, &means, sizeof means);
  }
  if (column == columns) return;
  const uint32_t four[] = {
    upper[column * 2], upper[column * 2 + 1], lower[column * 2], lower[column * 2 + 1]};
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = 2;
    for (int i = 0; i < 4; i++) sum += four[i] >> shift & 255;
    result |= sum / 4 << shift;
  }
  target[column] = result;
}

/// The sources of a pixel in a smaller row, or of a row in a smaller picture.
typedef struct {
  /// The first and the last one of the source.
  int32_t first, last;
  /// How much of these two it covers; of those between, all.
  float head, tail;
} Stretch;

static Stretch stretch(int32_t index, int32_t count, int32_t length) {
  const double step = (double)length / count;
  const double start = index * step, end = index + 1 == count ? length : (index + 1) * step;
  Stretch s = {.first = (int32_t)start};
  if (s.first >= length) s.first = length - 1;
  s.last = (int32_t)end;
  if (s.last >= length || s.last == end) s.last--;
  if (s.last < s.first) s.last = s.first;
  const double head = (s.first + 1 < end ? s.first + 1 : end) - start;
  s.head = (float)head;
  s.tail = (float)(end - s.last);
  return s;
}

/// Adds a share of a row's bytes to sums, or begins them with it.
static void add(float *sums, const uint8_t *row, ptrdiff_t count, float share, int begins) {
  ptrdiff_t i = 0;
  for (; i + 16 <= count; i += 16) {
    bytes16 bytes;
    memcpy(&bytes, row + i, sizeof bytes);
    colors values = __builtin_convertvector(bytes, colors) * share;
    if (!begins) {
      colors known;
      memcpy(&known, sums + i, sizeof known);
      values = known + values;
    }
    memcpy(sums + i, &values, sizeof values);
  }
  for (; i < count; i++) sums[i] = (begins ? 0 : sums[i]) + row[i] * share;
}

static color color_at(const float *sums, int32_t pixel) {
  color result;
  memcpy(&result, sums + (ptrdiff_t)pixel * 4, sizeof result);
  return result;
}

int still_shrink(
  const uint32_t *source, int32_t width, int32_t height, uint32_t *target, int32_t columns,
  int32_t rows) {
  if (width == columns * 2 && height == rows * 2) {
    for (ptrdiff_t row = 0; row < rows; row++) {
      const uint32_t *upper = source + row * 2 * width;
      halve(upper, upper + width, target + row * columns, columns);
    }
    return 1;
  }
  float *sums = malloc((size_t)width * 4 * sizeof *sums);
  Stretch *stretches = malloc((size_t)columns * sizeof *stretches);
  const int hasMemory = sums != NULL && stretches != NULL;
  if (hasMemory) {
    for (int32_t column = 0; column < columns; column++) {
      stretches[column] = stretch(column, columns, width);
    }
    // Divided once at the end: sums of whole pixels are exact until then.
    const float area = (float)((double)width / columns * ((double)height / rows));
    for (int32_t row = 0; row < rows; row++) {
      const Stretch down = stretch(row, rows, height);
      for (int32_t y = down.first; y <= down.last; y++) {
        const float share = y == down.first ? down.head : y == down.last ? down.tail : 1;
        add(sums, (const uint8_t *)(source + (ptrdiff_t)y * width), (ptrdiff_t)width * 4, share,
            y == down.first);
      }
      uint32_t *result = target + (ptrdiff_t)row * columns;
      for (int32_t column = 0; column < columns; column++) {
        const Stretch across = stretches[column];
        color sum = color_at(sums, across.first) * across.head;
        for (int32_t x = across.first + 1; x < across.last; x++) sum += color_at(sums, x);
        if (across.last > across.first) sum += color_at(sums, across.last) * across.tail;
        // No mean is beyond 255 by more than the sums are inexact.
        const channels bytes =
          __builtin_convertvector(__builtin_convertvector(sum / area + 0.5f, sums4), channels);
        memcpy(result + column, &bytes, sizeof bytes);
      }
    }
  }
  free(sums);
  free(stretches);
  return hasMemory;
}
