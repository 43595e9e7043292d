#include "pixels.h"
#include "rows.h"

#include <stdlib.h>
#include <string.h>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

// Sixteen bytes at a time, by the compiler's own vectors: they are as fast in a debug build as they can be there.
typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Pairs __attribute__((vector_size(16)));
typedef int16_t Shorts __attribute__((vector_size(16)));
typedef uint64_t Wide __attribute__((vector_size(16)));

static Bytes load(const uint8_t *bytes) {
  Bytes value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

typedef struct {
  /// Of the magnitudes of differences.
  int64_t sum;
  /// How many are not zero, and how many were looked at.
  int64_t count, looked;
} Cost;

#if defined(__SSE2__)
/// The sums of the magnitudes of differences, of the first and of the last eight bytes.
static inline Wide sums_of(Bytes a, Bytes b) { return (Wide)_mm_sad_epu8((__m128i)a, (__m128i)b); }
#else
static inline Wide sums_of(Bytes a, Bytes b) {
  Bytes is_more = (Bytes)(a > b), difference = ((a - b) & is_more) | ((b - a) & ~is_more);
  Wide sums = {0};
  for (int lane = 0; lane < 16; lane++) sums[lane / 8] += difference[lane];
  return sums;
}
#endif

/// Returns the cost of differences: of each block, or of one in `every`.
static Cost cost_of(
  const uint8_t *row, const uint8_t *other, ptrdiff_t length, int every) {
  Cost cost = {0, 0, 0};
  ptrdiff_t x = 0;
  while (x + 16 <= length) {
    // A count is at most the number of steps, which fits into a byte.
    ptrdiff_t start = x, end = x + 64 * 16;
    if (end > length) end = length;
    Wide sums = {0};
    Bytes counts = {0};
    for (; x + 16 <= end; x += 16) {
      Bytes value = load(row + x), expected = load(other + x);
      sums += sums_of(value, expected);
      counts -= (Bytes)(value != expected);
    }
    cost.sum += (int64_t)(sums[0] + sums[1]);
    Wide count = sums_of(counts, (Bytes){0});
    cost.count += (int64_t)(count[0] + count[1]);
    cost.looked += x - start;
    x += (ptrdiff_t)(every - 1) * 64 * 16;
  }
  for (; x < length; x++) {
    int difference = abs(row[x] - other[x]);
    cost.sum += difference;
    cost.count += difference != 0;
    cost.looked++;
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

#if defined(__x86_64__)
/// Reads four opaque pixels at a time, as nearly all processors can; how many it read.
__attribute__((target("ssse3"))) static ptrdiff_t read_fours(
  const uint32_t *pixels, ptrdiff_t width, uint8_t *row) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  ptrdiff_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(pixels + x));
    _mm_storeu_si128((__m128i *)(void *)(row + 3 * x), _mm_shuffle_epi8(four, order));
  }
  return x;
}
#endif

static void read_opaque(const uint32_t *pixels, ptrdiff_t width, uint8_t *row) {
  ptrdiff_t x = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) x = read_fours(pixels, width, row);
#endif
  for (; x < width; x++) {
    uint32_t components = __builtin_bswap32(pixels[x]) >> 8;
    memcpy(row + 3 * x, &components, 4);
  }
}

/// Straight colours, red first; `row` may be written up to 4 bytes beyond its end.
static void read_straight(
  const uint32_t *pixels, ptrdiff_t width, int has_alpha, uint8_t *row) {
  if (!has_alpha) {
    read_opaque(pixels, width, row);
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

static Shorts magnitude(Shorts values) {
  Shorts is_negative = values < 0;
  return (values ^ is_negative) - is_negative;
}

/// Of a, b and c the one nearest to a + b - c, the first of them when several are.
static Shorts nearest(Shorts a, Shorts b, Shorts c) {
  Shorts from_a = magnitude(b - c), from_b = magnitude(a - c), from_c = magnitude(a + b - c - c);
  Shorts is_a = (from_a <= from_b) & (from_a <= from_c), is_b = from_b <= from_c;
  return (a & is_a) | (((b & is_b) | (c & ~is_b)) & ~is_a);
}

// Bytes as numbers of 16 bits: every other one, and those between.
static Shorts even(Bytes bytes) { return (Shorts)((Pairs)bytes & 0xFF); }
static Shorts odd(Bytes bytes) { return (Shorts)((Pairs)bytes >> 8); }
static Bytes joined(Shorts even, Shorts odd) { return (Bytes)((Pairs)even | (Pairs)odd << 8); }

/// Returns the prediction of PNG's filter Paeth.
static Bytes expected(Bytes left, Bytes above, Bytes corner) {
  return joined(
    nearest(even(left), even(above), even(corner)), nearest(odd(left), odd(above), odd(corner)));
}

static Bytes mean(Bytes a, Bytes b) {
  return joined((even(a) + even(b)) >> 1, (odd(a) + odd(b)) >> 1);
}

static Bytes difference_of(int filter, Bytes value, Bytes left, Bytes above, Bytes corner) {
  switch (filter) {
  case STILL_SUB: return value - left;
  case STILL_UP: return value - above;
  case STILL_AVERAGE: return value - mean(left, above);
  case STILL_PAETH: return value - expected(left, above, corner);
  default: return value;
  }
}

/// A row's differences by the filter that leaves the least.
///
/// @param row,above Both behind a zero pixel, and in front of 16 bytes that may be anything.
static void write_least(
  const uint8_t *row, const uint8_t *above, int step, ptrdiff_t length, uint8_t *line) {
  static const uint8_t ends[32] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
  int64_t sums[5] = {0};
  for (ptrdiff_t x = 0; x < length;) {
    ptrdiff_t end = x + 64 * 16 < length ? x + 64 * 16 : length;
    Pairs costs[5] = {{0}};
    for (; x < end; x += 16) {
      // Beyond the end of the row nothing counts.
      Bytes kept = load(ends + (length - x < 16 ? 16 - (length - x) : 0));
      Bytes value = load(row + x), left = load(row + x - step), up = load(above + x);
      Bytes corner = load(above + x - step);
      for (int filter = STILL_SUB; filter <= STILL_PAETH; filter++) {
        Bytes difference = difference_of(filter, value, left, up, corner) & kept;
        Bytes opposite = -difference, is_more = (Bytes)(opposite < difference);
        Pairs pairs = (Pairs)((opposite & is_more) | (difference & ~is_more));
        costs[filter] += (pairs & 0xFF) + (pairs >> 8);
      }
    }
    for (int filter = STILL_SUB; filter <= STILL_PAETH; filter++) {
      for (int lane = 0; lane < 8; lane++) sums[filter] += costs[filter][lane];
    }
  }
  int best = STILL_SUB;
  for (int filter = STILL_UP; filter <= STILL_PAETH; filter++) {
    if (sums[filter] < sums[best]) best = filter;
  }
  line[0] = (uint8_t)best;
  for (ptrdiff_t x = 0; x < length; x += 16) {
    Bytes difference = difference_of(
      best, load(row + x), load(row + x - step), load(above + x), load(above + x - step));
    memcpy(line + 1 + x, &difference, (size_t)(length - x < 16 ? length - x : 16));
  }
}

/// Writes a row behind the number of its filter.
///
/// @return Whether the row is noise, as photographs are.
static int write_row(
  const uint8_t *row, const uint8_t *above, int step, ptrdiff_t length, StillFiltering filtering,
  uint8_t *line) {
  const uint8_t *left = row - step;
  line[0] = STILL_UP;
  if (filtering.every) {
    Cost up_cost = cost_of(row, above, length, filtering.every);
    Cost sub_cost = cost_of(row, left, length, filtering.every);
    Cost cost = up_cost.sum <= sub_cost.sum ? up_cost : sub_cost;
    // Where differences are as large as those of black and white, there is a pattern; and who looks for small edges expects
    // letters, not noise.
    if (filtering.edge >= 8 && cost.count * 3 >= cost.looked && cost.sum < 64 * cost.count) {
      if (filtering.every == 1) {
        write_least(row, above, step, length, line);
        return 1;
      }
      line[0] = up_cost.sum <= sub_cost.sum ? STILL_UP : STILL_SUB;
      write_difference(row, line[0] == STILL_UP ? above : left, length, line + 1);
      return 1;
    }
    line[0] = cost.sum > filtering.edge * cost.count ? STILL_NONE
              : up_cost.sum <= sub_cost.sum          ? STILL_UP
                                                     : STILL_SUB;
  }
  if (line[0] == STILL_NONE) {
    memcpy(line + 1, row, (size_t)length);
  } else {
    write_difference(row, line[0] == STILL_UP ? above : left, length, line + 1);
  }
  return 0;
}

int still_rows_begin(StillRows *rows, StillPixels picture, int has_alpha, int has_above) {
  rows->picture = picture;
  rows->has_alpha = has_alpha;
  rows->length = picture.width * (has_alpha ? 4 : 3);
  rows->y = 0;
  rows->has_above = has_above;
  // Each row behind a zero pixel, for Sub, and in front of room to write beyond.
  rows->memory = calloc(2, (size_t)rows->length + 32);
  size_t words = (size_t)still_mask_words(picture.width);
  rows->like_left = calloc(2 * words, sizeof *rows->like_left);
  if (!rows->memory || !rows->like_left) {
    still_rows_end(rows);
    return 0;
  }
  rows->like_above = rows->like_left + words;
  rows->current = rows->memory + 8;
  rows->above = rows->current + rows->length + 32;
  rows->knows_above = !has_above;
  return 1;
}

int still_rows_repeat(const StillRows *rows) {
  const uint32_t *pixels = rows->picture.pixels + rows->y * rows->picture.stride;
  return rows->has_above
    && memcmp(pixels, pixels - rows->picture.stride, (size_t)rows->picture.width * 4) == 0;
}

void still_rows_skip(StillRows *rows, uint8_t *line) {
  rows->y++;
  memset(line, 0, (size_t)rows->length + 1);
  line[0] = STILL_UP;
}

/// Finds which pixels are as those beside them; how many are not.
static ptrdiff_t compare_row(StillRows *rows, const uint32_t *pixels) {
  StillPixels picture = rows->picture;
  still_compare_left(pixels, picture.width, rows->like_left);
  if (rows->has_above) {
    still_compare_pixels(pixels, pixels - picture.stride, picture.width, rows->like_above);
  }
  ptrdiff_t count = picture.width;
  for (ptrdiff_t word = 0; word < still_mask_words(picture.width); word++) {
    count -= __builtin_popcountll(rows->like_left[word] | rows->like_above[word]);
  }
  return count;
}

int still_rows_next(StillRows *rows, StillFiltering filtering, uint8_t *line) {
  ptrdiff_t stride = rows->picture.stride, width = rows->picture.width;
  const uint32_t *pixels = rows->picture.pixels + rows->y++ * stride;
  int is_plain = filtering.finds_pixels && compare_row(rows, pixels) * 3 < width;
  int has_alpha = rows->has_alpha, is_noise = 0;
  if (is_plain) {
    line[0] = STILL_NONE;
    read_straight(pixels, width, has_alpha, line + 1);
  } else {
    if (!rows->knows_above) read_straight(pixels - stride, width, has_alpha, rows->above);
    read_straight(pixels, width, has_alpha, rows->current);
    is_noise = write_row(rows->current, rows->above, has_alpha ? 4 : 3, rows->length, filtering, line);
    uint8_t *current = rows->current;
    rows->current = rows->above;
    rows->above = current;
  }
  rows->knows_above = !is_plain;
  rows->has_above = 1;
  return is_noise;
}

void still_rows_end(StillRows *rows) {
  free(rows->memory);
  free(rows->like_left);
}

int still_write_differences(
  StillPixels picture, int has_alpha, int every, int edge, uint8_t *lines) {
  StillRows rows;
  if (!still_rows_begin(&rows, picture, has_alpha, 0)) return 0;
  StillFiltering filtering = {every, edge, 0};
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    uint8_t *line = lines + y * (rows.length + 1);
    if (still_rows_repeat(&rows)) {
      still_rows_skip(&rows, line);
    } else {
      still_rows_next(&rows, filtering, line);
    }
  }
  still_rows_end(&rows);
  return 1;
}
