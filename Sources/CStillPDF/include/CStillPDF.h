#ifndef STILL_PDF_H
#define STILL_PDF_H

#include <stddef.h>
#include <stdint.h>

/// PopplerDocument and PopplerPage.
typedef struct StillPDFDocument StillPDFDocument;
typedef struct StillPDFPage StillPDFPage;

/// GBytes.
typedef struct StillPDFBytes StillPDFBytes;

/// GError.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} StillPDFError;

/// cairo_t and cairo_surface_t.
typedef struct StillPDFContext StillPDFContext;
typedef struct StillPDFSurface StillPDFSurface;

/// The functions of Poppler that are used, and those of GLib and Cairo that it works with; their types stand here as the libraries'
/// documentation has them, so that nobody needs the headers to build a program.
///
/// Poppler is under the GPL, and few programs draw a PDF: it is neither linked nor part of anything that is made here, but looked for
/// where the first PDF is read, and used where somebody has installed it.
typedef struct {
  StillPDFDocument *(*document_new_from_bytes)(StillPDFBytes *bytes, const char *password, StillPDFError **error);
  int (*document_get_n_pages)(StillPDFDocument *document);
  StillPDFPage *(*document_get_page)(StillPDFDocument *document, int index);
  void (*page_get_size)(StillPDFPage *page, double *width, double *height);
  void (*page_render)(StillPDFPage *page, StillPDFContext *context);
  StillPDFBytes *(*bytes_new)(const void *data, size_t count);
  void (*bytes_unref)(StillPDFBytes *bytes);
  void (*object_unref)(void *object);
  void (*error_free)(StillPDFError *error);
  StillPDFSurface *(*image_surface_create_for_data)(uint8_t *pixels, int format, int width, int height, int stride);
  void (*surface_finish)(StillPDFSurface *surface);
  void (*surface_destroy)(StillPDFSurface *surface);
  StillPDFContext *(*create)(StillPDFSurface *surface);
  int (*status)(StillPDFContext *context);
  void (*scale)(StillPDFContext *context, double x, double y);
  void (*destroy)(StillPDFContext *context);
} StillPDF;

/// Premultiplied ARGB in 32 bits.
enum { STILL_PDF_FORMAT = 0 };

/// Null where the library is not installed.
const StillPDF *still_pdf(void);

#endif
