#include "CStillCodes.h"

#if __has_include(<zint.h>)

#include <dlfcn.h>
#include <pthread.h>
#include <zint.h>

static struct {
  __typeof__(ZBarcode_Create) *create;
  __typeof__(ZBarcode_Encode) *encode;
  __typeof__(ZBarcode_Delete) *delete;
  bool is_there;
} zint;

static void load(void) {
  // The name has the version whose structures the header describes.
  void *library = dlopen("libzint.so.2.11", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  zint.create = (__typeof__(zint.create))dlsym(library, "ZBarcode_Create");
  zint.encode = (__typeof__(zint.encode))dlsym(library, "ZBarcode_Encode");
  zint.delete = (__typeof__(zint.delete))dlsym(library, "ZBarcode_Delete");
  zint.is_there = zint.create != NULL && zint.encode != NULL && zint.delete != NULL;
}

StillCodeResult still_code(
    StillCodeKind kind, const uint8_t *bytes, size_t count, int level, int columns, uint8_t *modules, size_t room,
    int *width, int *height) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!zint.is_there) return STILL_CODE_NO_LIBRARY;
  if (count == 0 || count > 16000) return STILL_CODE_TOO_LONG;
  struct zint_symbol *symbol = zint.create();
  if (symbol == NULL) return STILL_CODE_TOO_LONG;
  symbol->symbology = kind == STILL_CODE_AZTEC ? BARCODE_AZTEC : BARCODE_PDF417;
  symbol->input_mode = DATA_MODE;
  if (level > 0) symbol->option_1 = level;
  if (columns > 0) symbol->option_2 = columns;
  StillCodeResult result = STILL_CODE_TOO_LONG;
  if (zint.encode(symbol, bytes, (int)count) < ZINT_ERROR
      && (size_t)symbol->width * (size_t)symbol->rows <= room) {
    *width = symbol->width;
    *height = symbol->rows;
    for (int row = 0; row < symbol->rows; row++) {
      for (int column = 0; column < symbol->width; column++) {
        modules[row * symbol->width + column] =
          (symbol->encoded_data[row][column / 8] >> (column % 8)) & 1;
      }
    }
    result = STILL_CODE_MADE;
  }
  zint.delete(symbol);
  return result;
}

#else

StillCodeResult still_code(
    StillCodeKind kind, const uint8_t *bytes, size_t count, int level, int columns, uint8_t *modules, size_t room,
    int *width, int *height) {
  (void)kind, (void)bytes, (void)count, (void)level, (void)columns, (void)modules, (void)room, (void)width;
  (void)height;
  return STILL_CODE_NO_LIBRARY;
}

#endif
