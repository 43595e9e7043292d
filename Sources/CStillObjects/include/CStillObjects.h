#ifndef CSTILLOBJECTS_H
#define CSTILLOBJECTS_H

/// Makes an object of a class that inherits from Foundation's `NSObject`, by the class's own `init()`. Swift lets only those initialisers
/// be called of a type that is known when the program runs that are marked as required, which this one is not.
///
/// @param type The class.
/// @return The object, which belongs to the caller; null where the runtime or Foundation do not say where the initialiser is.
void *_Nullable still_object_make(const void *_Nonnull type);

#endif
