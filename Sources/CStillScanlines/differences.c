#include "CStillScanlines.h"

#include <stdlib.h>
#include <string.h>

// Sixteen bytes at a time, by the compiler's own vectors: they are as fast in a debug build as they can be there.
typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Pairs __attribute__((vector_size(16)));

static Bytes load(const uint8_t *bytes) {
  Bytes value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/// The difference's magnitude of each byte.
static Bytes distance(Bytes a, Bytes b) {
  Bytes is_more = (Bytes)(a > b);
  return ((a - b) & is_more) | ((b - a) & ~is_more);
}

typedef struct {
  int64_t sum, count;
} Cost;

/// The sum of the magnitudes of differences, and how many are not zero: of each block, or of one in `every`.
static Cost cost_of(
  const uint8_t *row, const uint8_t *other, ptrdiff_t length, int every) {
  Cost cost = {0, 0};
  ptrdiff_t x = 0;
  while (x + 16 <= length) {
    // A sum of two bytes is at most 510, so 64 of them fit into 16 bits.
    ptrdiff_t end = x + 64 * 16;
    if (end > length) end = length;
    Pairs sums = {0};
    Bytes counts = {0};
    for (; x + 16 <= end; x += 16) {
      Bytes difference = distance(load(row + x), load(other + x));
      Pairs pairs = (Pairs)difference;
      sums += (pairs & 0xFF) + (pairs >> 8);
      counts -= (Bytes)(difference != 0);
    }
    for (int lane = 0; lane < 8; lane++) cost.sum += sums[lane];
    for (int lane = 0; lane < 16; lane++) cost.count += counts[lane];
    x += (ptrdiff_t)(every - 1) * 64 * 16;
  }
  for (; x < length; x++) {
    int difference = abs(row[x] - other[x]);
    cost.sum += difference;
    cost.count += difference != 0;
  }
  return cost;
}

static void write_difference(
  const uint8_t *row, const uint8_t *other, ptrdiff_t length, uint8_t *line) {
  ptrdiff_t x = 0;
  for (; x + 16 <= length; x += 16) {
    Bytes difference = load(row + x) - load(other + x);
    memcpy(line + x, &difference, sizeof difference);
  }
  for (; x < length; x++) line[x] = (uint8_t)(row[x] - other[x]);
}

static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(value < 255 ? value : 255);
}

/// Straight colours, red first; `row` may be written up to 4 bytes beyond its end.
static void read_straight(
  const uint32_t *pixels, ptrdiff_t width, int has_alpha, uint8_t *row) {
  if (!has_alpha) {
    for (ptrdiff_t x = 0; x < width; x++) {
      uint32_t components = __builtin_bswap32(pixels[x]) >> 8;
      memcpy(row + 3 * x, &components, 4);
    }
    return;
  }
  uint32_t last = 0, straightened = 0;
  for (ptrdiff_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x], alpha = pixel >> 24;
    if (pixel != last) {
      last = pixel;
      if (alpha == 255) {
        straightened = __builtin_bswap32(pixel) >> 8 | 0xFF000000;
      } else if (alpha == 0) {
        straightened = 0;
      } else {
        straightened = alpha << 24 | (uint32_t)straight(pixel & 255, alpha) << 16
                       | (uint32_t)straight(pixel >> 8 & 255, alpha) << 8
                       | straight(pixel >> 16 & 255, alpha);
      }
    }
    memcpy(row + 4 * x, &straightened, 4);
  }
}

int still_write_differences(
  StillPixels picture, int has_alpha, int every, int edge, uint8_t *lines) {
  int step = has_alpha ? 4 : 3;
  ptrdiff_t length = picture.width * step;
  // Each row behind a zero pixel, for Sub, and in front of room to write beyond.
  uint8_t *rows = calloc(2, (size_t)length + 8);
  if (!rows) return 0;
  uint8_t *current = rows, *above = rows + length + 8;
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *pixels = picture.pixels + y * picture.stride;
    uint8_t *line = lines + y * (length + 1);
    if (y > 0 && memcmp(pixels, pixels - picture.stride, (size_t)picture.width * 4) == 0) {
      // Up leaves nothing of a row like the one above, which stays the one above.
      memset(line, 0, (size_t)length + 1);
      line[0] = 2;
      continue;
    }
    uint8_t *row = current + 4, *up = above + 4, *before = row - step;
    read_straight(pixels, picture.width, has_alpha, row);
    line[0] = 2;
    if (every) {
      Cost up_cost = cost_of(row, up, length, every);
      Cost sub_cost = cost_of(row, before, length, every);
      Cost cost = up_cost.sum <= sub_cost.sum ? up_cost : sub_cost;
      line[0] = cost.sum > edge * cost.count ? 0 : up_cost.sum <= sub_cost.sum ? 2 : 1;
    }
    if (line[0]) {
      write_difference(row, line[0] == 2 ? up : before, length, line + 1);
    } else {
      memcpy(line + 1, row, (size_t)length);
    }
    current = above;
    above = row - 4;
  }
  free(rows);
  return 1;
}
