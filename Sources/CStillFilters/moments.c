#include "CStillFilters.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

// sRGB's curve, from 255 levels to 65,535 of light and back.

enum { most_light = 65535 };

static uint16_t light_of[256];
static uint8_t level_of[most_light + 1];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static double light(double level) {
  return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4);
}

static void fill(void) {
  for (int level = 0; level < 256; level++) {
    light_of[level] = (uint16_t)(light(level / 255.0) * most_light + 0.5);
  }
  // A light becomes the nearest level: the change is in the middle of two, as the curve has it.
  int level = 0;
  for (int value = 0; value <= most_light; value++) {
    while (level < 255 && value >= light((level + 0.5) / 255.0) * most_light) level++;
    level_of[value] = (uint8_t)level;
  }
}

void still_linear_sum(const uint32_t *pixels, ptrdiff_t count, uint32_t *sums) {
  pthread_once(&once, fill);
  for (ptrdiff_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index], alpha = pixel >> 24;
    uint32_t *sum = sums + 4 * index;
    sum[3] += alpha;
    if (alpha == 255) {
      sum[0] += light_of[pixel >> 16 & 255];
      sum[1] += light_of[pixel >> 8 & 255];
      sum[2] += light_of[pixel & 255];
    } else if (alpha > 0) {
      for (int component = 0; component < 3; component++) {
        uint32_t level = ((pixel >> (16 - 8 * component) & 255) * 255 + alpha / 2) / alpha;
        sum[component] += (light_of[level < 255 ? level : 255] * alpha + 127) / 255;
      }
    }
  }
}

void still_linear_mean(
  const uint32_t *sums, ptrdiff_t count, uint32_t pictures, uint32_t *pixels) {
  pthread_once(&once, fill);
  for (ptrdiff_t index = 0; index < count; index++) {
    const uint32_t *sum = sums + 4 * index;
    uint32_t alpha = (sum[3] + pictures / 2) / pictures;
    uint32_t pixel = alpha << 24;
    for (int component = 0; component < 3 && sum[3] > 0; component++) {
      // Light is multiplied by alpha, as it was summed.
      uint64_t value = ((uint64_t)sum[component] * 255 + sum[3] / 2) / sum[3];
      uint32_t level = level_of[value < most_light ? value : most_light];
      pixel |= (level * alpha + 127) / 255 << (16 - 8 * component);
    }
    pixels[index] = pixel;
  }
}

static uint32_t mixed(uint32_t below, uint32_t above, uint32_t share) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t a = below >> shift & 255, b = above >> shift & 255;
    result |= (a * (256 - share) + b * share + 128) >> 8 << shift;
  }
  return result;
}

static int compare(const void *a, const void *b) {
  uint32_t one = *(const uint32_t *)a, other = *(const uint32_t *)b;
  return one < other ? -1 : one > other;
}

uint32_t still_most_frequent(const uint32_t *pixels, ptrdiff_t count) {
  enum { most_samples = 4096 };
  uint32_t samples[most_samples];
  ptrdiff_t step = count / most_samples + 1, sample_count = 0;
  for (ptrdiff_t index = 0; index < count; index += step) samples[sample_count++] = pixels[index];
  qsort(samples, (size_t)sample_count, sizeof *samples, compare);
  uint32_t result = 0;
  ptrdiff_t longest = 0;
  for (ptrdiff_t start = 0; start < sample_count;) {
    ptrdiff_t end = start;
    while (end < sample_count && samples[end] == samples[start]) end++;
    if (end - start > longest) {
      longest = end - start;
      result = samples[start];
    }
    start = end;
  }
  return result;
}

/// Returns the background behind moving content: the color of most of the picture if it is ever seen here, otherwise
/// the most frequent color, and among equals the last.
static uint32_t ground_of(
  const uint32_t *column, int32_t count, ptrdiff_t width, uint32_t usual) {
  uint32_t ground = usual;
  int most = 0;
  for (int32_t one = count - 1; one >= 0; one--) {
    uint32_t pixel = column[one * width];
    if (pixel == usual) return usual;
    int times = 0;
    for (int32_t other = 0; other < count; other++) times += column[other * width] == pixel;
    if (times > most) {
      most = times;
      ground = pixel;
    }
  }
  return ground;
}

void still_onion_row(
  const uint32_t *rows, int32_t count, ptrdiff_t width, uint32_t usual, uint32_t *result) {
  for (ptrdiff_t x = 0; x < width; x++) {
    uint32_t ground = ground_of(rows + x, count, width, usual);
    uint32_t pixel = ground;
    for (int32_t one = 0; one < count; one++) {
      uint32_t other = rows[one * width + x];
      // From a quarter to all of it.
      uint32_t share = count > 1 ? 64 + (uint32_t)(192 * one / (count - 1)) : 256;
      if (other != ground) pixel = mixed(pixel, other, share);
    }
    result[x] = pixel;
  }
}
