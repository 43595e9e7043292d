#ifndef STILL_PIXELS_H
#define STILL_PIXELS_H

#include "outline.h"

/// Paints a colour through equal cover of all pixels.
void still_paint_alike(uint32_t *pixels, uint8_t cover, ptrdiff_t count, uint32_t color);

/// Multiplies cover with a share of 255.
void still_scale_cover(uint8_t *cover, ptrdiff_t count, uint8_t factor);

#endif
