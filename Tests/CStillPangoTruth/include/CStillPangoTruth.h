#ifndef CSTILLPANGOTRUTH_H
#define CSTILLPANGOTRUTH_H

/// A line as Pango breaks it.
typedef struct {
  /// UTF-8 offset of its first byte.
  int start;
  /// Of the line's advances in points, spaces at a wrapped end not counted.
  double width;
} StillPangoLine;

/// 1 where Pango was there when this was compiled, else 0.
int stillpango_is_available(void);

/// Sets a text with a font file and nothing else: no hinting, no rounding, no font of the system.
///
/// - Parameters:
///   - font: Path of the file, UTF-8.
///   - text: UTF-8.
///   - size: Points per em; a point is a pixel.
///   - width: Where lines are broken, in points; negative for no limit.
///   - hyphens: 1 to show a hyphen where a word is divided, at a soft hyphen or for want of room.
///   - lines: Receives at most `capacity` lines.
/// - Returns: The number of lines; -1 if the font cannot be used or Pango is missing.
int stillpango_lines(const char *font, const char *text, double size, double width,
                     int hyphens, StillPangoLine *lines, int capacity);

#endif
