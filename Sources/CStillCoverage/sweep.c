#include "outline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// From the top row to the bottom one, with the edges that pass through a row. A row is cut into bands at the ends of edges
// and where they cross, so that in a band they keep their order from left to right: those at which inside begins or ends
// bound trapezoids, whose areas are added up pixel by pixel.

/// Edges that are out of order by less, in pixels, do not cross; nor is a band cut that is lower.
static const double fineness = 1.0 / 1024;
enum {
  /// Times that a row is cut because edges cross; beyond, those that do count as not crossing.
  most_crossings = 512,
  /// Edges times bands of a row, beyond which it is cut into equal bands.
  most_work = 1 << 18,
  equal_bands = 16,
};

/// A part of an edge in a band.
typedef struct {
  /// At the band's upper and lower side.
  double upper, lower;
  int direction;
  int edge;
} part;

typedef struct {
  const StillOutline *outline;
  int width, height, flags;
  /// The edges by their first row.
  int *order;
  /// Those that pass through the row at hand, about from left to right.
  int *active;
  int active_count;
  part *parts;
  double *events;
  /// What each pixel adds to the cover of those right of it and its own; clear between rows.
  double *steps;
  /// A bit for each pixel with a step.
  uint64_t *touched;
  uint8_t *cover;
  int crossings;
} sweep;

static inline void add_step(sweep *s, int x, double step) {
  s->steps[x] += step;
  s->touched[x >> 6] |= (uint64_t)1 << (x & 63);
}

/// Adds what lies right of a line that goes from `left` to `right` while it gets `height` lower.
static void add_line(sweep *s, double left, double right, double height) {
  if (left > right) {
    double other = left;
    left = right;
    right = other;
  }
  if (left >= s->width) return;
  if (right <= 0) {
    add_step(s, 0, height);
    return;
  }
  if (left < 0) {
    double outside = height * (-left / (right - left));
    add_step(s, 0, outside);
    height -= outside;
    left = 0;
  }
  if (right > s->width) {
    height -= height * ((right - s->width) / (right - left));
    right = s->width;
  }
  int first = (int)left, last = (int)ceil(right) - 1;
  if (last <= first) {
    double share = (left + right) / 2 - first;
    add_step(s, first, height * (1 - share));
    add_step(s, first + 1, height * share);
    return;
  }
  double slope = height / (right - left);
  double covered = slope * (first + 1 - left) * (first + 1 - left) / 2;
  add_step(s, first, covered);
  for (int x = first + 1; x < last; x++) {
    double next = slope * (x + 0.5 - left);
    add_step(s, x, next - covered);
    covered = next;
  }
  double next = height - slope * (right - last) * (right - last) / 2;
  add_step(s, last, next - covered);
  add_step(s, last + 1, height - next);
}

/// Where an edge is at a height.
static inline double x_at(const edge *e, double y) {
  if (y <= e->y0) return e->x0;
  if (y >= e->y1) return e->x1;
  double x = e->x0 + (y - e->y0) * e->slope;
  // A nearly level edge would be left by rounding.
  double low = e->x0 < e->x1 ? e->x0 : e->x1, high = e->x0 < e->x1 ? e->x1 : e->x0;
  return x < low ? low : x > high ? high : x;
}

static inline double middle(const part *p) { return p->upper + p->lower; }

static int compare(const void *a, const void *b) {
  double x = middle(a), y = middle(b);
  if (x != y) return x < y ? -1 : 1;
  return ((const part *)a)->edge - ((const part *)b)->edge;
}

/// From left to right; they mostly are.
static void sort(part *parts, int count) {
  long patience = 8L * count + 64;
  for (int i = 1; i < count; i++) {
    part moved = parts[i];
    int j = i;
    while (j > 0 && middle(&parts[j - 1]) > middle(&moved)) {
      parts[j] = parts[j - 1];
      j--;
    }
    parts[j] = moved;
    patience -= i - j;
    if (patience < 0) {
      qsort(parts, (size_t)count, sizeof *parts, compare);
      return;
    }
  }
}

static inline bool is_inside(int winding, int flags) {
  return (flags & STILL_EVEN_ODD) != 0 ? (winding & 1) != 0 : winding != 0;
}

/// The parts of edges between two heights, from left to right.
static int collect(sweep *s, double upper, double lower) {
  double half = (upper + lower) / 2;
  int count = 0;
  for (int i = 0; i < s->active_count; i++) {
    const edge *e = &s->outline->edges[s->active[i]];
    if (e->y0 > half || e->y1 <= half) continue;
    s->parts[count++] = (part){x_at(e, upper), x_at(e, lower), e->direction, s->active[i]};
  }
  sort(s->parts, count);
  return count;
}

/// How far down in a band the first of its edges cross; its height where none do that can be told from its ends.
static double first_crossing(const part *parts, int count, double height) {
  const double least = fineness / 4;
  double first = height;
  for (int i = 1; i < count; i++) {
    double before = parts[i].upper - parts[i - 1].upper, after = parts[i].lower - parts[i - 1].lower;
    if (before >= -fineness && after >= -fineness) continue;
    if ((before > 0) == (after > 0)) continue;
    double crossing = before / (before - after) * height;
    if (crossing < first && crossing > least && height - crossing > least) first = crossing;
  }
  return first;
}

static void add_band(sweep *s, double upper, double lower) {
  while (upper < lower) {
    double end = lower;
    int count = collect(s, upper, end);
    // Only as far down as edges keep their order; what is below comes next.
    while (end - upper > fineness && s->crossings < most_crossings) {
      double height = first_crossing(s->parts, count, end - upper);
      if (height >= end - upper) break;
      s->crossings++;
      end = upper + height;
      count = collect(s, upper, end);
    }
    int winding = 0;
    for (int i = 0; i < count; i++) {
      bool was = is_inside(winding, s->flags);
      winding += s->parts[i].direction;
      bool is = is_inside(winding, s->flags);
      if (is != was) add_line(s, s->parts[i].upper, s->parts[i].lower, is ? end - upper : upper - end);
    }
    // The next band's edges are about in this order.
    if (count == s->active_count) {
      for (int i = 0; i < count; i++) s->active[i] = s->parts[i].edge;
    }
    upper = end;
  }
}

/// Covers the pixels whose centres are inside.
static void add_centers(sweep *s, double y) {
  int count = collect(s, y, y), winding = 0;
  for (int i = 0; i < count; i++) {
    bool was = is_inside(winding, s->flags);
    winding += s->parts[i].direction;
    bool is = is_inside(winding, s->flags);
    double first = ceil(s->parts[i].upper - 0.5);
    if (is != was && first < s->width) add_step(s, first > 0 ? (int)first : 0, is ? 1 : -1);
  }
}

static int compare_numbers(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static void add_row(sweep *s, int row) {
  if ((s->flags & STILL_ALIASED) != 0) {
    add_centers(s, row + 0.5);
    return;
  }
  int count = 0;
  for (int i = 0; i < s->active_count; i++) {
    const edge *e = &s->outline->edges[s->active[i]];
    if (e->y0 > row) s->events[count++] = e->y0;
    if (e->y1 < row + 1) s->events[count++] = e->y1;
  }
  s->crossings = 0;
  if ((long)count * s->active_count > most_work) {
    s->crossings = most_crossings;
    for (int band = 0; band < equal_bands; band++) {
      add_band(s, row + (double)band / equal_bands, row + (double)(band + 1) / equal_bands);
    }
    return;
  }
  if (count > 1) qsort(s->events, (size_t)count, sizeof *s->events, compare_numbers);
  double upper = row;
  for (int i = 0; i < count; i++) {
    if (s->events[i] <= upper) continue;
    add_band(s, upper, s->events[i]);
    upper = s->events[i];
  }
  add_band(s, upper, row + 1);
}

/// A share as cover. Halves and other exact shares lie a little above where rounding begins, whatever they were summed from.
static inline uint8_t cover_of(double share) {
  double cover = share * 255 + 0.5001;
  return cover >= 255 ? 255 : cover <= 0 ? 0 : (uint8_t)cover;
}

/// Gives the row's cover away and clears it.
static void finish_row(sweep *s, int row, const target *target) {
  double share = 0;
  // The pixels from here to the next step are all covered alike.
  int next = 0;
  int words = (s->width + 2 + 63) / 64;
  for (int word = 0; word < words; word++) {
    uint64_t bits = s->touched[word];
    s->touched[word] = 0;
    while (bits != 0) {
      int first = word * 64 + __builtin_ctzll(bits);
      uint64_t run = bits >> (first & 63);
      // Of the pixels with a step, those that follow each other.
      int length = ~run == 0 ? 64 : __builtin_ctzll(~run);
      int end = first + length;
      bits = (first & 63) + length >= 64 ? 0 : bits & ~(uint64_t)0 << ((first & 63) + length);
      uint8_t alike = cover_of(share);
      if (first > next && alike != 0 && next < s->width) {
        target->fill(target, row, next, (first < s->width ? first : s->width) - next, alike);
      }
      for (int x = first; x < end; x++) {
        share += s->steps[x];
        s->steps[x] = 0;
        s->cover[x] = cover_of(share);
      }
      if (first < s->width) {
        target->put(target, row, first, (end < s->width ? end : s->width) - first, s->cover + first);
      }
      next = end;
    }
  }
  uint8_t alike = cover_of(share);
  if (next < s->width && alike != 0) target->fill(target, row, next, s->width - next, alike);
}

/// Sorts the edges by their first row.
static bool sort_edges(sweep *s) {
  const StillOutline *outline = s->outline;
  int *starts = calloc((size_t)s->height + 1, sizeof *starts);
  if (starts == NULL) return false;
  for (size_t i = 0; i < outline->count; i++) starts[outline->edges[i].row + 1]++;
  for (int row = 0; row < s->height; row++) starts[row + 1] += starts[row];
  for (size_t i = 0; i < outline->count; i++) s->order[starts[outline->edges[i].row]++] = (int)i;
  free(starts);
  return true;
}

bool still_sweep(const StillOutline *outline, int flags, const target *target) {
  if (outline->count == 0) return true;
  sweep s = {
    .outline = outline, .flags = flags, .width = outline->area.maxX - outline->area.minX,
    .height = outline->area.maxY - outline->area.minY,
  };
  size_t count = outline->count, room = (size_t)s.width + 2, words = (room + 63) / 64;
  if (count > INT32_MAX) return false;
  // One block, the widest numbers first.
  size_t size = count * sizeof(part) + 2 * count * sizeof(double) + room * sizeof(double) + words * sizeof(uint64_t)
    + 2 * count * sizeof(int) + room;
  char *memory = malloc(size), *free_memory = memory;
  if (memory == NULL) return false;
  s.parts = (part *)free_memory;
  free_memory += count * sizeof(part);
  s.events = (double *)free_memory;
  free_memory += 2 * count * sizeof(double);
  s.steps = (double *)free_memory;
  free_memory += room * sizeof(double);
  s.touched = (uint64_t *)free_memory;
  free_memory += words * sizeof(uint64_t);
  s.order = (int *)free_memory;
  free_memory += count * sizeof(int);
  s.active = (int *)free_memory;
  free_memory += count * sizeof(int);
  s.cover = (uint8_t *)free_memory;
  memset(s.steps, 0, room * sizeof(double) + words * sizeof(uint64_t));
  if (!sort_edges(&s)) {
    free(memory);
    return false;
  }
  size_t begun = 0;
  for (int row = outline->edges[s.order[0]].row; row < s.height; row++) {
    int kept = 0;
    for (int i = 0; i < s.active_count; i++) {
      if (outline->edges[s.active[i]].y1 > row) s.active[kept++] = s.active[i];
    }
    s.active_count = kept;
    while (begun < count && outline->edges[s.order[begun]].row <= row) {
      s.active[s.active_count++] = s.order[begun++];
    }
    if (s.active_count > 0) {
      add_row(&s, row);
      finish_row(&s, row, target);
    } else if (begun < count) {
      row = outline->edges[s.order[begun]].row - 1;
    } else {
      break;
    }
  }
  free(memory);
  return true;
}
