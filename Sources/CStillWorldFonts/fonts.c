#include "CStillWorldFonts.h"

#define TYPEFACE(name) extern const uint8_t cstillfonts_##name[], cstillfonts_##name##_end[];
#define FACE(family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored, name) \
  { family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored,                \
    cstillfonts_##name, cstillfonts_##name##_end }

TYPEFACE(noto_sans_arabic_regular)
TYPEFACE(noto_sans_arabic_bold)
TYPEFACE(noto_sans_hebrew_regular)
TYPEFACE(noto_sans_hebrew_bold)
TYPEFACE(noto_sans_devanagari_regular)
TYPEFACE(noto_sans_devanagari_bold)
TYPEFACE(noto_sans_thai_regular)
TYPEFACE(noto_sans_thai_bold)

/// In the order of fallback.
static const CStillFont faces[] = {
  FACE("Noto Sans Arabic", 400, 400, 100, 100, 0, 0, noto_sans_arabic_regular),
  FACE("Noto Sans Arabic", 700, 700, 100, 100, 0, 0, noto_sans_arabic_bold),
  FACE("Noto Sans Hebrew", 400, 400, 100, 100, 0, 0, noto_sans_hebrew_regular),
  FACE("Noto Sans Hebrew", 700, 700, 100, 100, 0, 0, noto_sans_hebrew_bold),
  FACE("Noto Sans Devanagari", 400, 400, 100, 100, 0, 0, noto_sans_devanagari_regular),
  FACE("Noto Sans Devanagari", 700, 700, 100, 100, 0, 0, noto_sans_devanagari_bold),
  FACE("Noto Sans Thai", 400, 400, 100, 100, 0, 0, noto_sans_thai_regular),
  FACE("Noto Sans Thai", 700, 700, 100, 100, 0, 0, noto_sans_thai_bold),
};

CStillFontTable cstillworldfonts_table(void) {
  return (CStillFontTable){faces, (int)(sizeof faces / sizeof faces[0])};
}
