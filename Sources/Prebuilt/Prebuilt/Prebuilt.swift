// Stands for the libraries of an archive, which programs are linked with.
