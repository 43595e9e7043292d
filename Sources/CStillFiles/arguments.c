#include "CStillFiles.h"

static int count;
static const char *const *words;

/// The C library hands these to what is called before `main`: the other way to them, /proc, may be hidden.
__attribute__((constructor)) static void keep(int given_count, char **given_words) {
  count = given_count;
  words = (const char *const *)given_words;
}

int still_argument_count(void) { return count; }

const char *still_argument(int index) { return index >= 0 && index < count ? words[index] : 0; }
