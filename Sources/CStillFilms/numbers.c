#include "CStillFilms.h"

#include <stdlib.h>
#include <string.h>

enum { slot_count = 2048, cell_side = 8, cells_along = 256 / cell_side, cell_count = 1 << 15 };

/// The colours of a palette that are nearest to something in a cell of 8 levels a side: a few.
typedef struct {
  /// In `candidates`; a count of 0: not looked for yet.
  uint32_t start, count;
} Cell;

struct StillColorMap {
  int32_t reds[256], greens[256], blues[256];
  int count, amplitude;
  uint32_t colors[256];
  /// By hash: the number of a colour of the palette plus 1; 0 for a free slot.
  uint16_t slots[slot_count];
  /// By 5 bits a component.
  Cell cells[cell_count];
  /// Numbers of colours, ascending in each cell.
  uint8_t *candidates;
  size_t candidate_count, candidate_room;
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

void still_color_map_free(StillColorMap *map) {
  if (map) free(map->candidates);
  free(map);
}

static int32_t squared(int32_t value) { return value * value; }

/// The least and the largest squared distance of a level to those from `low` on in a cell.
static int32_t least_gap(int32_t level, int32_t low) {
  int32_t high = low + cell_side - 1;
  return level < low ? squared(low - level) : level > high ? squared(level - high) : 0;
}

static int32_t largest_gap(int32_t level, int32_t low) {
  int32_t high = low + cell_side - 1;
  return squared(high - level > level - low ? high - level : level - low);
}

/// Finds the colours that are as near to some place of a cell as any is: those that are not further from its nearest place than
/// some other one is from its furthest. False when there is no memory.
static int fill_cell(StillColorMap *map, Cell *cell, int32_t red, int32_t green, int32_t blue) {
  if (map->candidate_room - map->candidate_count < 256) {
    size_t room = 2 * map->candidate_room + 4096;
    uint8_t *candidates = realloc(map->candidates, room);
    if (!candidates) return 0;
    map->candidates = candidates;
    map->candidate_room = room;
  }
  int32_t limit = INT32_MAX;
  for (int index = 0; index < map->count; index++) {
    int32_t gap = largest_gap(map->reds[index], red) + largest_gap(map->greens[index], green)
                  + largest_gap(map->blues[index], blue);
    if (gap < limit) limit = gap;
  }
  cell->start = (uint32_t)map->candidate_count;
  for (int index = 0; index < map->count; index++) {
    int32_t gap = least_gap(map->reds[index], red) + least_gap(map->greens[index], green)
                  + least_gap(map->blues[index], blue);
    if (gap <= limit) map->candidates[map->candidate_count++] = (uint8_t)index;
  }
  cell->count = (uint32_t)(map->candidate_count - cell->start);
  return 1;
}

/// The number of the nearest colour, the first of them when several are.
static int nearest(StillColorMap *map, int32_t red, int32_t green, int32_t blue) {
  int32_t r = red / cell_side, g = green / cell_side, b = blue / cell_side;
  Cell *cell = map->cells + (r * cells_along + g) * cells_along + b;
  if (!cell->count && !fill_cell(map, cell, r * cell_side, g * cell_side, b * cell_side)) return 0;
  int32_t least = INT32_MAX;
  int best = 0;
  const uint8_t *candidates = map->candidates + cell->start;
  for (uint32_t place = 0; place < cell->count; place++) {
    int index = candidates[place];
    int32_t gap = squared(map->reds[index] - red) + squared(map->greens[index] - green)
                  + squared(map->blues[index] - blue);
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
  return nearest(
    map, bounded((int32_t)(color >> 16 & 255) + shift), bounded((int32_t)(color >> 8 & 255) + shift),
    bounded((int32_t)(color & 255) + shift));
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
