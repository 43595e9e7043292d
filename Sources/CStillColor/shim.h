#include <lcms2.h>

/* Macros that Swift cannot see. */
static const cmsUInt32Number still_bgra8 = TYPE_BGRA_8;
/* The first of four bytes. */
static const cmsUInt32Number still_gray_of_bgra8 =
  COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
