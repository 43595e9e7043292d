#ifndef STILL_OUTLINE_H
#define STILL_OUTLINE_H

#include "CStillCoverage.h"

/// A line from its upper end to its lower one, by pixels of the area.
typedef struct {
  double x0, y0, x1, y1;
  /// How far right it goes for a pixel down.
  double slope;
  /// 1 where the contour runs down, -1 where it runs up.
  int direction;
  /// The first row that it touches.
  int row;
} edge;

struct StillOutline {
  StillPointMatrix matrix;
  StillPixelBounds area;
  edge *edges;
  size_t count, capacity;
  double startX, startY, x, y;
  bool isOpen, hasFailed;
};

/// The receiver of a row's coverage.
typedef struct target target;
struct target {
  void (*put)(const target *, int row, int x, int count, const uint8_t *cover);
  /// The same for pixels of equal cover, which is not 0.
  void (*fill)(const target *, int row, int x, int count, uint8_t cover);
  void *base;
  ptrdiff_t stride;
  uint32_t color;
  const uint8_t *mask;
  ptrdiff_t mask_stride;
};

/// Works out the cover of the rows, from the top.
///
/// @return False, and the target was not asked, when there is no memory.
bool still_sweep(const StillOutline *outline, int flags, const target *target);

#endif
