#include "CStillFilters.h"

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

void still_reorder(
  const uint8_t *source, uint8_t *target, ptrdiff_t count, const uint8_t *places) {
  for (ptrdiff_t index = 0; index < count; index++, source += 4, target += 4) {
    const uint8_t bytes[5] = {source[0], source[1], source[2], source[3], 255};
    for (int part = 0; part < 4; part++) target[part] = bytes[places[part]];
  }
}
