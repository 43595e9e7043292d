// pidfd_open has no name in glibc's headers of the C standard.
#define _GNU_SOURCE
#include "include/still_previews.h"

#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Waits until the process with the number given is gone.
static void *wait_for_parent(void *context) {
  pid_t parent = (pid_t)(intptr_t)context;
  int descriptor = (int)syscall(SYS_pidfd_open, parent, 0);
  // Looked at after the descriptor was made: from now on the number means this process or none.
  while (getppid() == parent) {
    struct pollfd state = {.fd = descriptor, .events = POLLIN};
    // Where the kernel has no such descriptors, it is looked at every second.
    poll(&state, 1, descriptor >= 0 ? -1 : 1000);
  }
  _exit(1);
}

void still_end_with_parent(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, wait_for_parent, (void *)(intptr_t)getppid());
  pthread_attr_destroy(&attributes);
}
