#include "CStillFilters.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// A Gaussian as the real part of two decaying oscillations on each side:
//   exp(-x²/2) ≈ Σ (c cos(w x) + s sin(w x)) exp(-b x), x ≥ 0,
// fitted so that the step answer is within 0.03/255 of the normal distribution for deviations from 1 up.
// Each oscillation is one complex number carried from pixel to pixel, so the cost does not depend on the
// deviation, and numbers stay large enough for 32 bits at any of them.
static const double TERMS[2][4] = {
  // c, s, b, w
  {1.80459067, 4.36689785, 1.87050924, 0.61314731},
  {-0.80512421, -0.37025592, 1.78809146, 1.94934780},
};

enum { LANES = 8, TAPS = 8 };

typedef struct {
  // Below a deviation of 1: the weights of the pixel itself and of its neighbours.
  int is_short;
  float taps[TAPS];
  // The poles and weights of the oscillations, the latter divided by the sum of all.
  float re[2], im[2], c[2], s[2];
} Kernel;

static Kernel make_kernel(double deviation) {
  Kernel kernel = {0};
  if (deviation < 1) {
    kernel.is_short = 1;
    if (deviation <= 0.01) {
      kernel.taps[0] = 1;
      return kernel;
    }
    // The part of a pixel's square that falls on a neighbour's middle.
    double unit = 1 / (deviation * sqrt(2));
    for (int i = 0; i < TAPS; i++) {
      kernel.taps[i] = (float)(0.5 * (erf((i + 0.5) * unit) - erf((i - 0.5) * unit)));
    }
    return kernel;
  }
  // A pixel is a square, whose own variance is a twelfth.
  double sigma = sqrt(deviation * deviation + 1.0 / 12);
  double sum = 0;
  for (int k = 0; k < 2; k++) {
    double decay = exp(-TERMS[k][2] / sigma), turn = TERMS[k][3] / sigma;
    double re = decay * cos(turn), im = decay * sin(turn);
    double c = TERMS[k][0], s = TERMS[k][1];
    // Σ over x ≥ 0 of the term: the real part of (c - i s) / (1 - pole).
    double dr = 1 - re, di = -im, norm = dr * dr + di * di;
    double half = (c * dr - s * di) / norm;
    sum += 2 * half - c;
    kernel.re[k] = (float)re;
    kernel.im[k] = (float)im;
    kernel.c[k] = (float)c;
    kernel.s[k] = (float)s;
  }
  for (int k = 0; k < 2; k++) {
    kernel.c[k] = (float)(TERMS[k][0] / sum);
    kernel.s[k] = (float)(TERMS[k][1] / sum);
  }
  return kernel;
}

static void filter_short(const float *in, float *out, ptrdiff_t count, const Kernel *kernel) {
  for (ptrdiff_t i = 0; i < count; i++) {
    float *to = out + i * LANES;
    for (int l = 0; l < LANES; l++) to[l] = kernel->taps[0] * in[i * LANES + l];
    for (int k = 1; k < TAPS; k++) {
      float weight = kernel->taps[k];
      if (weight < 1e-5f) break;
      if (i - k >= 0) {
        for (int l = 0; l < LANES; l++) to[l] += weight * in[(i - k) * LANES + l];
      }
      if (i + k < count) {
        for (int l = 0; l < LANES; l++) to[l] += weight * in[(i + k) * LANES + l];
      }
    }
  }
}

/// Filters lines of `count` samples, `LANES` side by side.
static void filter(
  const float *restrict in, float *restrict out, ptrdiff_t count, const Kernel *kernel) {
  if (kernel->is_short) {
    filter_short(in, out, count, kernel);
    return;
  }
  const float r0 = kernel->re[0], i0 = kernel->im[0], r1 = kernel->re[1], i1 = kernel->im[1];
  const float c0 = kernel->c[0], s0 = kernel->s[0], c1 = kernel->c[1], s1 = kernel->s[1];
  float u0[LANES] = {0}, v0[LANES] = {0}, u1[LANES] = {0}, v1[LANES] = {0};
  for (ptrdiff_t i = 0; i < count; i++) {
    const float *from = in + i * LANES;
    float *to = out + i * LANES;
    for (int l = 0; l < LANES; l++) {
      float a = from[l] + (r0 * u0[l] - i0 * v0[l]);
      float b = r0 * v0[l] + i0 * u0[l];
      float c = from[l] + (r1 * u1[l] - i1 * v1[l]);
      float d = r1 * v1[l] + i1 * u1[l];
      u0[l] = a, v0[l] = b, u1[l] = c, v1[l] = d;
      to[l] = (c0 * a + s0 * b) + (c1 * c + s1 * d);
    }
  }
  memset(u0, 0, sizeof u0), memset(v0, 0, sizeof v0);
  memset(u1, 0, sizeof u1), memset(v1, 0, sizeof v1);
  for (ptrdiff_t i = count - 1; i >= 0; i--) {
    const float *from = in + i * LANES;
    float *to = out + i * LANES;
    for (int l = 0; l < LANES; l++) {
      float a = r0 * u0[l] - i0 * v0[l];
      float b = r0 * v0[l] + i0 * u0[l];
      float c = r1 * u1[l] - i1 * v1[l];
      float d = r1 * v1[l] + i1 * u1[l];
      to[l] += (c0 * a + s0 * b) + (c1 * c + s1 * d);
      u0[l] = a + from[l], v0[l] = b, u1[l] = c + from[l], v1[l] = d;
    }
  }
}

// Keeps what fades away from becoming so small a number that processors slow down.
static const float FAINT = 1e-12f;

typedef struct {
  float *in, *out;
  ptrdiff_t count;
  // Where the source and the target begin in the lines.
  ptrdiff_t source, target;
} Lines;

static int make_lines(Lines *lines, int32_t source, int32_t source_count, int32_t target,
                      int32_t target_count) {
  ptrdiff_t start = source < target ? source : target;
  ptrdiff_t source_end = (ptrdiff_t)source + source_count;
  ptrdiff_t target_end = (ptrdiff_t)target + target_count;
  lines->count = (source_end > target_end ? source_end : target_end) - start;
  lines->source = source - start;
  lines->target = target - start;
  lines->in = malloc((size_t)lines->count * LANES * sizeof(float) * 2);
  if (!lines->in) return 0;
  lines->out = lines->in + lines->count * LANES;
  for (ptrdiff_t i = 0; i < lines->count * LANES; i++) lines->in[i] = FAINT;
  return 1;
}

/// Returns the sum of the weights that fall on the source, for each sample of the target.
static float *inner_weights(Lines *lines, ptrdiff_t source_count, ptrdiff_t target_count,
                            const Kernel *kernel) {
  float *weights = malloc((size_t)target_count * sizeof(float));
  if (!weights) return NULL;
  for (ptrdiff_t i = 0; i < source_count; i++) {
    for (int l = 0; l < LANES; l++) lines->in[(lines->source + i) * LANES + l] = 1;
  }
  filter(lines->in, lines->out, lines->count, kernel);
  for (ptrdiff_t i = 0; i < target_count; i++) {
    float weight = lines->out[(lines->target + i) * LANES];
    weights[i] = weight > 1e-3f ? weight : 1e-3f;
  }
  for (ptrdiff_t i = 0; i < lines->count * LANES; i++) lines->in[i] = FAINT;
  return weights;
}

/// Rows of the source, `channels` a pixel, to rows of 256ths as wide as the target.
static void blur_rows(const uint32_t *source, StillArea from, uint16_t *rows, ptrdiff_t stride,
                      StillArea to, Lines *lines, const Kernel *kernel, const float *weights,
                      int channels) {
  const int together = LANES / channels;
  for (int32_t first = 0; first < from.height; first += together) {
    int count = from.height - first < together ? from.height - first : together;
    uint32_t any = 0;
    for (int r = 0; r < together; r++) {
      float *line = lines->in + lines->source * LANES + r * channels;
      if (r >= count) {
        for (int32_t x = 0; x < from.width; x++) {
          for (int c = 0; c < channels; c++) line[x * LANES + c] = FAINT;
        }
        continue;
      }
      const uint32_t *pixels = source + (ptrdiff_t)(first + r) * from.width;
      if (channels == 1) {
        for (int32_t x = 0; x < from.width; x++) {
          uint32_t alpha = pixels[x] >> 24;
          any |= alpha;
          line[x * LANES] = (float)alpha + FAINT;
        }
      } else {
        for (int32_t x = 0; x < from.width; x++) {
          uint32_t pixel = pixels[x];
          any |= pixel;
          float *lanes = line + x * LANES;
          lanes[0] = (float)(pixel & 255) + FAINT;
          lanes[1] = (float)(pixel >> 8 & 255) + FAINT;
          lanes[2] = (float)(pixel >> 16 & 255) + FAINT;
          lanes[3] = (float)(pixel >> 24) + FAINT;
        }
      }
    }
    // Rows without ink stay as they are: cleared.
    if (!any) continue;
    filter(lines->in, lines->out, lines->count, kernel);
    for (int r = 0; r < count; r++) {
      const float *line = lines->out + lines->target * LANES + r * channels;
      uint16_t *row = rows + (first + r) * stride;
      for (int32_t x = 0; x < to.width; x++) {
        float factor = weights ? 256 / weights[x] : 256;
        for (int c = 0; c < channels; c++) {
          float value = line[x * LANES + c] * factor + 0.5f;
          row[x * channels + c] = value < 65280 ? (value > 0 ? (uint16_t)value : 0) : 65280;
        }
      }
    }
  }
}

static uint32_t to_byte(float value) {
  return value >= 255 ? 255 : value > 0 ? (uint32_t)(value + 0.5f) : 0;
}

static int blur(const uint32_t *source, StillArea from, void *target, StillArea to,
                StillDeviation deviation, int channels, int isNormalised) {
  if (from.width <= 0 || from.height <= 0 || to.width <= 0 || to.height <= 0) return 1;
  const Kernel across = make_kernel(deviation.x), down = make_kernel(deviation.y);
  ptrdiff_t stride = ((ptrdiff_t)to.width * channels + LANES - 1) / LANES * LANES;
  uint16_t *rows = calloc((size_t)(stride * from.height), sizeof(uint16_t));
  Lines horizontal = {0}, vertical = {0};
  float *wide = NULL, *high = NULL;
  int isDone = rows && make_lines(&horizontal, from.x, from.width, to.x, to.width)
               && make_lines(&vertical, from.y, from.height, to.y, to.height);
  if (isDone && isNormalised) {
    wide = inner_weights(&horizontal, from.width, to.width, &across);
    high = inner_weights(&vertical, from.height, to.height, &down);
    isDone = wide && high;
  }
  if (isDone) {
    blur_rows(source, from, rows, stride, to, &horizontal, &across, wide, channels);
    for (ptrdiff_t first = 0; first < stride; first += LANES) {
      uint16_t any = 0;
      for (int32_t y = 0; y < from.height; y++) {
        const uint16_t *lanes = rows + y * stride + first;
        float *line = vertical.in + (vertical.source + y) * LANES;
        for (int l = 0; l < LANES; l++) {
          any |= lanes[l];
          line[l] = (float)lanes[l] * (1.0f / 256) + FAINT;
        }
      }
      ptrdiff_t pixel = first / channels;
      int width = LANES / channels;
      if (pixel + width > to.width) width = to.width - (int)pixel;
      if (any) filter(vertical.in, vertical.out, vertical.count, &down);
      for (int32_t y = 0; y < to.height; y++) {
        const float *line = vertical.out + (vertical.target + y) * LANES;
        float factor = high ? 1 / high[y] : 1;
        if (channels == 1) {
          uint8_t *row = (uint8_t *)target + (ptrdiff_t)y * to.width + pixel;
          for (int x = 0; x < width; x++) row[x] = any ? (uint8_t)to_byte(line[x] * factor) : 0;
        } else {
          uint32_t *row = (uint32_t *)target + (ptrdiff_t)y * to.width + pixel;
          for (int x = 0; x < width; x++) {
            if (!any) {
              row[x] = 0;
              continue;
            }
            const float *lanes = line + x * 4;
            uint32_t alpha = to_byte(lanes[3] * factor), word = alpha << 24;
            for (int c = 0; c < 3; c++) {
              uint32_t value = to_byte(lanes[c] * factor);
              word |= (value < alpha ? value : alpha) << (8 * c);
            }
            row[x] = word;
          }
        }
      }
    }
  }
  free(rows), free(horizontal.in), free(vertical.in), free(wide), free(high);
  return isDone;
}

int still_blur_pixels(const uint32_t *source, StillArea source_area, uint32_t *target,
                      StillArea target_area, StillDeviation deviation, int isNormalised) {
  return blur(source, source_area, target, target_area, deviation, 4, isNormalised);
}

static int32_t floor_div(int32_t value, int32_t by) {
  return value >= 0 ? value / by : -((-value + by - 1) / by);
}

/// By how much a picture may be made smaller before a blur of a deviation: what is left of the deviation is
/// wide enough for straight lines between its samples.
static int32_t coarseness(StillDeviation deviation) {
  double least = deviation.x < deviation.y ? deviation.x : deviation.y;
  int32_t factor = 1;
  while (factor < 64 && least >= 24.0 * factor) factor *= 2;
  return factor;
}

/// The means of the alpha of squares of pixels, as the alpha of smaller pictures' pixels.
static uint32_t *reduced(const uint32_t *source, StillArea from, StillArea to, int32_t factor) {
  size_t count = (size_t)to.width * (size_t)to.height;
  uint32_t *sums = calloc(count, sizeof(uint32_t));
  if (!sums) return NULL;
  for (int32_t y = 0; y < from.height; y++) {
    uint32_t *row = sums + (ptrdiff_t)(floor_div(from.y + y, factor) - to.y) * to.width;
    for (int32_t x = 0; x < from.width; x++) {
      row[floor_div(from.x + x, factor) - to.x] += source[(ptrdiff_t)y * from.width + x] >> 24;
    }
  }
  uint32_t square = (uint32_t)(factor * factor);
  for (size_t i = 0; i < count; i++) sums[i] = (sums[i] + square / 2) / square << 24;
  return sums;
}

/// Straight lines between samples that lie in the middles of squares.
static void enlarge(const uint8_t *source, StillArea from, uint8_t *target, StillArea to,
                    int32_t factor) {
  for (int32_t y = 0; y < to.height; y++) {
    float place = ((float)(to.y + y) + 0.5f) / (float)factor - 0.5f;
    float top = floorf(place), down = place - top;
    const uint8_t *upper = source + (ptrdiff_t)((int32_t)top - from.y) * from.width;
    const uint8_t *lower = upper + from.width;
    for (int32_t x = 0; x < to.width; x++) {
      float spot = ((float)(to.x + x) + 0.5f) / (float)factor - 0.5f;
      float left = floorf(spot), across = spot - left;
      ptrdiff_t column = (int32_t)left - from.x;
      float high = (float)upper[column] + across * (float)(upper[column + 1] - upper[column]);
      float low = (float)lower[column] + across * (float)(lower[column + 1] - lower[column]);
      target[(ptrdiff_t)y * to.width + x] = (uint8_t)to_byte(high + down * (low - high));
    }
  }
}

/// The squares whose middles surround the middles of pixels.
static void surround(int32_t start, int32_t count, int32_t factor, int32_t *first, int32_t *number) {
  *first = (int32_t)floorf(((float)start + 0.5f) / (float)factor - 0.5f);
  *number = (int32_t)floorf(((float)(start + count) - 0.5f) / (float)factor - 0.5f) + 2 - *first;
}

int still_blur_alpha(const uint32_t *source, StillArea source_area, uint8_t *target,
                     StillArea target_area, StillDeviation deviation) {
  int32_t factor = coarseness(deviation);
  if (factor == 1 || source_area.width <= 0 || source_area.height <= 0 || target_area.width <= 0
      || target_area.height <= 0) {
    return blur(source, source_area, target, target_area, deviation, 1, 0);
  }
  StillArea from, to;
  from.x = floor_div(source_area.x, factor);
  from.y = floor_div(source_area.y, factor);
  from.width = floor_div(source_area.x + source_area.width - 1, factor) - from.x + 1;
  from.height = floor_div(source_area.y + source_area.height - 1, factor) - from.y + 1;
  surround(target_area.x, target_area.width, factor, &to.x, &to.width);
  surround(target_area.y, target_area.height, factor, &to.y, &to.height);
  // Means of squares add a sixth of a square's variance to the blur's own, lines between them another sixth.
  double square = (double)factor * factor;
  StillDeviation rest = {
    sqrt(deviation.x * deviation.x / square - 1.0 / 3), sqrt(deviation.y * deviation.y / square - 1.0 / 3)};
  uint32_t *small = reduced(source, source_area, from, factor);
  uint8_t *blurred = malloc((size_t)to.width * (size_t)to.height);
  int isDone = small && blurred && blur(small, from, blurred, to, rest, 1, 0);
  if (isDone) enlarge(blurred, to, target, target_area, factor);
  free(small), free(blurred);
  return isDone;
}
