#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int spawn(const char *const *words, const int descriptors[still_spawn_count], pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int result = posix_spawn_file_actions_init(&actions);
  if (result != 0) return result;
  result = posix_spawnattr_init(&attributes);
  if (result != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return result;
  }
  for (int number = 0; number < still_spawn_count; number++) {
    if (descriptors[number] >= 0) posix_spawn_file_actions_adddup2(&actions, descriptors[number], number);
  }
  // Signals that this process ignores or blocks do not concern the program.
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  // A group of its own, so that it is ended with the programs that it starts.
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
    &attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  // A program that was just written is busy while a copy of its descriptor lives on in a process that another
  // thread is starting: that ends within milliseconds, on a busy machine within seconds.
  const struct timespec pause = {.tv_nsec = 10 * 1000 * 1000};
  for (int tries = 0; tries < 500; tries++) {
    result = posix_spawnp(process, words[0], &actions, &attributes, (char *const *)words, environ);
    if (result != ETXTBSY) break;
    nanosleep(&pause, NULL);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return result;
}

int still_spawn(const char *const *words, const int descriptors[still_spawn_count], pid_t *process) {
  // Copies beyond those that the program is to have, so that putting one in place closes no other.
  int copies[still_spawn_count] = {-1, -1, -1, -1};
  int result = 0;
  for (int number = 0; number < still_spawn_count; number++) {
    if (descriptors[number] < 0) continue;
    copies[number] = fcntl(descriptors[number], F_DUPFD_CLOEXEC, still_spawn_count);
    if (copies[number] < 0 && result == 0) result = errno;
  }
  if (result == 0) result = spawn(words, copies, process);
  for (int number = 0; number < still_spawn_count; number++) {
    if (copies[number] >= 0) close(copies[number]);
  }
  return result;
}

void still_kill(pid_t process) {
  kill(-process, SIGKILL);
  kill(process, SIGKILL);
}

int still_wait(pid_t process) {
  int status = 0;
  siginfo_t info;
  // Its number belongs to it until it is waited for, and so does that of its group.
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR) continue;
  kill(-process, SIGKILL);
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
