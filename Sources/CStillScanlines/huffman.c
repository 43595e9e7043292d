// Computes the lengths of Huffman codes within a limit, as deflate needs them (RFC 1951, https://www.rfc-editor.org/rfc/rfc1951).

#include "huffman.h"

#include <string.h>

enum { FEW = 256 };

/// Puts the symbols that occur in order, those that occur least first, and of equal ones the lowest: as its frequency, and
/// below that the symbol.
///
/// @return How many there are.
static int sort_symbols(const uint32_t *frequencies, int count, uint64_t *order) {
  // By frequency, all above in one: most symbols occur a few times.
  int starts[FEW + 1] = {0}, rare = 0, total = 0;
  for (int symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) starts[frequencies[symbol] < FEW ? frequencies[symbol] : FEW]++;
  }
  for (int frequency = 1; frequency <= FEW; frequency++) {
    int held = starts[frequency];
    starts[frequency] = total;
    total += held;
  }
  rare = starts[FEW];
  for (int symbol = 0; symbol < count; symbol++) {
    uint32_t frequency = frequencies[symbol];
    if (frequency) order[starts[frequency < FEW ? frequency : FEW]++] = (uint64_t)frequency << 16 | (uint64_t)symbol;
  }
  for (int index = rare + 1; index < total; index++) {
    uint64_t moved = order[index];
    int place = index;
    for (; place > rare && order[place - 1] > moved; place--) order[place] = order[place - 1];
    order[place] = moved;
  }
  return total;
}

/// How deep each leaf of Huffman's tree lies, as the number of leaves at each depth.
///
/// @param weights Of the leaves, ascending, with room for as many again.
static void count_depths(uint64_t *weights, int leaves, int limit, int *counts) {
  int parents[2 * STILL_MOST_SYMBOLS], depths[2 * STILL_MOST_SYMBOLS];
  int root = 2 * leaves - 2;
  // Leaves, and the nodes made of them, both ascending: the two lightest are always in front.
  int leaf = 0, node = leaves;
  for (int next = leaves; next <= root; next++) {
    weights[next] = 0;
    for (int child = 0; child < 2; child++) {
      int lightest =
        leaf < leaves && (node >= next || weights[leaf] <= weights[node]) ? leaf++ : node++;
      weights[next] += weights[lightest];
      parents[lightest] = next;
    }
  }
  depths[root] = 0;
  for (int index = root - 1; index >= 0; index--) {
    depths[index] = depths[parents[index]] + 1;
    if (index < leaves) counts[depths[index] < limit ? depths[index] : limit]++;
  }
}

void still_code_lengths(const uint32_t *frequencies, int count, int limit, uint8_t *lengths) {
  // Frequency and symbol in one number, so that equal frequencies have one order everywhere.
  uint64_t order[STILL_MOST_SYMBOLS], weights[2 * STILL_MOST_SYMBOLS];
  int leaves = sort_symbols(frequencies, count, order), counts[64] = {0};
  memset(lengths, 0, (size_t)count);
  if (leaves < 2) {
    if (leaves) lengths[order[0] & 0xFFFF] = 1;
    return;
  }
  for (int leaf = 0; leaf < leaves; leaf++) weights[leaf] = order[leaf] >> 16;
  count_depths(weights, leaves, limit, counts);
  // Codes deeper than the limit take too much room there: each step moves a leaf from above down beside one of them.
  int64_t room = (int64_t)1 << limit;
  for (int depth = 1; depth <= limit; depth++) room -= (int64_t)counts[depth] << (limit - depth);
  for (; room < 0; room++) {
    int depth = limit - 1;
    while (!counts[depth]) depth--;
    counts[depth]--;
    counts[depth + 1] += 2;
    counts[limit]--;
  }
  int leaf = 0;
  for (int depth = limit; depth > 0; depth--) {
    for (int left = counts[depth]; left > 0; left--) lengths[order[leaf++] & 0xFFFF] = (uint8_t)depth;
  }
}

void still_codes(const uint8_t *lengths, int count, uint16_t *codes) {
  int counts[16] = {0}, next[16] = {0};
  for (int symbol = 0; symbol < count; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + counts[length - 1]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    int length = lengths[symbol], code = length ? next[length]++ : 0;
    codes[symbol] = length ? __builtin_bitreverse16((uint16_t)code) >> (16 - length) : 0;
  }
}
