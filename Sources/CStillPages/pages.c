#include "CStillPages.h"

#define FILE_OF(name)                                                                    \
  extern const uint8_t cstillpages_##name[], cstillpages_##name##_end[];                 \
  CStillPageFile cstillpages_file_##name(void) {                                         \
    return (CStillPageFile){cstillpages_##name,                                          \
                            (size_t)(cstillpages_##name##_end - cstillpages_##name)};    \
  }

FILE_OF(base_css)
FILE_OF(preview_css)
FILE_OF(preview_js)
FILE_OF(review_css)
FILE_OF(review_js)
