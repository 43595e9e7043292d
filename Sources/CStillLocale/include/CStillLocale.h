#ifndef CSTILLLOCALE_H
#define CSTILLLOCALE_H

// `Locale.current`, `Locale.autoupdatingCurrent` and `Calendar.current` of Foundation are answered by Stillframe while it
// evaluates views; `locale.c` says how. Swift implements and calls these functions by their names, as they return Swift's values.
//
//   still_current_locale, still_current_autoupdating, still_current_calendar     Stillframe's answers, in Swift
//   still_system_locale, still_system_autoupdating, still_system_calendar        Foundation's own answers

/// The version of the hooks.
int still_locale_hooks(void);

#endif
