#define _GNU_SOURCE
#include "CStillFiles.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { capacity = 128, signal_count = 7 };
enum { is_free, is_changing, is_file, is_folder };

static const int signals[signal_count] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ};

// A signal handler may neither wait for a lock nor free memory, so paths have a fixed place each, and a handler that
// has begun to remove (`is_dying`) keeps other threads from writing to them.
static struct {
  _Atomic int state;
  /// A child of a fork knows the paths too, and is not to remove them.
  pid_t owner;
  char path[PATH_MAX];
} temporaries[capacity];

static _Atomic bool is_dying;
/// Set by `end`, after `ending_thread`: other functions that were registered for the end may still write.
static _Atomic bool is_ending;
static pthread_t ending_thread;
/// How many have asked signals to wait.
static _Atomic int holders;
static _Atomic int waiting;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// Under the lock.
static int count;
static bool is_caught[signal_count];
/// Whether the end of the process calls `end`.
static bool is_ending_known;

static bool is_ending_here(void) { return atomic_load(&is_ending) && pthread_equal(ending_thread, pthread_self()); }

/// Until the process is gone: a signal ends it at once, but what is called at its end may take its time, or wait for the
/// thread that waits here.
static void wait_while_dying(void) {
  const int patience = 2000;
  for (int waited = 0; atomic_load(&is_dying) && !is_ending_here(); waited++) {
    if (atomic_load(&is_ending) && waited >= patience) return;
    struct timespec instant = {0, 1000000};
    nanosleep(&instant, NULL);
  }
}

static void remove_all(void) {
  for (int number = 0; number < capacity; number++) {
    int state = atomic_load(&temporaries[number].state);
    if (state < is_file || temporaries[number].owner != getpid()) continue;
    if (state == is_folder) {
      still_film_remove(temporaries[number].path);
    } else {
      unlink(temporaries[number].path);
    }
  }
}

static void handle(int signal_number) {
  int error = errno;
  // First this, then the look at who holds: `still_signals_hold` does it the other way round, so one sees the other.
  bool was_dying = atomic_exchange(&is_dying, true);
  bool was_ending = atomic_load(&is_ending);
  if (was_dying && !was_ending) return;
  if (atomic_load(&holders) > 0 && !was_ending) {
    atomic_store(&waiting, signal_number);
    atomic_store(&is_dying, false);
    errno = error;
    return;
  }
  remove_all();
  // Delivered when this handler returns. The process ends with it, and others wait until then.
  signal(signal_number, SIG_DFL);
  raise(signal_number);
  errno = error;
}

/// The process ends of its own accord. Threads that hold temporaries go on until it is gone, and let go of nothing. Called
/// again when what is called later at the end makes temporaries of its own.
static void end(void) {
  if (!is_ending_here() && atomic_exchange(&is_dying, true)) return;
  ending_thread = pthread_self();
  atomic_store(&is_ending, true);
  remove_all();
  pthread_mutex_lock(&lock);
  is_ending_known = false;
  pthread_mutex_unlock(&lock);
}

static void catch_signals(void) {
  struct sigaction ours = {.sa_handler = handle, .sa_flags = SA_RESTART};
  sigemptyset(&ours.sa_mask);
  for (int index = 0; index < signal_count; index++) {
    struct sigaction present;
    is_caught[index] = sigaction(signals[index], NULL, &present) == 0
      && (present.sa_flags & SA_SIGINFO) == 0 && present.sa_handler == SIG_DFL
      && sigaction(signals[index], &ours, NULL) == 0;
  }
}

static void release_signals(void) {
  for (int index = 0; index < signal_count; index++) {
    struct sigaction present;
    // Somebody may have taken it in the meantime.
    if (is_caught[index] && sigaction(signals[index], NULL, &present) == 0
        && (present.sa_flags & SA_SIGINFO) == 0 && present.sa_handler == handle) {
      signal(signals[index], SIG_DFL);
    }
    is_caught[index] = false;
  }
}

int still_temporary_add(const char *path, bool isFolder) {
  size_t length = strlen(path);
  if (length >= PATH_MAX) return -1;
  for (int number = 0; number < capacity; number++) {
    int expected = is_free;
    if (!atomic_compare_exchange_strong(&temporaries[number].state, &expected, is_changing)) continue;
    wait_while_dying();
    memcpy(temporaries[number].path, path, length + 1);
    temporaries[number].owner = getpid();
    atomic_store(&temporaries[number].state, isFolder ? is_folder : is_file);
    pthread_mutex_lock(&lock);
    if (!is_ending_known) is_ending_known = atexit(end) == 0;
    if (count++ == 0) catch_signals();
    pthread_mutex_unlock(&lock);
    return number;
  }
  return -1;
}

void still_temporary_forget(int number) {
  if (number < 0) return;
  atomic_store(&temporaries[number].state, is_free);
  pthread_mutex_lock(&lock);
  if (--count == 0) release_signals();
  pthread_mutex_unlock(&lock);
}

void still_signals_hold(void) {
  atomic_fetch_add(&holders, 1);
  wait_while_dying();
}

void still_signals_release(void) {
  if (atomic_fetch_sub(&holders, 1) != 1) return;
  int signal_number = atomic_exchange(&waiting, 0);
  if (signal_number != 0) raise(signal_number);
}
