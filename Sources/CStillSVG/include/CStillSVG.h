#ifndef STILL_SVG_H
#define STILL_SVG_H

#include <stddef.h>
#include <stdint.h>

/// RsvgHandle.
typedef struct StillSVGDrawing StillSVGDrawing;

/// GError.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} StillSVGError;

/// RsvgRectangle.
typedef struct {
  double x, y, width, height;
} StillSVGRectangle;

/// RsvgLength.
typedef struct {
  double length;
  int unit;
} StillSVGLength;

/// cairo_t and cairo_surface_t.
typedef struct StillSVGContext StillSVGContext;
typedef struct StillSVGSurface StillSVGSurface;

/// The functions of librsvg that are used, and those of GLib and Cairo that it works with; their headers lie where no compiler looks
/// unasked, so that their types stand here as the libraries' documentation has them.
///
/// The library brings some thirty others, and few programs draw an SVG: it is loaded when the first one is read.
typedef struct {
  StillSVGDrawing *(*handle_new_from_data)(const uint8_t *data, size_t count, StillSVGError **error);
  void (*handle_set_dpi)(StillSVGDrawing *drawing, double dpi);
  int (*handle_get_intrinsic_size_in_pixels)(StillSVGDrawing *drawing, double *width, double *height);
  void (*handle_get_intrinsic_dimensions)(
    StillSVGDrawing *drawing, int *has_width, StillSVGLength *width, int *has_height, StillSVGLength *height,
    int *has_box, StillSVGRectangle *box);
  int (*handle_render_document)(
    StillSVGDrawing *drawing, StillSVGContext *context, const StillSVGRectangle *viewport, StillSVGError **error);
  void (*object_unref)(void *object);
  void (*error_free)(StillSVGError *error);
  StillSVGSurface *(*image_surface_create_for_data)(uint8_t *pixels, int format, int width, int height, int stride);
  void (*surface_finish)(StillSVGSurface *surface);
  void (*surface_destroy)(StillSVGSurface *surface);
  StillSVGContext *(*create)(StillSVGSurface *surface);
  void (*scale)(StillSVGContext *context, double x, double y);
  void (*destroy)(StillSVGContext *context);
} StillSVG;

/// Premultiplied ARGB in 32 bits.
enum { STILL_SVG_FORMAT = 0 };

/// Null where the library is not installed.
const StillSVG *still_svg(void);

#endif
