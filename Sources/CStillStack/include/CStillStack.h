#ifndef CSTILLSTACK_H
#define CSTILLSTACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Lowest usable address of the stack that this thread runs on; 0 until it was asked for. Here for
/// `still_stack_remaining` alone.
extern _Thread_local uintptr_t still_stack_limit;

/// Finds it out.
void still_stack_find_limit(void);

/// Returns the bytes of stack left below the caller on its current stack. Called several times for each view, so it
/// is inlined.
static inline size_t still_stack_remaining(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (still_stack_limit == 0) still_stack_find_limit();
  return here > still_stack_limit ? here - still_stack_limit : 0;
}

/// Runs `body(context)` on the calling thread, on a fresh stack of `size` bytes, and returns when it has
/// returned. Memory is committed only as far as it is touched. Returns 0, or an errno when no stack
/// could be mapped; then nothing was run.
int still_stack_run(size_t size, void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// A pointer of the thread's own: the view whose body is being evaluated on it, or null.
void *_Nullable still_thread_view(void);

/// Sets the pointer that `still_thread_view` returns and returns the one before.
void *_Nullable still_set_thread_view(void *_Nullable view);

/// Until the matching `still_isolation_end`, code of the main actor may run on the calling thread: Swift's
/// checks of it pass. Calls nest.
void still_isolation_begin(void);

/// Ends what the last `still_isolation_begin` of this thread began.
void still_isolation_end(void);

/// Leaves every hook of the Swift runtime alone from now on: checks of isolation and executors are the runtime's own. Returns
/// false, with nothing changed, when one of the hooks has been set already. May be called on any thread.
bool still_hooks_forbid(void);

/// Whether `still_hooks_forbid` was called in time.
bool still_hooks_are_forbidden(void);

/// Whether hooks may be set; from the first answer of true on, `still_hooks_forbid` comes too late. For this library alone.
bool still_hooks_claim(void);

/// Takes over a job of Swift's concurrency that a thread with a sink was to hand to the runtime.
typedef void (*still_job_sink)(void *_Nonnull sink, void *_Nonnull job);

/// Takes over a job that a thread without a sink was to hand to the runtime, or returns false.
typedef bool (*still_job_offer)(void *_Nonnull job);

/// Makes an executor (identity and implementation of an `UnownedSerialExecutor`) that of the main actor. `take`
/// receives jobs without an executor on threads with a sink; `offer` is asked for those on other threads. To be
/// called once. Returns false, with nothing changed, if the runtime has no such hooks, or if others have set them.
bool still_executor_install(
    void *_Nullable identity, uintptr_t implementation, still_job_sink _Nonnull take,
    still_job_offer _Nonnull offer);

/// Sets what takes over jobs on the calling thread, null for nothing, and returns what did before.
void *_Nullable still_set_job_sink(void *_Nullable sink);

/// Returns the sink for jobs on the calling thread.
void *_Nullable still_job_sink_of_thread(void);

/// Runs a job on the calling thread, as one of the main actor or as one without an executor.
void still_job_run(void *_Nonnull job, bool is_main);

/// The number of the task that a job belongs to.
uint64_t still_job_task(void *_Nonnull job);

/// Whether the calling thread is between the two.
int still_isolation_is_here(void);

#endif
