#include "CStillStack.h"

#include <pthread.h>
#include <stddef.h>

// Swift's runtime lets a program say who executes the work of the main actor and what has no executor of its own, by
// hooks. These are the runtime's own declarations in C. All symbols are weak: with a runtime that lacks one, work is
// executed as it always is.

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

typedef __attribute__((swiftcall)) executor (*get_main_function)(void);
typedef __attribute__((swiftcall)) executor (*get_main_hook)(get_main_function);
typedef __attribute__((swiftcall)) _Bool (*is_main_function)(executor);
typedef __attribute__((swiftcall)) _Bool (*is_main_hook)(executor, is_main_function);
typedef __attribute__((swiftcall)) void (*enqueue_function)(void *);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *, enqueue_function);

extern get_main_hook swift_task_getMainExecutor_hook __attribute__((weak));
extern is_main_hook swift_task_isMainExecutor_hook __attribute__((weak));
extern enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern __attribute__((weak)) __attribute__((swiftcall)) void swift_job_run(void *, executor);
extern __attribute__((weak)) __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *);

static executor ours;
static still_job_sink take;
static still_job_offer offer;
static _Thread_local void *sink = NULL;

static __attribute__((swiftcall)) executor get_main(get_main_function original) {
  (void)original;
  return ours;
}

static __attribute__((swiftcall)) _Bool is_main(executor asked, is_main_function original) {
  return asked.identity == ours.identity || original(asked);
}

static __attribute__((swiftcall)) void enqueue_global(void *job, enqueue_function original) {
  if (sink) {
    take(sink, job);
  } else if (!offer(job)) {
    original(job);
  }
}

_Bool still_executor_install(
  void *identity, uintptr_t implementation, still_job_sink callback, still_job_offer offered) {
  if (&swift_task_getMainExecutor_hook == NULL || &swift_task_isMainExecutor_hook == NULL
      || &swift_task_enqueueGlobal_hook == NULL || swift_job_run == NULL
      || swift_task_getJobTaskId == NULL) {
    return 0;
  }
  if (!still_hooks_claim()) return 0;
  // Hooks that others have set stay in place.
  if (swift_task_getMainExecutor_hook || swift_task_enqueueGlobal_hook) return 0;
  ours.identity = identity;
  ours.implementation = implementation;
  take = callback;
  offer = offered;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_getMainExecutor_hook = get_main;
  return 1;
}

void *still_set_job_sink(void *new_sink) {
  void *before = sink;
  sink = new_sink;
  return before;
}

void *still_job_sink_of_thread(void) { return sink; }

void still_job_run(void *job, _Bool is_main) {
  executor none = {NULL, 0};
  swift_job_run(job, is_main ? ours : none);
}

uint64_t still_job_task(void *job) { return swift_task_getJobTaskId(job); }
