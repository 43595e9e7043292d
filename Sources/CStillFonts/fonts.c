#include "CStillFonts.h"
