import Stillframe
import StillframeEmoji
import StillframeGallery
import StillframeScenes
import StillframeWorldFonts

// What of the tool the gallery needs, and no more: `scripts/demo` builds this, in a fraction of the time.
FontRegistry.registerEmoji()
FontRegistry.registerWorldFonts()
Gallery.main()
