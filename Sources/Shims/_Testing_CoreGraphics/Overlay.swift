// Where a file imports both CoreGraphics and Testing, the compiler imports a module of this name as well: Apple's adds
// attachments of images. There is nothing to add here, but the module has to be there.
