#include "CStillScanlines.h"

#include <string.h>

int still_pixels_are_opaque(StillPixels picture) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    uint32_t alphas = 0xFF000000;
    for (ptrdiff_t x = 0; x < picture.width; x++) alphas &= row[x];
    if (alphas != 0xFF000000) return 0;
  }
  return 1;
}

/// Where a colour is, or the free slot where it belongs.
static uint32_t slot_of(const StillColors *colors, uint32_t pixel) {
  uint32_t slot = pixel * 0x9E3779B1u >> 21;
  while (colors->slots[slot] && colors->colors[colors->slots[slot] - 1] != pixel) {
    slot = (slot + 1) & (STILL_COLOR_SLOTS - 1);
  }
  return slot;
}

int still_find_colors(StillPixels picture, StillColors *colors) {
  memset(colors, 0, sizeof *colors);
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    // Rows like the one above are many, and compared at once.
    if (y > 0 && memcmp(row, row - picture.stride, (size_t)picture.width * sizeof *row) == 0) continue;
    uint32_t last = ~row[0];
    for (ptrdiff_t x = 0; x < picture.width; x++) {
      if (row[x] == last) continue;
      last = row[x];
      uint32_t slot = slot_of(colors, last);
      if (colors->slots[slot]) continue;
      if (colors->count == STILL_MOST_COLORS) return 0;
      colors->colors[colors->count++] = last;
      colors->slots[slot] = (uint16_t)colors->count;
    }
  }
  return 1;
}

void still_write_numbers(
  StillPixels picture, const StillColors *colors, const uint8_t *numbers, int bits,
  uint8_t *lines) {
  int per_byte = 8 / bits;
  ptrdiff_t length = 1 + (picture.width + per_byte - 1) / per_byte;
  memset(lines, 0, (size_t)(length * picture.height));
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    uint8_t *line = lines + y * length + 1;
    uint32_t last = ~row[0];
    uint8_t number = 0;
    for (ptrdiff_t x = 0; x < picture.width; x++) {
      if (row[x] != last) {
        last = row[x];
        number = numbers[colors->slots[slot_of(colors, last)] - 1];
      }
      if (per_byte == 1) {
        line[x] = number;
      } else {
        line[x / per_byte] |= (uint8_t)(number << (8 - bits - x % per_byte * bits));
      }
    }
  }
}
