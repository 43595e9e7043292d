#include "CStillYardstick.h"

#include <hb.h>
#include <hb-ot.h>
#include <stdlib.h>

struct shaper {
  hb_font_t *font;
  hb_buffer_t *buffer;
};

void *still_shaper_create(const uint8_t *bytes, size_t count) {
  struct shaper *shaper = calloc(1, sizeof *shaper);
  if (shaper == NULL) return NULL;
  hb_blob_t *blob = hb_blob_create(
      (const char *)bytes, (unsigned int)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *face = hb_face_create(blob, 0);
  shaper->font = hb_font_create(face);
  hb_ot_font_set_funcs(shaper->font);
  hb_font_make_immutable(shaper->font);
  shaper->buffer = hb_buffer_create();
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return shaper;
}

void still_shaper_destroy(void *opaque) {
  struct shaper *shaper = opaque;
  if (shaper == NULL) return;
  hb_buffer_destroy(shaper->buffer);
  hb_font_destroy(shaper->font);
  free(shaper);
}

unsigned int still_shape(void *opaque, const uint16_t *text, int count) {
  struct shaper *shaper = opaque;
  hb_buffer_clear_contents(shaper->buffer);
  hb_buffer_set_direction(shaper->buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(shaper->buffer, HB_SCRIPT_LATIN);
  hb_buffer_set_language(shaper->buffer, hb_language_from_string("en", -1));
  hb_buffer_add_utf16(shaper->buffer, text, count, 0, count);
  hb_shape(shaper->font, shaper->buffer, NULL, 0);
  unsigned int glyphs = 0;
  hb_buffer_get_glyph_positions(shaper->buffer, &glyphs);
  return glyphs;
}
