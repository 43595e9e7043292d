#include "CStillFilms.h"

#include <stdlib.h>
#include <string.h>

enum { slot_count = 2048, cell_count = 1 << 18 };

struct StillColorMap {
  int32_t reds[256], greens[256], blues[256];
  int count, amplitude;
  uint32_t colors[256];
  /// By hash: the number of a colour of the palette plus 1; 0 for a free slot.
  uint16_t slots[slot_count];
  /// By 6 bits a component: the number of the nearest colour plus 1; 0: not looked for yet.
  uint16_t cells[cell_count];
};

static uint32_t slot_of(const StillColorMap *map, uint32_t color) {
  uint32_t slot = color * 0x9E3779B1u >> 21;
  while (map->slots[slot] && map->colors[map->slots[slot] - 1] != color) {
    slot = (slot + 1) & (slot_count - 1);
  }
  return slot;
}

StillColorMap *still_color_map_make(const uint32_t *colors, int count, int amplitude) {
  StillColorMap *map = calloc(1, sizeof *map);
  if (!map) return NULL;
  map->count = count;
  map->amplitude = amplitude;
  for (int index = 0; index < count; index++) {
    map->colors[index] = colors[index];
    map->reds[index] = (int32_t)(colors[index] >> 16 & 255);
    map->greens[index] = (int32_t)(colors[index] >> 8 & 255);
    map->blues[index] = (int32_t)(colors[index] & 255);
    uint32_t slot = slot_of(map, colors[index]);
    if (!map->slots[slot]) map->slots[slot] = (uint16_t)(index + 1);
  }
  return map;
}

void still_color_map_free(StillColorMap *map) { free(map); }

static int nearest(const StillColorMap *map, int32_t red, int32_t green, int32_t blue) {
  int32_t least = INT32_MAX;
  int best = 0;
  for (int index = 0; index < map->count; index++) {
    int32_t r = map->reds[index] - red, g = map->greens[index] - green, b = map->blues[index] - blue;
    int32_t gap = r * r + g * g + b * b;
    if (gap < least) {
      least = gap;
      best = index;
    }
  }
  return best;
}

/// Where each of 64 places stands between dark and light: Bayer's order of 8 by 8.
static int order(ptrdiff_t x, ptrdiff_t y) {
  int value = 0, mixed = (int)(x ^ y);
  for (int bit = 0; bit < 3; bit++) {
    value = value << 2 | (mixed >> bit & 1) << 1 | (int)(y >> bit & 1);
  }
  return value;
}

static int32_t bounded(int32_t level) { return level < 0 ? 0 : level > 255 ? 255 : level; }

static int nearest_number(StillColorMap *map, uint32_t color, int32_t shift) {
  uint32_t red = (uint32_t)bounded((int32_t)(color >> 16 & 255) + shift);
  uint32_t green = (uint32_t)bounded((int32_t)(color >> 8 & 255) + shift);
  uint32_t blue = (uint32_t)bounded((int32_t)(color & 255) + shift);
  uint32_t cell = (red >> 2) << 12 | (green >> 2) << 6 | blue >> 2;
  if (!map->cells[cell]) {
    // The middle of the cell, or nearly.
    int found = nearest(
      map, (int32_t)(red & ~3u) + 2, (int32_t)(green & ~3u) + 2, (int32_t)(blue & ~3u) + 2);
    map->cells[cell] = (uint16_t)(found + 1);
  }
  return map->cells[cell] - 1;
}

/// A colour on black without the alpha that it is multiplied by; -1: it lets more than a half through.
static int64_t shown(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha < 128) return -1;
  uint32_t color = 0xFF;
  for (int shift = 16; shift >= 0; shift -= 8) {
    uint32_t level = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
    color = color << 8 | (level > 255 ? 255 : level);
  }
  return color;
}

void still_map_colors_to_numbers(
  StillColorMap *map, StillFilmPixels picture, const StillFilmPixels *previous, int clear,
  ptrdiff_t left, ptrdiff_t top, uint8_t *numbers) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    const uint32_t *before = previous ? previous->pixels + y * previous->stride : NULL;
    int32_t shifts[8];
    for (int x = 0; x < 8; x++) {
      shifts[x] = (2 * order(left + x, top + y) - 63) * map->amplitude / 128;
    }
    int64_t last = -1;
    int exact = 0;
    for (ptrdiff_t x = 0; x < picture.width; x++) {
      int64_t color = before && row[x] == before[x] ? -1 : shown(row[x]);
      if (color < 0) {
        *numbers++ = (uint8_t)clear;
        continue;
      }
      if (color != last) {
        last = color;
        exact = map->slots[slot_of(map, (uint32_t)color)];
      }
      *numbers++ = (uint8_t)(
        exact ? exact - 1 : nearest_number(map, (uint32_t)color, shifts[x & 7]));
    }
  }
}
