#ifndef CSTILLSCANLINES_H
#define CSTILLSCANLINES_H

#include <stddef.h>
#include <stdint.h>

// From pixels to the bytes that PNG compresses, in C because a debug build of Swift takes a hundred times as long.
// Pixels are premultiplied 32-bit ARGB words, colours gamma-encoded.

/// A rectangle of pixels.
typedef struct {
  const uint32_t *pixels;
  /// From one row to the next, in pixels.
  ptrdiff_t stride;
  ptrdiff_t width, height;
} StillPixels;

enum { STILL_MOST_COLORS = 256, STILL_COLOR_SLOTS = 2048 };

/// The colours of a picture, with where each is found.
typedef struct {
  int32_t count;
  uint32_t colors[STILL_MOST_COLORS];
  /// By hash: a position in `colors` plus 1; 0 for a free slot.
  uint16_t slots[STILL_COLOR_SLOTS];
} StillColors;

/// Finds the colours, in order of appearance, and adds them to those that were found before.
///
/// @param has_above Whether the pixels above the first row are the picture's, too: it may repeat them.
/// @param colors NULL: they are known to be more than 256.
/// @param is_opaque Becomes whether no pixel lets anything through. NULL: nobody asks.
/// @param repeats Room for a byte of each row, or NULL: whether the row is as the one above. Written for all rows of a picture that
/// is opaque.
/// @return 0 when there are more than 256; as soon as they are found where nothing else is asked.
int still_find_colors(
  StillPixels picture, int has_above, StillColors *colors, int *is_opaque, uint8_t *repeats);

/// Writes a picture as numbers of its colours, packed into bytes, each row behind a zero.
///
/// @param numbers The number of each colour, in the order of `colors`.
/// @param bits Of a number: 1, 2, 4 or 8.
/// @param lines Room for `height` times one byte and as many as a row's numbers take.
void still_write_numbers(
  StillPixels picture, const StillColors *colors, const uint8_t *numbers, int bits,
  uint8_t *lines);

/// Writes straight colours, each row behind the number of its filter and as the differences that this leaves.
///
/// A row takes Up or Sub, whichever leaves the smaller sum of differences, Up when both are equal. But when a third of the
/// differences or more is not zero, and they are small, the row is noise, such as a photograph's, and takes whichever of Sub,
/// Up, Average and Paeth leaves the smallest sum, the last two only where all blocks are looked at. And when the differences
/// that are not zero are more than `edge` on average, the row is made of edges, such as text, and takes None: deflate finds the
/// same letters again only when they are left as they are. An `edge` below 8 does not look for noise.
///
/// @param every Of how many blocks of 1,024 bytes one is looked at for the choice: 1 for all; 0: all rows take Up.
/// @param lines Room for `height` times one byte and a row's components.
/// @return 0 when there is no memory for two rows.
int still_write_differences(
  StillPixels picture, int has_alpha, int every, int edge, uint8_t *lines);

/// How much time is spent on fewer bytes.
typedef enum { STILL_FAST, STILL_SMALL, STILL_THOROUGH } StillPackingEffort;

typedef struct {
  StillPackingEffort effort;
  /// Whether the stream ends here. Else it ends at a whole byte, and what follows does not refer to it.
  int is_last;
  /// Of each row, whether it is as the one above; NULL: nobody has looked.
  const uint8_t *repeats;
  /// Adler-32: goes on from a checksum with more bytes.
  uint32_t (*checksum)(uint32_t, const void *, size_t);
} StillPacking;

/// Compresses a picture's straight colours, filtered as by `still_write_differences`, to the blocks of RFC 1951.
///
/// @param has_above Whether the pixels above the first row are the picture's, too: then `picture` is a part of it.
/// @param checksum Of what was compressed before; goes on with these rows.
/// @return How many bytes it became; 0 where there is not that much room, or no memory.
size_t still_pack_rows(
  StillPixels picture, int has_alpha, int has_above, StillPacking packing, uint8_t *stream,
  size_t room, uint32_t *checksum);

/// The same for any bytes.
size_t still_pack_bytes(
  const uint8_t *bytes, size_t count, StillPacking packing, uint8_t *stream, size_t room,
  uint32_t *checksum);

/// Writes red, green and blue of each pixel as it is seen on white, without anything between rows.
///
/// @param components Room for three bytes a pixel.
void still_write_on_white(StillPixels picture, uint8_t *components);

#endif
