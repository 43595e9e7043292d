import Stillframe
import StillframeEmoji
import StillframeWorldFonts

/// The fonts that the command line tool links, so that scenes look here as they do there.
enum GalleryFonts {
  static func register() {
    FontRegistry.registerEmoji()
    FontRegistry.registerWorldFonts()
  }
}
