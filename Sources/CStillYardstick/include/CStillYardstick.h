#ifndef CSTILLYARDSTICK_H
#define CSTILLYARDSTICK_H

#include <stddef.h>
#include <stdint.h>

/// The baselines of the benchmarks: C libraries used directly, as a C program would.

/// One step of a drawing, resolved: what a C program that draws the same picture has in its source.
typedef enum {
  STILL_FILL_RECTANGLE,
  STILL_FILL_PATH,
  STILL_STROKE_PATH,
  STILL_SHOW_GLYPHS,
} StillStepKind;

/// Points of a path: 'M' and 'L' use the last one, 'C' all three, 'Z' none.
typedef struct {
  char kind;
  double x1, y1, x2, y2, x, y;
} StillPathElement;

typedef struct {
  uint32_t glyph;
  double x, y;
} StillGlyphAt;

typedef struct {
  StillStepKind kind;
  double red, green, blue, alpha;
  /// STILL_FILL_RECTANGLE: x, y, width, height.
  double rectangle[4];
  /// Paths; borrowed.
  const StillPathElement *path;
  int pathCount;
  double lineWidth;
  int isEvenOdd;
  /// STILL_SHOW_GLYPHS; borrowed. `font` is one of `still_font_create`.
  const StillGlyphAt *glyphs;
  int glyphCount;
  void *font;
} StillStep;

/// A Cairo font of a size over a font file's bytes, which outlive it: no hinting, grey antialiasing.
void *still_font_create(const uint8_t *bytes, size_t count, double size);
void still_font_destroy(void *font);

/// Draws the steps with Cairo on a new picture over an opaque background and copies the pixels to
/// `pixels`, unless that is NULL. 0 on success.
int still_draw(
    const StillStep *steps, int count, int width, int height, const double background[3],
    uint32_t *pixels);

/// The size of the PNG that Cairo writes of 32-bit pixels, kept in memory; 0 on failure.
size_t still_cairo_png(uint32_t *pixels, int width, int height, int isOpaque);

/// Copies bytes into memory just asked for, and gives that back.
void still_copy(const void *bytes, size_t count);

/// Paints a picture at half its size on a new one, in the filter that pixman has for that.
void still_scale_to_half(const uint32_t *pixels, int width, int height);

/// Blurs in place, nearly as a Gaussian of a deviation: three means of what is around, along each axis.
void still_blur_boxes(uint32_t *pixels, int width, int height, double deviation);

/// A HarfBuzz font with its buffer over a font file's bytes, which outlive it.
void *still_shaper_create(const uint8_t *bytes, size_t count);
void still_shaper_destroy(void *shaper);
/// Shapes left-to-right Latin text; the number of glyphs.
unsigned int still_shape(void *shaper, const uint16_t *text, int count);

/// How often this thread has asked for memory so far.
uint64_t still_allocations(void);
/// Bytes that the process has asked for and not given back.
size_t still_allocated_bytes(void);

/// How many bytes libwebp makes of a picture of opaque pixels without loss, at its second fastest setting; 0 when it fails.
size_t still_webp_size(const uint32_t *pixels, int width, int height);

#endif
