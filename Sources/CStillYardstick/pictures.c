#include "CStillYardstick.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void still_copy(const void *bytes, size_t count) {
  void *copy = malloc(count);
  if (copy == NULL) return;
  memcpy(copy, bytes, count);
  // So that the copy is not left out.
  __asm__ volatile("" : : "r"(copy) : "memory");
  free(copy);
}

void still_scale_to_half(const uint32_t *pixels, int width, int height) {
  cairo_surface_t *source = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_surface_t *target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width / 2, height / 2);
  cairo_t *context = cairo_create(target);
  cairo_scale(context, 0.5, 0.5);
  cairo_set_source_surface(context, source, 0, 0);
  // Pictures that shrink by more than a quarter go through the separable filter.
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
  cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
  cairo_paint(context);
  cairo_destroy(context);
  cairo_surface_destroy(target);
  cairo_surface_destroy(source);
}

/// The mean of the pixels around each, at most `reach` away, clear outside: `lines` lines side by side, whose
/// pixels are `step` words apart and which are 1 word apart.
static void mean(
    const uint8_t *from, uint8_t *to, int length, size_t step, int lines, int reach,
    uint32_t *sums) {
  const float share = 1.0f / (float)(2 * reach + 1);
  const int bytes = lines * 4;
  memset(sums, 0, (size_t)bytes * sizeof *sums);
  for (int i = 0; i < reach && i < length; i++) {
    const uint8_t *entering = from + (size_t)i * step * 4;
    for (int b = 0; b < bytes; b++) sums[b] += entering[b];
  }
  for (int i = 0; i < length; i++) {
    if (i + reach < length) {
      const uint8_t *entering = from + (size_t)(i + reach) * step * 4;
      for (int b = 0; b < bytes; b++) sums[b] += entering[b];
    }
    uint8_t *line = to + (size_t)i * step * 4;
    for (int b = 0; b < bytes; b++) line[b] = (uint8_t)((float)sums[b] * share + 0.5f);
    if (i >= reach) {
      const uint8_t *leaving = from + (size_t)(i - reach) * step * 4;
      for (int b = 0; b < bytes; b++) sums[b] -= leaving[b];
    }
  }
}

void still_blur_boxes(uint32_t *pixels, int width, int height, double deviation) {
  const int reach = (int)lround((sqrt(4 * deviation * deviation + 1) - 1) / 2);
  const size_t count = (size_t)width * (size_t)height;
  uint32_t *other = malloc(count * sizeof *other);
  uint32_t *sums = malloc((size_t)(width > height ? width : height) * 4 * sizeof *sums);
  if (other != NULL && sums != NULL) {
    uint32_t *from = pixels, *to = other;
    for (int pass = 0; pass < 6; pass++) {
      if (pass < 3) {
        mean((uint8_t *)from, (uint8_t *)to, height, (size_t)width, width, reach, sums);
      } else {
        for (int row = 0; row < height; row++) {
          const size_t start = (size_t)row * (size_t)width;
          mean((uint8_t *)(from + start), (uint8_t *)(to + start), width, 1, 1, reach, sums);
        }
      }
      uint32_t *swapped = from;
      from = to;
      to = swapped;
    }
  }
  free(sums);
  free(other);
}
