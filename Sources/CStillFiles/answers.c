#define _GNU_SOURCE
#include "CStillFiles.h"
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { piece_size = 1 << 16, most_words = 1 << 14 };

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// A file in memory, from its beginning; -1 with errno.
static int file_of(const void *bytes, size_t count) {
  int file = memfd_create("input", MFD_CLOEXEC);
  if (file < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written >= 0) {
      rest += written;
      count -= (size_t)written;
    } else if (errno != EINTR) {
      int failure = errno;
      close(file);
      errno = failure;
      return -1;
    }
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

/// The bytes that came through a pipe, up to a limit.
typedef struct {
  char *bytes;
  size_t count, room, most;
  /// Whether more came than is kept.
  bool overflows;
} Text;

/// Whether there was room for it.
static bool append(Text *text, const char *bytes, size_t count) {
  if (count > text->most - text->count) {
    text->overflows = true;
    count = text->most - text->count;
  }
  if (text->count + count > text->room) {
    size_t room = text->room * 2 > text->count + count ? text->room * 2 : text->count + count;
    char *larger = realloc(text->bytes, room);
    if (larger == NULL) return false;
    text->bytes = larger;
    text->room = room;
  }
  if (count > 0) memcpy(text->bytes + text->count, bytes, count);
  text->count += count;
  return true;
}

static void limit(pid_t process, __rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
  struct rlimit present;
  if (prlimit(process, resource, NULL, &present) != 0) return;
  struct rlimit new = {
    soft < present.rlim_cur ? soft : present.rlim_cur, hard < present.rlim_max ? hard : present.rlim_max};
  prlimit(process, resource, &new, NULL);
}

static int collect_until(int descriptor, pid_t process, int outputs[2], Text texts[2], long long end) {
  struct pollfd ends[3] = {{outputs[0], POLLIN, 0}, {outputs[1], POLLIN, 0}, {descriptor, POLLIN, 0}};
  char piece[piece_size];
  while (ends[0].fd >= 0 || ends[1].fd >= 0 || ends[2].fd >= 0) {
    long long rest = end - milliseconds();
    if (rest <= 0) return ETIMEDOUT;
    if (poll(ends, 3, (int)(rest < 1000 ? rest : 1000)) < 0 && errno != EINTR) return errno;
    if (ends[2].fd >= 0 && ends[2].revents != 0) {
      ends[2].fd = -1;
      kill(-process, SIGKILL);
    }
    for (int index = 0; index < 2; index++) {
      if (ends[index].fd < 0 || ends[index].revents == 0) continue;
      ssize_t count = read(ends[index].fd, piece, sizeof piece);
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (count <= 0) {
        ends[index].fd = -1;
      } else if (!append(&texts[index], piece, (size_t)count)) {
        return ENOMEM;
      }
    }
    if (texts[0].overflows) return EFBIG;
  }
  return 0;
}

/// Keeps what comes until both ends are closed and the program has ended. Returns 0, or why nothing more is to come.
///
/// When the program has ended, what it has started and left running is ended too: it would hold the ends open.
static int collect(pid_t process, int outputs[2], Text texts[2], long long end) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  int result = collect_until(descriptor, process, outputs, texts, end);
  if (descriptor >= 0) close(descriptor);
  return result;
}

int still_program_ask(
  const char *const *words, const void *bytes, size_t count, const StillBounds *bounds, StillAnswer *answer) {
  *answer = (StillAnswer){0};
  int file = file_of(bytes, count), output[2] = {-1, -1}, messages[2] = {-1, -1};
  int result = 0;
  pid_t process = 0;
  if (file < 0 || pipe2(output, O_CLOEXEC) != 0 || pipe2(messages, O_CLOEXEC) != 0) result = errno;
  if (result == 0) result = still_spawn(words, (int[]){file, output[1], messages[1], -1}, &process);
  if (file >= 0) close(file);
  if (output[1] >= 0) close(output[1]);
  if (messages[1] >= 0) close(messages[1]);
  if (result == 0) {
    // The second after the soft limit ends also what catches its signal.
    limit(process, RLIMIT_CPU, bounds->seconds, bounds->seconds + 1);
    limit(process, RLIMIT_AS, bounds->memory, bounds->memory);
    limit(process, RLIMIT_CORE, 0, 0);
    Text texts[2] = {{.most = bounds->output}, {.most = most_words}};
    // On a machine with much else to do, a second of work takes several of the clock's.
    long long end = milliseconds() + 6000LL * bounds->seconds;
    result = collect(process, (int[]){output[0], messages[0]}, texts, end);
    if (result != 0) still_kill(process);
    answer->status = still_wait(process);
    if (answer->status == 128 + SIGXCPU || answer->status == 128 + SIGKILL) {
      if (result == 0) result = ETIMEDOUT;
    }
    answer->output = texts[0].bytes;
    answer->output_count = texts[0].count;
    answer->messages = texts[1].bytes;
    answer->messages_count = texts[1].count;
  }
  if (output[0] >= 0) close(output[0]);
  if (messages[0] >= 0) close(messages[0]);
  return result;
}

void still_answer_free(StillAnswer *answer) {
  free(answer->output);
  free(answer->messages);
  *answer = (StillAnswer){0};
}
