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

// Of `UIView`: its description and the methods that are asked about.
extern const char view_description __asm__("$s10StillViews6UIViewCMn") __attribute__((weak));
extern const char layout_subviews __asm__("$s10StillViews6UIViewC14layoutSubviewsyyFTq") __attribute__((weak));
extern const char draw __asm__("$s10StillViews6UIViewC4drawyy10Foundation6CGRectVFTq") __attribute__((weak));

int still_view_overrides(const void *type, const void *view, still_view_method method) {
  const char *asked = method == still_draw ? &draw : &layout_subviews;
  if (swift_lookUpClassMethod == NULL || &view_description == NULL || asked == NULL) return 0;
  return swift_lookUpClassMethod(type, asked, &view_description)
    != swift_lookUpClassMethod(view, asked, &view_description);
}
