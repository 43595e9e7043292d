#define _GNU_SOURCE
#include "CStillFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { file_number = 3, buffer_size = 1 << 22 };

/// A copy of a descriptor beyond those that the program is to have, so that putting one in place closes no other.
static int beyond(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, file_number + 1); }

static int spawn(
  const char *const *words, int input, int messages, int file, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int result = posix_spawn_file_actions_init(&actions);
  if (result != 0) return result;
  result = posix_spawnattr_init(&attributes);
  if (result != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return result;
  }
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, messages, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, file, file_number);
  // What this process has chosen to ignore or to hold back is no business of the program's.
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  result = posix_spawnp(process, words[0], &actions, &attributes, (char *const *)words, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return result;
}

int still_program_start(
  const char *const *words, int messages, int file, StillProgram *program) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  int size = buffer_size;
  setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  int input = beyond(ends[1]), errors = beyond(messages), output = beyond(file);
  int result = errno;
  pid_t process = 0;
  if (input >= 0 && errors >= 0 && output >= 0) {
    result = spawn(words, input, errors, output, &process);
  }
  if (input >= 0) close(input);
  if (errors >= 0) close(errors);
  if (output >= 0) close(output);
  close(ends[1]);
  if (result != 0 || process == 0) {
    close(ends[0]);
    return result != 0 ? result : EMFILE;
  }
  shutdown(ends[0], SHUT_RD);
  *program = (StillProgram){process, ends[0]};
  return 0;
}

int still_program_feed(const StillProgram *program, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(program->input, rest, count, MSG_NOSIGNAL);
    if (sent >= 0) {
      rest += sent;
      count -= (size_t)sent;
    } else if (errno != EINTR) {
      return errno == ECONNRESET ? EPIPE : errno;
    }
  }
  return 0;
}

static int wait_for(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int still_program_finish(StillProgram *program) {
  if (program->input >= 0) close(program->input);
  program->input = -1;
  if (program->process <= 0) return -1;
  int status = wait_for(program->process);
  program->process = 0;
  return status;
}

void still_program_stop(StillProgram *program) {
  if (program->process > 0) kill(program->process, SIGKILL);
  still_program_finish(program);
}
