// Chooses a palette of at most 256 colors from a histogram of several pictures: cuts boxes of colors, then moves their centers.

#include "CStillFilms.h"

#include <stdlib.h>
#include <string.h>

enum { bin_limit = 32768, color_limit = 4096, color_slots = 2 * color_limit };

/// A colour with how often it occurs; an empty slot has the colour 0, which none has, as all are opaque.
typedef struct {
  uint32_t color;
  uint64_t count;
} Color;

/// Colour by colour, by hash, as long as there are few; and in bins of 5 bits a component.
struct StillHistogram {
  Color colors[color_slots];
  /// More than `color_limit`: there are more, and those that are there do not count.
  int color_count;
  uint64_t counts[bin_limit];
  uint64_t reds[bin_limit], greens[bin_limit], blues[bin_limit];
  /// The colour of a bin that outweighs all others there, and by how much; right wherever there is one.
  uint32_t favourites[bin_limit];
  uint64_t leads[bin_limit];
};

StillHistogram *still_histogram_make(void) { return calloc(1, sizeof(StillHistogram)); }

void still_histogram_free(StillHistogram *histogram) { free(histogram); }

static int bin_of(uint32_t pixel) {
  return (int)(pixel >> 9 & 0x7C00) | (int)(pixel >> 6 & 0x3E0) | (int)(pixel >> 3 & 0x1F);
}

static void add_color(StillHistogram *histogram, uint32_t color, uint64_t count) {
  if (histogram->color_count > color_limit) return;
  uint32_t slot = color * 0x9E3779B1u >> 19;
  while (histogram->colors[slot].color && histogram->colors[slot].color != color) {
    slot = (slot + 1) & (color_slots - 1);
  }
  if (!histogram->colors[slot].color) {
    if (++histogram->color_count > color_limit) return;
    histogram->colors[slot].color = color;
  }
  histogram->colors[slot].count += count;
}

void still_histogram_add(StillHistogram *histogram, StillFilmPixels picture) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width;) {
      uint32_t color = row[x] & 0xFFFFFF;
      ptrdiff_t start = x++;
      while (x < picture.width && (row[x] & 0xFFFFFF) == color) x++;
      uint64_t length = (uint64_t)(x - start);
      int bin = bin_of(color);
      histogram->counts[bin] += length;
      histogram->reds[bin] += length * (color >> 16);
      histogram->greens[bin] += length * (color >> 8 & 255);
      histogram->blues[bin] += length * (color & 255);
      add_color(histogram, color | 0xFF000000, length);
      // The vote of Boyer and Moore: a candidate with more than half of the votes is left in the end.
      if (histogram->favourites[bin] == color) {
        histogram->leads[bin] += length;
      } else if (histogram->leads[bin] >= length) {
        histogram->leads[bin] -= length;
      } else {
        histogram->favourites[bin] = color;
        histogram->leads[bin] = length - histogram->leads[bin];
      }
    }
  }
}

void still_histogram_merge(StillHistogram *histogram, const StillHistogram *other) {
  if (other->color_count > color_limit) histogram->color_count = other->color_count;
  for (int slot = 0; slot < color_slots; slot++) {
    const Color *color = other->colors + slot;
    if (color->color) add_color(histogram, color->color, color->count);
  }
  for (int bin = 0; bin < bin_limit; bin++) {
    if (!other->counts[bin]) continue;
    histogram->counts[bin] += other->counts[bin];
    histogram->reds[bin] += other->reds[bin];
    histogram->greens[bin] += other->greens[bin];
    histogram->blues[bin] += other->blues[bin];
    uint64_t lead = other->leads[bin];
    if (histogram->favourites[bin] == other->favourites[bin]) {
      histogram->leads[bin] += lead;
    } else if (histogram->leads[bin] >= lead) {
      histogram->leads[bin] -= lead;
    } else {
      histogram->favourites[bin] = other->favourites[bin];
      histogram->leads[bin] = lead - histogram->leads[bin];
    }
  }
}

/// A colour, or a bin that is not empty.
typedef struct {
  double color[3];
  double weight;
  uint32_t favourite;
  double lead;
} Sample;

/// Samples that get one colour.
typedef struct {
  int start, end;
  /// The sum of squared distances from the mean, along the axis where it is largest, and the mean there.
  double error;
  int axis;
  double mean;
} Box;

static void measure(Box *box, const Sample *samples) {
  double weight = 0, sums[3] = {0}, squares[3] = {0};
  for (int index = box->start; index < box->end; index++) {
    const Sample *sample = samples + index;
    weight += sample->weight;
    for (int axis = 0; axis < 3; axis++) {
      sums[axis] += sample->weight * sample->color[axis];
      squares[axis] += sample->weight * sample->color[axis] * sample->color[axis];
    }
  }
  box->error = 0;
  box->axis = 0;
  for (int axis = 0; axis < 3; axis++) {
    double error = squares[axis] - sums[axis] * sums[axis] / weight;
    if (error > box->error) {
      box->error = error;
      box->axis = axis;
      box->mean = sums[axis] / weight;
    }
  }
}

/// Puts the samples below the mean in front; where the others begin.
static int split(const Box *box, Sample *samples) {
  int low = box->start, high = box->end;
  while (low < high) {
    if (samples[low].color[box->axis] < box->mean) {
      low++;
    } else {
      Sample sample = samples[--high];
      samples[high] = samples[low];
      samples[low] = sample;
    }
  }
  return low;
}

static double distance(const double *a, const double *b) {
  double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
  return x * x + y * y + z * z;
}

static int nearest(const double *color, double (*centers)[3], int count, double *least) {
  int best = 0;
  *least = 1e30;
  for (int index = 0; index < count; index++) {
    double gap = distance(color, centers[index]);
    if (gap < *least) {
      *least = gap;
      best = index;
    }
  }
  return best;
}

/// The share of a color of the palette.
typedef struct {
  double weight, sums[3], lead;
  uint32_t favourite;
} Share;

static uint32_t rounded(const double *color) {
  uint32_t value = 0xFF;
  for (int axis = 0; axis < 3; axis++) {
    double level = color[axis] + 0.5;
    value = value << 8 | (uint32_t)(level < 0 ? 0 : level > 255 ? 255 : level);
  }
  return value;
}

static void split_color(uint32_t color, double *components) {
  for (int axis = 0; axis < 3; axis++) {
    components[axis] = (double)(color >> (16 - 8 * axis) & 255);
  }
}

static int by_color(const void *a, const void *b) {
  uint32_t first = ((const Sample *)a)->favourite, second = ((const Sample *)b)->favourite;
  return first < second ? -1 : first > second;
}

/// The colours as they are while there are few of them, otherwise those of bins. In an order that does not depend on when
/// they were seen.
static int gather(const StillHistogram *histogram, Sample *samples) {
  int count = 0;
  if (histogram->color_count <= color_limit) {
    for (int slot = 0; slot < color_slots; slot++) {
      const Color *color = histogram->colors + slot;
      if (!color->color) continue;
      double weight = (double)color->count;
      samples[count] = (Sample){{0, 0, 0}, weight, color->color & 0xFFFFFF, weight};
      split_color(color->color, samples[count++].color);
    }
    qsort(samples, (size_t)count, sizeof *samples, by_color);
    return count;
  }
  for (int bin = 0; bin < bin_limit; bin++) {
    double weight = (double)histogram->counts[bin];
    if (weight == 0) continue;
    samples[count++] = (Sample){
      {(double)histogram->reds[bin] / weight, (double)histogram->greens[bin] / weight,
       (double)histogram->blues[bin] / weight},
      weight, histogram->favourites[bin], (double)histogram->leads[bin]};
  }
  return count;
}

/// Cuts the samples into boxes, the one with the largest error again and again; the means of the boxes.
static int cut(Sample *samples, int count, int most, double (*centers)[3]) {
  Box boxes[256];
  boxes[0] = (Box){0, count, 0, 0, 0};
  measure(&boxes[0], samples);
  int box_count = 1;
  while (box_count < most) {
    int worst = 0;
    for (int index = 1; index < box_count; index++) {
      if (boxes[index].error > boxes[worst].error) worst = index;
    }
    if (boxes[worst].error < 1e-9) break;
    int place = split(&boxes[worst], samples);
    if (place == boxes[worst].start || place == boxes[worst].end) {
      boxes[worst].error = 0;
      continue;
    }
    boxes[box_count] = boxes[worst];
    boxes[box_count].start = place;
    boxes[worst].end = place;
    measure(&boxes[worst], samples);
    measure(&boxes[box_count++], samples);
  }
  for (int index = 0; index < box_count; index++) {
    double weight = 0, sums[3] = {0};
    for (int place = boxes[index].start; place < boxes[index].end; place++) {
      weight += samples[place].weight;
      for (int axis = 0; axis < 3; axis++) {
        sums[axis] += samples[place].weight * samples[place].color[axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) centers[index][axis] = sums[axis] / weight;
  }
  return box_count;
}

int still_choose_palette(
  const StillHistogram *histogram, int most, uint32_t *colors, double *error) {
  Sample *samples = malloc(bin_limit * sizeof(Sample));
  if (!samples) return -1;
  int sample_count = gather(histogram, samples);
  *error = 0;
  if (sample_count == 0) {
    colors[0] = 0xFF000000;
    free(samples);
    return 1;
  }
  double centers[256][3];
  int count = cut(samples, sample_count, most, centers);
  Share shares[256];
  // Each colour moves to the middle of the samples that are nearest to it, a few times.
  for (int round = 0; round < 4; round++) {
    memset(shares, 0, sizeof shares);
    double sum = 0, total = 0;
    for (int index = 0; index < sample_count; index++) {
      const Sample *sample = samples + index;
      double least;
      Share *share = shares + nearest(sample->color, centers, count, &least);
      sum += least * sample->weight;
      total += sample->weight;
      share->weight += sample->weight;
      for (int axis = 0; axis < 3; axis++) share->sums[axis] += sample->weight * sample->color[axis];
      if (sample->lead > share->lead) {
        share->lead = sample->lead;
        share->favourite = sample->favourite;
      }
    }
    *error = sum / total;
    for (int index = 0; index < count; index++) {
      if (shares[index].weight == 0) continue;
      for (int axis = 0; axis < 3; axis++) {
        centers[index][axis] = shares[index].sums[axis] / shares[index].weight;
      }
    }
  }
  for (int index = 0; index < count; index++) {
    int is_led = shares[index].weight > 0 && shares[index].lead * 2 > shares[index].weight;
    colors[index] = is_led ? 0xFF000000 | shares[index].favourite : rounded(centers[index]);
  }
  free(samples);
  return count;
}

double still_palette_error(const StillHistogram *histogram, const uint32_t *colors, int count) {
  Sample *samples = malloc(bin_limit * sizeof(Sample));
  if (!samples) return 0;
  double centers[256][3];
  for (int index = 0; index < count; index++) split_color(colors[index], centers[index]);
  double sum = 0, total = 0;
  int sample_count = gather(histogram, samples);
  for (int index = 0; index < sample_count; index++) {
    double least;
    nearest(samples[index].color, centers, count, &least);
    sum += least * samples[index].weight;
    total += samples[index].weight;
  }
  free(samples);
  return total > 0 ? sum / total : 0;
}

int still_changed_colors(
  StillFilmPixels picture, const StillFilmPixels *previous, int most, uint32_t *colors) {
  enum { slot_count = 2048 };
  uint16_t slots[slot_count] = {0};
  int count = 0;
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    const uint32_t *before = previous ? previous->pixels + y * previous->stride : NULL;
    uint32_t last = 0;
    for (ptrdiff_t x = 0; x < picture.width; x++) {
      if (before && row[x] == before[x]) continue;
      uint32_t color = row[x] | 0xFF000000;
      if (color == last) continue;
      last = color;
      uint32_t slot = color * 0x9E3779B1u >> 21;
      while (slots[slot] && colors[slots[slot] - 1] != color) slot = (slot + 1) & (slot_count - 1);
      if (slots[slot]) continue;
      if (count == most) return -1;
      colors[count++] = color;
      slots[slot] = (uint16_t)count;
    }
  }
  return count;
}
