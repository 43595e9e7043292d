/// The C side of the module `UIKit`: it is empty, and only has submodules that Swift modules cannot have.
#ifndef STILL_UIKIT_NAMES_H
#define STILL_UIKIT_NAMES_H
#endif
