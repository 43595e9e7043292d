#include "pixels.h"

#include <string.h>

static void put_cover(const target *t, int row, int x, int count, const uint8_t *cover) {
  memcpy((uint8_t *)t->base + row * t->stride + x, cover, (size_t)count);
}

static void fill_cover(const target *t, int row, int x, int count, uint8_t cover) {
  memset((uint8_t *)t->base + row * t->stride + x, cover, (size_t)count);
}

static void put_color(const target *t, int row, int x, int count, const uint8_t *cover) {
  still_cover_paint((uint32_t *)t->base + row * t->stride + x, cover, count, t->color);
}

static void fill_color(const target *t, int row, int x, int count, uint8_t cover) {
  still_paint_alike((uint32_t *)t->base + row * t->stride + x, cover, count, t->color);
}

/// Pixels at a time, with cover that is masked.
enum { chunk = 512 };

static void put_masked(const target *t, int row, int x, int count, const uint8_t *cover) {
  uint8_t both[chunk];
  for (int done = 0; done < count; done += chunk) {
    int length = count - done < chunk ? count - done : chunk;
    memcpy(both, cover + done, (size_t)length);
    still_cover_multiply(both, t->mask + row * t->mask_stride + x + done, length);
    put_color(t, row, x + done, length, both);
  }
}

static void fill_masked(const target *t, int row, int x, int count, uint8_t cover) {
  uint8_t both[chunk];
  for (int done = 0; done < count; done += chunk) {
    int length = count - done < chunk ? count - done : chunk;
    memcpy(both, t->mask + row * t->mask_stride + x + done, (size_t)length);
    still_scale_cover(both, length, cover);
    put_color(t, row, x + done, length, both);
  }
}

bool still_outline_cover(StillOutline *outline, int flags, uint8_t *cover, ptrdiff_t stride) {
  still_outline_close(outline);
  if (outline->hasFailed) return false;
  size_t width = (size_t)(outline->area.maxX - outline->area.minX);
  for (int row = 0; row < outline->area.maxY - outline->area.minY; row++) memset(cover + row * stride, 0, width);
  target target = {.put = put_cover, .fill = fill_cover, .base = cover, .stride = stride};
  return still_sweep(outline, flags, &target);
}

bool still_outline_paint(
    StillOutline *outline, int flags, uint32_t color, uint32_t *pixels, ptrdiff_t stride,
    const uint8_t *mask, ptrdiff_t maskStride) {
  still_outline_close(outline);
  if (outline->hasFailed) return false;
  target target = {
    .put = mask != NULL ? put_masked : put_color, .fill = mask != NULL ? fill_masked : fill_color,
    .base = pixels, .stride = stride, .color = color, .mask = mask, .mask_stride = maskStride,
  };
  return still_sweep(outline, flags, &target);
}
