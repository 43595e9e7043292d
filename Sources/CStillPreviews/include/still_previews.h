#ifndef STILL_PREVIEWS_H
#define STILL_PREVIEWS_H

#include <stddef.h>
#include <stdint.h>

/// Called with the metadata of a type.
typedef void still_type_handler(const void *type, void *context);

/// Finds the types in the image that was loaded from a path that conform to a protocol called PreviewRegistry,
/// PreviewProvider or App and are not generic, in the order in which the image has them. Nothing of the image's own code
/// runs but what makes metadata.
void still_preview_types(const char *image, still_type_handler *handler, void *context);

/// From now on what is printed does not wait for more.
void still_print_at_once(void);

/// From now on the process ends when the one that started it does, however that ends and whatever this one is at.
void still_end_with_parent(void);

/// Makes a table of names for `still_names_find`. Slots are a power of two, more than the names, and zero at first.
/// `ends` has where each name ends in their text; the next one begins there.
void still_names_table(const uint8_t *names, const uint32_t *ends, size_t count, uint32_t *table, size_t slots);

/// Marks the names that lie between two zeros somewhere in the bytes of a compiled module.
void still_names_find(const uint8_t *bytes, size_t count, const uint8_t *names, const uint32_t *ends,
                      const uint32_t *table, size_t slots, uint8_t *found);

#endif
