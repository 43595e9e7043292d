#include "CStillObjects.h"

#include <stddef.h>

// Of Swift's runtime and of Foundation, by the names that the ABI gives them: the method that a class has in place of another one's,
// `NSObject.init()` as a method of a class, and the description of `NSObject`.
extern const void *swift_lookUpClassMethod(const void *type, const void *method, const void *description)
  __attribute__((weak));
extern const char initializer __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));
extern const char description __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));

/// How Swift calls an initialiser without arguments.
typedef __attribute__((swiftcall)) void *Maker(__attribute__((swift_context)) const void *type);

void *still_object_make(const void *type) {
  if (swift_lookUpClassMethod == NULL || &initializer == NULL || &description == NULL) return NULL;
  Maker *maker = (Maker *)swift_lookUpClassMethod(type, &initializer, &description);
  return maker == NULL ? NULL : maker(type);
}
