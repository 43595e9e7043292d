#ifndef CSTILLFONTS_H
#define CSTILLFONTS_H

#include <stddef.h>
#include <stdint.h>

/// A typeface file inside the binary's read-only data. Its pages are loaded when they are touched.
typedef struct {
  /// Family name, as the font's own name table has it.
  const char *family;
  /// The lightest and the heaviest weight on the CSS scale, 100 to 900; equal for a face of one weight.
  int minWeight, maxWeight;
  /// The narrowest and the widest width in percent; 100 is normal.
  int minWidth, maxWidth;
  /// 0 or 1
  int isItalic;
  /// 0 or 1: whether its glyphs are coloured pictures.
  int isColored;
  const uint8_t *bytes;
  const uint8_t *end;
} CStillFont;

/// The embedded faces of one target.
typedef struct {
  const CStillFont *faces;
  int count;
} CStillFontTable;

/// The faces that are always there; their order is that of fallback.
CStillFontTable cstillfonts_table(void);

/// Constant bytes.
typedef struct {
  const uint8_t *start;
  const uint8_t *end;
} CStillBytes;

/// How faces of the system set pairs of letters.
CStillBytes cstillfonts_pairs(void);

/// The faces for emoji, when the program is linked with CStillEmoji; none otherwise.
CStillFontTable cstillfonts_linked_emoji(void);

#endif
