// A file that imports both Testing and CoreImage makes the compiler import this module, which on Apple's
// platforms attaches pictures to tests. Here it only has to be found.
