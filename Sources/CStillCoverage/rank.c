#include "rank.h"

#include <stdbool.h>
#include <string.h>

enum { few = 6 };

static void insert_all(ranked *items, int count) {
  for (int i = 1; i < count; i++) {
    if (items[i - 1].key <= items[i].key) continue;
    ranked moved = items[i];
    int j = i;
    for (; j > 0 && items[j - 1].key > moved.key; j--) items[j] = items[j - 1];
    items[j] = moved;
  }
}

/// The end of a run that rises from `begin` on.
static int rise_end(const ranked *items, int begin, int count) {
  int end = begin + 1;
  while (end < count && items[end - 1].key <= items[end].key) end++;
  return end;
}

/// Turns falling runs round.
static void raise(ranked *items, int count) {
  for (int begin = 0; begin < count;) {
    int end = begin + 1;
    while (end < count && items[end - 1].key > items[end].key) end++;
    for (int i = begin, j = end - 1; i < j; i++, j--) {
      ranked other = items[i];
      items[i] = items[j];
      items[j] = other;
    }
    begin = end > begin + 1 ? end : rise_end(items, begin, count);
  }
}

static void merge(const ranked *items, int begin, int middle, int end, ranked *to) {
  int i = begin, j = middle;
  for (int k = begin; k < end; k++) {
    bool takes_first = j == end || (i < middle && items[i].key <= items[j].key);
    to[k] = takes_first ? items[i++] : items[j++];
  }
}

void still_rank(ranked *items, ranked *room, int count) {
  if (count <= few) {
    insert_all(items, count);
    return;
  }
  raise(items, count);
  ranked *from = items, *to = room;
  // Two runs at a time become one.
  while (rise_end(from, 0, count) < count) {
    for (int begin = 0; begin < count;) {
      int middle = rise_end(from, begin, count);
      int end = middle < count ? rise_end(from, middle, count) : middle;
      merge(from, begin, middle, end, to);
      begin = end;
    }
    ranked *other = from;
    from = to;
    to = other;
  }
  if (from != items) memcpy(items, from, (size_t)count * sizeof *items);
}
