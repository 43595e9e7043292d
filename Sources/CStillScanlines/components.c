#include "CStillScanlines.h"

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
