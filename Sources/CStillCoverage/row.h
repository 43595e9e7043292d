#ifndef STILL_ROW_H
#define STILL_ROW_H

#include "outline.h"

/// The coverage that lines add to a row's pixels.
typedef struct {
  int width;
  /// The amount that each pixel adds to its own coverage and that of pixels to its right; clear between rows. Two
  /// more than pixels.
  double *steps;
  /// A bit for each pixel with a step.
  uint64_t *touched;
  /// Room for as many pixels.
  uint8_t *cover;
} row_sums;

static inline void still_row_add_step(row_sums *row, int x, double step) {
  row->steps[x] += step;
  row->touched[x >> 6] |= (uint64_t)1 << (x & 63);
}

/// Adds what lies right of a line between `x` and `other_x`, which gets `height` lower on its way.
void still_row_add_line(row_sums *row, double x, double other_x, double height);

/// Gives the cover away, to `count` rows from `y` on, and clears it.
void still_row_finish(row_sums *row, int y, int count, const target *target);

#endif
