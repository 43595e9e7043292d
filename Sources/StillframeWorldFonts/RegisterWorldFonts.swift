internal import CStillWorldFonts
internal import StillTextEngine
public import Stillframe

extension FontRegistry {
  /// Adds Noto Sans for Arabic, Hebrew, Devanagari and Thai, regular and bold, which this product puts
  /// into the binary. Called again, it does nothing.
  ///
  /// Chinese, Japanese and Korean are not among them for their size: they come from the system's fonts,
  /// or from a file given to `register(url:)`. Call it before the first picture, from any thread.
  public static func registerWorldFonts() {
    EmbeddedTextSystem.shared.register(unsafe EmbeddedFontTable(cstillworldfonts_table()))
  }
}
