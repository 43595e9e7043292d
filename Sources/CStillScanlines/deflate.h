#ifndef STILL_DEFLATE_H
#define STILL_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

// Compresses filtered rows to RFC 1951's blocks. Pictures of user interfaces become long runs of one byte when they are
// filtered, and photographs noise: a run is passed over at once, and noise is not searched for what is not there.

enum {
  /// How far back a match may reach.
  STILL_WINDOW = 1 << 15,
  /// The maximum number of literals and matches in a block.
  STILL_BLOCK = 1 << 15,
  STILL_MOST_HASHES = 1 << 15,
  /// Bits of a hash of three bytes, of two pixels, and of one.
  STILL_TRIPLE_BITS = 14,
  STILL_PAIR_BITS = 13,
  STILL_ONE_BITS = 10,
};

/// Where bits go, the first of a byte lowest.
typedef struct {
  uint8_t *next, *end;
  uint64_t bits;
  int count;
  /// Whether there was too little room.
  int is_full;
} StillBits;

typedef struct {
  /// How many places with the same beginning are looked at.
  int depth;
  /// Whether a match that begins a byte later is looked for.
  int is_lazy;
  /// The length of a match that is good enough.
  int enough;
  /// Of a hash: fewer are sooner made ready and nearer, and forget more.
  int hash_bits;
  /// Whether matches of three bytes are looked for, and each better one that begins a byte later: for rows that are left as they
  /// are, where pixels of three bytes occur again.
  int finds_triples;
} StillEffort;

/// Of a token that is three literals.
#define STILL_THREE 0x80000000u

/// Where a pixel was last, in the stream.
typedef struct {
  int32_t place;
  uint32_t pixel;
} StillOnePixel;

/// The state of a compression. Positions count from the beginning of its input.
typedef struct {
  StillBits bits;
  StillEffort effort;
  int count;
  /// Each a literal, or three from the lowest byte on with STILL_THREE, or 253 + length + distance * 512.
  uint32_t tokens[STILL_BLOCK];
  uint32_t literals[288], distances[32];
  /// The average cost of a literal in the last block, in sixteenths of a bit.
  int literal_cost;
  /// Where bytes are known to be each as the one before.
  int32_t alike_start, alike_end;
  /// The last position with such a beginning; and the one before a position, by its lowest bits.
  int32_t heads[STILL_MOST_HASHES], previous[STILL_WINDOW];
  /// The last position with such three bytes.
  int32_t triples[1 << STILL_TRIPLE_BITS];
  /// Of rows that are left as they are; made ready for the first of them.
  int knows_pixels;
  /// The last position with such two pixels.
  int32_t pairs[1 << STILL_PAIR_BITS];
  StillOnePixel ones[1 << STILL_ONE_BITS];
} StillDeflate;

void still_deflate_begin(StillDeflate *deflate, StillEffort effort, StillBits bits);

/// Compresses the bytes from `start` to `end`.
///
/// @param bytes Addressed by position; those from `start` - STILL_WINDOW to `known` are there.
/// @param is_noise Whether few matches are expected.
/// @return Where what was compressed ends: at `end`, or up to 257 bytes behind it, at most at `known`.
int32_t still_deflate(
  StillDeflate *deflate, const uint8_t *bytes, int32_t start, int32_t end, int32_t known,
  int is_noise);

/// The same for rows of noise: of the places with the same six bytes the one that saves most, compared with literals as they
/// cost in the block before.
int32_t still_deflate_noise(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known);

/// The same, where matches of three bytes are looked for too, and for better ones a byte later as long as there are any.
int32_t still_deflate_thoroughly(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known);

/// Ends the stream, or ends what can be cut off: at a whole byte.
void still_deflate_end(StillDeflate *deflate, int is_last);

#endif
