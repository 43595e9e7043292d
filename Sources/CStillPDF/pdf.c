#include "CStillPDF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static StillPDF functions;
static bool is_there;

/// What Poppler finds wrong inside of a page, which it draws without that.
static void say_nothing(int category, long long position, const char *message) {
  (void)category;
  (void)position;
  (void)message;
}

static void load(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_there = true;
  // Those of the libraries that it needs are found through it.
#define FIND(prefix, name) \
  is_there &= (functions.name = (__typeof__(functions.name))dlsym(library, prefix #name)) != NULL
  FIND("poppler_", document_new_from_bytes);
  FIND("poppler_", document_get_n_pages);
  FIND("poppler_", document_get_page);
  FIND("poppler_", page_get_size);
  FIND("poppler_", page_render);
  FIND("g_", bytes_new);
  FIND("g_", bytes_unref);
  FIND("g_", object_unref);
  FIND("g_", error_free);
  FIND("cairo_", image_surface_create_for_data);
  FIND("cairo_", surface_finish);
  FIND("cairo_", surface_destroy);
  FIND("cairo_", create);
  FIND("cairo_", status);
  FIND("cairo_", scale);
  FIND("cairo_", destroy);
#undef FIND
  // It writes remarks to the standard error, and only its C++ side lets one keep it from that: the name is the function
  // setErrorCallback(void (*)(ErrorCategory, long long, const char *)). Without it there are remarks.
  void (*set_error_callback)(void (*)(int, long long, const char *)) =
    (__typeof__(set_error_callback))dlsym(library, "_Z16setErrorCallbackPFv13ErrorCategoryxPKcE");
  if (set_error_callback != NULL) set_error_callback(say_nothing);
}

const StillPDF *still_pdf(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}
