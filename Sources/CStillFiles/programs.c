#define _GNU_SOURCE
#include "CStillFiles.h"
#include "spawn.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Milliseconds between two looks at what a program has written: some megabytes at most may come in between.
enum { buffer_size = 1 << 22, interval = 10 };

int still_program_start(
  const char *const *words, int messages, int file, StillProgram *program) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  int size = buffer_size;
  setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  pid_t process = 0;
  int result = still_spawn(words, (int[]){ends[1], messages, messages, file}, &process);
  close(ends[1]);
  if (result != 0) {
    close(ends[0]);
    return result;
  }
  shutdown(ends[0], SHUT_RD);
  *program = (StillProgram){process, ends[0]};
  return 0;
}

static long long now_in_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static long long size_of(int file) {
  struct stat status;
  return file >= 0 && fstat(file, &status) == 0 ? (long long)status.st_size : 0;
}

/// The last progress of a program.
typedef struct {
  long long output;
  long long since;
} Progress;

/// Looks at what a program has written. Returns 0, ETIMEDOUT or EFBIG.
static int look(const StillWatch *watch, Progress *progress) {
  if (size_of(watch->messages) > watch->most_messages) return EFBIG;
  long long output = size_of(watch->output), now = now_in_milliseconds();
  if (output != progress->output) *progress = (Progress){output, now};
  return now - progress->since > watch->seconds * 1000LL ? ETIMEDOUT : 0;
}

int still_program_feed(
  const StillProgram *program, const void *bytes, size_t count, const StillWatch *watch) {
  const char *rest = bytes;
  Progress progress = {size_of(watch->output), now_in_milliseconds()};
  if (size_of(watch->messages) > watch->most_messages) return EFBIG;
  while (count > 0) {
    ssize_t sent = send(program->input, rest, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0) {
      rest += sent;
      count -= (size_t)sent;
      if (sent > 0) progress.since = now_in_milliseconds();
      if (size_of(watch->messages) > watch->most_messages) return EFBIG;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      struct pollfd input = {program->input, POLLOUT, 0};
      poll(&input, 1, interval);
      int problem = look(watch, &progress);
      if (problem != 0) return problem;
    } else if (errno != EINTR) {
      return errno == ECONNRESET ? EPIPE : errno;
    }
  }
  return 0;
}

/// Waits for a program's end for a while. Returns whether it has ended.
static bool wait_a_little(int descriptor, pid_t process, int milliseconds) {
  if (descriptor >= 0) {
    struct pollfd end = {descriptor, POLLIN, 0};
    return poll(&end, 1, milliseconds) > 0;
  }
  // Without descriptors of processes, it is asked for every few milliseconds.
  siginfo_t info = {0};
  for (int waited = 0; waited < milliseconds; waited += 5) {
    if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0) return true;
    nanosleep(&(struct timespec){0, 5000000}, NULL);
  }
  return false;
}

int still_program_finish(StillProgram *program, const StillWatch *watch, int *status) {
  *status = -1;
  if (program->input >= 0) close(program->input);
  program->input = -1;
  if (program->process <= 0) return 0;
  Progress progress = {size_of(watch->output), now_in_milliseconds()};
  int descriptor = (int)syscall(SYS_pidfd_open, program->process, 0);
  int problem = 0;
  while (problem == 0 && !wait_a_little(descriptor, program->process, interval)) problem = look(watch, &progress);
  if (problem != 0) still_kill(program->process);
  if (descriptor >= 0) close(descriptor);
  *status = still_wait(program->process);
  program->process = 0;
  if (problem == 0 && size_of(watch->messages) > watch->most_messages) problem = EFBIG;
  return problem;
}

void still_program_stop(StillProgram *program) {
  if (program->input >= 0) close(program->input);
  program->input = -1;
  if (program->process <= 0) return;
  still_kill(program->process);
  still_wait(program->process);
  program->process = 0;
}
