// How long Pango takes for a paragraph of a thousand words: at another width, and with words that it has not seen.
// Prints two medians, in microseconds.

#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { rounds = 31, words = 1000 };

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *times) {
  qsort(times, rounds, sizeof *times, compare);
  return times[rounds / 2];
}

static char *prose(unsigned seed) {
  static const char *const parts[] = {"li", "ra", "mo", "ten", "sa", "ver", "in", "do", "quel", "pa", "ni", "or"};
  GString *text = g_string_new(NULL);
  for (int word = 0; word < words; word++) {
    if (word > 0) g_string_append_c(text, ' ');
    for (int part = 0; part < 3; part++) {
      seed = seed * 1664525u + 1013904223u;
      g_string_append(text, parts[(seed >> 16) % G_N_ELEMENTS(parts)]);
    }
  }
  return g_string_free(text, FALSE);
}

static int height_of(PangoLayout *layout) {
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  return height;
}

int main(void) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoFontDescription *font = pango_font_description_from_string("Sans 17px");
  double again[rounds], fresh[rounds];
  int sum = 0;
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  char *text = prose(1);
  pango_layout_set_text(layout, text, -1);
  sum += height_of(layout);
  for (int round = 0; round < rounds; round++) {
    double start = microseconds();
    pango_layout_set_width(layout, (200 + round * 9) * PANGO_SCALE);
    sum += height_of(layout);
    again[round] = microseconds() - start;
  }
  for (int round = 0; round < rounds; round++) {
    char *other = prose((unsigned)round * 7919 + 2);
    double start = microseconds();
    PangoLayout *next = pango_layout_new(context);
    pango_layout_set_font_description(next, font);
    pango_layout_set_width(next, 300 * PANGO_SCALE);
    pango_layout_set_text(next, other, -1);
    sum += height_of(next);
    fresh[round] = microseconds() - start;
    g_object_unref(next);
    g_free(other);
  }
  // The sum keeps the work from being left out.
  printf("%f %f %d\n", median(again), median(fresh), sum);
  return 0;
}
