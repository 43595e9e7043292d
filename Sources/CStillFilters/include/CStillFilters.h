#ifndef CSTILLFILTERS_H
#define CSTILLFILTERS_H

#include <stddef.h>
#include <stdint.h>

// Loops over pixels, in C because a debug build of Swift takes a hundred times as long for them.
// Pixels are premultiplied 32-bit ARGB words, colours gamma-encoded; rows follow each other without padding.

/// Where a picture lies: columns and rows of a plane that several pictures share.
typedef struct {
  int32_t x, y, width, height;
} StillArea;

/// A Gaussian's deviations along both axes, in pixels; 0 leaves an axis alone.
typedef struct {
  double x, y;
} StillDeviation;

/// Blurs the pixels of `source`, outside of which everything is clear, into those of `target`.
///
/// @param isNormalised Whether weights that fall outside of the source are given to those inside, so that
///   a flat colour stays what it is.
/// @return 0 when there is no memory for it.
int still_blur_pixels(
  const uint32_t *source, StillArea source_area, uint32_t *target, StillArea target_area,
  StillDeviation deviation, int isNormalised);

/// Blurs the alpha of `source` into bytes.
int still_blur_alpha(
  const uint32_t *source, StillArea source_area, uint8_t *target, StillArea target_area,
  StillDeviation deviation);

/// The first place from `start` on where two rows of pixels are not equal; `count` where there is none.
ptrdiff_t still_next_unequal(
  const uint32_t *a, const uint32_t *b, ptrdiff_t start, ptrdiff_t count);

/// The last such place; `start` - 1 where there is none.
ptrdiff_t still_last_unequal(
  const uint32_t *a, const uint32_t *b, ptrdiff_t start, ptrdiff_t count);

/// Takes the alpha of pixels.
void still_take_alpha(const uint32_t *pixels, ptrdiff_t count, uint8_t *alphas);

/// Passes straight colours through matrices of 4 rows and 5 columns, one after another; each result is
/// brought into 0…1. Clear pixels stay clear.
void still_map_colors(
  uint32_t *pixels, ptrdiff_t count, const float *matrices, ptrdiff_t matrix_count);

/// Gives every pixel whose alpha, of 0…1, lies within limits the colour, clears the others.
void still_threshold_alpha(
  uint32_t *pixels, ptrdiff_t count, float least, float most, uint32_t color);

/// How a source meets what is below it.
enum {
  STILL_BLEND_NORMAL,
  STILL_BLEND_MULTIPLY,
  STILL_BLEND_SCREEN,
  STILL_BLEND_OVERLAY,
  STILL_BLEND_DARKEN,
  STILL_BLEND_LIGHTEN,
  STILL_BLEND_COLOR_DODGE,
  STILL_BLEND_COLOR_BURN,
  STILL_BLEND_SOFT_LIGHT,
  STILL_BLEND_HARD_LIGHT,
  STILL_BLEND_DIFFERENCE,
  STILL_BLEND_EXCLUSION,
  STILL_BLEND_HUE,
  STILL_BLEND_SATURATION,
  STILL_BLEND_COLOR,
  STILL_BLEND_LUMINOSITY,
  STILL_BLEND_SOURCE_ATOP,
  STILL_BLEND_DESTINATION_OVER,
  STILL_BLEND_DESTINATION_OUT,
  STILL_BLEND_PLUS_DARKER,
  STILL_BLEND_PLUS_LIGHTER,
  STILL_BLEND_CLEAR,
  STILL_BLEND_COPY,
  STILL_BLEND_SOURCE_IN,
  STILL_BLEND_SOURCE_OUT,
  STILL_BLEND_DESTINATION_IN,
  STILL_BLEND_DESTINATION_ATOP,
  STILL_BLEND_XOR
};

/// Blends `source`, faded by an opacity of 0…1, onto `target`.
void still_blend(
  uint32_t *target, const uint32_t *source, ptrdiff_t count, int mode, float opacity);

/// Draws `source` as seen through a projective map. Between pixels it is smooth, outside it is clear.
///
/// @param map Nine numbers by rows: from the middles of the target's pixels to the source's plane.
void still_project(
  const uint32_t *source, StillArea source_area, uint32_t *target, StillArea target_area,
  const double *map);

/// The parameters of a material over its backdrop.
typedef struct {
  /// How much of the colour is the curve's.
  float amount;
  float saturation;
  /// The curve's Bernstein coefficients, over the luminance of what is behind.
  float curve[4];
  float lift;
} StillMaterial;

/// Tints opaque pixels and lets them show where the alpha of `mask`, faded by an opacity, is.
void still_tint(
  uint32_t *pixels, const uint32_t *mask, ptrdiff_t count, StillMaterial material, float opacity);

/// Puts a colour below pixels.
void still_underlay(uint32_t *pixels, ptrdiff_t count, uint32_t color);

/// Makes a picture smaller: each pixel of `target` is the mean of the area of `source` that it stands for.
///
/// @return 0 when there is no memory for it.
int still_shrink(
  const uint32_t *source, int32_t width, int32_t height, uint32_t *target, int32_t columns,
  int32_t rows);

/// Where a pixel goes: to `xx · x + xy · y + x` from the left and `yx · x + yy · y + y` from the top.
typedef struct {
  int32_t xx, xy, x, yx, yy, y;
} StillTurn;

/// Moves every pixel to its place in `target`, of as many pixels.
void still_turn(
  const uint32_t *source, int32_t width, int32_t height, uint32_t *target, int32_t target_width,
  StillTurn turn);

/// Multiplies straight colours by their alpha, rounded to nearest.
void still_premultiply(uint32_t *pixels, ptrdiff_t count);

/// Turns bytes red, green, blue, alpha into pixels, straight as they are.
void still_read_rgba(const uint8_t *source, uint32_t *target, ptrdiff_t count);

/// Copies pixels of four bytes whose order changes: byte `i` of each comes from byte `places[i]`, and is 255 where that is 4.
void still_reorder(
  const uint8_t *source, uint8_t *target, ptrdiff_t count, const uint8_t *places);

/// Adds pictures up in linear light, to four sums a pixel: red, green, blue, of 65,535 levels and multiplied by alpha, and
/// alpha of 255. Sums of 65,536 pictures fit.
void still_linear_sum(const uint32_t *pixels, ptrdiff_t count, uint32_t *sums);

/// Computes the mean of several pictures, gamma-encoded again.
void still_linear_mean(
  const uint32_t *sums, ptrdiff_t count, uint32_t pictures, uint32_t *pixels);

/// The pixel that occurs most often among some thousands, evenly chosen.
uint32_t still_most_frequent(const uint32_t *pixels, ptrdiff_t count);

/// Lays a row of several pictures on each other: over a ground comes what differs from it, from the first, a quarter of it,
/// to the last, all of it. The ground is the usual pixel where any picture shows it, otherwise what most show.
///
/// @param rows One picture's row after the other.
void still_onion_row(
  const uint32_t *rows, int32_t count, ptrdiff_t width, uint32_t usual, uint32_t *result);

#endif
