import StillViewGraph

private let symbolFontEntry = EnvironmentEntry<Font?>(nil)

extension EnvironmentValues {
  /// The font of symbols where it is not that of texts, as in tabs (default: nil).
  var symbolFont: Font? {
    get { self[symbolFontEntry] }
    set { self[symbolFontEntry] = newValue }
  }
}
