#include "CStillFonts.h"

/// Of the target CStillEmoji; null in a program that is linked without it.
extern CStillFontTable cstillemoji_table(void) __attribute__((weak));

CStillFontTable cstillfonts_linked_emoji(void) {
  if (cstillemoji_table) return cstillemoji_table();
  return (CStillFontTable){NULL, 0};
}
