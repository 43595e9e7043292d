#include "CStillScanlines.h"

#include <string.h>

#include "pixels.h"

/// The number of pixels that are compared at once.
enum { PART = 1024 };

/// Where a colour is, or the free slot where it belongs.
static uint32_t slot_of(const StillColors *colors, uint32_t pixel) {
  uint32_t slot = pixel * 0x9E3779B1u >> 21;
  while (colors->slots[slot] && colors->colors[colors->slots[slot] - 1] != pixel) {
    slot = (slot + 1) & (STILL_COLOR_SLOTS - 1);
  }
  return slot;
}

/// Adds the colours of a part of a row, where each pixel counts that is not as the one before or above; 0 when they become too
/// many.
///
/// @param above The part above, or NULL.
/// @param alphas What of alpha all pixels have in common.
static int add_colors(
  StillColors *colors, const uint32_t *pixels, const uint32_t *above, ptrdiff_t count, uint32_t *alphas) {
  uint64_t known[PART / 64 + 1], like_above[PART / 64 + 1];
  still_compare_left(pixels, count, known);
  ptrdiff_t words = still_mask_words(count);
  if (above) {
    still_compare_pixels(pixels, above, count, like_above);
    for (ptrdiff_t word = 0; word < words; word++) known[word] |= like_above[word];
  }
  for (ptrdiff_t x = still_run_at(known, 0); x < count; x += 1 + still_run_at(known, x + 1)) {
    uint32_t pixel = pixels[x], slot = slot_of(colors, pixel);
    *alphas &= pixel;
    if (!colors->slots[slot]) {
      if (colors->count == STILL_MOST_COLORS) return 0;
      colors->colors[colors->count++] = pixel;
      colors->slots[slot] = (uint16_t)colors->count;
    }
  }
  return 1;
}

int still_find_colors(
  StillPixels picture, int has_above, StillColors *colors, int *is_opaque, uint8_t *repeats) {
  const uint32_t opaque = 0xFF000000;
  uint32_t alphas = opaque;
  int are_few = colors != NULL;
  for (ptrdiff_t y = 0; y < picture.height && (are_few || (is_opaque && alphas == opaque)); y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    // Rows like the one above are many, and compared at once.
    const uint32_t *above = y > 0 ? row - picture.stride : NULL;
    int repeats_above =
      (above || has_above) && memcmp(row, row - picture.stride, (size_t)picture.width * sizeof *row) == 0;
    if (repeats) repeats[y] = (uint8_t)repeats_above;
    if (repeats_above && above) continue;
    ptrdiff_t x = 0;
    while (are_few && x < picture.width) {
      ptrdiff_t count = picture.width - x < PART ? picture.width - x : PART;
      are_few = add_colors(colors, row + x, above ? above + x : NULL, count, &alphas);
      if (are_few) x += count;
    }
    for (; x < picture.width; x++) alphas &= row[x];
  }
  if (is_opaque) *is_opaque = alphas == opaque;
  return are_few;
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
