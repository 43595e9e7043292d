#define _GNU_SOURCE
#include "CStillLocale.h"

#include <dlfcn.h>
#include <stddef.h>

// Foundation on Linux knows no locale of a user: `Locale.current` is "en_001" on every machine, whatever the environment of a
// view says. The getters are functions that other libraries call through the dynamic linker, which takes a program's own
// function before a library's. So a program that links Stillframe has its own; each asks Swift, which answers with the locale
// of the view that is being evaluated, or passes on Foundation's answer. Where Foundation is linked statically its own
// functions are taken, as these are weak, and `Locale.current` is what it always was.
//
// A `Locale` and a `Calendar` are two words each, returned in registers.

typedef struct {
  void *first;
  void *second;
} two_words;

typedef __attribute__((swiftcall)) two_words (*getter)(void);

#define LOCALE_CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define LOCALE_AUTOUPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define CALENDAR_CURRENT "$s20FoundationEssentials8CalendarV7currentACvgZ"

extern __attribute__((swiftcall)) two_words still_current_locale(void);
extern __attribute__((swiftcall)) two_words still_current_autoupdating(void);
extern __attribute__((swiftcall)) two_words still_current_calendar(void);

__attribute__((swiftcall, weak)) two_words still_hook_locale(void) __asm__(LOCALE_CURRENT);
__attribute__((swiftcall, weak)) two_words still_hook_autoupdating(void) __asm__(LOCALE_AUTOUPDATING);
__attribute__((swiftcall, weak)) two_words still_hook_calendar(void) __asm__(CALENDAR_CURRENT);

two_words still_hook_locale(void) { return still_current_locale(); }
two_words still_hook_autoupdating(void) { return still_current_autoupdating(); }
two_words still_hook_calendar(void) { return still_current_calendar(); }

/// Calls Foundation's function of a name, which is looked for once: the next one after the program's own. Where Foundation is linked
/// statically there is none, and the program's own is Foundation's.
static two_words call(getter *found, const char *name, getter own) {
  getter known = __atomic_load_n(found, __ATOMIC_ACQUIRE);
  if (known == NULL) {
    known = (getter)dlsym(RTLD_NEXT, name);
    if (known == NULL) known = own;
    __atomic_store_n(found, known, __ATOMIC_RELEASE);
  }
  return known();
}

__attribute__((swiftcall)) two_words still_system_locale(void) {
  static getter found = NULL;
  return call(&found, LOCALE_CURRENT, still_hook_locale);
}

__attribute__((swiftcall)) two_words still_system_autoupdating(void) {
  static getter found = NULL;
  return call(&found, LOCALE_AUTOUPDATING, still_hook_autoupdating);
}

__attribute__((swiftcall)) two_words still_system_calendar(void) {
  static getter found = NULL;
  return call(&found, CALENDAR_CURRENT, still_hook_calendar);
}

int still_locale_hooks(void) { return 1; }
