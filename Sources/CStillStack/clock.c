#define _GNU_SOURCE
#include "CStillStack.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Swift turns "sleep for half a second" into "sleep until that time" with a reading of its clock. The executor that is told the
// time reads the clock again, later: by nothing, or by as long as the thread had to wait for a processor in between. So that
// half a second is half a second, the reading is kept. Swift's libraries call this function through the dynamic linker, which
// takes a program's own before the C library's. Where another one is taken there are no readings.

static _Thread_local int64_t readings[2];

typedef int (*clock_function)(clockid_t, struct timespec *);

/// Reads a clock by the C library's function, which is looked for once; without one, by the kernel's.
static int read_clock(clockid_t clock, struct timespec *time) {
  static clock_function found = NULL;
  clock_function known = __atomic_load_n(&found, __ATOMIC_ACQUIRE);
  if (known == NULL) {
    known = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    if (known == NULL) return (int)syscall(SYS_clock_gettime, clock, time);
    __atomic_store_n(&found, known, __ATOMIC_RELEASE);
  }
  return known(clock, time);
}

__attribute__((weak)) int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = read_clock(clock, time);
  if (result != 0) return result;
  int64_t now = (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
  if (clock == CLOCK_BOOTTIME) readings[STILL_CLOCK_CONTINUOUS] = now;
  if (clock == CLOCK_MONOTONIC) readings[STILL_CLOCK_SUSPENDING] = now;
  return result;
}

int64_t still_clock_reading(still_clock clock) { return readings[clock]; }

void still_clock_forget(void) {
  readings[STILL_CLOCK_CONTINUOUS] = 0;
  readings[STILL_CLOCK_SUSPENDING] = 0;
}
