#include "CStillFilters.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  float red, green, blue, alpha;
} Color;

static float unit(float value) {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

/// The straight colour of a pixel that is not clear.
static Color straight(uint32_t pixel) {
  float alpha = (float)(pixel >> 24), factor = 1 / alpha;
  Color color = {
    unit((float)(pixel >> 16 & 255) * factor), unit((float)(pixel >> 8 & 255) * factor),
    unit((float)(pixel & 255) * factor), alpha / 255};
  return color;
}

static uint32_t byte_of(float value) {
  return (uint32_t)(value * 255 + 0.5f);
}

static uint32_t premultiplied(Color color) {
  return byte_of(color.alpha) << 24 | byte_of(color.red * color.alpha) << 16
         | byte_of(color.green * color.alpha) << 8 | byte_of(color.blue * color.alpha);
}

static float row(const float *m, Color c) {
  return unit(m[0] * c.red + m[1] * c.green + m[2] * c.blue + m[3] * c.alpha + m[4]);
}

void still_map_colors(
  uint32_t *pixels, ptrdiff_t count, const float *matrices, ptrdiff_t matrix_count) {
  // Neighbours are often alike.
  uint32_t last = 0, mapped = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    if (pixel == last) {
      pixels[i] = mapped;
      continue;
    }
    last = pixel;
    if (pixel >> 24 == 0) {
      mapped = 0;
    } else {
      Color color = straight(pixel);
      for (ptrdiff_t k = 0; k < matrix_count; k++) {
        const float *m = matrices + 20 * k;
        Color next = {row(m, color), row(m + 5, color), row(m + 10, color), row(m + 15, color)};
        color = next;
      }
      mapped = premultiplied(color);
    }
    pixels[i] = mapped;
  }
}

void still_threshold_alpha(
  uint32_t *pixels, ptrdiff_t count, float least, float most, uint32_t color) {
  for (ptrdiff_t i = 0; i < count; i++) {
    float alpha = (float)(pixels[i] >> 24) / 255;
    pixels[i] = alpha > 0 && alpha >= least && alpha <= most ? color : 0;
  }
}

void still_tint(
  uint32_t *pixels, const uint32_t *mask, ptrdiff_t count, StillMaterial material, float opacity) {
  const float *v = material.curve;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t cover = mask[i] >> 24;
    if (cover == 0) {
      pixels[i] = 0;
      continue;
    }
    float alpha = (float)cover / 255 * opacity;
    Color c = straight(pixels[i] | 0xFF000000u);
    float y = 0.2126f * c.red + 0.7152f * c.green + 0.0722f * c.blue, z = 1 - y;
    float curve =
      v[0] * z * z * z + 3 * v[1] * y * z * z + 3 * v[2] * y * y * z + v[3] * y * y * y;
    float rest = 1 - material.amount, tint = material.amount * curve + material.lift;
    c.red = unit(rest * (y + material.saturation * (c.red - y)) + tint);
    c.green = unit(rest * (y + material.saturation * (c.green - y)) + tint);
    c.blue = unit(rest * (y + material.saturation * (c.blue - y)) + tint);
    c.alpha = alpha;
    pixels[i] = premultiplied(c);
  }
}

void still_underlay(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], rest = 255 - (pixel >> 24);
    if (rest == 0) continue;
    uint32_t word = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t below = (color >> shift & 255) * rest;
      word |= ((pixel >> shift & 255) + (below + 127) / 255) << shift;
    }
    pixels[i] = word;
  }
}
