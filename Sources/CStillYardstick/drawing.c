#include "CStillYardstick.h"

#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include <stdlib.h>
#include <string.h>
#include FT_FREETYPE_H

struct font {
  FT_Library library;
  FT_Face face;
  cairo_font_face_t *cairo;
  cairo_scaled_font_t *scaled;
};

void *still_font_create(const uint8_t *bytes, size_t count, double size) {
  struct font *font = calloc(1, sizeof *font);
  if (font == NULL) return NULL;
  if (FT_Init_FreeType(&font->library) != 0
      || FT_New_Memory_Face(font->library, bytes, (FT_Long)count, 0, &font->face) != 0) {
    free(font);
    return NULL;
  }
  font->cairo = cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING);
  cairo_matrix_t matrix, identity;
  cairo_matrix_init_scale(&matrix, size, size);
  cairo_matrix_init_identity(&identity);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  font->scaled = cairo_scaled_font_create(font->cairo, &matrix, &identity, options);
  cairo_font_options_destroy(options);
  return font;
}

void still_font_destroy(void *opaque) {
  struct font *font = opaque;
  if (font == NULL) return;
  cairo_scaled_font_destroy(font->scaled);
  cairo_font_face_destroy(font->cairo);
  FT_Done_Face(font->face);
  FT_Done_FreeType(font->library);
  free(font);
}

static void trace(cairo_t *context, const StillStep *step) {
  cairo_new_path(context);
  for (int i = 0; i < step->pathCount; i++) {
    const StillPathElement *e = &step->path[i];
    switch (e->kind) {
      case 'M': cairo_move_to(context, e->x, e->y); break;
      case 'L': cairo_line_to(context, e->x, e->y); break;
      case 'C': cairo_curve_to(context, e->x1, e->y1, e->x2, e->y2, e->x, e->y); break;
      default: cairo_close_path(context);
    }
  }
}

static void show(cairo_t *context, const StillStep *step) {
  struct font *font = step->font;
  cairo_glyph_t stack[256], *glyphs = stack;
  if (step->glyphCount > 256) glyphs = malloc(sizeof *glyphs * (size_t)step->glyphCount);
  if (glyphs == NULL) return;
  for (int i = 0; i < step->glyphCount; i++) {
    glyphs[i].index = step->glyphs[i].glyph;
    glyphs[i].x = step->glyphs[i].x;
    glyphs[i].y = step->glyphs[i].y;
  }
  cairo_set_scaled_font(context, font->scaled);
  cairo_show_glyphs(context, glyphs, step->glyphCount);
  if (glyphs != stack) free(glyphs);
}

int still_draw(
    const StillStep *steps, int count, int width, int height, const double background[3],
    uint32_t *pixels) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  cairo_set_source_rgb(context, background[0], background[1], background[2]);
  cairo_paint(context);
  for (int i = 0; i < count; i++) {
    const StillStep *step = &steps[i];
    cairo_set_source_rgba(context, step->red, step->green, step->blue, step->alpha);
    cairo_set_fill_rule(
        context, step->isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    switch (step->kind) {
      case STILL_FILL_RECTANGLE:
        cairo_rectangle(
            context, step->rectangle[0], step->rectangle[1], step->rectangle[2],
            step->rectangle[3]);
        cairo_fill(context);
        break;
      case STILL_FILL_PATH:
        trace(context, step);
        cairo_fill(context);
        break;
      case STILL_STROKE_PATH:
        trace(context, step);
        cairo_set_line_width(context, step->lineWidth);
        cairo_stroke(context);
        break;
      case STILL_SHOW_GLYPHS:
        show(context, step);
        break;
    }
  }
  int status = (int)cairo_status(context);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  if (pixels != NULL && status == 0) {
    const unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) {
      memcpy(pixels + (size_t)y * (size_t)width, data + (size_t)y * (size_t)stride,
             (size_t)width * 4);
    }
  }
  cairo_surface_destroy(surface);
  return status;
}

struct sink {
  unsigned char *bytes;
  size_t count, capacity;
};

static cairo_status_t take(void *closure, const unsigned char *data, unsigned int length) {
  struct sink *sink = closure;
  if (sink->count + length > sink->capacity) {
    size_t capacity = (sink->count + length) * 2;
    unsigned char *bytes = realloc(sink->bytes, capacity);
    if (bytes == NULL) return CAIRO_STATUS_NO_MEMORY;
    sink->bytes = bytes;
    sink->capacity = capacity;
  }
  memcpy(sink->bytes + sink->count, data, length);
  sink->count += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t still_cairo_png(uint32_t *pixels, int width, int height, int isOpaque) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height,
      width * 4);
  struct sink sink = {NULL, 0, 0};
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, take, &sink);
  cairo_surface_destroy(surface);
  free(sink.bytes);
  return status == CAIRO_STATUS_SUCCESS ? sink.count : 0;
}
