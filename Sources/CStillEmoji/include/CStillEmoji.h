#ifndef CSTILLEMOJI_H
#define CSTILLEMOJI_H

#include <CStillFonts.h>

/// The faces for emoji.
CStillFontTable cstillemoji_table(void);

#endif
