#include "CStillFilms.h"

#include <stdlib.h>
#include <string.h>

// Encodes a picture as lossless WebP (https://developers.google.com/speed/webp/docs/webp_lossless_bitstream_specification). Each pixel
// is a literal, an index into a small cache of recent colors, or a copy of earlier pixels. User interfaces repeat themselves, and
// finding that takes a fraction of the time that libwebp spends on transforms for photographs.

enum {
  most_length = 4096,
  length_codes = 24,
  literal_codes = 256,
  distance_codes = 40,
  near_distances = 120,
  cache_bits = 9,
  first_of_cache = literal_codes + length_codes,
  green_codes = first_of_cache + (1 << cache_bits),
  code_limit = 15,
  hash_bits = 14,
  /// About what a pixel takes that is not copied.
  literal_bits = 7,
  most_tries = 4
};

// Bits, lowest first

typedef struct {
  uint8_t *bytes;
  size_t count, room;
  uint64_t bits;
  int bit_count, is_broken;
} Bits;

static void put(Bits *bits, uint32_t value, int count) {
  bits->bits |= (uint64_t)value << bits->bit_count;
  bits->bit_count += count;
  if (bits->bit_count < 32) return;
  if (bits->room - bits->count < 8) {
    size_t room = 2 * bits->room + 4096;
    uint8_t *bytes = realloc(bits->bytes, room);
    if (!bytes) {
      bits->is_broken = 1;
      bits->bit_count = 0;
      return;
    }
    bits->bytes = bytes;
    bits->room = room;
  }
  for (int byte = 0; byte < 4; byte++) bits->bytes[bits->count++] = (uint8_t)(bits->bits >> 8 * byte);
  bits->bits >>= 32;
  bits->bit_count -= 32;
}

/// Fills up with zeros so that all bits are bytes.
static void end_bits(Bits *bits) {
  int rest = (bits->bit_count + 7) / 8;
  put(bits, 0, 32 - bits->bit_count % 32);
  if (rest > 0) bits->count -= (size_t)(4 - rest);
}

// Prefix codes

typedef struct {
  uint8_t lengths[green_codes];
  uint16_t codes[green_codes];
  /// How many symbols occur: one that is alone takes no bits.
  int used;
} Code;

/// How often a symbol occurs, with the symbol in the lowest bits.
typedef uint64_t Leaf;
enum { symbol_bits = 10 };

static int symbol_of(Leaf leaf) { return (int)(leaf & ((1 << symbol_bits) - 1)); }

/// In ascending order, byte by byte from the lowest that differs.
static void sort(Leaf *leaves, int count) {
  Leaf room[green_codes], any = 0, all = ~(Leaf)0, *from = leaves, *to = room;
  for (int index = 0; index < count; index++) {
    any |= leaves[index];
    all &= leaves[index];
  }
  for (int shift = 0; shift < 64; shift += 8) {
    if (((any ^ all) >> shift & 255) == 0) continue;
    int places[256] = {0}, place = 0;
    for (int index = 0; index < count; index++) places[from[index] >> shift & 255]++;
    for (int byte = 0; byte < 256; byte++) {
      int number = places[byte];
      places[byte] = place;
      place += number;
    }
    for (int index = 0; index < count; index++) to[places[from[index] >> shift & 255]++] = from[index];
    Leaf *other = from;
    from = to;
    to = other;
  }
  if (from != leaves) memcpy(leaves, from, (size_t)count * sizeof *leaves);
}

/// Lengths by Huffman's algorithm, with rare symbols taken for less rare ones until no length is above `limit`.
static void find_lengths(const uint32_t *counts, int size, int limit, Code *code) {
  Leaf leaves[green_codes];
  uint64_t sums[2 * green_codes];
  int parents[2 * green_codes];
  uint8_t depths[2 * green_codes];
  memset(code->lengths, 0, (size_t)size);
  for (uint64_t least = 1;; least *= 2) {
    int count = 0;
    for (int symbol = 0; symbol < size; symbol++) {
      if (!counts[symbol]) continue;
      leaves[count++] = (counts[symbol] < least ? least : counts[symbol]) << symbol_bits | (Leaf)symbol;
    }
    code->used = count;
    if (count < 2) {
      if (count) code->lengths[symbol_of(leaves[0])] = 1;
      return;
    }
    sort(leaves, count);
    for (int index = 0; index < count; index++) sums[index] = leaves[index] >> symbol_bits;
    // Leaves and pairs are both in ascending order: the two least are always in front.
    int leaf = 0, pair = count, last = 2 * count - 1;
    for (int next = count; next < last; next++) {
      uint64_t sum = 0;
      for (int side = 0; side < 2; side++) {
        int is_leaf = leaf < count && (pair >= next || sums[leaf] <= sums[pair]);
        int child = is_leaf ? leaf++ : pair++;
        sum += sums[child];
        parents[child] = next;
      }
      sums[next] = sum;
    }
    depths[last - 1] = 0;
    int deepest = 0;
    for (int index = last - 2; index >= 0; index--) {
      depths[index] = (uint8_t)(depths[parents[index]] + 1);
      if (depths[index] > deepest) deepest = depths[index];
    }
    if (deepest > limit) continue;
    for (int index = 0; index < count; index++) code->lengths[symbol_of(leaves[index])] = depths[index];
    return;
  }
}

/// Numbers of codes in the order of their lengths, lowest bit first.
static void number_codes(Code *code, int size) {
  int counts[code_limit + 1] = {0};
  uint32_t next[code_limit + 1] = {0};
  for (int symbol = 0; symbol < size; symbol++) counts[code->lengths[symbol]]++;
  counts[0] = 0;
  for (int length = 1; length <= code_limit; length++) {
    next[length] = (next[length - 1] + (uint32_t)counts[length - 1]) << 1;
  }
  for (int symbol = 0; symbol < size; symbol++) {
    int length = code->lengths[symbol];
    if (!length) continue;
    uint32_t number = next[length]++, reversed = 0;
    for (int bit = 0; bit < length; bit++) reversed |= (number >> bit & 1) << (length - 1 - bit);
    code->codes[symbol] = (uint16_t)reversed;
  }
}

static void put_symbol(Bits *bits, const Code *code, int symbol) {
  if (code->used > 1) put(bits, code->codes[symbol], code->lengths[symbol]);
}

/// Lengths as they are written: zeros and repetitions in runs.
typedef struct {
  uint8_t symbol, extra;
} Run;

static int find_runs(const uint8_t *lengths, int size, Run *runs) {
  int count = 0, before = 8;
  for (int index = 0; index < size;) {
    int length = lengths[index], end = index + 1;
    while (end < size && lengths[end] == length) end++;
    int rest = end - index;
    index = end;
    if (length == 0) {
      while (rest >= 11) {
        int part = rest < 138 ? rest : 138;
        runs[count++] = (Run){18, (uint8_t)(part - 11)};
        rest -= part;
      }
      if (rest >= 3) {
        runs[count++] = (Run){17, (uint8_t)(rest - 3)};
        rest = 0;
      }
    } else {
      if (length != before) {
        runs[count++] = (Run){(uint8_t)length, 0};
        rest--;
        before = length;
      }
      while (rest >= 3) {
        int part = rest < 6 ? rest : 6;
        runs[count++] = (Run){16, (uint8_t)(part - 3)};
        rest -= part;
      }
    }
    while (rest-- > 0) runs[count++] = (Run){(uint8_t)length, 0};
  }
  return count;
}

/// Makes a code for symbols that occur so often, and writes it.
static void put_code(Bits *bits, const uint32_t *counts, int size, Code *code) {
  find_lengths(counts, size, code_limit, code);
  number_codes(code, size);
  int symbols[2] = {0, 0}, found = 0;
  for (int symbol = 0; symbol < size && found < 2; symbol++) {
    if (counts[symbol]) symbols[found++] = symbol;
  }
  if (code->used <= 2 && symbols[0] < 256 && symbols[1] < 256) {
    put(bits, 1, 1);
    put(bits, code->used == 2, 1);
    put(bits, symbols[0] > 1, 1);
    put(bits, (uint32_t)symbols[0], symbols[0] > 1 ? 8 : 1);
    if (code->used == 2) put(bits, (uint32_t)symbols[1], 8);
    return;
  }
  static const uint8_t order[19] = {17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  Run runs[green_codes];
  int run_count = find_runs(code->lengths, size, runs);
  uint32_t run_counts[19] = {0};
  for (int index = 0; index < run_count; index++) run_counts[runs[index].symbol]++;
  Code lengths;
  find_lengths(run_counts, 19, 7, &lengths);
  number_codes(&lengths, 19);
  int last = 19;
  while (last > 4 && !lengths.lengths[order[last - 1]]) last--;
  put(bits, 0, 1);
  put(bits, (uint32_t)last - 4, 4);
  for (int index = 0; index < last; index++) put(bits, lengths.lengths[order[index]], 3);
  put(bits, 0, 1);
  for (int index = 0; index < run_count; index++) {
    Run run = runs[index];
    put_symbol(bits, &lengths, run.symbol);
    if (run.symbol >= 16) put(bits, run.extra, run.symbol == 16 ? 2 : run.symbol == 17 ? 3 : 7);
  }
}

// Lengths and distances

typedef struct {
  int symbol, extra_count;
  uint32_t extra;
} Prefix;

/// Of a number above 0: a symbol for its highest two bits and how many follow, and these.
static Prefix prefix_of(uint32_t number) {
  uint32_t value = number - 1;
  if (value < 2) return (Prefix){(int)value, 0, 0};
  int first = 31 - __builtin_clz(value), rest = first - 1;
  return (Prefix){2 * first + (int)(value >> rest & 1), rest, value & ((1u << rest) - 1)};
}

/// Steps to the left and up that have codes of their own, from the shortest on.
static const int8_t steps[near_distances][2] = {
  {0, 1},  {1, 0},  {1, 1},  {-1, 1}, {0, 2},  {2, 0},  {1, 2},  {-1, 2}, {2, 1},  {-2, 1}, {2, 2},  {-2, 2},
  {0, 3},  {3, 0},  {1, 3},  {-1, 3}, {3, 1},  {-3, 1}, {2, 3},  {-2, 3}, {3, 2},  {-3, 2}, {0, 4},  {4, 0},
  {1, 4},  {-1, 4}, {4, 1},  {-4, 1}, {3, 3},  {-3, 3}, {2, 4},  {-2, 4}, {4, 2},  {-4, 2}, {0, 5},  {3, 4},
  {-3, 4}, {4, 3},  {-4, 3}, {5, 0},  {1, 5},  {-1, 5}, {5, 1},  {-5, 1}, {2, 5},  {-2, 5}, {5, 2},  {-5, 2},
  {4, 4},  {-4, 4}, {3, 5},  {-3, 5}, {5, 3},  {-5, 3}, {0, 6},  {6, 0},  {1, 6},  {-1, 6}, {6, 1},  {-6, 1},
  {2, 6},  {-2, 6}, {6, 2},  {-6, 2}, {4, 5},  {-4, 5}, {5, 4},  {-5, 4}, {3, 6},  {-3, 6}, {6, 3},  {-6, 3},
  {0, 7},  {7, 0},  {1, 7},  {-1, 7}, {5, 5},  {-5, 5}, {7, 1},  {-7, 1}, {4, 6},  {-4, 6}, {6, 4},  {-6, 4},
  {2, 7},  {-2, 7}, {7, 2},  {-7, 2}, {3, 7},  {-3, 7}, {7, 3},  {-7, 3}, {5, 6},  {-5, 6}, {6, 5},  {-6, 5},
  {8, 0},  {4, 7},  {-4, 7}, {7, 4},  {-7, 4}, {8, 1},  {8, 2},  {6, 6},  {-6, 6}, {8, 3},  {5, 7},  {-5, 7},
  {7, 5},  {-7, 5}, {8, 4},  {6, 7},  {-6, 7}, {7, 6},  {-7, 6}, {8, 5},  {7, 7},  {-7, 7}, {8, 6},  {8, 7}};

typedef struct {
  /// By steps up, and to the left from -8 on; 0: none.
  uint8_t near[8][17];
  int32_t width;
} Distances;

static void begin_distances(Distances *distances, int32_t width) {
  memset(distances, 0, sizeof *distances);
  distances->width = width;
  for (int code = near_distances; code > 0; code--) {
    distances->near[steps[code - 1][1]][steps[code - 1][0] + 8] = (uint8_t)code;
  }
}

static uint32_t distance_code(const Distances *distances, int32_t distance) {
  int32_t width = distances->width, up = distance / width, left = distance % width;
  int code = 0;
  if (up < 8 && left <= 8) code = distances->near[up][left + 8];
  if (!code && up < 7 && width - left <= 8) code = distances->near[up + 1][left - width + 8];
  return code ? (uint32_t)code : (uint32_t)distance + near_distances;
}

// Copies

/// A number of pixels copied from a distance before; a length of 1 without a distance is a literal pixel.
typedef struct {
  int32_t length, distance;
} Token;

typedef struct {
  const uint32_t *pixels;
  int32_t count, width;
  /// The last place of a hash plus 1, and of each place the one before it.
  int32_t *heads, *earlier;
  Token *tokens;
  int32_t token_count, literal_count;
} Search;

static int32_t length_at(const Search *search, int32_t place, int32_t distance) {
  const uint32_t *pixels = search->pixels + place, *others = pixels - distance;
  int32_t most = search->count - place, length = 0;
  if (most > most_length) most = most_length;
  while (length + 2 <= most) {
    uint64_t two, other;
    memcpy(&two, pixels + length, 8);
    memcpy(&other, others + length, 8);
    if (two != other) break;
    length += 2;
  }
  while (length < most && pixels[length] == others[length]) length++;
  return length;
}

static uint32_t hash_at(const Search *search, int32_t place) {
  uint64_t two;
  memcpy(&two, search->pixels + place, 8);
  return (uint32_t)(two * 0x9E3779B97F4A7C15u >> (64 - hash_bits));
}

/// About how many bits a copy saves.
static int32_t gain_of(int32_t length, int32_t distance, int32_t width) {
  int32_t bits = literal_bits * length - 6;
  if (distance == 1 || distance == width) return bits - 2;
  int32_t up = distance / width, left = distance % width;
  if (up < 8 && (left <= 8 || width - left <= 8)) return bits - 6;
  return bits - 4 - (31 - __builtin_clz((uint32_t)distance));
}

static Token best_copy(const Search *search, int32_t place) {
  Token best = {1, 0};
  int32_t gain = 0;
  const int32_t usual[2] = {1, search->width};
  for (int index = 0; index < 2; index++) {
    if (usual[index] > place) continue;
    int32_t length = length_at(search, place, usual[index]);
    if (length < 2) continue;
    int32_t other = gain_of(length, usual[index], search->width);
    if (other > gain) {
      gain = other;
      best = (Token){length, usual[index]};
    }
  }
  if (best.length >= 64 || place + 1 >= search->count) return best;
  int32_t candidate = search->heads[hash_at(search, place)] - 1;
  for (int tries = 0; candidate >= 0 && tries < most_tries; tries++) {
    int32_t distance = place - candidate;
    if (distance > (1 << 20) - 128) break;
    if (place + best.length < search->count
        && search->pixels[candidate + best.length - 1] == search->pixels[place + best.length - 1]) {
      int32_t length = length_at(search, place, distance);
      int32_t other = length > 1 ? gain_of(length, distance, search->width) : 0;
      if (other > gain) {
        gain = other;
        best = (Token){length, distance};
        if (length >= 256) break;
      }
    }
    candidate = search->earlier[candidate];
  }
  return best;
}

static void remember(Search *search, int32_t place) {
  if (place + 1 >= search->count) return;
  // Inside of a run every place is like the next: its beginning stands for all.
  const uint32_t *pixel = search->pixels + place;
  if (place > 1 && pixel[0] == pixel[-1] && pixel[0] == pixel[-2] && pixel[0] == pixel[1]) {
    return;
  }
  uint32_t hash = hash_at(search, place);
  search->earlier[place] = search->heads[hash] - 1;
  search->heads[hash] = place + 1;
}

static void find_copies(Search *search) {
  Token next = {0, 0};
  for (int32_t place = 0; place < search->count;) {
    Token token = next.length ? next : best_copy(search, place);
    next.length = 0;
    remember(search, place);
    if (token.distance && token.length < 32 && place + 1 < search->count) {
      // A pixel as it is, where the copy behind it saves more.
      Token later = best_copy(search, place + 1);
      int32_t gain = gain_of(token.length, token.distance, search->width);
      if (later.distance
          && gain_of(later.length, later.distance, search->width) > gain + literal_bits / 2) {
        token = (Token){1, 0};
        next = later;
      }
    }
    search->tokens[search->token_count++] = token;
    if (!token.distance) search->literal_count++;
    for (int32_t inner = place + 1; inner < place + token.length; inner++) remember(search, inner);
    place += token.length;
  }
}

// The colours that were met

static uint32_t cache_place(uint32_t pixel) { return pixel * 0x1E35A7BDu >> (32 - cache_bits); }

/// How often the symbols of a picture occur.
typedef struct {
  uint32_t greens[green_codes], reds[256], blues[256], alphas[256], distances[distance_codes];
} Counts;

/// Counts what is to be written. A pixel whose colour was met gets the negative of its symbol for a distance.
static void count_symbols(Search *search, const Distances *distances, Counts *counts) {
  const uint32_t *pixels = search->pixels;
  uint32_t cache[1 << cache_bits] = {0};
  for (int32_t index = 0, place = 0; index < search->token_count; index++) {
    Token *token = search->tokens + index;
    uint32_t pixel = pixels[place], slot = cache_place(pixel);
    if (token->distance) {
      counts->greens[literal_codes + prefix_of((uint32_t)token->length).symbol]++;
      counts->distances[prefix_of(distance_code(distances, token->distance)).symbol]++;
    } else if (cache[slot] == pixel) {
      token->distance = -(first_of_cache + (int32_t)slot);
      counts->greens[first_of_cache + slot]++;
    } else {
      counts->greens[pixel >> 8 & 255]++;
      counts->reds[pixel >> 16 & 255]++;
      counts->blues[pixel & 255]++;
      counts->alphas[pixel >> 24]++;
    }
    cache[slot] = pixel;
    for (int32_t end = place++ + token->length; place < end; place++) {
      // In a run the colour is there already.
      if (pixels[place] == pixel) continue;
      pixel = pixels[place];
      cache[cache_place(pixel)] = pixel;
    }
  }
}

typedef struct {
  Bits bits;
  Code greens, reds, blues, alphas, distances;
} Output;

/// Writes what was counted.
static void put_symbols(const Search *search, const Distances *distances, Output *output) {
  Bits *bits = &output->bits;
  for (int32_t index = 0, place = 0; index < search->token_count; index++) {
    Token token = search->tokens[index];
    if (token.distance > 0) {
      Prefix length = prefix_of((uint32_t)token.length);
      Prefix distance = prefix_of(distance_code(distances, token.distance));
      put_symbol(bits, &output->greens, literal_codes + length.symbol);
      put(bits, length.extra, length.extra_count);
      put_symbol(bits, &output->distances, distance.symbol);
      put(bits, distance.extra, distance.extra_count);
    } else if (token.distance) {
      put_symbol(bits, &output->greens, -token.distance);
    } else {
      uint32_t pixel = search->pixels[place];
      put_symbol(bits, &output->greens, (int)(pixel >> 8 & 255));
      put_symbol(bits, &output->reds, (int)(pixel >> 16 & 255));
      put_symbol(bits, &output->blues, (int)(pixel & 255));
      put_symbol(bits, &output->alphas, (int)(pixel >> 24));
    }
    place += token.length;
  }
}

int still_webp_pack(StillFilmPixels picture, int has_alpha, uint8_t **bytes, size_t *size) {
  Search search = {0};
  search.width = (int32_t)picture.width;
  search.count = (int32_t)(picture.width * picture.height);
  uint32_t *pixels = malloc((size_t)search.count * sizeof *pixels);
  search.heads = calloc(1 << hash_bits, sizeof *search.heads);
  search.earlier = malloc((size_t)search.count * sizeof *search.earlier);
  search.tokens = malloc((size_t)search.count * sizeof *search.tokens);
  Counts *counts = calloc(1, sizeof *counts);
  Output *output = calloc(1, sizeof *output);
  int is_done = 0;
  if (!pixels || !search.heads || !search.earlier || !search.tokens || !counts || !output) {
    goto end;
  }
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width; x++) {
      // Green is taken from red and blue, which are near it in greys.
      uint32_t pixel = row[x], green = pixel >> 8 & 255;
      uint32_t others = (pixel & 0xFF00FF) + 0x1000100 - green * 0x10001;
      pixels[y * picture.width + x] = (pixel & 0xFF00FF00) | (others & 0xFF00FF);
    }
  }
  search.pixels = pixels;
  find_copies(&search);
  // Where more pixels are new, what libwebp does for photographs makes them smaller.
  if (search.literal_count > search.count / 10 + 64) goto end;
  Distances distances;
  begin_distances(&distances, search.width);
  count_symbols(&search, &distances, counts);
  Bits *bits = &output->bits;
  // The signature, the size less 1, whether there is alpha, the version 0.
  put(bits, 0x2F, 8);
  put(bits, (uint32_t)picture.width - 1, 14);
  put(bits, (uint32_t)picture.height - 1, 14);
  put(bits, has_alpha != 0, 1);
  put(bits, 0, 3);
  // One transformation, that of green, and no more.
  put(bits, 1, 1);
  put(bits, 2, 2);
  put(bits, 0, 1);
  put(bits, 1, 1);
  put(bits, cache_bits, 4);
  // One set of codes for all of the picture.
  put(bits, 0, 1);
  put_code(bits, counts->greens, green_codes, &output->greens);
  put_code(bits, counts->reds, 256, &output->reds);
  put_code(bits, counts->blues, 256, &output->blues);
  put_code(bits, counts->alphas, 256, &output->alphas);
  put_code(bits, counts->distances, distance_codes, &output->distances);
  put_symbols(&search, &distances, output);
  end_bits(bits);
  is_done = !bits->is_broken;
  if (is_done) {
    *bytes = bits->bytes;
    *size = bits->count;
  } else {
    free(bits->bytes);
  }
end:
  free(pixels);
  free(search.heads);
  free(search.earlier);
  free(search.tokens);
  free(counts);
  free(output);
  return is_done;
}
