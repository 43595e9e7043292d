#define _GNU_SOURCE
#include "CStillFiles.h"
#include "spawn.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Rounds in which processes are looked for: each ends what the one before has made orphans.
enum { most_rounds = 100 };

int still_process_start(const char *const *words, int input, int *output, int *process) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  pid_t started = 0;
  int result = still_spawn(words, (int[]){input, ends[1], -1, -1}, &started);
  close(ends[1]);
  if (result != 0) close(ends[0]);
  *output = ends[0];
  *process = started;
  return result;
}

int still_process_descriptor(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

/// The process that started another, or adopted it; -1 where that is not known, or the other has ended.
static int parent_of(int process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "re");
  if (file == NULL) return -1;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  // The name in parentheses may hold any letters.
  char *end = NULL;
  for (char *letter = text; *letter != 0; letter++) {
    if (*letter == ')') end = letter;
  }
  int parent = -1;
  char state = 0;
  if (end == NULL || sscanf(end + 1, " %c %d", &state, &parent) != 2) return -1;
  return state == 'Z' || state == 'X' ? -1 : parent;
}

/// Ends the processes that one has started, and those that these have. Returns how many there were.
static int kill_inside(int process, int depth) {
  if (depth > 32) return 0;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return 0;
  int count = 0;
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    int other = atoi(entry->d_name);
    if (other <= 1 || other == process || parent_of(other) != process) continue;
    // Stopped first, so that it starts no others meanwhile.
    kill(other, SIGSTOP);
    count += 1 + kill_inside(other, depth + 1);
    kill(other, SIGKILL);
  }
  closedir(folder);
  return count;
}

void still_process_kill(int process) {
  // It adopts what loses its parent, until it ends itself.
  kill(process, SIGSTOP);
  for (int round = 0; round < most_rounds && kill_inside(process, 0) > 0; round++) continue;
  still_kill(process);
}

/// Ends what this process has started or adopted, until nothing is left.
static void end_all_inside(void) {
  for (int round = 0; round < most_rounds; round++) {
    int count = kill_inside(getpid(), 0);
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) continue;
    if (count == 0 && ended < 0 && errno == ECHILD) return;
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
}

int still_process_guard(const char *const *words) {
  pid_t guard = getpid(), parent = getppid();
  sigset_t wanted, before;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGCHLD);
  sigaddset(&wanted, SIGTERM);
  sigprocmask(SIG_BLOCK, &wanted, &before);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  pid_t worker = fork();
  if (worker < 0) {
    int failure = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    return failure;
  }
  if (worker == 0) {
    // The guard has one thread, so that the signal comes when the process itself is gone.
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != guard) _exit(1);
    sigprocmask(SIG_SETMASK, &before, NULL);
    // Swift's locks know their thread by the number that it had before the fork: two threads would wait for ever.
    execv("/proc/self/exe", (char *const *)words);
    return 0;
  }
  // Request and answer are the worker's.
  close(STDIN_FILENO);
  close(STDOUT_FILENO);
  int status = 0;
  bool is_over = false;
  while (!is_over) {
    int signal = sigtimedwait(&wanted, NULL, &(struct timespec){0, 200000000});
    int ended_status = 0;
    for (pid_t ended; (ended = waitpid(-1, &ended_status, WNOHANG)) > 0;) {
      if (ended != worker) continue;
      status = ended_status;
      is_over = true;
    }
    if (signal == SIGTERM || getppid() != parent) is_over = true;
  }
  end_all_inside();
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int still_process_wait(int process) { return still_wait(process); }
