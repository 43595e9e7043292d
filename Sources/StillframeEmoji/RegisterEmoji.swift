internal import CStillEmoji
internal import StillTextEngine
public import Stillframe

extension FontRegistry {
  /// Adds Noto Color Emoji, which this product puts into the binary: emoji are drawn in colour on every
  /// machine, whatever fonts it has. Called again, it does nothing.
  ///
  /// Call it before the first picture, from any thread.
  public static func registerEmoji() {
    EmbeddedTextSystem.shared.register(unsafe EmbeddedFontTable(cstillemoji_table()))
  }
}
