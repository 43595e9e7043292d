#ifndef CSTILLOBJECTS_H
#define CSTILLOBJECTS_H

/// Makes an object of a class that inherits from Foundation's `NSObject`, by the class's own `init()`. Swift lets only those initialisers
/// be called of a type that is known when the program runs that are marked as required, which this one is not.
///
/// @param type The class.
/// @return The object, which belongs to the caller; null where the runtime or Foundation do not say where the initialiser is.
void *_Nullable still_object_make(const void *_Nonnull type);

/// Methods of `UIView` that programs override.
typedef enum { still_layout_subviews, still_draw } still_view_method;

/// Returns whether a class has its own form of a method of `UIView`: 1 or 0; 0 where the runtime does not say so.
///
/// @param type The class, which inherits from `UIView`.
/// @param view `UIView` itself.
int still_view_overrides(const void *_Nonnull type, const void *_Nonnull view, still_view_method method);

#endif
