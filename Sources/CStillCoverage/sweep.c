#include "rank.h"
#include "row.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// From the top row to the bottom one, with the edges that pass through a row. From left to right, they fall into groups:
// beside a group there is no edge, and what is right of it is the same all the way down, as what is left of it is.
// A group that is one line through the whole row is added as it is. Others are cut into bands at the ends of their edges
// and where these cross, so that in a band they keep their order: those at which inside begins or ends bound trapezoids,
// whose areas are added up pixel by pixel. Work grows with the edges of groups, not with those of the row.

/// Edges that are out of order by less, in pixels, do not cross; nor is a band cut that is lower.
static const double fineness = 1.0 / 1024;
enum {
  /// Times that a group is cut because edges cross; beyond, those that do count as not crossing.
  most_crossings = 512,
  /// Edges times bands of a group, beyond which it is cut into equal bands, and edges times cuts because they cross.
  most_work = 1 << 15,
  equal_bands = 16,
};

/// The part of an edge in the row.
typedef struct {
  /// Where it begins and ends, from the top of the area.
  double y0, y1;
  /// Where it is there.
  double x0, x1;
  int direction;
  int edge;
} piece;

/// The part of a piece in a band.
typedef struct {
  /// At the band's upper and lower side, and what both add up to.
  double upper, lower, middle;
  const piece *piece;
} part;

typedef struct {
  const StillOutline *outline;
  int height, flags;
  row_sums row;
  /// The edges by their first row.
  int *order;
  /// The edges that pass through the current row, about from left to right.
  int *active;
  int active_count;
  piece *pieces;
  /// The pieces from left to right, then from the top; behind them is room for sorting.
  ranked *ranks;
  part *parts, *sorted_parts;
  /// The heights at which pieces begin and end.
  ranked *events;
  int crossings;
} sweep;

/// Where an edge is at a height.
static inline double x_at(const edge *e, double y) {
  if (y <= e->y0) return e->x0;
  if (y >= e->y1) return e->x1;
  double x = e->x0 + (y - e->y0) * e->slope;
  // A nearly level edge would be left by rounding.
  double low = e->x0 < e->x1 ? e->x0 : e->x1, high = e->x0 < e->x1 ? e->x1 : e->x0;
  return x < low ? low : x > high ? high : x;
}

static inline bool is_inside(int winding, int flags) {
  return (flags & STILL_EVEN_ODD) != 0 ? (winding & 1) != 0 : winding != 0;
}

/// Puts the parts of a band in order, which they mostly are in.
static void sort_parts(part *parts, int count, ranked *ranks, part *sorted) {
  long patience = 8L * count + 64;
  for (int i = 1; i < count; i++) {
    part moved = parts[i];
    int j = i;
    for (; j > 0 && parts[j - 1].middle > moved.middle; j--) parts[j] = parts[j - 1];
    parts[j] = moved;
    patience -= i - j;
    if (patience < 0) break;
  }
  if (patience >= 0) return;
  for (int i = 0; i < count; i++) ranks[i] = (ranked){parts[i].middle, i};
  still_rank(ranks, ranks + count, count);
  for (int i = 0; i < count; i++) sorted[i] = parts[ranks[i].index];
  memcpy(parts, sorted, (size_t)count * sizeof *parts);
}

/// Adds the lines of a band at which inside begins or ends.
static void add_parts(sweep *s, int count, int winding, double height) {
  for (int i = 0; i < count; i++) {
    const part *p = &s->parts[i];
    bool was = is_inside(winding, s->flags);
    winding += p->piece->direction;
    bool is = is_inside(winding, s->flags);
    if (is != was) still_row_add_line(&s->row, p->upper, p->lower, is ? height : -height);
  }
}

/// Merges parts that are in order with those behind them that are, too.
static void merge_parts(part *parts, int known, int count, part *room) {
  if (known == 0 || known == count || parts[known - 1].middle <= parts[known].middle) return;
  int i = 0, j = known, k = 0;
  // What is left of all new ones stays.
  while (parts[i].middle <= parts[known].middle) i++;
  int first = i;
  while (i < known && j < count) room[k++] = parts[i].middle <= parts[j].middle ? parts[i++] : parts[j++];
  memmove(parts + first + k, parts + i, (size_t)(known - i) * sizeof *parts);
  memcpy(parts + first, room, (size_t)k * sizeof *parts);
}

/// Puts the parts at the two sides of a band in order, from left to right.
///
/// @param known How many of the parts were in the band above, in its order; the others begin here.
static void place(sweep *s, int known, int count, double upper, double lower) {
  const edge *edges = s->outline->edges;
  for (int i = 0; i < count; i++) {
    part *p = &s->parts[i];
    p->upper = x_at(&edges[p->piece->edge], upper);
    p->lower = x_at(&edges[p->piece->edge], lower);
    p->middle = p->upper + p->lower;
  }
  ranked *room = s->ranks + 2 * s->active_count;
  sort_parts(s->parts, known, room, s->sorted_parts);
  sort_parts(s->parts + known, count - known, room, s->sorted_parts);
  merge_parts(s->parts, known, count, s->sorted_parts);
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

/// Adds a band in which the same parts are all the way down.
///
/// @param known How many of them were in the band above, in its order.
static void add_band(sweep *s, int known, int count, int winding, double upper, double lower) {
  while (upper < lower) {
    double end = lower;
    place(s, known, count, upper, end);
    known = count;
    // Only as far down as edges keep their order; what is below comes next.
    while (end - upper > fineness && s->crossings < most_crossings) {
      double height = first_crossing(s->parts, count, end - upper);
      if (height >= end - upper) break;
      s->crossings++;
      end = upper + height;
      place(s, count, count, upper, end);
    }
    add_parts(s, count, winding, end - upper);
    upper = end;
  }
}

/// Adds a group of pieces, whatever they do, left of which `winding` contours are passed.
static void add_bands(sweep *s, int row, ranked *pieces, int count, int winding) {
  ranked *events = s->events;
  int event_count = 0;
  for (int i = 0; i < count; i++) {
    const piece *p = &s->pieces[pieces[i].index];
    pieces[i].key = p->y0;
    if (p->y0 > row) events[event_count++].key = p->y0;
    if (p->y1 < row + 1) events[event_count++].key = p->y1;
  }
  // Where there are many edges, fewer cuts are worth their work.
  int affordable = most_work / count;
  s->crossings = affordable < most_crossings ? most_crossings - affordable : 0;
  if ((long)event_count * count > most_work) {
    s->crossings = most_crossings;
    event_count = 0;
    for (int band = 1; band < equal_bands; band++) events[event_count++].key = row + (double)band / equal_bands;
  }
  still_rank(events, events + event_count, event_count);
  events[event_count++].key = row + 1;
  still_rank(pieces, s->ranks + s->active_count, count);
  // The parts of the current band, and the first piece that has not begun.
  int kept = 0, next = 0;
  double upper = row;
  for (int i = 0; i < event_count; i++) {
    double lower = events[i].key, half = (upper + lower) / 2;
    if (lower <= upper) continue;
    int left = 0;
    for (int j = 0; j < kept; j++) {
      if (s->parts[j].piece->y1 > half) s->parts[left++] = s->parts[j];
    }
    int known = kept = left;
    for (; next < count && pieces[next].key <= half; next++) {
      const piece *p = &s->pieces[pieces[next].index];
      if (p->y1 > half) s->parts[kept++].piece = p;
    }
    add_band(s, known, kept, winding, upper, lower);
    upper = lower;
  }
}

/// Whether pieces run in one direction, each from where another ends, through the whole row.
static bool is_chain(const sweep *s, const ranked *pieces, int count, int row) {
  const piece *first = &s->pieces[pieces[0].index], *last = &s->pieces[pieces[count - 1].index];
  bool goes_right = first->y0 <= last->y0;
  const piece *top = goes_right ? first : last, *bottom = goes_right ? last : first;
  if (top->y0 > row || bottom->y1 < row + 1) return false;
  for (int i = 1; i < count; i++) {
    const piece *before = &s->pieces[pieces[i - 1].index], *after = &s->pieces[pieces[i].index];
    if (before->direction != after->direction) return false;
    const piece *above = goes_right ? before : after, *below = goes_right ? after : before;
    if (above->y1 != below->y0 || above->x1 != below->x0) return false;
  }
  return true;
}

/// A number that stands for a height in sums over the ends of edges.
static inline uint64_t mark_of(double y) {
  uint64_t bits;
  memcpy(&bits, &y, sizeof bits);
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return bits ^ bits >> 31;
}

/// The number that a piece adds to the sum over a group: 0 as soon as every contour that begins in the row also ends in
/// it at that height, so that right of the group as many contours are passed all the way down.
static inline uint64_t ends_of(const piece *p, int row) {
  uint64_t begin = p->y0 > row ? mark_of(p->y0) : 0, end = p->y1 < row + 1 ? mark_of(p->y1) : 0;
  return p->direction > 0 ? begin - end : end - begin;
}

/// The contours that a group passes from left to right.
static int passed(const sweep *s, const ranked *pieces, int count, int row) {
  int passed = 0;
  for (int i = 0; i < count; i++) {
    const piece *p = &s->pieces[pieces[i].index];
    if (p->y0 <= row) passed += p->direction;
  }
  return passed;
}

static void add_row(sweep *s, int row) {
  const edge *edges = s->outline->edges;
  int count = s->active_count;
  ranked *pieces = s->ranks;
  for (int i = 0; i < count; i++) {
    const edge *e = &edges[s->active[i]];
    piece *p = &s->pieces[i];
    p->y0 = e->y0 > row ? e->y0 : row;
    p->y1 = e->y1 < row + 1 ? e->y1 : row + 1;
    p->x0 = x_at(e, p->y0);
    p->x1 = x_at(e, p->y1);
    p->direction = e->direction;
    p->edge = s->active[i];
    pieces[i] = (ranked){p->x0 < p->x1 ? p->x0 : p->x1, i};
  }
  still_rank(pieces, pieces + count, count);
  // The next row's are about in this order.
  for (int i = 0; i < count; i++) s->active[i] = s->pieces[pieces[i].index].edge;
  int winding = 0;
  for (int begin = 0; begin < count;) {
    // Those beside which there is no other.
    int end = begin;
    double right = pieces[begin].key;
    uint64_t ends = 0;
    for (; end < count && (pieces[end].key <= right || ends != 0); end++) {
      const piece *p = &s->pieces[pieces[end].index];
      right = fmax(right, fmax(p->x0, p->x1));
      ends += ends_of(p, row);
    }
    if (!is_chain(s, pieces + begin, end - begin, row)) {
      int next = winding + passed(s, pieces + begin, end - begin, row);
      add_bands(s, row, pieces + begin, end - begin, winding);
      winding = next;
      begin = end;
      continue;
    }
    bool was = is_inside(winding, s->flags);
    winding += s->pieces[pieces[begin].index].direction;
    bool is = is_inside(winding, s->flags);
    for (int i = begin; is != was && i < end; i++) {
      const piece *p = &s->pieces[pieces[i].index];
      still_row_add_line(&s->row, p->x0, p->x1, is ? p->y1 - p->y0 : p->y0 - p->y1);
    }
    begin = end;
  }
}

/// Covers the pixels whose centres are inside.
static void add_centers(sweep *s, double y) {
  int count = 0;
  for (int i = 0; i < s->active_count; i++) {
    const edge *e = &s->outline->edges[s->active[i]];
    if (e->y0 <= y && e->y1 > y) s->ranks[count++] = (ranked){x_at(e, y), s->active[i]};
  }
  still_rank(s->ranks, s->ranks + count, count);
  int winding = 0;
  for (int i = 0; i < count; i++) {
    bool was = is_inside(winding, s->flags);
    winding += s->outline->edges[s->ranks[i].index].direction;
    bool is = is_inside(winding, s->flags);
    double first = ceil(s->ranks[i].key - 0.5);
    if (is != was && first < s->row.width) {
      still_row_add_step(&s->row, first > 0 ? (int)first : 0, is ? 1 : -1);
    }
  }
}

/// How many rows from this one on have the same cover: more than one where all edges are upright and none begins or ends.
///
/// @param next The first row in which another edge begins.
static int equal_rows(const sweep *s, int row, int next) {
  double end = next;
  for (int i = 0; i < s->active_count; i++) {
    const edge *e = &s->outline->edges[s->active[i]];
    if (e->slope != 0 || e->y0 > row) return 1;
    if (e->y1 < end) end = e->y1;
  }
  return end < row + 1 ? 1 : (int)end - row;
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

static void sweep_rows(sweep *s, const target *target) {
  const edge *edges = s->outline->edges;
  size_t begun = 0, count = s->outline->count;
  for (int row = edges[s->order[0]].row; row < s->height;) {
    int kept = 0;
    for (int i = 0; i < s->active_count; i++) {
      if (edges[s->active[i]].y1 > row) s->active[kept++] = s->active[i];
    }
    s->active_count = kept;
    while (begun < count && edges[s->order[begun]].row <= row) s->active[s->active_count++] = s->order[begun++];
    int next = begun < count ? edges[s->order[begun]].row : s->height;
    if (s->active_count == 0) {
      row = next;
    } else if ((s->flags & STILL_ALIASED) != 0) {
      add_centers(s, row + 0.5);
      still_row_finish(&s->row, row++, 1, target);
    } else {
      int rows = equal_rows(s, row, next);
      add_row(s, row);
      still_row_finish(&s->row, row, rows, target);
      row += rows;
    }
  }
}

bool still_sweep(const StillOutline *outline, int flags, const target *target) {
  if (outline->count == 0) return true;
  int width = outline->area.maxX - outline->area.minX;
  sweep s = {
    .outline = outline, .flags = flags, .height = outline->area.maxY - outline->area.minY, .row.width = width,
  };
  size_t count = outline->count, room = (size_t)width + 2, words = (room + 63) / 64;
  if (count > INT32_MAX) return false;
  // One block, the widest numbers first.
  size_t ranks = 4 * count, events = 2 * (2 * count + equal_bands);
  size_t size = count * (sizeof(piece) + 2 * sizeof(part) + 2 * sizeof(int)) + (ranks + events) * sizeof(ranked)
    + room * sizeof(double) + words * sizeof(uint64_t) + room;
  char *memory = malloc(size), *free_memory = memory;
  if (memory == NULL) return false;
  s.pieces = (piece *)free_memory;
  free_memory += count * sizeof(piece);
  s.parts = (part *)free_memory;
  free_memory += count * sizeof(part);
  s.sorted_parts = (part *)free_memory;
  free_memory += count * sizeof(part);
  s.ranks = (ranked *)free_memory;
  free_memory += ranks * sizeof(ranked);
  s.events = (ranked *)free_memory;
  free_memory += events * sizeof(ranked);
  s.row.steps = (double *)free_memory;
  free_memory += room * sizeof(double);
  s.row.touched = (uint64_t *)free_memory;
  free_memory += words * sizeof(uint64_t);
  s.order = (int *)free_memory;
  free_memory += count * sizeof(int);
  s.active = (int *)free_memory;
  free_memory += count * sizeof(int);
  s.row.cover = (uint8_t *)free_memory;
  memset(s.row.steps, 0, room * sizeof(double) + words * sizeof(uint64_t));
  bool is_sorted = sort_edges(&s);
  if (is_sorted) sweep_rows(&s, target);
  free(memory);
  return is_sorted;
}
