#include "rows.h"

#include <stdlib.h>
#include <string.h>

#include "pixels.h"

/// Bytes on their way into a stream: those that matches may reach back to, and those that wait.
typedef struct {
  uint8_t *memory;
  /// In bytes.
  size_t room;
  /// Positions in the stream: of the first byte in memory, of the first that waits, and of the end.
  int32_t base, place, end;
  StillDeflate *deflate;
} Window;

static const uint8_t *bytes_of(const Window *window) { return window->memory - window->base; }

/// Room for more bytes, at the end of what is there.
static uint8_t *make_room(Window *window, size_t count) {
  size_t held = (size_t)(window->end - window->base);
  if (held + count > window->room) {
    int32_t kept = window->place - STILL_WINDOW;
    if (kept < window->base) kept = window->base;
    held = (size_t)(window->end - kept);
    memmove(window->memory, window->memory + (kept - window->base), held);
    window->base = kept;
  }
  return window->memory + held;
}

static StillEffort effort_of(StillPacking packing) {
  static const StillEffort efforts[] = {
    [STILL_FAST] = {1, 0, 32, 13, 0}, [STILL_SMALL] = {16, 1, 128, 15, 0}, [STILL_THOROUGH] = {32, 1, 258, 15, 1}};
  return efforts[packing.effort];
}

/// An Adler-32 that goes on with a byte and zeros behind it.
static uint32_t with_zeros(uint32_t checksum, uint8_t byte, ptrdiff_t zeros) {
  const uint32_t modulus = 65521;
  uint32_t low = ((checksum & 0xFFFF) + byte) % modulus;
  uint64_t high = (checksum >> 16) + (uint64_t)low * (uint64_t)(zeros + 1);
  return (uint32_t)(high % modulus) << 16 | low;
}

/// Compresses what waits, up to `end`.
static void compress(Window *window, int32_t end, int is_noise) {
  if (window->place >= end) return;
  window->place =
    still_deflate(window->deflate, bytes_of(window), window->place, end, window->end, is_noise);
}

/// Compresses the last row of the window, which is left as it is.
///
/// @param above How far back in the stream the row above is, left as it is too; 0 where it is not.
static void compress_plain(Window *window, const StillRows *rows, int32_t line, ptrdiff_t above) {
  int32_t start = window->end + 1;
  StillPlainRow row = {
    bytes_of(window) + start, (int32_t)rows->picture.width, rows->has_alpha ? 4 : 3,
    rows->like_left, above > STILL_WINDOW ? 0 : (int32_t)above, rows->like_above};
  memset(window->memory + (window->end + line - window->base), 0, STILL_ROW_END);
  // With the number of the filter, which is a byte of its own.
  window->end += 1;
  compress(window, window->end, 0);
  window->end += line - 1;
  window->place = still_deflate_pixels(window->deflate, row, start);
}

size_t still_pack_rows(
  StillPixels picture, int has_alpha, int has_above, StillPacking packing, uint8_t *stream,
  size_t room, uint32_t *checksum) {
  StillRows rows;
  StillFiltering filtering = {packing.effort == STILL_FAST ? 4 : 1, 8, 1};
  if (!still_rows_begin(&rows, picture, has_alpha, has_above)) return 0;
  size_t line = (size_t)rows.length + 1, length = 0;
  Window window = {NULL, STILL_WINDOW + (1 << 16) + 2 * line, 0, 0, 0, NULL};
  window.memory = malloc(window.room + STILL_ROW_END);
  window.deflate = malloc(sizeof *window.deflate);
  ptrdiff_t above = 0;
  // Positions are numbers of 32 bits.
  if (window.memory && window.deflate && line * (size_t)picture.height < INT32_MAX / 2) {
    StillBits bits = {stream, stream + room, 0, 0, 0};
    still_deflate_begin(window.deflate, effort_of(packing), bits);
    for (ptrdiff_t y = 0; y < picture.height; y++) {
      uint8_t *next = make_room(&window, line);
      int is_noise = 0;
      if (packing.repeats ? packing.repeats[y] : still_rows_repeat(&rows)) {
        still_rows_skip(&rows, next);
        *checksum = with_zeros(*checksum, next[0], rows.length);
        // Behind the first of its zeros.
        window.deflate->alike_start = window.end + 2;
        window.deflate->alike_end = window.end + (int32_t)line;
        if (above) above += (ptrdiff_t)line;
      } else {
        is_noise = still_rows_next(&rows, filtering, next);
        *checksum = packing.checksum(*checksum, next, line);
        if (next[0] == STILL_NONE) {
          compress_plain(&window, &rows, (int32_t)line, above);
          above = (ptrdiff_t)line;
          continue;
        }
        above = 0;
      }
      window.end += (int32_t)line;
      // A match may go on in the next row.
      compress(&window, y + 1 < picture.height ? window.end - 258 : window.end, is_noise);
    }
    compress(&window, window.end, 0);
    still_deflate_end(window.deflate, packing.is_last);
    if (!window.deflate->bits.is_full) length = (size_t)(window.deflate->bits.next - stream);
  }
  free(window.deflate);
  free(window.memory);
  still_rows_end(&rows);
  return length;
}

size_t still_pack_bytes(
  const uint8_t *bytes, size_t count, StillPacking packing, uint8_t *stream, size_t room,
  uint32_t *checksum) {
  StillDeflate *deflate = malloc(sizeof *deflate);
  size_t length = 0;
  if (deflate && count < INT32_MAX / 2) {
    StillBits bits = {stream, stream + room, 0, 0, 0};
    still_deflate_begin(deflate, effort_of(packing), bits);
    still_deflate(deflate, bytes, 0, (int32_t)count, (int32_t)count, 0);
    *checksum = packing.checksum(*checksum, bytes, count);
    still_deflate_end(deflate, packing.is_last);
    if (!deflate->bits.is_full) length = (size_t)(deflate->bits.next - stream);
  }
  free(deflate);
  return length;
}
