#ifndef CSTILLSYMBOLS_H
#define CSTILLSYMBOLS_H

#include <stddef.h>
#include <stdint.h>

/// A file inside the binary's read-only data. Its pages are loaded when they are touched.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} CStillSymbolFile;

/// The icon font.
CStillSymbolFile cstillsymbols_font(void);

/// The icons' names and characters, a line each.
CStillSymbolFile cstillsymbols_icons(void);

/// Which icon stands for which symbol name, a line each.
CStillSymbolFile cstillsymbols_names(void);

/// How large the symbols are, a line each, in the order of their names.
CStillSymbolFile cstillsymbols_sizes(void);

#endif
