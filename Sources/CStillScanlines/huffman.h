#ifndef STILL_HUFFMAN_H
#define STILL_HUFFMAN_H

#include <stdint.h>

// Prefix codes as RFC 1951 has them.

enum { STILL_MOST_SYMBOLS = 288 };

/// The lengths of the shortest prefix code, in bits, 0 for a symbol that does not occur.
///
/// @param limit The most bits of a symbol: at least as many as the number of symbols has.
void still_code_lengths(const uint32_t *frequencies, int count, int limit, uint8_t *lengths);

/// The codes that follow from the lengths, the first bit lowest.
void still_codes(const uint8_t *lengths, int count, uint16_t *codes);

#endif
