#include "CMacros.h"

#include <stdio.h>
#include <unistd.h>

void cmacros_become_program(char *const arguments[]) {
  // The compiler starts programs for macros without the variables of its own surroundings.
  const char *program = PREBUILT_FOLDER "/bin/StillframeMacros-tool";
  execv(program, arguments);
  fprintf(stderr, "error: %s cannot be started: is STILLFRAME_PREBUILT the folder of an archive?\n", program);
}
