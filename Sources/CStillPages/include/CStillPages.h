#ifndef CSTILLPAGES_H
#define CSTILLPAGES_H

#include <stddef.h>
#include <stdint.h>

/// A file inside the binary's read-only data.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} CStillPageFile;

/// Colors, type and controls that all pages share.
CStillPageFile cstillpages_file_base_css(void);

/// The page of previews.
CStillPageFile cstillpages_file_preview_css(void);
CStillPageFile cstillpages_file_preview_js(void);

/// The page of failed snapshots.
CStillPageFile cstillpages_file_review_css(void);
CStillPageFile cstillpages_file_review_js(void);

#endif
