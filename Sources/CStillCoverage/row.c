#include "row.h"

#pragma STDC FP_CONTRACT OFF

void still_row_add_line(row_sums *row, double x, double other_x, double height) {
  double left = x < other_x ? x : other_x, right = x < other_x ? other_x : x;
  if (left >= row->width) return;
  if (right <= 0) {
    still_row_add_step(row, 0, height);
    return;
  }
  if (left < 0) {
    double outside = height * (-left / (right - left));
    still_row_add_step(row, 0, outside);
    height -= outside;
    left = 0;
  }
  if (right > row->width) {
    height -= height * ((right - row->width) / (right - left));
    right = row->width;
  }
  int first = (int)left;
  if (right <= first + 1) {
    double share = (left + right) / 2 - first;
    still_row_add_step(row, first, height * (1 - share));
    still_row_add_step(row, first + 1, height * share);
    return;
  }
  // Neither number is negative.
  int last = (int)right;
  if (last == right) last--;
  double slope = height / (right - left);
  double covered = slope * (first + 1 - left) * (first + 1 - left) / 2;
  still_row_add_step(row, first, covered);
  for (int pixel = first + 1; pixel < last; pixel++) {
    double next = slope * (pixel + 0.5 - left);
    still_row_add_step(row, pixel, next - covered);
    covered = next;
  }
  double next = height - slope * (right - last) * (right - last) / 2;
  still_row_add_step(row, last, next - covered);
  still_row_add_step(row, last + 1, height - next);
}

/// A share as cover. Halves and other exact shares lie a little above where rounding begins, whatever they were summed from.
static inline uint8_t cover_of(double share) {
  double cover = share * 255 + 0.5001;
  return cover >= 255 ? 255 : cover <= 0 ? 0 : (uint8_t)cover;
}

static void fill(const row_sums *row, int y, int count, const target *target, int x, int end, uint8_t cover) {
  if (end > row->width) end = row->width;
  if (x >= end || cover == 0) return;
  for (int i = 0; i < count; i++) target->fill(target, y + i, x, end - x, cover);
}

void still_row_finish(row_sums *row, int y, int count, const target *target) {
  double share = 0;
  // The pixels from here to the next step are all covered alike.
  int next = 0;
  int words = (row->width + 2 + 63) / 64;
  for (int word = 0; word < words; word++) {
    uint64_t bits = row->touched[word];
    if (bits == 0) continue;
    row->touched[word] = 0;
    while (bits != 0) {
      int first = word * 64 + __builtin_ctzll(bits);
      uint64_t run = bits >> (first & 63);
      // Of the pixels with a step, those that follow each other.
      int length = ~run == 0 ? 64 : __builtin_ctzll(~run);
      int end = first + length;
      bits = (first & 63) + length >= 64 ? 0 : bits & ~(uint64_t)0 << ((first & 63) + length);
      if (first > next) fill(row, y, count, target, next, first, cover_of(share));
      for (int x = first; x < end; x++) {
        share += row->steps[x];
        row->steps[x] = 0;
        row->cover[x] = cover_of(share);
      }
      int visible = (end < row->width ? end : row->width) - first;
      for (int i = 0; i < count && visible > 0; i++) target->put(target, y + i, first, visible, row->cover + first);
      next = end;
    }
  }
  fill(row, y, count, target, next, row->width, cover_of(share));
}
