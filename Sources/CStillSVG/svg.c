#include "CStillSVG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static StillSVG functions;
static bool is_there;

static void load(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_there = true;
  // Those of the libraries that it needs are found through it.
#define FIND(prefix, name) \
  is_there &= (functions.name = (__typeof__(functions.name))dlsym(library, prefix #name)) != NULL
  FIND("rsvg_", handle_new_from_data);
  FIND("rsvg_", handle_set_dpi);
  FIND("rsvg_", handle_get_intrinsic_size_in_pixels);
  FIND("rsvg_", handle_get_intrinsic_dimensions);
  FIND("rsvg_", handle_render_document);
  FIND("g_", object_unref);
  FIND("g_", error_free);
  FIND("cairo_", image_surface_create_for_data);
  FIND("cairo_", surface_finish);
  FIND("cairo_", surface_destroy);
  FIND("cairo_", create);
  FIND("cairo_", scale);
  FIND("cairo_", destroy);
#undef FIND
}

const StillSVG *still_svg(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}
