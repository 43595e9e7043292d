#ifndef STILL_SPAWN_H
#define STILL_SPAWN_H

#include <sys/types.h>

/// The descriptors that another program is given as its 0, 1, 2 and 3; -1: none.
enum { still_spawn_count = 4 };

/// Starts a program, looked for along the PATH, in a process group of its own. Returns 0, or an errno.
int still_spawn(const char *const *words, const int descriptors[still_spawn_count], pid_t *process);

/// Ends a program and what it has started.
void still_kill(pid_t process);

/// Waits until a program has ended, then ends what it has started and left running. Returns its status, 128 and a signal's number, or -1.
int still_wait(pid_t process);

#endif
