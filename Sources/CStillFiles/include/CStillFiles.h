#ifndef CSTILLFILES_H
#define CSTILLFILES_H

#include <stdbool.h>
#include <stddef.h>

// File functions of Linux that Swift does not offer. Functions that return an int return -1 on failure, with errno
// set, unless documented otherwise.

/// Opens a file without a name in a folder, to be read and written. It is gone with its last descriptor unless
/// `still_file_link` names it first, so that not even SIGKILL leaves anything. Fails where the file system has no
/// such files, or where they could not be named.
int still_file_open_nameless(const char *_Nonnull folder);

/// Gives a nameless file a name that nothing has yet; otherwise EEXIST.
int still_file_link(int descriptor, const char *_Nonnull path);

/// Renames, unless something has the new name; otherwise EEXIST. EINVAL where the file system cannot.
int still_file_move(const char *_Nonnull from, const char *_Nonnull to);

/// Swaps what two paths name, in one step. EINVAL where the file system cannot.
int still_file_exchange(const char *_Nonnull a, const char *_Nonnull b);

/// Gives the second open file or folder the owner, mode and extended attributes of the first. Returns 0, or the
/// errno of the first that could not be kept; goes on with the others all the same. Attributes that belong to the
/// system (`security.`, `trusted.`) are kept where that is allowed.
int still_file_copy_attributes(int from, int to);

/// Removes the frames of a film in a folder, files called `frame-` with digits and `.png`, and their names that
/// `still_film_set_aside` changed; then the folder, unless something else is in it.
int still_film_remove(const char *_Nonnull folder);

// Temporaries: what the end of the process has to remove first, whether it returns, calls `exit` or gets a signal. While there is one, the signals that end
// a process from outside (SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ) are caught where nobody else
// has taken them: the temporaries are removed, then the signal has its usual effect. At most 128 are known at a time.

/// Notes a path: of a file, or of the folder of a film. Returns its number, or -1 when there is no room.
int still_temporary_add(const char *_Nonnull path, bool isFolder);

/// Forgets it: it has been removed, or has become what it was to be. -1 is ignored.
void still_temporary_forget(int number);

/// Until the matching `still_signals_release`, a caught signal waits. For the moment in which names are changed.
void still_signals_hold(void);

/// Lets a signal that waited have its effect.
void still_signals_release(void);

/// Whether the process may take a number of further bytes of addresses.
bool still_memory_has_room(size_t bytes);

// The words that the process was started with, the program's name first.

int still_argument_count(void);

/// Null beyond the last.
const char *_Nullable still_argument(int index);

/// Lets the process keep memory of the size of pictures when it is freed, instead of giving it back at once.
void still_memory_keep(void);

// Other programs: fed through a socket, because writing to a pipe without a reader ends the process.

/// A program that runs, and our end of what it reads as standard input.
typedef struct {
  int process;
  int input;
} StillProgram;

/// Starts a program, looked for along the PATH. What it is given: standard input from us, standard output and error into
/// a file, and as descriptor 3 another one.
///
/// @param words Ended by a null pointer; the first is the program.
/// @return 0, or an errno; ENOENT: there is no such program.
int still_program_start(
  const char *_Nullable const *_Nonnull words, int messages, int file, StillProgram *_Nonnull program);

/// The bounds of a program that is fed.
typedef struct {
  /// The file that it says its messages into, and the most bytes of them.
  int messages;
  long long most_messages;
  /// The file that it writes: one that grows is progress.
  int output;
  /// The most seconds without progress.
  int seconds;
} StillWatch;

/// Hands bytes to a program, and waits until it has taken them. Returns 0, or an errno; EPIPE: it has ended; ETIMEDOUT: it makes
/// no progress; EFBIG: it says too much. The caller ends it then.
int still_program_feed(
  const StillProgram *_Nonnull program, const void *_Nonnull bytes, size_t count, const StillWatch *_Nonnull watch);

/// Ends what a program reads, and waits until it has ended, or is ended because it goes beyond its bounds.
///
/// @param status Its status, 128 and a signal's number, or -1.
/// @return 0, ETIMEDOUT or EFBIG.
int still_program_finish(StillProgram *_Nonnull program, const StillWatch *_Nonnull watch, int *_Nonnull status);

/// Ends a program at once.
void still_program_stop(StillProgram *_Nonnull program);

// Programs that are asked one thing: they may take only so long and so much, as what they are given may be made to harm.

/// The limits of a program.
typedef struct {
  /// Of a processor's time; also a sixth of the longest that it may take by the clock.
  unsigned seconds;
  /// Bytes of addresses.
  size_t memory;
  /// Bytes that it may write on standard output.
  size_t output;
} StillBounds;

/// The output of a program, to be freed with `still_answer_free`.
typedef struct {
  /// On standard output; null where that was nothing.
  char *_Nullable output;
  size_t output_count;
  /// On standard error, the first 16 KiB.
  char *_Nullable messages;
  size_t messages_count;
  /// As `still_program_finish` returns it.
  int status;
} StillAnswer;

/// Runs a program, looked for along the PATH, until it ends. Its standard input is a file with the bytes given.
///
/// @param words Ended by a null pointer; the first is the program.
/// @return 0, or an errno; ENOENT: there is no such program; ETIMEDOUT and EFBIG: it was ended because it used more time or
///   wrote more than it may.
int still_program_ask(
  const char *_Nullable const *_Nonnull words, const void *_Nullable bytes, size_t count,
  const StillBounds *_Nonnull bounds, StillAnswer *_Nonnull answer);

// Programs that are talked to for long, and may start others.

/// Starts a program in a process group of its own; it says its messages where this process does.
///
/// @param words Ended by a null pointer; the first is the program, looked for along the PATH.
/// @param output Our end of what it writes on standard output.
/// @return 0, or an errno.
int still_process_start(
  const char *_Nullable const *_Nonnull words, int input, int *_Nonnull output, int *_Nonnull process);

/// A descriptor that can be read once a process has ended; -1 where the system has none.
int still_process_descriptor(int process);

/// Runs this program again in a child of this process, which ends with the child's status, and ends all that the child
/// has started and left behind, however the child ends. To be called before there are other threads.
///
/// @param words The child's command line, the program's name first, ended by a null pointer.
/// @return 0 in a child that could not run the program and goes on as a copy; an errno where there is no child, and this
/// process goes on.
int still_process_guard(const char *_Nullable const *_Nonnull words);

/// Ends a process and all that it has started. It still has to be waited for.
void still_process_kill(int process);

/// Waits for the end of a process, and ends what is left of its group. Returns its status, 128 and a signal's number, or -1.
int still_process_wait(int process);

/// Frees what a program wrote.
void still_answer_free(StillAnswer *_Nonnull answer);

#endif
