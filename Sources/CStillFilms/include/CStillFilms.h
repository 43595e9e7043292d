#ifndef CSTILLFILMS_H
#define CSTILLFILMS_H

#include <stddef.h>
#include <stdint.h>

// From pixels to the bytes of films, in C because a debug build of Swift takes a hundred times as long. Pixels are
// premultiplied 32-bit ARGB words, colours gamma-encoded, rows of a picture without padding.

/// A part of a picture whose rows are `stride` pixels apart.
typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride;
  ptrdiff_t width, height;
} StillFilmPixels;

// Palettes

/// How often colours occur.
typedef struct StillHistogram StillHistogram;

/// Null when there is no memory.
StillHistogram *still_histogram_make(void);

void still_histogram_free(StillHistogram *histogram);

/// Counts the colours of a picture, as they are on black.
void still_histogram_add(StillHistogram *histogram, StillFilmPixels picture);

/// Adds what another one counted.
void still_histogram_merge(StillHistogram *histogram, const StillHistogram *other);

/// Chooses at most `most` (1 to 256) colours that stand for those of a histogram with a small squared error. A colour
/// that outweighs those around it is taken as it is.
///
/// @param error The mean of the squared distances, of red, green and blue together.
/// @return How many there are; -1 when there is no memory.
int still_choose_palette(
  const StillHistogram *histogram, int most, uint32_t *colors, double *error);

/// The mean of the squared distances of a histogram's colours, or of the means of its bins where there are many, to the
/// nearest of a palette; 0 when there is no memory.
double still_palette_error(const StillHistogram *histogram, const uint32_t *colors, int count);

/// The colours of the pixels that are not as they were, on black, in order of appearance.
///
/// @param previous The picture before, of the same shape; null: all pixels count.
/// @param most At most 256.
/// @return How many there are; -1 when there are more than `most`.
int still_changed_colors(
  StillFilmPixels picture, const StillFilmPixels *previous, int most, uint32_t *colors);

// Frames with palettes

/// Finds the number of a colour of a palette. What was found is kept, so that one is used by one thread at a time.
typedef struct StillColorMap StillColorMap;

/// @param amplitude Of the dither, in levels of a component; 0: none. Colours of the palette are never dithered.
/// @return Null when there is no memory.
StillColorMap *still_color_map_make(const uint32_t *colors, int count, int amplitude);

void still_color_map_free(StillColorMap *map);

/// Writes the number of each pixel's colour: dithered in a pattern that is fixed to the picture's places, so that equal
/// pixels at one place have one number whatever is around them.
///
/// @param previous The picture before; pixels that are as they were get the number `clear`. Null: none.
/// @param clear Also for pixels that let more than a half through.
/// @param left, top Where the part lies in the picture.
void still_map_colors_to_numbers(
  StillColorMap *map, StillFilmPixels picture, const StillFilmPixels *previous, int clear,
  ptrdiff_t left, ptrdiff_t top, uint8_t *numbers);

/// Compresses numbers as GIF does, in blocks behind the byte that gives the size of a number.
///
/// @param bits Of a number, 2 to 8.
/// @param output Room for `still_lzw_bound` bytes.
/// @return How many bytes there are; 0 when there is no memory.
size_t still_lzw(const uint8_t *numbers, size_t count, int bits, uint8_t *output);

size_t still_lzw_bound(size_t count);

// Video

/// Turns a picture into planes of BT.709 in the limited range, 8 bits: brightness at full size, then both colour
/// differences at half of it, in the place where H.264 and VP9 expect them (left, between rows); then, if asked for,
/// alpha at full size. An odd last column or row is repeated.
///
/// @param planes Room for `W · H · 3 / 2` bytes of the even sizes, and `W · H` more with alpha.
void still_write_yuv420(
  const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, int has_alpha, uint8_t *planes);

/// Turns a picture into planes of BT.709 in the limited range, 10 bits in two bytes (low byte first): brightness, both
/// colour differences, and alpha from 0 to 1023, all at full size.
///
/// @param planes Room for `width · height · 4` numbers.
void still_write_yuva444p10(
  const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, uint16_t *planes);

// WebP

/// Packs a picture without loss, if pixels repeat themselves often in it, as they do where a user interface is drawn.
///
/// @param picture At most 16,384 pixels a side, straight.
/// @param bytes Gets what a chunk `VP8L` holds, to be freed.
/// @return Whether there is anything: not for a picture of another kind, or when there is no memory.
int still_webp_pack(StillFilmPixels picture, int has_alpha, uint8_t **bytes, size_t *size);

// Pixels

/// Straight 32-bit ARGB words.
void still_write_straight(StillFilmPixels picture, uint32_t *straight);

/// Opaque 32-bit ARGB words: what is seen on black.
void still_write_on_black(StillFilmPixels picture, uint32_t *opaque);

/// Whether no pixel lets anything through.
int still_is_opaque(StillFilmPixels picture);

#endif
