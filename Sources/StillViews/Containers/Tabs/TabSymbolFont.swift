import StillViewGraph

private let tabSymbolFontEntry = EnvironmentEntry<Font?>(nil)

extension EnvironmentValues {
  /// The font of symbols beside the titles of tabs, which are smaller (default: nil, the font of texts).
  var tabSymbolFont: Font? {
    get { self[tabSymbolFontEntry] }
    set { self[tabSymbolFontEntry] = newValue }
  }
}
