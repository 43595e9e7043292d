/// The C side of the module `os`: it is empty, and only has submodules that Swift modules cannot have.
#ifndef STILL_OS_NAMES_H
#define STILL_OS_NAMES_H
#endif
