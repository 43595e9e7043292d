#ifndef STILL_ROWS_H
#define STILL_ROWS_H

#include "CStillScanlines.h"

/// The number of bytes behind a row that are written, too.
enum { STILL_ROW_END = 16 };

/// The numbers of PNG's filters.
enum { STILL_NONE, STILL_SUB, STILL_UP, STILL_AVERAGE, STILL_PAETH };

/// How a row's filter is chosen; see `still_write_differences`.
typedef struct {
  int every, edge;
  /// Whether who compresses them looks for pixels, not for bytes: then rows of which less than a third of the pixels differ both
  /// from the one to their left and from the one above are left as they are.
  int finds_pixels;
} StillFiltering;

/// The rows of a picture as they are filtered, one after another.
typedef struct {
  StillPixels picture;
  int has_alpha;
  /// Whether the next row has one above.
  int has_above;
  /// Whether `above` is that row, or zeros where there is none.
  int knows_above;
  /// Of a row, in bytes, without the number of its filter.
  ptrdiff_t length;
  ptrdiff_t y;
  uint8_t *memory, *current, *above;
  /// Of the last row: which pixels are as the one to their left, and as the one above; see `still_compare_pixels`. Only where
  /// pixels are looked for.
  uint64_t *like_left, *like_above;
} StillRows;

/// @param has_above Whether the pixels above the first row are the picture's, too.
/// @return 0 when there is no memory for them.
int still_rows_begin(StillRows *rows, StillPixels picture, int has_alpha, int has_above);

/// Writes the next row behind the number of its filter.
///
/// @param line Room for a byte more than a row's length; where pixels are looked for, for STILL_ROW_END more.
/// @return Whether the row is noise, as photographs are: few bytes of it occur again in the same order.
int still_rows_next(StillRows *rows, StillFiltering filtering, uint8_t *line);

/// Whether the next row is as the one above.
int still_rows_repeat(const StillRows *rows);

/// Writes the next row, which is as the one above: Up leaves nothing of it.
void still_rows_skip(StillRows *rows, uint8_t *line);

void still_rows_end(StillRows *rows);

#endif
