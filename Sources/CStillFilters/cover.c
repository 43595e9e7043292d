#include "CStillFilters.h"

void still_take_alpha(const uint32_t *pixels, ptrdiff_t count, uint8_t *alphas) {
  for (ptrdiff_t i = 0; i < count; i++) alphas[i] = (uint8_t)(pixels[i] >> 24);
}
