#ifndef CSTILLSTACK_H
#define CSTILLSTACK_H

#include <stddef.h>

/// Bytes of stack left below the caller on the stack that it runs on.
size_t still_stack_remaining(void);

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

/// Whether the calling thread is between the two.
int still_isolation_is_here(void);

#endif
