/// The C side of the module `CoreImage`: it is empty, and only has a submodule that Swift modules cannot have.
#ifndef STILL_CORE_IMAGE_NAMES_H
#define STILL_CORE_IMAGE_NAMES_H
#endif
