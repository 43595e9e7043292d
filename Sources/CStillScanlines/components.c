#include "CStillScanlines.h"

/// `component / alpha` of 255, rounded to nearest.
static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

void still_write_straight(StillPixels picture, uint8_t *components) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width; x++, components += 4) {
      uint32_t pixel = row[x], alpha = pixel >> 24;
      if (alpha == 0) {
        components[0] = components[1] = components[2] = components[3] = 0;
      } else {
        components[0] = straight(pixel >> 16 & 255, alpha);
        components[1] = straight(pixel >> 8 & 255, alpha);
        components[2] = straight(pixel & 255, alpha);
        components[3] = (uint8_t)alpha;
      }
    }
  }
}

void still_write_on_white(StillPixels picture, uint8_t *components) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width; x++, components += 3) {
      uint32_t pixel = row[x], rest = 255 - (pixel >> 24);
      uint32_t red = (pixel >> 16 & 255) + rest, green = (pixel >> 8 & 255) + rest;
      uint32_t blue = (pixel & 255) + rest;
      // Only a pixel whose colour exceeds its alpha, which no painter makes, is brighter than white.
      components[0] = (uint8_t)(red > 255 ? 255 : red);
      components[1] = (uint8_t)(green > 255 ? 255 : green);
      components[2] = (uint8_t)(blue > 255 ? 255 : blue);
    }
  }
}
