#ifndef CSTILLCOVERAGE_H
#define CSTILLCOVERAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How much of each pixel a shape covers: the exact area between its edges, whichever way they cross. In C because a debug
// build of Swift takes a hundred times as long for such loops. Pixels are premultiplied 32-bit ARGB words; strides count
// elements.

/// The edges of a shape, as lines. One is used again for many shapes, by one thread at a time.
typedef struct StillOutline StillOutline;

/// Whole pixels, the upper bounds not among them.
typedef struct {
  int32_t minX, minY, maxX, maxY;
} StillPixelBounds;

/// Takes points to pixels: x' = a·x + c·y + tx and y' = b·x + d·y + ty.
typedef struct {
  double a, b, c, d, tx, ty;
} StillPointMatrix;

enum {
  /// Inside is where an odd number of edges is passed, not where they do not cancel out.
  STILL_EVEN_ODD = 1,
  /// A pixel is covered whole or not at all, as its centre is.
  STILL_ALIASED = 2,
};

/// NULL without memory.
StillOutline *still_outline_create(void);
void still_outline_destroy(StillOutline *outline);

/// Begins another shape.
///
/// @param area Not empty; what lies outside is not asked for.
void still_outline_begin(StillOutline *outline, StillPointMatrix matrix, StillPixelBounds area);

// Contours are closed where the next one begins. Curves become lines that stay within 1/200 of a pixel of them.
void still_outline_move(StillOutline *outline, double x, double y);
void still_outline_line(StillOutline *outline, double x, double y);
/// A contour of lines between points, each x and y.
void still_outline_polygon(StillOutline *outline, const double *points, ptrdiff_t count);
void still_outline_quad(StillOutline *outline, double cx, double cy, double x, double y);
void still_outline_cubic(
    StillOutline *outline, double c1x, double c1y, double c2x, double c2y, double x, double y);
void still_outline_close(StillOutline *outline);

/// Writes the cover of all pixels of the area, 0…255.
///
/// @param cover The area's upper left pixel.
/// @return False, and nothing is written, when a coordinate was no number or there is no memory.
bool still_outline_cover(StillOutline *outline, int flags, uint8_t *cover, ptrdiff_t stride);

/// Paints a colour through the shape.
///
/// @param pixels The area's upper left pixel.
/// @param mask What lets the colour through in addition, by the same pixels; NULL for all.
/// @return False, and nothing is painted, when a coordinate was no number or there is no memory.
bool still_outline_paint(
    StillOutline *outline, int flags, uint32_t color, uint32_t *pixels, ptrdiff_t stride,
    const uint8_t *mask, ptrdiff_t maskStride);

/// Gives pixels one value.
void still_pixels_fill(uint32_t *pixels, ptrdiff_t count, uint32_t value);
/// Paints a colour over pixels.
void still_pixels_over(uint32_t *pixels, ptrdiff_t count, uint32_t color);
/// Paints pixels over pixels.
void still_pixels_lay(uint32_t *pixels, const uint32_t *other, ptrdiff_t count, uint8_t opacity);
/// Multiplies cover with other cover.
void still_cover_multiply(uint8_t *cover, const uint8_t *other, ptrdiff_t count);
/// Paints a colour through cover.
void still_cover_paint(uint32_t *pixels, const uint8_t *cover, ptrdiff_t count, uint32_t color);

/// The part of a row from its first pixel with cover to its last one.
typedef struct {
  /// Where its cover is.
  int32_t offset;
  /// The first column, and the one behind the last.
  int32_t start, end;
} StillInkSpan;

/// Paints a colour through rows of cover, of which columns from `left` up to `right` are visible.
///
/// @param pixels That of the first row in column `left`.
void still_spans_paint(
    uint32_t *pixels, ptrdiff_t stride, const StillInkSpan *spans, const uint8_t *cover, int rows,
    int left, int right, uint32_t color);

/// Paints pixels, as far as there is cover.
void still_cover_over(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity);
/// Lets pixels through where other pixels are opaque, as far as there is cover; elsewhere they stay as they are.
void still_cover_mask(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity);
/// Puts other pixels in the place of pixels, as far as there is cover.
void still_cover_replace(
    uint32_t *pixels, const uint32_t *other, const uint8_t *cover, ptrdiff_t count, uint8_t opacity);

#endif
