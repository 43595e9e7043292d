#ifndef STILL_PREVIEWS_H
#define STILL_PREVIEWS_H

/// Called with the metadata of a type.
typedef void still_type_handler(const void *type, void *context);

/// Finds the types in the image that was loaded from a path that conform to a protocol called PreviewRegistry,
/// PreviewProvider or App and are not generic, in the order in which the image has them. Nothing of the image's own code
/// runs but what makes metadata.
void still_preview_types(const char *image, still_type_handler *handler, void *context);

/// From now on what is printed does not wait for more.
void still_print_at_once(void);

/// From now on the process ends when the one that started it does, however that ends and whatever this one is at.
void still_end_with_parent(void);

#endif
