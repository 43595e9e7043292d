#define _GNU_SOURCE
#include "CStillFiles.h"
#include "spawn.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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

void still_process_adopt(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

/// The process that started another, or adopted it; -1 where that is not known.
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
  if (end == NULL || sscanf(end + 1, " %*c %d", &parent) != 1) return -1;
  return parent;
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
  for (int round = 0; round < 3 && kill_inside(process, 0) > 0; round++) continue;
  still_kill(process);
}

int still_process_wait(int process) { return still_wait(process); }
