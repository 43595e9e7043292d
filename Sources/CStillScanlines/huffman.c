#include "huffman.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
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
  int leaves = 0, counts[64] = {0};
  memset(lengths, 0, (size_t)count);
  for (int symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) order[leaves++] = (uint64_t)frequencies[symbol] << 16 | (uint64_t)symbol;
  }
  if (leaves < 2) {
    if (leaves) lengths[order[0] & 0xFFFF] = 1;
    return;
  }
  qsort(order, (size_t)leaves, sizeof order[0], compare);
  for (int leaf = 0; leaf < leaves; leaf++) weights[leaf] = order[leaf] >> 16;
  count_depths(weights, leaves, limit, counts);
  // What lay deeper than the limit takes too much room there: each step moves a leaf from above down beside one of them.
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
    int code = lengths[symbol] ? next[lengths[symbol]]++ : 0, reversed = 0;
    for (int bit = 0; bit < lengths[symbol]; bit++, code >>= 1) reversed = reversed << 1 | (code & 1);
    codes[symbol] = (uint16_t)reversed;
  }
}
