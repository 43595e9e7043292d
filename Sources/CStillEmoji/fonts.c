#include "CStillEmoji.h"

#define TYPEFACE(name) extern const uint8_t cstillfonts_##name[], cstillfonts_##name##_end[];
#define FACE(family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored, name) \
  { family, minWeight, maxWeight, minWidth, maxWidth, isItalic, isColored,                \
    cstillfonts_##name, cstillfonts_##name##_end }

TYPEFACE(noto_color_emoji)

/// In the order of fallback.
static const CStillFont faces[] = {
  FACE("Noto Color Emoji", 400, 400, 100, 100, 0, 1, noto_color_emoji),
};

CStillFontTable cstillemoji_table(void) {
  return (CStillFontTable){faces, (int)(sizeof faces / sizeof faces[0])};
}
