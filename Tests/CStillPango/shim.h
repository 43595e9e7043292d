// Only carries the flags of pkg-config to CStillPangoTruth, which includes Pango itself where it is installed.
