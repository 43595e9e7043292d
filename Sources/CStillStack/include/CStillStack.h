#ifndef CSTILLSTACK_H
#define CSTILLSTACK_H

#include <stddef.h>

/// Bytes of stack left below the caller on the stack that it runs on.
size_t still_stack_remaining(void);

/// Runs `body(context)` on the calling thread, on a fresh stack of `size` bytes, and returns when it has
/// returned. Memory is committed only as far as it is touched. Returns 0, or an errno when no stack
/// could be mapped; then nothing was run.
int still_stack_run(size_t size, void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

#endif
