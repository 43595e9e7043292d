#define _GNU_SOURCE
#include "CStillFiles.h"
#include "spawn.h"

#include <errno.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

enum { buffer_size = 1 << 22 };

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

int still_program_finish(StillProgram *program) {
  if (program->input >= 0) close(program->input);
  program->input = -1;
  if (program->process <= 0) return -1;
  int status = still_wait(program->process);
  program->process = 0;
  return status;
}

void still_program_stop(StillProgram *program) {
  if (program->process > 0) kill(program->process, SIGKILL);
  still_program_finish(program);
}
