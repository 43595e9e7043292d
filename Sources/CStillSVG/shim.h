// A compiler that only reads what was built with this module is not always told where the library lies, and needs none of it.
#if __has_include(<librsvg/rsvg.h>)
#include <librsvg/rsvg.h>
#endif
