#include "CStillFilters.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

/// Adds the colour between four pixels to `sum`; those outside are clear.
static void add_sample(const uint32_t *source, StillArea area, double x, double y, float *sum) {
  double left = floor(x), top = floor(y);
  float across = (float)(x - left), down = (float)(y - top);
  int32_t column = (int32_t)left - area.x, row = (int32_t)top - area.y;
  for (int k = 0; k < 4; k++) {
    int32_t c = column + (k & 1), r = row + (k >> 1);
    if (c < 0 || r < 0 || c >= area.width || r >= area.height) continue;
    float weight = (k & 1 ? across : 1 - across) * (k >> 1 ? down : 1 - down);
    uint32_t pixel = source[(ptrdiff_t)r * area.width + c];
    for (int i = 0; i < 4; i++) sum[i] += weight * (float)(pixel >> (8 * i) & 255);
  }
}

void still_project(
  const uint32_t *source, StillArea source_area, uint32_t *target, StillArea target_area,
  const double *map) {
  // Where each pixel looks: four places, so that what shrinks does not flicker.
  static const double places[4][2] = {
    {-0.25, -0.25}, {0.25, -0.25}, {-0.25, 0.25}, {0.25, 0.25}};
  for (int32_t row = 0; row < target_area.height; row++) {
    for (int32_t column = 0; column < target_area.width; column++) {
      float sum[4] = {0};
      for (int k = 0; k < 4; k++) {
        double x = target_area.x + column + 0.5 + places[k][0];
        double y = target_area.y + row + 0.5 + places[k][1];
        double w = map[6] * x + map[7] * y + map[8];
        if (!(w > 1e-9)) continue;
        double u = (map[0] * x + map[1] * y + map[2]) / w - 0.5;
        double v = (map[3] * x + map[4] * y + map[5]) / w - 0.5;
        if (!(u > source_area.x - 2.0 && v > source_area.y - 2.0
              && u < (double)source_area.x + source_area.width + 1
              && v < (double)source_area.y + source_area.height + 1)) {
          continue;
        }
        add_sample(source, source_area, u, v, sum);
      }
      uint32_t word = 0;
      for (int i = 0; i < 4; i++) word |= (uint32_t)(sum[i] * 0.25f + 0.5f) << (8 * i);
      target[(ptrdiff_t)row * target_area.width + column] = word;
    }
  }
}
