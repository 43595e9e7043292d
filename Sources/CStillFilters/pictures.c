#include "CStillFilters.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static uint32_t byte_of(float value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)(value + 0.5f);
}

int still_shrink(
  const uint32_t *source, int32_t width, int32_t height, uint32_t *target, int32_t columns,
  int32_t rows) {
  float *sums = malloc((size_t)columns * 4 * sizeof(float));
  if (!sums) return 0;
  const double across = (double)width / columns, down = (double)height / rows;
  for (int32_t row = 0; row < rows; row++) {
    const double top = row * down, bottom = row + 1 == rows ? height : (row + 1) * down;
    memset(sums, 0, (size_t)columns * 4 * sizeof(float));
    for (int32_t y = (int32_t)top; y < bottom && y < height; y++) {
      const double from = y > top ? y : top, to = y + 1 < bottom ? y + 1 : bottom;
      const float high = (float)((to - from) / down);
      if (high <= 0) continue;
      const uint32_t *line = source + (ptrdiff_t)y * width;
      for (int32_t column = 0; column < columns; column++) {
        const double left = column * across;
        const double right = column + 1 == columns ? width : (column + 1) * across;
        float a = 0, r = 0, g = 0, b = 0;
        for (int32_t x = (int32_t)left; x < right && x < width; x++) {
          const double start = x > left ? x : left, end = x + 1 < right ? x + 1 : right;
          const float wide = (float)(end - start);
          const uint32_t pixel = line[x];
          a += wide * (float)(pixel >> 24);
          r += wide * (float)(pixel >> 16 & 255);
          g += wide * (float)(pixel >> 8 & 255);
          b += wide * (float)(pixel & 255);
        }
        const float weight = high / (float)across;
        float *sum = sums + (ptrdiff_t)column * 4;
        sum[0] += weight * a;
        sum[1] += weight * r;
        sum[2] += weight * g;
        sum[3] += weight * b;
      }
    }
    uint32_t *result = target + (ptrdiff_t)row * columns;
    for (int32_t column = 0; column < columns; column++) {
      const float *sum = sums + (ptrdiff_t)column * 4;
      result[column] =
        byte_of(sum[0]) << 24 | byte_of(sum[1]) << 16 | byte_of(sum[2]) << 8 | byte_of(sum[3]);
    }
  }
  free(sums);
  return 1;
}

void still_turn(
  const uint32_t *source, int32_t width, int32_t height, uint32_t *target, int32_t target_width,
  StillTurn turn) {
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < width; x++) {
      const ptrdiff_t column = turn.xx * x + turn.xy * y + turn.x;
      const ptrdiff_t row = turn.yx * x + turn.yy * y + turn.y;
      target[row * target_width + column] = source[y * width + x];
    }
  }
}

void still_premultiply(uint32_t *pixels, ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index++) {
    const uint32_t pixel = pixels[index], alpha = pixel >> 24;
    if (alpha == 255) continue;
    const uint32_t r = ((pixel >> 16 & 255) * alpha + 127) / 255;
    const uint32_t g = ((pixel >> 8 & 255) * alpha + 127) / 255;
    const uint32_t b = ((pixel & 255) * alpha + 127) / 255;
    pixels[index] = alpha << 24 | r << 16 | g << 8 | b;
  }
}

void still_read_rgba(const uint8_t *source, uint32_t *target, ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index++, source += 4) {
    target[index] = (uint32_t)source[3] << 24 | (uint32_t)source[0] << 16
      | (uint32_t)source[1] << 8 | source[2];
  }
}
