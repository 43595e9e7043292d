#include <string.h>

#include "huffman.h"
#include "tokens.h"

enum { LITERALS = 286, DISTANCES = 30 };

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                          2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static const uint16_t distance_bases[DISTANCES] = {1,    2,    3,    4,    5,    7,     9,     13,    17,   25,
                                                   33,   49,   65,   97,   129,  193,   257,   385,   513,  769,
                                                   1025, 1537, 2049, 3073, 4097, 6145,  8193,  12289, 16385, 24577};
static const uint8_t distance_extras[DISTANCES] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                                   6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

/// At most 57 bits may wait.
static inline void put(StillBits *bits, uint64_t value, int count) {
  bits->bits |= value << bits->count;
  bits->count += count;
}

/// Leaves less than a byte waiting.
static inline void flush(StillBits *bits) {
  if (bits->end - bits->next < 8) {
    bits->is_full = 1;
    bits->bits = 0;
    bits->count = 0;
    return;
  }
  memcpy(bits->next, &bits->bits, 8);
  bits->next += bits->count >> 3;
  bits->bits >>= bits->count & 56;
  bits->count &= 7;
}

/// Writes the lengths of both codes: as lengths, and repetitions of them, that are coded themselves.
static void write_lengths(StillBits *bits, const uint8_t *literals, const uint8_t *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literal_count = LITERALS, distance_count = DISTANCES, order_count = 19;
  while (literal_count > 257 && !literals[literal_count - 1]) literal_count--;
  while (distance_count > 1 && !distances[distance_count - 1]) distance_count--;
  uint8_t all[LITERALS + DISTANCES], symbols[LITERALS + DISTANCES], extras[LITERALS + DISTANCES];
  memcpy(all, literals, (size_t)literal_count);
  memcpy(all + literal_count, distances, (size_t)distance_count);
  int total = literal_count + distance_count, count = 0;
  uint32_t frequencies[19] = {0};
  for (int index = 0; index < total;) {
    int length = all[index], run = 1;
    while (index + run < total && all[index + run] == length) run++;
    index += run;
    if (length) {
      symbols[count] = (uint8_t)length;
      extras[count++] = 0;
      run--;
    }
    while (run > 0) {
      // 16 repeats a length 3 to 6 times, 17 and 18 zero 3 to 10 and 11 to 138 times.
      int symbol = run < 3 ? length : length ? 16 : run < 11 ? 17 : 18;
      int least = symbol == 18 ? 11 : symbol > 15 ? 3 : 1;
      int most = symbol == 18 ? 138 : symbol == 17 ? 10 : symbol == 16 ? 6 : 1;
      int taken = run < most ? run : most;
      symbols[count] = (uint8_t)symbol;
      extras[count++] = (uint8_t)(taken - least);
      run -= taken;
    }
  }
  for (int index = 0; index < count; index++) frequencies[symbols[index]]++;
  uint8_t lengths[19];
  uint16_t codes[19];
  still_code_lengths(frequencies, 19, 7, lengths);
  still_codes(lengths, 19, codes);
  while (order_count > 4 && !lengths[order[order_count - 1]]) order_count--;
  put(bits, (uint64_t)(literal_count - 257), 5);
  put(bits, (uint64_t)(distance_count - 1), 5);
  put(bits, (uint64_t)(order_count - 4), 4);
  for (int index = 0; index < order_count; index++) {
    flush(bits);
    put(bits, lengths[order[index]], 3);
  }
  for (int index = 0; index < count; index++) {
    flush(bits);
    int symbol = symbols[index];
    put(bits, codes[symbol], lengths[symbol]);
    if (symbol > 15) put(bits, extras[index], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
  flush(bits);
}

void still_write_block(StillDeflate *deflate, int is_last) {
  uint8_t literals[288], distances[32];
  uint16_t literal_codes[288], distance_codes[32];
  deflate->literals[STILL_END] = 1;
  still_code_lengths(deflate->literals, LITERALS, 15, literals);
  still_code_lengths(deflate->distances, DISTANCES, 15, distances);
  still_codes(literals, LITERALS, literal_codes);
  still_codes(distances, DISTANCES, distance_codes);
  StillBits bits = deflate->bits;
  put(&bits, is_last ? 1 : 0, 1);
  put(&bits, 2, 2);
  write_lengths(&bits, literals, distances);
  // By literal, or by 253 + length with the extra bits: the code below its number of bits.
  uint32_t table[512];
  uint64_t cost = 0, count = 0;
  for (int literal = 0; literal < 256; literal++) {
    table[literal] = literal_codes[literal] | (uint32_t)literals[literal] << 24;
    cost += (uint64_t)deflate->literals[literal] * literals[literal];
    count += deflate->literals[literal];
  }
  for (int symbol = 0; symbol < 29; symbol++) {
    int code_length = literals[257 + symbol], extra_length = length_extras[symbol];
    // The last symbol is one length alone, which the one before could say, too.
    for (uint32_t extra = 0; extra < 1u << extra_length; extra++) {
      table[253 + length_bases[symbol] + extra] =
        literal_codes[257 + symbol] | extra << code_length | (uint32_t)(code_length + extra_length) << 24;
    }
  }
  // The same by the symbol of a distance; the extra bits come above.
  uint32_t distance_table[DISTANCES];
  for (int symbol = 0; symbol < DISTANCES; symbol++) {
    distance_table[symbol] = distance_codes[symbol] | (uint32_t)distances[symbol] << 24;
  }
  for (int index = 0; index < deflate->count; index++) {
    uint32_t token = deflate->tokens[index];
    if (token & STILL_THREE) {
      flush(&bits);
      for (int shift = 0; shift < 24; shift += 8) {
        uint32_t entry = table[token >> shift & 255];
        put(&bits, entry & 0xFFFFFF, (int)(entry >> 24));
      }
      continue;
    }
    uint32_t entry = table[token & 511];
    int distance = (int)(token >> 9);
    if (distance || bits.count > 40) flush(&bits);
    put(&bits, entry & 0xFFFFFF, (int)(entry >> 24));
    if (distance) {
      int symbol = distance_symbol(distance), length = (int)(distance_table[symbol] >> 24);
      uint64_t extra = (uint64_t)(distance - distance_bases[symbol]) << length;
      put(&bits, extra | (distance_table[symbol] & 0xFFFFFF), length + distance_extras[symbol]);
    }
  }
  flush(&bits);
  put(&bits, literal_codes[STILL_END], literals[STILL_END]);
  flush(&bits);
  deflate->bits = bits;
  // Few literals say little about those to come.
  if (count > 1000) deflate->literal_cost = (int)(cost * 16 / count);
  deflate->count = 0;
  memset(deflate->literals, 0, sizeof deflate->literals);
  memset(deflate->distances, 0, sizeof deflate->distances);
}

void still_deflate_begin(StillDeflate *deflate, StillEffort effort, StillBits bits) {
  deflate->bits = bits;
  deflate->effort = effort;
  deflate->count = 0;
  deflate->literal_cost = 5 * 16;
  deflate->alike_start = deflate->alike_end = 0;
  deflate->knows_pixels = 0;
  memset(deflate->literals, 0, sizeof deflate->literals);
  memset(deflate->distances, 0, sizeof deflate->distances);
  memset(deflate->heads, -1, sizeof deflate->heads[0] << effort.hash_bits);
  if (effort.finds_triples) memset(deflate->triples, -1, sizeof deflate->triples);
}

void still_deflate_end(StillDeflate *deflate, int is_last) {
  still_write_block(deflate, is_last);
  StillBits *bits = &deflate->bits;
  if (is_last) {
    bits->count = (bits->count + 7) & ~7;
    flush(bits);
    return;
  }
  // A stored block without bytes ends at a whole one.
  put(bits, 0, 3);
  bits->count = (bits->count + 7) & ~7;
  flush(bits);
  put(bits, 0xFFFF0000, 32);
  flush(bits);
}
