#include "CStillSymbols.h"

extern const uint8_t cstillsymbols_phosphor[], cstillsymbols_phosphor_end[];
extern const uint8_t cstillsymbols_phosphor_icons[], cstillsymbols_phosphor_icons_end[];
extern const uint8_t cstillsymbols_table[], cstillsymbols_table_end[];
extern const uint8_t cstillsymbols_rooms[], cstillsymbols_rooms_end[];

static CStillSymbolFile file(const uint8_t *start, const uint8_t *end) {
  return (CStillSymbolFile){start, (size_t)(end - start)};
}

CStillSymbolFile cstillsymbols_font(void) {
  return file(cstillsymbols_phosphor, cstillsymbols_phosphor_end);
}

CStillSymbolFile cstillsymbols_icons(void) {
  return file(cstillsymbols_phosphor_icons, cstillsymbols_phosphor_icons_end);
}

CStillSymbolFile cstillsymbols_names(void) {
  return file(cstillsymbols_table, cstillsymbols_table_end);
}

CStillSymbolFile cstillsymbols_sizes(void) {
  return file(cstillsymbols_rooms, cstillsymbols_rooms_end);
}
