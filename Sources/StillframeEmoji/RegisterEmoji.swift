internal import CStillEmoji
internal import StillTextEngine
public import Stillframe

extension FontRegistry {
  /// Makes sure of Noto Color Emoji, with which emoji are drawn in colour on every machine, whatever fonts it has.
  ///
  /// The package's trait `Emoji`, which is on unless a dependency on it says otherwise, puts the typeface into every
  /// program; then the call does nothing more, and need not be made. With the trait off, this product has it.
  public static func registerEmoji() {
    EmbeddedTextSystem.shared.register(unsafe EmbeddedFontTable(cstillemoji_table()))
  }
}
