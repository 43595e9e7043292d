#include "outline.h"

#include <math.h>
#include <stdlib.h>

// Sums are the same on every processor.
#pragma STDC FP_CONTRACT OFF

/// How far lines may be from their curve, in pixels.
static const double tolerance = 0.005;
/// Beyond this many pixels nothing can be told apart.
static const double reach = 2097152;
enum { most_lines = 4096 };

StillOutline *still_outline_create(void) { return calloc(1, sizeof(StillOutline)); }

void still_outline_destroy(StillOutline *outline) {
  if (outline == NULL) return;
  free(outline->edges);
  free(outline);
}

void still_outline_begin(StillOutline *outline, StillPointMatrix matrix, StillPixelBounds area) {
  outline->matrix = matrix;
  outline->area = area;
  outline->count = 0;
  outline->isOpen = outline->hasFailed = false;
  outline->startX = outline->startY = outline->x = outline->y = 0;
}

typedef struct {
  double x, y;
} point;

static double limited(double value) { return value < -reach ? -reach : value > reach ? reach : value; }

static point mapped(StillOutline *outline, double x, double y) {
  StillPointMatrix m = outline->matrix;
  point p = {m.a * x + m.c * y + m.tx - outline->area.minX, m.b * x + m.d * y + m.ty - outline->area.minY};
  if (!isfinite(p.x) || !isfinite(p.y)) {
    outline->hasFailed = true;
    return (point){0, 0};
  }
  p.x = limited(p.x);
  p.y = limited(p.y);
  return p;
}

static void add(StillOutline *outline, point to) {
  point from = {outline->x, outline->y};
  outline->x = to.x;
  outline->y = to.y;
  bool isDown = from.y < to.y;
  point top = isDown ? from : to, end = isDown ? to : from;
  int width = outline->area.maxX - outline->area.minX, height = outline->area.maxY - outline->area.minY;
  // An edge right of the area covers none of its pixels.
  if (top.y == end.y || end.y <= 0 || top.y >= height || (top.x >= width && end.x >= width)) return;
  if (outline->count == outline->capacity) {
    size_t capacity = outline->capacity < 64 ? 64 : outline->capacity * 2;
    edge *edges = realloc(outline->edges, capacity * sizeof *edges);
    if (edges == NULL) {
      outline->hasFailed = true;
      return;
    }
    outline->edges = edges;
    outline->capacity = capacity;
  }
  outline->edges[outline->count++] = (edge){
    .x0 = top.x, .y0 = top.y, .x1 = end.x, .y1 = end.y, .slope = (end.x - top.x) / (end.y - top.y),
    .direction = isDown ? 1 : -1, .row = top.y > 0 ? (int)top.y : 0,
  };
}

void still_outline_close(StillOutline *outline) {
  if (!outline->isOpen) return;
  add(outline, (point){outline->startX, outline->startY});
  outline->isOpen = false;
}

void still_outline_move(StillOutline *outline, double x, double y) {
  still_outline_close(outline);
  point p = mapped(outline, x, y);
  outline->startX = outline->x = p.x;
  outline->startY = outline->y = p.y;
}

void still_outline_line(StillOutline *outline, double x, double y) {
  outline->isOpen = true;
  add(outline, mapped(outline, x, y));
}

void still_outline_polygon(StillOutline *outline, const double *points, ptrdiff_t count) {
  if (count < 1) return;
  still_outline_move(outline, points[0], points[1]);
  for (ptrdiff_t i = 1; i < count; i++) add(outline, mapped(outline, points[2 * i], points[2 * i + 1]));
  outline->isOpen = count > 1;
}

/// Whether a curve between points may be one line: it covers no pixel of the area by itself.
static bool is_far(const StillOutline *outline, const point *points, int count) {
  double left = points[0].x, right = left, top = points[0].y, bottom = top;
  for (int i = 1; i < count; i++) {
    left = fmin(left, points[i].x);
    right = fmax(right, points[i].x);
    top = fmin(top, points[i].y);
    bottom = fmax(bottom, points[i].y);
  }
  return right <= 0 || bottom <= 0 || left >= outline->area.maxX - outline->area.minX
    || top >= outline->area.maxY - outline->area.minY;
}

/// The number of lines for a curve whose second differences are this long at the most.
static int line_count(double difference, double share) {
  double count = ceil(sqrt(share * difference / tolerance));
  return count < 1 ? 1 : count > most_lines ? most_lines : (int)count;
}

static double bend(point a, point b, point c) { return hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y); }

void still_outline_quad(StillOutline *outline, double cx, double cy, double x, double y) {
  outline->isOpen = true;
  point p[3] = {{outline->x, outline->y}, mapped(outline, cx, cy), mapped(outline, x, y)};
  if (!is_far(outline, p, 3)) {
    // A chord is an eighth of the second derivative, twice the second difference, from its curve.
    int count = line_count(bend(p[0], p[1], p[2]), 0.25);
    double ax = p[0].x - 2 * p[1].x + p[2].x, ay = p[0].y - 2 * p[1].y + p[2].y;
    double bx = 2 * (p[1].x - p[0].x), by = 2 * (p[1].y - p[0].y);
    for (int i = 1; i < count; i++) {
      double t = (double)i / count;
      add(outline, (point){(ax * t + bx) * t + p[0].x, (ay * t + by) * t + p[0].y});
    }
  }
  add(outline, p[2]);
}

void still_outline_cubic(
    StillOutline *outline, double c1x, double c1y, double c2x, double c2y, double x, double y) {
  outline->isOpen = true;
  point p[4] = {
    {outline->x, outline->y}, mapped(outline, c1x, c1y), mapped(outline, c2x, c2y), mapped(outline, x, y),
  };
  if (!is_far(outline, p, 4)) {
    // Here the second derivative is six times the second difference.
    int count = line_count(fmax(bend(p[0], p[1], p[2]), bend(p[1], p[2], p[3])), 0.75);
    double ax = p[3].x - p[0].x + 3 * (p[1].x - p[2].x), ay = p[3].y - p[0].y + 3 * (p[1].y - p[2].y);
    double bx = 3 * (p[0].x - 2 * p[1].x + p[2].x), by = 3 * (p[0].y - 2 * p[1].y + p[2].y);
    double cx = 3 * (p[1].x - p[0].x), cy = 3 * (p[1].y - p[0].y);
    for (int i = 1; i < count; i++) {
      double t = (double)i / count;
      add(outline, (point){((ax * t + bx) * t + cx) * t + p[0].x, ((ay * t + by) * t + cy) * t + p[0].y});
    }
  }
  add(outline, p[3]);
}
