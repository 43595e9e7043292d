#include "CStillStack.h"

#include <pthread.h>
#include <stdint.h>

// Swift's runtime lets a program answer for an executor whether the running code is isolated to it: the
// hook `swift_task_checkIsolated_hook`. These are the runtime's own declarations in C. Both symbols are
// weak: a runtime without them checks as it always does.

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

typedef __attribute__((swiftcall)) void (*check_function)(executor);
typedef __attribute__((swiftcall)) void (*check_hook)(executor, check_function);

extern check_hook swift_task_checkIsolated_hook __attribute__((weak));
extern __attribute__((weak)) __attribute__((swiftcall)) executor swift_task_getMainExecutor(void);

/// How many pieces of work that borrow the main actor are under way on this thread, one in the other.
static _Thread_local unsigned depth = 0;

/// The hook that was set before ours, or null.
static check_hook earlier = NULL;

/// Returns when the running code counts as isolated to the executor; otherwise the runtime's check traps.
static __attribute__((swiftcall)) void check(executor asked, check_function original) {
  if (depth > 0 && asked.identity == swift_task_getMainExecutor().identity) return;
  if (earlier) {
    earlier(asked, original);
  } else {
    original(asked);
  }
}

static void install(void) {
  if (&swift_task_checkIsolated_hook == NULL || swift_task_getMainExecutor == NULL) return;
  if (!still_hooks_claim()) return;
  earlier = swift_task_checkIsolated_hook;
  swift_task_checkIsolated_hook = check;
}

void still_isolation_begin(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  depth += 1;
}

void still_isolation_end(void) { depth -= 1; }

int still_isolation_is_here(void) { return depth > 0; }
