#include "CStillFilters.h"

void still_take_alpha(const uint32_t *pixels, ptrdiff_t count, uint8_t *alphas) {
  for (ptrdiff_t i = 0; i < count; i++) alphas[i] = (uint8_t)(pixels[i] >> 24);
}

// Four channels in lanes of 16 bits, alpha in the highest.
static uint64_t lanes_of(uint32_t pixel) {
  return (pixel | (uint64_t)pixel << 24) & 0x00FF00FF00FF00FFu;
}

/// Every lane times `factor / 255`, rounded.
static uint64_t scaled(uint64_t lanes, uint64_t factor) {
  uint64_t product = lanes * factor + 0x0080008000800080u;
  return (product + (product >> 8 & 0x00FF00FF00FF00FFu)) >> 8 & 0x00FF00FF00FF00FFu;
}

void still_paint_cover(uint32_t *pixels, const uint8_t *cover, ptrdiff_t count, uint32_t color) {
  const uint64_t lanes = lanes_of(color);
  for (ptrdiff_t i = 0; i < count; i++) {
    if (cover[i] == 0) continue;
    uint64_t source = scaled(lanes, cover[i]);
    uint64_t sum = source + scaled(lanes_of(pixels[i]), 255 - (source >> 48));
    pixels[i] = (uint32_t)(sum | sum >> 24);
  }
}
