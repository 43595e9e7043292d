#include "CStillHEIF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static StillHEIF functions;
static bool is_there;

static void load(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_there = true;
#define FIND(name) is_there &= (functions.name = (__typeof__(functions.name))dlsym(library, "heif_" #name)) != NULL
  FIND(context_alloc);
  FIND(context_free);
  FIND(context_set_maximum_image_size_limit);
  FIND(context_read_from_memory);
  FIND(context_get_primary_image_handle);
  FIND(image_handle_release);
  FIND(image_handle_get_width);
  FIND(image_handle_get_height);
  FIND(image_handle_get_raw_color_profile_size);
  FIND(image_handle_get_raw_color_profile);
  FIND(decode_image);
  FIND(image_release);
  FIND(image_get_width);
  FIND(image_get_height);
  FIND(image_get_plane_readonly);
#undef FIND
}

const StillHEIF *still_heif(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}
