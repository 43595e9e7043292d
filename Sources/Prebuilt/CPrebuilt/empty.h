// The modules of the archive have no header of their own: this target brings their folder.
