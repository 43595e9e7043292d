/// The submodule that `import CoreImage.CIFilterBuiltins` names. All names are those of the Swift module.
#ifndef STILL_CI_FILTER_BUILTINS_H
#define STILL_CI_FILTER_BUILTINS_H
#endif
