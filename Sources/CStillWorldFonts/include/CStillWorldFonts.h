#ifndef CSTILLWORLDFONTS_H
#define CSTILLWORLDFONTS_H

#include <CStillFonts.h>

/// The faces for the scripts of the world.
CStillFontTable cstillworldfonts_table(void);

#endif
