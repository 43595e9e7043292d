#include "deflate.h"

#include <string.h>

#include "huffman.h"

enum { END = 256, SHORTEST = 3, LONGEST = 258, LITERALS = 286, DISTANCES = 30 };

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                          2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static int length_symbol(int length) {
  if (length < 11) return length - 3;
  if (length == LONGEST) return 28;
  int bits = 31 - __builtin_clz((unsigned)(length - 3));
  return (bits - 1) * 4 + ((length - 3) >> (bits - 2) & 3);
}

static int distance_extra(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static int distance_base(int symbol) {
  return symbol < 4 ? symbol + 1 : ((2 + (symbol & 1)) << (symbol / 2 - 1)) + 1;
}

static int distance_symbol(int distance) {
  if (distance < 3) return distance - 1;
  int bits = 31 - __builtin_clz((unsigned)(distance - 1));
  return bits * 2 + ((distance - 1) >> (bits - 1) & 1);
}

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

/// Writes what waits as one block.
static void write_block(StillDeflate *deflate, int is_last) {
  uint8_t literals[288], distances[32];
  uint16_t literal_codes[288], distance_codes[32];
  deflate->literals[END] = 1;
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
  for (int index = 0; index < deflate->count; index++) {
    uint32_t token = deflate->tokens[index], entry = table[token & 511];
    int distance = (int)(token >> 9);
    if (distance || bits.count > 40) flush(&bits);
    put(&bits, entry & 0xFFFFFF, (int)(entry >> 24));
    if (distance) {
      int symbol = distance_symbol(distance);
      put(&bits, distance_codes[symbol], distances[symbol]);
      put(&bits, (uint64_t)(distance - distance_base(symbol)), distance_extra(symbol));
    }
  }
  flush(&bits);
  put(&bits, literal_codes[END], literals[END]);
  flush(&bits);
  deflate->bits = bits;
  // Few literals say little about those to come.
  if (count > 1000) deflate->literal_cost = (int)(cost * 16 / count);
  deflate->count = 0;
  memset(deflate->literals, 0, sizeof deflate->literals);
  memset(deflate->distances, 0, sizeof deflate->distances);
}

static inline void add_literal(StillDeflate *deflate, uint8_t literal) {
  if (deflate->count == STILL_BLOCK) write_block(deflate, 0);
  deflate->tokens[deflate->count++] = literal;
  deflate->literals[literal]++;
}

static inline void add_match(StillDeflate *deflate, int length, int distance) {
  if (deflate->count == STILL_BLOCK) write_block(deflate, 0);
  deflate->tokens[deflate->count++] = (uint32_t)distance << 9 | (uint32_t)(253 + length);
  deflate->literals[257 + length_symbol(length)]++;
  deflate->distances[distance_symbol(distance)]++;
}

static inline uint64_t load(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/// @param count Of the bytes that the hash is of.
static inline uint32_t hash_of(const StillDeflate *deflate, const uint8_t *bytes, int count) {
  uint64_t product = (load(bytes) << (64 - 8 * count)) * 0x9E3779B185EBCA87u;
  return (uint32_t)(product >> (64 - deflate->effort.hash_bits));
}

/// How many bytes are equal, at most `most`.
static inline int equal_bytes(const uint8_t *a, const uint8_t *b, int most) {
  int count = 0;
  // Runs are long where rows are like those above.
  while (count + 32 <= most) {
    const uint8_t *p = a + count, *q = b + count;
    uint64_t first = (load(p) ^ load(q)) | (load(p + 8) ^ load(q + 8));
    uint64_t second = (load(p + 16) ^ load(q + 16)) | (load(p + 24) ^ load(q + 24));
    if (first | second) break;
    count += 32;
  }
  while (count + 8 <= most) {
    uint64_t difference = load(a + count) ^ load(b + count);
    if (difference) return count + (__builtin_ctzll(difference) >> 3);
    count += 8;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

/// Remembers a position; the last one with the same beginning, -1 for none. What begins so near the end that bytes behind it
/// would count is not remembered.
static inline int32_t remember(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known, int count) {
  if (known - place < 8) return -1;
  uint32_t hash = hash_of(deflate, bytes + place, count);
  int32_t last = deflate->heads[hash];
  deflate->previous[place & (STILL_WINDOW - 1)] = last;
  deflate->heads[hash] = place;
  return last;
}

typedef struct {
  int length, distance;
} Match;

/// The longest match that is longer than `least`, of the places that began the same.
static inline Match longest(
  const StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t other, int least, int most,
  int depth) {
  Match match = {least, 0};
  while (other > place - STILL_WINDOW && other >= 0 && depth-- > 0 && match.length < most) {
    if (memcmp(bytes + other + match.length - 3, bytes + place + match.length - 3, 4) == 0) {
      int length = equal_bytes(bytes + place, bytes + other, most);
      if (length > match.length) {
        match = (Match){length, place - other};
        if (length >= deflate->effort.enough) break;
      }
    }
    int32_t next = deflate->previous[other & (STILL_WINDOW - 1)];
    if (next >= other) break;
    other = next;
  }
  return match;
}

/// A run of one byte, as matches with the byte before each.
static void add_run(StillDeflate *deflate, int32_t length) {
  while (length > LONGEST + 2 || length == LONGEST) {
    add_match(deflate, LONGEST, 1);
    length -= LONGEST;
  }
  if (length > LONGEST) {
    add_match(deflate, (int)length - SHORTEST, 1);
    length = SHORTEST;
  }
  if (length) add_match(deflate, (int)length, 1);
}

/// Rows of noise: of the places with the same six bytes the one that saves most, compared with literals as they cost in the
/// block before.
static int32_t deflate_noise(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known) {
  int misses = 0;
  while (place < end) {
    int32_t other = remember(deflate, bytes, place, known, 6);
    int most = known - place < LONGEST ? (int)(known - place) : LONGEST, depth = 1, saved = 0;
    Match match = {0, 0};
    while (other > place - STILL_WINDOW && other >= 0 && depth-- > 0) {
      int length = equal_bytes(bytes + place, bytes + other, most);
      int cost = (11 + 31 - __builtin_clz((unsigned)(place - other))) * 16;
      if (length >= SHORTEST && length * deflate->literal_cost - cost > saved) {
        saved = length * deflate->literal_cost - cost;
        match = (Match){length, place - other};
      }
      int32_t next = deflate->previous[other & (STILL_WINDOW - 1)];
      if (next >= other) break;
      other = next;
    }
    if (match.distance) {
      add_match(deflate, match.length, match.distance);
      int32_t next = place + match.length;
      for (place++; place < next && match.length < 16; place++) remember(deflate, bytes, place, known, 6);
      place = next;
      misses = 0;
    } else {
      int taken = 1 + (misses++ >> 4);
      if (taken > 8) taken = 8;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
    }
  }
  return place;
}

/// The same for three bytes.
static inline __attribute__((always_inline)) int32_t remember_triple(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known) {
  if (known - place < 8) return -1;
  uint32_t three = bytes[place] | (uint32_t)bytes[place + 1] << 8 | (uint32_t)bytes[place + 2] << 16;
  uint32_t hash = three * 0x9E3779B1u >> (32 - STILL_TRIPLE_BITS);
  int32_t last = deflate->triples[hash];
  deflate->triples[hash] = place;
  return last;
}

/// Remembers a position for matches of any length; the longest match of more than `least` bytes that begins there, if any.
static inline __attribute__((always_inline)) Match remember_both(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t known, int least, int depth) {
  int most = known - place < LONGEST ? (int)(known - place) : LONGEST;
  int32_t triple = remember_triple(deflate, bytes, place, known);
  int32_t other = remember(deflate, bytes, place, known, 4);
  Match match = longest(deflate, bytes, place, other, least > SHORTEST ? least : SHORTEST, most, depth);
  if (!match.distance && least < SHORTEST && triple > place - STILL_WINDOW && triple >= 0
      && memcmp(bytes + triple, bytes + place, SHORTEST) == 0) {
    match = (Match){SHORTEST, place - triple};
  }
  return match;
}

/// What a match is worth, in bits: each byte about four, and less the farther it is.
static inline int worth(Match match) {
  return 4 * match.length - (31 - __builtin_clz((unsigned)match.distance));
}

/// Looks for matches of three bytes too, and for better ones a byte later as long as there are any.
static int32_t deflate_thoroughly(
  StillDeflate *deflate, const uint8_t *bytes, int32_t place, int32_t end, int32_t known) {
  StillEffort effort = deflate->effort;
  // Of a long match, so many positions are remembered at either end.
  const int32_t near = 8;
  int misses = 0;
  while (place < end) {
    if (place > 0 && known - place >= 8 && load(bytes + place) == load(bytes + place - 1)) {
      int32_t run = equal_bytes(bytes + place, bytes + place - 1, known - place);
      add_run(deflate, run);
      remember_both(deflate, bytes, place, known, LONGEST, 0);
      place += run;
      for (int back = 3; back > 0; back--) remember_both(deflate, bytes, place - back, known, LONGEST, 0);
      misses = 0;
      continue;
    }
    Match match = remember_both(deflate, bytes, place, known, 0, effort.depth);
    if (!match.distance) {
      int taken = 1 + (misses++ >> 7);
      if (taken > 16) taken = 16;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
      continue;
    }
    misses = 0;
    int32_t remembered = place + 1;
    while (known - place > 8 && match.length < effort.enough) {
      int least = match.length > SHORTEST ? match.length - 1 : SHORTEST;
      Match next = remember_both(deflate, bytes, place + 1, known, least, effort.depth / 2 + 1);
      remembered = place + 2;
      if (!next.distance || worth(next) <= worth(match)) break;
      add_literal(deflate, bytes[place++]);
      match = next;
    }
    add_match(deflate, match.length, match.distance);
    int32_t next = place + match.length;
    for (int32_t inside = remembered; inside < next; inside++) {
      if (inside == place + near && next - near > inside) inside = next - near;
      remember_both(deflate, bytes, inside, known, LONGEST, 0);
    }
    place = next;
  }
  return place;
}

int32_t still_deflate(
  StillDeflate *deflate, const uint8_t *bytes, int32_t start, int32_t end, int32_t known,
  int is_noise) {
  if (is_noise) return deflate_noise(deflate, bytes, start, end, known);
  if (deflate->effort.finds_triples) return deflate_thoroughly(deflate, bytes, start, end, known);
  StillEffort effort = deflate->effort;
  int32_t place = start;
  int misses = 0;
  while (place < end) {
    const uint8_t *here = bytes + place;
    if (place > 0 && known - place >= 8 && load(here) == load(here - 1)) {
      int32_t run = 0;
      if (place >= deflate->alike_start && place < deflate->alike_end) run = deflate->alike_end - place;
      run += equal_bytes(here + run, here + run - 1, known - place - run);
      add_run(deflate, run);
      remember(deflate, bytes, place, known, 4);
      place += run;
      // What ends a run is often there again.
      for (int back = 3; back > 0; back--) remember(deflate, bytes, place - back, known, 4);
      misses = 0;
      continue;
    }
    int most = known - place < LONGEST ? (int)(known - place) : LONGEST;
    int32_t other = remember(deflate, bytes, place, known, 4);
    Match match = longest(deflate, bytes, place, other, SHORTEST, most, effort.depth);
    if (!match.distance) {
      // The longer nothing is found, the fewer places are looked at.
      int taken = 1 + (misses++ >> 6);
      if (taken > 16) taken = 16;
      while (taken-- > 0 && place < end) add_literal(deflate, bytes[place++]);
      continue;
    }
    misses = 0;
    if (effort.is_lazy && known - place > 8 && match.length < effort.enough && match.length < most - 1) {
      int32_t later = deflate->heads[hash_of(deflate, here + 1, 4)];
      Match next = longest(
        deflate, bytes, place + 1, later, match.length, most - 1, effort.depth / 2 + 1);
      if (next.distance) {
        add_literal(deflate, *here);
        remember(deflate, bytes, ++place, known, 4);
        match = next;
      }
    }
    add_match(deflate, match.length, match.distance);
    int32_t next = place + match.length;
    // In the middle of a long match little begins that is found again.
    int32_t near = effort.is_lazy ? 4 : 2;
    for (int32_t inside = place + 1; inside < next; inside++) {
      if (inside == place + near && next - near > inside) inside = next - near;
      remember(deflate, bytes, inside, known, 4);
    }
    place = next;
  }
  return place;
}

void still_deflate_begin(StillDeflate *deflate, StillEffort effort, StillBits bits) {
  deflate->bits = bits;
  deflate->effort = effort;
  deflate->count = 0;
  deflate->literal_cost = 5 * 16;
  deflate->alike_start = deflate->alike_end = 0;
  memset(deflate->literals, 0, sizeof deflate->literals);
  memset(deflate->distances, 0, sizeof deflate->distances);
  memset(deflate->heads, -1, sizeof deflate->heads[0] << effort.hash_bits);
  if (effort.finds_triples) memset(deflate->triples, -1, sizeof deflate->triples);
}

void still_deflate_end(StillDeflate *deflate, int is_last) {
  write_block(deflate, is_last);
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
