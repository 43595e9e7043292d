#define _GNU_SOURCE
#include "CStillFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

static const char *const descriptors = "/proc/self/fd";

int still_file_open_nameless(const char *folder) {
  // Only through this folder can a process without privileges name such a file.
  if (access(descriptors, X_OK) != 0) return -1;
  return open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
}

int still_file_link(int descriptor, const char *path) {
  char source[64];
  snprintf(source, sizeof source, "%s/%d", descriptors, descriptor);
  return linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}

int still_file_move(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

int still_file_exchange(const char *a, const char *b) {
  return renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE);
}

static bool is_of_system(const char *name) {
  return strncmp(name, "security.", 9) == 0 || strncmp(name, "trusted.", 8) == 0;
}

/// 0 or an errno.
static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return errno == ENODATA ? 0 : errno;
  void *value = malloc(size > 0 ? (size_t)size : 1);
  if (value == NULL) return ENOMEM;
  int result = 0;
  size = fgetxattr(from, name, value, (size_t)size);
  if (size < 0 || fsetxattr(to, name, value, (size_t)size, 0) != 0) result = errno;
  free(value);
  return is_of_system(name) ? 0 : result;
}

/// 0 or the first errno.
static int copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return size == 0 || errno == ENOTSUP ? 0 : errno;
  char *names = malloc((size_t)size);
  if (names == NULL) return ENOMEM;
  int result = 0;
  size = flistxattr(from, names, (size_t)size);
  if (size < 0) result = errno;
  for (char *name = names; size > 0 && name < names + size; name += strlen(name) + 1) {
    int failure = copy_attribute(from, to, name);
    if (result == 0) result = failure;
  }
  free(names);
  return result;
}

int still_file_copy_attributes(int from, int to) {
  struct stat old, new;
  if (fstat(from, &old) != 0 || fstat(to, &new) != 0) return errno;
  int result = 0;
  if (old.st_uid != new.st_uid || old.st_gid != new.st_gid) {
    if (fchown(to, old.st_uid, old.st_gid) != 0) result = errno;
  }
  // After the owner, whose change takes bits away.
  if (fchmod(to, old.st_mode & 07777) != 0 && result == 0) result = errno;
  int failure = copy_attributes(from, to);
  return result != 0 ? result : failure;
}

/// An entry of a folder, as the system call gives it.
struct entry {
  unsigned long inode;
  long offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static bool is_frame(const char *name) {
  if (strncmp(name, "frame-", 6) != 0) return false;
  const char *end = name + 6;
  while (*end >= '0' && *end <= '9') end++;
  return end - name >= 10 && (strcmp(end, ".png") == 0 || strcmp(end, ".png-replaced") == 0);
}

/// Removes what is there now; whether anything was.
static bool remove_frames(int folder) {
  bool found = false;
  // Aligned as the system writes it. Neither memory nor locks: this runs in signal handlers.
  _Alignas(struct entry) char buffer[4096];
  if (lseek(folder, 0, SEEK_SET) < 0) return false;
  for (;;) {
    long size = syscall(SYS_getdents64, folder, buffer, sizeof buffer);
    if (size <= 0) return found;
    for (long place = 0; place < size;) {
      const struct entry *entry = (const struct entry *)(buffer + place);
      place += entry->length;
      if (is_frame(entry->name) && unlinkat(folder, entry->name, 0) == 0) found = true;
    }
  }
}

int still_film_remove(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return -1;
  int result = -1;
  // Other threads may still be adding frames, and a folder that is read while it shrinks may skip some.
  for (int fruitless = 0; fruitless < 3;) {
    if (!remove_frames(folder)) fruitless++;
    result = rmdir(path);
    if (result == 0 || errno != ENOTEMPTY) break;
  }
  int failure = errno;
  close(folder);
  errno = failure;
  return result;
}
