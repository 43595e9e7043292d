#include "CStillFonts.h"

#define TYPEFACE(name) extern const uint8_t cstillfonts_##name[], cstillfonts_##name##_end[];
#define FACE(family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored, name) \
  { family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored,                \
    cstillfonts_##name, cstillfonts_##name##_end }

TYPEFACE(inter_thin)
TYPEFACE(inter_thin_italic)
TYPEFACE(inter_extralight)
TYPEFACE(inter_extralight_italic)
TYPEFACE(inter_light)
TYPEFACE(inter_light_italic)
TYPEFACE(inter_regular)
TYPEFACE(inter_regular_italic)
TYPEFACE(inter_medium)
TYPEFACE(inter_medium_italic)
TYPEFACE(inter_semibold)
TYPEFACE(inter_semibold_italic)
TYPEFACE(inter_bold)
TYPEFACE(inter_bold_italic)
TYPEFACE(inter_extrabold)
TYPEFACE(inter_extrabold_italic)
TYPEFACE(inter_black)
TYPEFACE(inter_black_italic)
TYPEFACE(inter_display)
TYPEFACE(inter_display_italic)
TYPEFACE(literata)
TYPEFACE(literata_italic)
TYPEFACE(jetbrains_mono)
TYPEFACE(jetbrains_mono_italic)
TYPEFACE(nunito)
TYPEFACE(nunito_italic)
TYPEFACE(archivo)
TYPEFACE(archivo_italic)
TYPEFACE(pair_tables)

/// The system design first: Inter by weight, upright before italic; the others after it.
static const CStillFont faces[] = {
  FACE("Inter", 100, 100, 100, 100, 0, 0, inter_thin),
  FACE("Inter", 100, 100, 100, 100, 1, 0, inter_thin_italic),
  FACE("Inter", 200, 200, 100, 100, 0, 0, inter_extralight),
  FACE("Inter", 200, 200, 100, 100, 1, 0, inter_extralight_italic),
  FACE("Inter", 300, 300, 100, 100, 0, 0, inter_light),
  FACE("Inter", 300, 300, 100, 100, 1, 0, inter_light_italic),
  FACE("Inter", 400, 400, 100, 100, 0, 0, inter_regular),
  FACE("Inter", 400, 400, 100, 100, 1, 0, inter_regular_italic),
  FACE("Inter", 500, 500, 100, 100, 0, 0, inter_medium),
  FACE("Inter", 500, 500, 100, 100, 1, 0, inter_medium_italic),
  FACE("Inter", 600, 600, 100, 100, 0, 0, inter_semibold),
  FACE("Inter", 600, 600, 100, 100, 1, 0, inter_semibold_italic),
  FACE("Inter", 700, 700, 100, 100, 0, 0, inter_bold),
  FACE("Inter", 700, 700, 100, 100, 1, 0, inter_bold_italic),
  FACE("Inter", 800, 800, 100, 100, 0, 0, inter_extrabold),
  FACE("Inter", 800, 800, 100, 100, 1, 0, inter_extrabold_italic),
  FACE("Inter", 900, 900, 100, 100, 0, 0, inter_black),
  FACE("Inter", 900, 900, 100, 100, 1, 0, inter_black_italic),
  FACE("Literata", 200, 900, 100, 100, 0, 0, literata),
  FACE("Literata", 200, 900, 100, 100, 1, 0, literata_italic),
  FACE("JetBrains Mono", 100, 800, 100, 100, 0, 0, jetbrains_mono),
  FACE("JetBrains Mono", 100, 800, 100, 100, 1, 0, jetbrains_mono_italic),
  FACE("Nunito", 200, 900, 100, 100, 0, 0, nunito),
  FACE("Nunito", 200, 900, 100, 100, 1, 0, nunito_italic),
  FACE("Archivo", 100, 900, 62, 125, 0, 0, archivo),
  FACE("Archivo", 100, 900, 62, 125, 1, 0, archivo_italic),
  FACE("Inter Display", 100, 900, 100, 100, 0, 0, inter_display),
  FACE("Inter Display", 100, 900, 100, 100, 1, 0, inter_display_italic),
};

CStillFontTable cstillfonts_table(void) {
  return (CStillFontTable){faces, (int)(sizeof faces / sizeof faces[0])};
}

CStillBytes cstillfonts_pairs(void) {
  return (CStillBytes){cstillfonts_pair_tables, cstillfonts_pair_tables_end};
}
