// dladdr is not of the C standard.
#define _GNU_SOURCE
#include "include/still_previews.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// The metadata that Swift writes into an image, as far as it is needed here. Swift's ABI fixes all of this:
// docs/ABI/TypeMetadata.rst of the compiler.

struct section {
  uintptr_t start;
  size_t length;
};

/// The beginning of what the runtime keeps of each image.
struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct section protocols;
  struct section conformances;
};

/// The runtime calls back for each image; false ends it.
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *context);

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

/// Of a protocol or a type: what both begin with.
struct descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  /// Of a type only.
  int32_t accessor;
};

struct metadata_response {
  const void *type;
  size_t state;
};

typedef struct metadata_response metadata_accessor(size_t request);

struct search {
  const char *image;
  still_type_handler *handler;
  void *context;
};

/// Returns the target of a relative pointer; an odd one leads to a place that holds the address.
static const void *follow(const int32_t *distance) {
  if (*distance == 0) return NULL;
  const char *place = (const char *)distance + (*distance & ~1);
  return (*distance & 1) ? *(const void *const *)place : place;
}

static void look_at(const struct conformance *conformance, const struct search *search) {
  const struct descriptor *protocol = follow(&conformance->protocol);
  if (protocol == NULL) return;
  const char *name = (const char *)&protocol->name + protocol->name;
  static const char *const wanted[] = {
    "PreviewRegistry", "PreviewProvider", "App", "_ProgramStart", "_NotedType",
    "UIApplicationDelegate"};
  bool is_wanted = false;
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    is_wanted = is_wanted || strcmp(name, wanted[index]) == 0;
  }
  if (!is_wanted) return;

  // Bits 3 to 5 say how the type is named: 0 by its descriptor, 1 by a place where the descriptor's address stands.
  uint32_t kind = conformance->flags >> 3 & 7;
  if (kind > 1) return;
  const char *place = (const char *)&conformance->type + conformance->type;
  const struct descriptor *type = kind == 0 ? (const void *)place : *(const void *const *)place;
  if (type == NULL) return;
  // 16 is a class, 17 a structure, 18 an enumeration; bit 7 says that it is generic.
  uint32_t sort = type->flags & 31;
  if (sort < 16 || sort > 18 || (type->flags & 128) != 0) return;
  metadata_accessor *accessor = (metadata_accessor *)((char *)&type->accessor + type->accessor);
  const void *metadata = accessor(0).type;
  if (metadata != NULL) search->handler(metadata, search->context);
}

static bool look_into(const struct sections *sections, void *context) {
  const struct search *search = context;
  const struct section *section = &sections->conformances;
  Dl_info info;
  if (section->start == 0 || dladdr((const void *)section->start, &info) == 0 || info.dli_fname == NULL) return true;
  if (strcmp(info.dli_fname, search->image) != 0) return true;
  const int32_t *records = (const int32_t *)section->start;
  for (size_t index = 0; index < section->length / sizeof *records; index++) {
    const struct conformance *conformance = follow(&records[index]);
    if (conformance != NULL) look_at(conformance, search);
  }
  return false;
}

void still_preview_types(const char *image, still_type_handler *handler, void *context) {
  struct search search = {image, handler, context};
  swift_enumerateAllMetadataSections(look_into, &search);
}

void still_print_at_once(void) { setvbuf(stdout, NULL, _IONBF, 0); }
