#ifndef CSTILLFONTS_H
#define CSTILLFONTS_H

#include <stddef.h>
#include <stdint.h>

/// A typeface file inside the binary's read-only data. Its pages are loaded when they are touched.
typedef struct {
  /// Family name, as the font's own name table has it.
  const char *family;
  /// CSS scale, 100 to 900.
  int weight;
  /// 0 or 1
  int isItalic;
  const uint8_t *bytes;
  size_t count;
} CStillFont;

/// The number of embedded faces.
int cstillfonts_count(void);

/// The face at an index in 0..<cstillfonts_count(); any other index gives one without bytes.
CStillFont cstillfonts_face(int index);

#endif
