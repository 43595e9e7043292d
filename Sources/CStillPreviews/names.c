#include "include/still_previews.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool is_part(uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || byte >= 0x80;
}

static uint32_t hash(const uint8_t *bytes, size_t count) {
  uint32_t value = 2166136261u;
  for (size_t i = 0; i < count; i++) value = (value ^ bytes[i]) * 16777619u;
  return value;
}

void still_names_find(const uint8_t *bytes, size_t count, const uint8_t *names, const uint32_t *ends,
                      const uint32_t *table, size_t slots, uint8_t *found) {
  size_t i = 0;
  while (i < count) {
    // A name lies between two zeros.
    const uint8_t *zero = memchr(bytes + i, 0, count - i);
    if (!zero) return;
    size_t start = (size_t)(zero - bytes) + 1;
    size_t end = start;
    while (end < count && is_part(bytes[end])) end++;
    i = end > start ? end : start;
    if (end == start || end >= count || bytes[end] != 0) continue;
    size_t length = end - start;
    for (size_t slot = hash(bytes + start, length) & (slots - 1); table[slot];
         slot = (slot + 1) & (slots - 1)) {
      uint32_t number = table[slot] - 1;
      uint32_t from = number ? ends[number - 1] : 0;
      if (ends[number] - from == length && !memcmp(names + from, bytes + start, length)) {
        found[number] = 1;
        break;
      }
    }
  }
}

void still_names_table(const uint8_t *names, const uint32_t *ends, size_t count, uint32_t *table,
                       size_t slots) {
  for (size_t number = 0; number < count; number++) {
    uint32_t from = number ? ends[number - 1] : 0;
    size_t slot = hash(names + from, ends[number] - from) & (slots - 1);
    while (table[slot]) slot = (slot + 1) & (slots - 1);
    table[slot] = (uint32_t)number + 1;
  }
}
