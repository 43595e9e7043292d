#ifndef STILL_HEIF_H
#define STILL_HEIF_H

#include <libheif/heif.h>

/// The functions of libheif that are used.
///
/// The library brings decoders that fill tables as soon as they are loaded, and few programs read such a picture: it is loaded
/// when the first one is read.
typedef struct {
  __typeof__(heif_context_alloc) *context_alloc;
  __typeof__(heif_context_free) *context_free;
  __typeof__(heif_context_set_maximum_image_size_limit) *context_set_maximum_image_size_limit;
  __typeof__(heif_context_read_from_memory) *context_read_from_memory;
  __typeof__(heif_context_get_primary_image_handle) *context_get_primary_image_handle;
  __typeof__(heif_image_handle_release) *image_handle_release;
  __typeof__(heif_image_handle_get_width) *image_handle_get_width;
  __typeof__(heif_image_handle_get_height) *image_handle_get_height;
  __typeof__(heif_image_handle_get_raw_color_profile_size) *image_handle_get_raw_color_profile_size;
  __typeof__(heif_image_handle_get_raw_color_profile) *image_handle_get_raw_color_profile;
  __typeof__(heif_decode_image) *decode_image;
  __typeof__(heif_image_release) *image_release;
  __typeof__(heif_image_get_width) *image_get_width;
  __typeof__(heif_image_get_height) *image_get_height;
  __typeof__(heif_image_get_plane_readonly) *image_get_plane_readonly;
} StillHEIF;

/// Null where the library is not installed.
const StillHEIF *still_heif(void);

#endif
