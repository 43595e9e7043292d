#ifndef STILL_CODES_H
#define STILL_CODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether a code was made, and why not.
typedef enum {
  STILL_CODE_MADE,
  /// The library zint is not installed.
  STILL_CODE_NO_LIBRARY,
  /// The code cannot hold the bytes.
  STILL_CODE_TOO_LONG
} StillCodeResult;

/// The kinds of codes that zint makes here.
typedef enum { STILL_CODE_AZTEC, STILL_CODE_PDF417 } StillCodeKind;

/// Makes an Aztec code (ISO/IEC 24778) or a PDF417 code (ISO/IEC 15438) by zint, which is loaded at the first use: few programs draw one.
///
/// - level: the share of error correction, in zint's own numbers; 0 for the usual one.
/// - columns: data columns of PDF417; 0 for zint's choice.
/// - modules: a byte for each module, row by row; 1 is black. The room is `room` bytes.
StillCodeResult still_code(
  StillCodeKind kind, const uint8_t *bytes, size_t count, int level, int columns, uint8_t *modules, size_t room,
  int *width, int *height);

#endif
