#include "CStillPangoTruth.h"

#if __has_include(<pango/pangoft2.h>)

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

int stillpango_is_available(void) { return 1; }

static void leave_unhinted(FcPattern *pattern, gpointer data) {
  (void)data;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternDel(pattern, FC_HINT_STYLE);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
}

int stillpango_lines(const char *font, const char *text, double size, double width,
                     int hyphens, StillPangoLine *lines, int capacity) {
  FcConfig *config = FcConfigCreate();
  if (!config || !FcConfigAppFontAddFile(config, (const FcChar8 *)font)) return -1;

  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), leave_unhinted, NULL, NULL);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));

  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *description = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(hyphens != 0));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);

  int count = pango_layout_get_line_count(layout);
  for (int index = 0; index < count && index < capacity; index++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, index);
    PangoRectangle logical;
    pango_layout_line_get_extents(line, NULL, &logical);
    lines[index].start = line->start_index;
    lines[index].width = (double)logical.width / PANGO_SCALE;
  }
  pango_font_description_free(description);
  g_object_unref(layout);
  g_object_unref(context);
  g_object_unref(map);
  FcConfigDestroy(config);
  return count;
}

#else

int stillpango_is_available(void) { return 0; }

int stillpango_lines(const char *font, const char *text, double size, double width,
                     int hyphens, StillPangoLine *lines, int capacity) {
  (void)font, (void)text, (void)size, (void)width, (void)hyphens, (void)lines, (void)capacity;
  return -1;
}

#endif
