#ifndef STILL_PIXELS_H
#define STILL_PIXELS_H

#include "deflate.h"

// Rows that are left as they are, as those with letters: what comes again in them is whole pixels, so that no place between
// two has to be looked at, and most are like the one to their left or the one above.

/// Returns the number of words in a mask of `count` pixels; the last has room for a bit that is not set.
static inline ptrdiff_t still_mask_words(ptrdiff_t count) { return count / 64 + 1; }

/// Which pixels of two rows are equal: a bit for each, the first of a word lowest, and behind them zeros.
void still_compare_pixels(const uint32_t *a, const uint32_t *b, ptrdiff_t count, uint64_t *mask);

/// Which pixels are as the one to their left; the first is not.
void still_compare_left(const uint32_t *pixels, ptrdiff_t count, uint64_t *mask);

/// How many bits are set from a place on. Behind the last pixel there is one that is not.
static inline int32_t still_run_at(const uint64_t *mask, ptrdiff_t x) {
  const uint64_t *word = mask + (x >> 6);
  uint64_t unset = ~*word >> (x & 63);
  if (unset) return __builtin_ctzll(unset);
  int32_t run = 64 - (int32_t)(x & 63);
  while (!~*++word) run += 64;
  return run + __builtin_ctzll(~*word);
}

/// A row that is left as it is.
typedef struct {
  /// As it goes into the stream, behind what a match may reach back to, and in front of 8 bytes that are zero; in pixels, and
  /// of how many bytes each is.
  const uint8_t *bytes;
  int32_t width, step;
  /// Which pixels are as the one to their left.
  const uint64_t *like_left;
  /// How far back in the stream the same row as the one above is, left as it is too; 0 for none that a match reaches. And which
  /// pixels are as in it.
  int32_t above;
  const uint64_t *like_above;
} StillPlainRow;

/// Compresses a row, without the number of its filter.
///
/// @param start Where it begins in the stream.
/// @return Where it ends.
int32_t still_deflate_pixels(StillDeflate *deflate, StillPlainRow row, int32_t start);

#endif
