#ifndef CMACROS_H
#define CMACROS_H

/// Becomes the program for macros in the archive that the manifest names. Returns only where it cannot be started, with a sentence on
/// standard error.
void cmacros_become_program(char *const arguments[]);

#endif
