#ifndef STILL_ROW_H
#define STILL_ROW_H

#include "outline.h"

/// What lines add to the cover of a row's pixels.
typedef struct {
  int width;
  /// What each pixel adds to the cover of those right of it and its own; clear between rows. Two more than pixels.
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
