#include "outline.h"

#include <string.h>

// Arithmetic on bytes is exact: what is painted through cover here has the bytes that it has elsewhere.

/// `value / 255`, rounded, for 0…65,025.
static inline uint32_t div255(uint32_t value) {
  uint32_t sum = value + 128;
  return (sum + (sum >> 8)) >> 8;
}

static const uint64_t lane = 0x00FF00FF00FF00FFu, half = 0x0080008000800080u;

// Four channels in lanes of 16 bits, alpha in the highest.
static inline uint64_t lanes_of(uint32_t pixel) { return (pixel | (uint64_t)pixel << 24) & lane; }

static inline uint32_t pixel_of(uint64_t lanes) { return (uint32_t)(lanes | lanes >> 24); }

static inline uint64_t divided(uint64_t product) { return (product + (product >> 8 & lane)) >> 8 & lane; }

static inline uint64_t scaled(uint64_t lanes, uint64_t factor) { return divided(lanes * factor + half); }

/// A colour, let through by cover, over a pixel. An opaque one is rounded once.
static inline uint32_t blended(uint64_t color, bool is_opaque, uint64_t cover, uint32_t pixel) {
  if (is_opaque) return pixel_of(divided(color * cover + lanes_of(pixel) * (255 - cover) + half));
  uint64_t source = scaled(color, cover);
  return pixel_of(source + scaled(lanes_of(pixel), 255 - (source >> 48)));
}

void still_cover_paint(uint32_t *pixels, const uint8_t *cover, ptrdiff_t count, uint32_t color) {
  const uint64_t lanes = lanes_of(color);
  if (color >> 24 == 255) {
    for (ptrdiff_t i = 0; i < count; i++) pixels[i] = blended(lanes, true, cover[i], pixels[i]);
  } else {
    for (ptrdiff_t i = 0; i < count; i++) pixels[i] = blended(lanes, false, cover[i], pixels[i]);
  }
}

static void paint_alike(uint32_t *pixels, uint8_t cover, ptrdiff_t count, uint32_t color) {
  const uint64_t lanes = lanes_of(color);
  bool is_opaque = color >> 24 == 255;
  if (!is_opaque || cover < 255) {
    for (ptrdiff_t i = 0; i < count; i++) pixels[i] = blended(lanes, is_opaque, cover, pixels[i]);
    return;
  }
  pixels[0] = color;
  for (ptrdiff_t done = 1; done < count; done *= 2) {
    ptrdiff_t more = done < count - done ? done : count - done;
    memcpy(pixels + done, pixels, (size_t)more * sizeof *pixels);
  }
}

void still_cover_multiply(uint8_t *cover, const uint8_t *other, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) cover[i] = (uint8_t)div255((uint32_t)cover[i] * other[i]);
}

static void scale_cover(uint8_t *cover, ptrdiff_t count, uint8_t factor) {
  for (ptrdiff_t i = 0; i < count; i++) cover[i] = (uint8_t)div255((uint32_t)cover[i] * factor);
}

/// The mean of two pixels, of the second as far as there is cover.
static inline uint32_t mixed(uint32_t pixel, uint32_t other, uint64_t cover) {
  return pixel_of(divided(lanes_of(other) * cover + lanes_of(pixel) * (255 - cover) + half));
}

void still_cover_over(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity) {
  for (ptrdiff_t i = 0; i < count; i++) {
    if (other[i] == 0 || cover[i] == 0) continue;
    // Most pixels of what is cut.
    if ((other[i] >> 24 & cover[i] & opacity) == 255) {
      pixels[i] = other[i];
      continue;
    }
    uint64_t source = scaled(lanes_of(other[i]), div255((uint32_t)cover[i] * opacity));
    pixels[i] = pixel_of(source + scaled(lanes_of(pixels[i]), 255 - (source >> 48)));
  }
}

void still_cover_mask(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t alpha = div255((other[i] >> 24) * opacity);
    pixels[i] = mixed(pixels[i], pixel_of(scaled(lanes_of(pixels[i]), alpha)), cover[i]);
  }
}

void still_cover_replace(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity) {
  for (ptrdiff_t i = 0; i < count; i++) {
    if (cover[i] == 0) continue;
    pixels[i] = (cover[i] & opacity) == 255
      ? other[i] : mixed(pixels[i], pixel_of(scaled(lanes_of(other[i]), opacity)), cover[i]);
  }
}

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
  paint_alike((uint32_t *)t->base + row * t->stride + x, cover, count, t->color);
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
    scale_cover(both, length, cover);
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
