#include "CStillFilters.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// Compositing and Blending Level 1: B(backdrop, source) of straight components in 0…1.

static float least(float a, float b) { return a < b ? a : b; }
static float most(float a, float b) { return a > b ? a : b; }

static float hard_light(float d, float s) {
  return s <= 0.5f ? 2 * d * s : 1 - 2 * (1 - d) * (1 - s);
}

static float soft_light(float d, float s) {
  if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
  float g = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
  return d + (2 * s - 1) * (g - d);
}

static float separable(int mode, float d, float s) {
  switch (mode) {
  case STILL_BLEND_MULTIPLY: return d * s;
  case STILL_BLEND_SCREEN: return d + s - d * s;
  case STILL_BLEND_OVERLAY: return hard_light(s, d);
  case STILL_BLEND_DARKEN: return least(d, s);
  case STILL_BLEND_LIGHTEN: return most(d, s);
  case STILL_BLEND_COLOR_DODGE: return d <= 0 ? 0 : s >= 1 ? 1 : least(1, d / (1 - s));
  case STILL_BLEND_COLOR_BURN: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - d) / s);
  case STILL_BLEND_HARD_LIGHT: return hard_light(d, s);
  case STILL_BLEND_SOFT_LIGHT: return soft_light(d, s);
  case STILL_BLEND_DIFFERENCE: return fabsf(d - s);
  case STILL_BLEND_EXCLUSION: return d + s - 2 * d * s;
  default: return s;
  }
}

static float luminosity(const float *c) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

static float spread(const float *c) {
  return most(c[0], most(c[1], c[2])) - least(c[0], least(c[1], c[2]));
}

static void set_luminosity(float *c, float target) {
  float shift = target - luminosity(c);
  for (int i = 0; i < 3; i++) c[i] += shift;
  float low = least(c[0], least(c[1], c[2])), high = most(c[0], most(c[1], c[2]));
  if (low < 0) {
    for (int i = 0; i < 3; i++) c[i] = target + (c[i] - target) * target / (target - low);
  }
  if (high > 1) {
    for (int i = 0; i < 3; i++) c[i] = target + (c[i] - target) * (1 - target) / (high - target);
  }
}

static void set_saturation(float *c, float saturation) {
  float low = least(c[0], least(c[1], c[2])), range = spread(c);
  for (int i = 0; i < 3; i++) c[i] = range > 0 ? (c[i] - low) * saturation / range : 0;
}

static void non_separable(int mode, const float *d, const float *s, float *out) {
  const float *base = mode == STILL_BLEND_HUE || mode == STILL_BLEND_COLOR ? s : d;
  for (int i = 0; i < 3; i++) out[i] = base[i];
  if (mode == STILL_BLEND_HUE) set_saturation(out, spread(d));
  if (mode == STILL_BLEND_SATURATION) set_saturation(out, spread(s));
  set_luminosity(out, luminosity(mode == STILL_BLEND_LUMINOSITY ? s : d));
}

/// The Porter and Duff modes: what of source and backdrop is left, by their alphas. False for others.
static int shares(int mode, float as, float ad, float *source, float *backdrop) {
  switch (mode) {
  case STILL_BLEND_NORMAL: *source = 1, *backdrop = 1 - as; return 1;
  case STILL_BLEND_SOURCE_ATOP: *source = ad, *backdrop = 1 - as; return 1;
  case STILL_BLEND_DESTINATION_OVER: *source = 1 - ad, *backdrop = 1; return 1;
  case STILL_BLEND_DESTINATION_OUT: *source = 0, *backdrop = 1 - as; return 1;
  case STILL_BLEND_CLEAR: *source = 0, *backdrop = 0; return 1;
  case STILL_BLEND_COPY: *source = 1, *backdrop = 0; return 1;
  case STILL_BLEND_SOURCE_IN: *source = ad, *backdrop = 0; return 1;
  case STILL_BLEND_SOURCE_OUT: *source = 1 - ad, *backdrop = 0; return 1;
  case STILL_BLEND_DESTINATION_IN: *source = 0, *backdrop = as; return 1;
  case STILL_BLEND_DESTINATION_ATOP: *source = 1 - ad, *backdrop = as; return 1;
  case STILL_BLEND_XOR: *source = 1 - ad, *backdrop = 1 - as; return 1;
  default: return 0;
  }
}

static uint32_t to_byte(float value) {
  return value >= 1 ? 255 : value > 0 ? (uint32_t)(value * 255 + 0.5f) : 0;
}

static uint32_t blended(uint32_t target, uint32_t source, int mode, float opacity) {
  float s[4], d[4], r[4];
  for (int i = 0; i < 4; i++) {
    // Red, green, blue, alpha.
    int shift = i == 3 ? 24 : 16 - 8 * i;
    s[i] = (float)(source >> shift & 255) / 255 * opacity;
    d[i] = (float)(target >> shift & 255) / 255;
  }
  float as = s[3], ad = d[3], mine, theirs;
  if (shares(mode, as, ad, &mine, &theirs)) {
    for (int i = 0; i < 4; i++) r[i] = s[i] * mine + d[i] * theirs;
  } else if (mode == STILL_BLEND_PLUS_LIGHTER) {
    for (int i = 0; i < 4; i++) r[i] = least(1, s[i] + d[i]);
  } else if (mode == STILL_BLEND_PLUS_DARKER) {
    r[3] = least(1, as + ad);
    for (int i = 0; i < 3; i++) r[i] = most(0, r[3] - (ad - d[i]) - (as - s[i]));
  } else {
    r[3] = as + ad - as * ad;
    if (as <= 0 || ad <= 0) {
      for (int i = 0; i < 3; i++) r[i] = s[i] + d[i];
    } else {
      float cs[3], cd[3], mixed[3];
      for (int i = 0; i < 3; i++) cs[i] = least(1, s[i] / as), cd[i] = least(1, d[i] / ad);
      if (mode >= STILL_BLEND_HUE && mode <= STILL_BLEND_LUMINOSITY) {
        non_separable(mode, cd, cs, mixed);
      } else {
        for (int i = 0; i < 3; i++) mixed[i] = separable(mode, cd[i], cs[i]);
      }
      for (int i = 0; i < 3; i++) {
        r[i] = s[i] * (1 - ad) + d[i] * (1 - as) + as * ad * mixed[i];
      }
    }
  }
  uint32_t alpha = to_byte(r[3]), word = alpha << 24;
  for (int i = 0; i < 3; i++) {
    uint32_t value = to_byte(r[i]);
    word |= (value < alpha ? value : alpha) << (16 - 8 * i);
  }
  return word;
}

void still_blend(
  uint32_t *target, const uint32_t *source, ptrdiff_t count, int mode, float opacity) {
  // Neighbours are often alike.
  uint32_t last_target = 0, last_source = 0, last = 0;
  int isKnown = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    if (!isKnown || target[i] != last_target || source[i] != last_source) {
      last_target = target[i];
      last_source = source[i];
      last = blended(last_target, last_source, mode, opacity);
      isKnown = 1;
    }
    target[i] = last;
  }
}
