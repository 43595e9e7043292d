#include "CStillFilms.h"

// ITU-R BT.709: brightness is 0.2126 R + 0.7152 G + 0.0722 B; in the limited range it has 219 steps from 16 on, and the
// colour differences 224 around 128. Factors are in 1/65536 of a step of 255.

enum { fraction = 16, half = 1 << (fraction - 1) };

static uint32_t straight(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  uint32_t color = alpha;
  for (int shift = 16; shift >= 0; shift -= 8) {
    uint32_t level = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
    color = color << 8 | (level > 255 ? 255 : level);
  }
  return color;
}

void still_write_straight(StillFilmPixels picture, uint32_t *output) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width; x++) *output++ = straight(row[x]);
  }
}

void still_write_on_black(StillFilmPixels picture, uint32_t *output) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    for (ptrdiff_t x = 0; x < picture.width; x++) *output++ = row[x] | 0xFF000000;
  }
}

int still_is_opaque(StillFilmPixels picture) {
  for (ptrdiff_t y = 0; y < picture.height; y++) {
    const uint32_t *row = picture.pixels + y * picture.stride;
    uint32_t all = 0xFF000000;
    for (ptrdiff_t x = 0; x < picture.width; x++) all &= row[x];
    if (all != 0xFF000000) return 0;
  }
  return 1;
}

static uint8_t brightness(int32_t red, int32_t green, int32_t blue) {
  return (uint8_t)(
    16 + ((11966 * red + 40254 * green + 4064 * blue + half) >> fraction));
}

/// Sums of eight pixels' levels in; 8 bits out.
static uint8_t blueness(int32_t red, int32_t green, int32_t blue) {
  return (uint8_t)(128 + ((-6596 * red - 22189 * green + 28785 * blue + (half << 3)) >> (fraction + 3)));
}

static uint8_t redness(int32_t red, int32_t green, int32_t blue) {
  return (uint8_t)(128 + ((28784 * red - 26145 * green - 2639 * blue + (half << 3)) >> (fraction + 3)));
}

void still_write_yuv420(
  const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, int has_alpha, uint8_t *planes) {
  ptrdiff_t even_width = width + (width & 1), even_height = height + (height & 1);
  uint8_t *y_plane = planes, *u_plane = y_plane + even_width * even_height;
  uint8_t *v_plane = u_plane + even_width * even_height / 4;
  uint8_t *a_plane = v_plane + even_width * even_height / 4;
  for (ptrdiff_t y = 0; y < even_height; y++) {
    const uint32_t *row = pixels + (y < height ? y : height - 1) * width;
    for (ptrdiff_t x = 0; x < even_width; x++) {
      uint32_t pixel = row[x < width ? x : width - 1];
      if (has_alpha) {
        *a_plane++ = (uint8_t)(pixel >> 24);
        pixel = straight(pixel);
      }
      *y_plane++ = brightness(
        (int32_t)(pixel >> 16 & 255), (int32_t)(pixel >> 8 & 255), (int32_t)(pixel & 255));
    }
  }
  for (ptrdiff_t y = 0; y < even_height; y += 2) {
    const uint32_t *rows[2] = {
      pixels + y * width, pixels + (y + 1 < height ? y + 1 : height - 1) * width};
    for (ptrdiff_t x = 0; x < even_width; x += 2) {
      // One part of the column to the left, two of this, one of that to the right.
      ptrdiff_t columns[4] = {x > 0 ? x - 1 : 0, x, x, x + 1 < width ? x + 1 : width - 1};
      int32_t red = 0, green = 0, blue = 0;
      for (int line = 0; line < 2; line++) {
        for (int column = 0; column < 4; column++) {
          uint32_t pixel = rows[line][columns[column]];
          if (has_alpha) pixel = straight(pixel);
          red += (int32_t)(pixel >> 16 & 255);
          green += (int32_t)(pixel >> 8 & 255);
          blue += (int32_t)(pixel & 255);
        }
      }
      *u_plane++ = blueness(red, green, blue);
      *v_plane++ = redness(red, green, blue);
    }
  }
}

void still_write_yuva444p10(
  const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, uint16_t *planes) {
  ptrdiff_t count = width * height;
  for (ptrdiff_t index = 0; index < count; index++) {
    uint32_t alpha = pixels[index] >> 24, pixel = straight(pixels[index]);
    int32_t red = (int32_t)(pixel >> 16 & 255), green = (int32_t)(pixel >> 8 & 255);
    int32_t blue = (int32_t)(pixel & 255);
    // Four times as many steps as with 8 bits.
    planes[index] = (uint16_t)(
      64 + ((47864 * red + 161017 * green + 16255 * blue + half) >> fraction));
    planes[count + index] = (uint16_t)(
      512 + ((-26383 * red - 88755 * green + 115138 * blue + half) >> fraction));
    planes[2 * count + index] = (uint16_t)(
      512 + ((115137 * red - 104580 * green - 10557 * blue + half) >> fraction));
    planes[3 * count + index] = (uint16_t)((alpha * 1023 + 127) / 255);
  }
}
