#include "CStillFonts.h"

#define INTER(name, weight, isItalic)                                                   \
  { "Inter", weight, isItalic, cstillfonts_inter_##name, cstillfonts_inter_##name##_end }

extern const uint8_t cstillfonts_inter_thin[], cstillfonts_inter_thin_end[];
extern const uint8_t cstillfonts_inter_thin_italic[], cstillfonts_inter_thin_italic_end[];
extern const uint8_t cstillfonts_inter_extralight[], cstillfonts_inter_extralight_end[];
extern const uint8_t cstillfonts_inter_extralight_italic[], cstillfonts_inter_extralight_italic_end[];
extern const uint8_t cstillfonts_inter_light[], cstillfonts_inter_light_end[];
extern const uint8_t cstillfonts_inter_light_italic[], cstillfonts_inter_light_italic_end[];
extern const uint8_t cstillfonts_inter_regular[], cstillfonts_inter_regular_end[];
extern const uint8_t cstillfonts_inter_regular_italic[], cstillfonts_inter_regular_italic_end[];
extern const uint8_t cstillfonts_inter_medium[], cstillfonts_inter_medium_end[];
extern const uint8_t cstillfonts_inter_medium_italic[], cstillfonts_inter_medium_italic_end[];
extern const uint8_t cstillfonts_inter_semibold[], cstillfonts_inter_semibold_end[];
extern const uint8_t cstillfonts_inter_semibold_italic[], cstillfonts_inter_semibold_italic_end[];
extern const uint8_t cstillfonts_inter_bold[], cstillfonts_inter_bold_end[];
extern const uint8_t cstillfonts_inter_bold_italic[], cstillfonts_inter_bold_italic_end[];
extern const uint8_t cstillfonts_inter_extrabold[], cstillfonts_inter_extrabold_end[];
extern const uint8_t cstillfonts_inter_extrabold_italic[], cstillfonts_inter_extrabold_italic_end[];
extern const uint8_t cstillfonts_inter_black[], cstillfonts_inter_black_end[];
extern const uint8_t cstillfonts_inter_black_italic[], cstillfonts_inter_black_italic_end[];

/// By weight, upright before italic.
static const struct {
  const char *family;
  int weight;
  int isItalic;
  const uint8_t *start;
  const uint8_t *end;
} faces[] = {
  INTER(thin, 100, 0),
  INTER(thin_italic, 100, 1),
  INTER(extralight, 200, 0),
  INTER(extralight_italic, 200, 1),
  INTER(light, 300, 0),
  INTER(light_italic, 300, 1),
  INTER(regular, 400, 0),
  INTER(regular_italic, 400, 1),
  INTER(medium, 500, 0),
  INTER(medium_italic, 500, 1),
  INTER(semibold, 600, 0),
  INTER(semibold_italic, 600, 1),
  INTER(bold, 700, 0),
  INTER(bold_italic, 700, 1),
  INTER(extrabold, 800, 0),
  INTER(extrabold_italic, 800, 1),
  INTER(black, 900, 0),
  INTER(black_italic, 900, 1),
};

int cstillfonts_count(void) { return (int)(sizeof faces / sizeof faces[0]); }

CStillFont cstillfonts_face(int index) {
  if (index < 0 || index >= cstillfonts_count()) return (CStillFont){"", 0, 0, NULL, 0};
  return (CStillFont){
      faces[index].family, faces[index].weight, faces[index].isItalic, faces[index].start,
      (size_t)(faces[index].end - faces[index].start)};
}
