#include "pixels.h"

#include <string.h>
#include <wchar.h>

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

// Channels of two pixels beside each other, which every processor multiplies at once.
typedef uint8_t channels __attribute__((vector_size(8)));
typedef uint16_t wide __attribute__((vector_size(16)));

static inline wide widened(const void *pixels) {
  channels narrow;
  memcpy(&narrow, pixels, sizeof narrow);
  return __builtin_convertvector(narrow, wide);
}

static inline void store(uint32_t *pixels, wide values) {
  channels narrow = __builtin_convertvector(values, channels);
  memcpy(pixels, &narrow, sizeof narrow);
}

static inline wide divided_wide(wide product) { return (product + (product >> 8)) >> 8; }

static inline wide twice(uint32_t color) { return widened((uint32_t[]){color, color}); }

/// The cover of two pixels, for each of their channels.
static inline wide spread(uint8_t first, uint8_t second) {
  uint16_t a = first, b = second;
  return (wide){a, a, a, a, b, b, b, b};
}

static inline wide alpha_of(wide pixels) { return __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7); }

static void paint(uint32_t *pixels, const uint8_t *cover, ptrdiff_t count, uint32_t color) {
  const uint64_t lanes = lanes_of(color);
  const wide source = twice(color);
  bool is_opaque = color >> 24 == 255;
  ptrdiff_t i = 0;
  if (is_opaque) {
    for (; i + 2 <= count; i += 2) {
      wide share = spread(cover[i], cover[i + 1]);
      store(pixels + i, divided_wide(source * share + widened(pixels + i) * (255 - share) + 128));
    }
  } else {
    for (; i + 2 <= count; i += 2) {
      wide above = divided_wide(source * spread(cover[i], cover[i + 1]) + 128);
      store(pixels + i, above + divided_wide(widened(pixels + i) * (255 - alpha_of(above)) + 128));
    }
  }
  if (i < count) pixels[i] = blended(lanes, is_opaque, cover[i], pixels[i]);
}

void still_cover_paint(uint32_t *pixels, const uint8_t *cover, ptrdiff_t count, uint32_t color) {
  paint(pixels, cover, count, color);
}

void still_spans_paint(
    uint32_t *pixels, ptrdiff_t stride, const StillInkSpan *spans, const uint8_t *cover, int rows,
    int left, int right, uint32_t color) {
  for (int row = 0; row < rows; row++) {
    int start = spans[row].start > left ? spans[row].start : left;
    int end = spans[row].end < right ? spans[row].end : right;
    if (start < end) {
      paint(pixels + row * stride + start - left, cover + spans[row].offset + start - spans[row].start, end - start, color);
    }
  }
}

void still_pixels_fill(uint32_t *pixels, ptrdiff_t count, uint32_t value) {
  // The C library's own loop: as fast as memory, and in debug builds too.
  _Static_assert(sizeof(wchar_t) == sizeof *pixels, "as on Linux");
  wmemset((wchar_t *)pixels, (wchar_t)value, (size_t)count);
}

void still_pixels_over(uint32_t *pixels, ptrdiff_t count, uint32_t color) { still_paint_alike(pixels, 255, count, color); }

void still_paint_alike(uint32_t *pixels, uint8_t cover, ptrdiff_t count, uint32_t color) {
  if (color >> 24 == 255 && cover == 255) {
    still_pixels_fill(pixels, count, color);
    return;
  }
  const uint64_t lanes = lanes_of(color);
  const wide source = twice(color);
  bool is_opaque = color >> 24 == 255;
  const wide share = spread(cover, cover);
  const wide above = is_opaque ? source * share + 128 : divided_wide(source * share + 128);
  const wide rest = 255 - (is_opaque ? share : alpha_of(above));
  ptrdiff_t i = 0;
  if (is_opaque) {
    for (; i + 2 <= count; i += 2) store(pixels + i, divided_wide(above + widened(pixels + i) * rest));
  } else {
    for (; i + 2 <= count; i += 2) store(pixels + i, above + divided_wide(widened(pixels + i) * rest + 128));
  }
  if (i < count) pixels[i] = blended(lanes, is_opaque, cover, pixels[i]);
}

enum { block = 8 };

typedef struct {
  bool isOpaque, isClear;
} block_kind;

static inline block_kind kind_of(const uint32_t *pixels) {
  uint64_t pairs[block / 2];
  memcpy(pairs, pixels, sizeof pairs);
  const uint64_t alphas = 0xFF000000FF000000u;
  uint64_t all = pairs[0] & pairs[1] & pairs[2] & pairs[3], any = pairs[0] | pairs[1] | pairs[2] | pairs[3];
  return (block_kind){.isOpaque = (all & alphas) == alphas, .isClear = any == 0};
}

static inline void lay_two(uint32_t *pixels, const uint32_t *other) {
  wide above = widened(other);
  store(pixels, above + divided_wide(widened(pixels) * (255 - alpha_of(above)) + 128));
}

static inline uint32_t laid(uint32_t pixel, uint32_t other, uint64_t opacity) {
  uint64_t source = scaled(lanes_of(other), opacity);
  return pixel_of(source + scaled(lanes_of(pixel), 255 - (source >> 48)));
}

static void lay_faded(uint32_t *pixels, const uint32_t *other, ptrdiff_t count, uint8_t opacity) {
  const wide share = spread(opacity, opacity);
  ptrdiff_t i = 0;
  for (; i + 2 <= count; i += 2) {
    wide above = divided_wide(widened(other + i) * share + 128);
    store(pixels + i, above + divided_wide(widened(pixels + i) * (255 - alpha_of(above)) + 128));
  }
  if (i < count) pixels[i] = laid(pixels[i], other[i], opacity);
}

void still_pixels_lay(uint32_t *pixels, const uint32_t *other, ptrdiff_t count, uint8_t opacity) {
  if (opacity < 255) {
    lay_faded(pixels, other, count, opacity);
    return;
  }
  ptrdiff_t i = 0;
  while (i + block <= count) {
    // Opaque pixels are copied, which the C library does at the speed of memory.
    ptrdiff_t end = i;
    while (end + block <= count && kind_of(other + end).isOpaque) end += block;
    if (end > i) memcpy(pixels + i, other + i, (size_t)(end - i) * sizeof *pixels);
    i = end;
    for (block_kind kind; i + block <= count && !(kind = kind_of(other + i)).isOpaque; i += block) {
      if (kind.isClear) continue;
      for (int k = 0; k < block; k += 2) lay_two(pixels + i + k, other + i + k);
    }
  }
  for (; i < count; i++) pixels[i] = laid(pixels[i], other[i], 255);
}

void still_cover_multiply(uint8_t *cover, const uint8_t *other, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) cover[i] = (uint8_t)div255((uint32_t)cover[i] * other[i]);
}

void still_scale_cover(uint8_t *cover, ptrdiff_t count, uint8_t factor) {
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
