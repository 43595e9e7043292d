#define _GNU_SOURCE
#include "CStillStack.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

_Thread_local uintptr_t still_stack_limit = 0;

static uintptr_t thread_limit(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *base = NULL;
  size_t size = 0, guard = 0;
  pthread_attr_getstack(&attributes, &base, &size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)base + guard;
}

void still_stack_find_limit(void) {
  still_stack_limit = thread_limit();
}

/// The call of the first function on a fresh stack.
struct call {
  void (*body)(void *);
  void *context;
};

/// `makecontext` passes ints only: the pointer comes in two halves.
static void enter(unsigned int high, unsigned int low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  call->body(call->context);
}

int still_stack_run(size_t size, void (*body)(void *), void *context) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size = (size + page - 1) / page * page + page;
  char *memory = mmap(
      NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1,
      0);
  if (memory == MAP_FAILED) return errno;
  mprotect(memory, page, PROT_NONE);

  struct call call = {body, context};
  ucontext_t fresh, back;
  if (getcontext(&fresh) != 0) {
    int code = errno;
    munmap(memory, size);
    return code;
  }
  fresh.uc_stack.ss_sp = memory + page;
  fresh.uc_stack.ss_size = size - page;
  fresh.uc_link = &back;
  uintptr_t pointer = (uintptr_t)&call;
  makecontext(
      &fresh, (void (*)(void))enter, 2, (unsigned int)(pointer >> 32),
      (unsigned int)(pointer & 0xffffffffu));

  uintptr_t before = still_stack_limit;
  still_stack_limit = (uintptr_t)memory + page;
  swapcontext(&back, &fresh);
  still_stack_limit = before;
  munmap(memory, size);
  return 0;
}

static _Thread_local void *current_view = NULL;

void *still_thread_view(void) { return current_view; }

void *still_set_thread_view(void *view) {
  void *before = current_view;
  current_view = view;
  return before;
}
