#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <stdlib.h>

/// Compresses bytes to one zlib stream, quickly rather than small.
///
/// @return The length of the stream; 0 where it does not fit, or where there is no memory for it.
static inline size_t still_fast_zlib_stream(
  const uint8_t *bytes, size_t count, uint8_t *stream, size_t room) {
  if (count > UINT32_MAX || room > UINT32_MAX) return 0;
  struct isal_zstream *state = malloc(sizeof *state + ISAL_DEF_LVL2_LARGE);
  if (!state) return 0;
  isal_deflate_init(state);
  state->level = 2;
  state->level_buf = (uint8_t *)(state + 1);
  state->level_buf_size = ISAL_DEF_LVL2_LARGE;
  state->gzip_flag = IGZIP_ZLIB;
  state->end_of_stream = 1;
  state->next_in = (uint8_t *)bytes;
  state->avail_in = (uint32_t)count;
  state->next_out = stream;
  state->avail_out = (uint32_t)room;
  int result = isal_deflate(state);
  size_t length = result == COMP_OK && state->internal_state.state == ZSTATE_END ? state->total_out : 0;
  free(state);
  return length;
}
