internal import CStillSymbols
internal import Foundation
internal import StillGeometry

/// The embedded icons: five weights of each in one font, opened when the first one is drawn.
final class IconFont: Sendable {
  let library: FreeTypeLibrary
  private let face: FreeTypeFace
  /// The characters of each icon as the list has them: thin, light, regular, bold, filled.
  private let characters: SymbolIndex

  /// The widths of the strokes of the first four characters, on the design grid.
  private static let strokes: [CGFloat] = [8, 12, 16, 24]

  init() throws(FontError) {
    library = try FreeTypeLibrary.shared()
    let font = unsafe cstillsymbols_font()
    face = try unsafe FreeTypeFace(
      bytes: FontBytes(lasting: UnsafeRawBufferPointer(start: font.bytes, count: font.count)),
      in: library)
    characters = unsafe SymbolIndex(cstillsymbols_icons(), separator: " ")
  }

  /// Returns an icon on the design grid, in strokes of a width; empty for one that the font lacks.
  func path(_ name: String, _ form: SymbolPicture.Form, stroke: CGFloat) -> Path {
    let characters = characters[name[...]]?.split(separator: " ").map { UInt32($0, radix: 16) ?? 0 }
    guard let characters, characters.count == 5 else { return Path() }
    let character: UInt32
    let extra: CGFloat
    if form == .filled {
      character = characters[4]
      // There is one filled form for all weights; it may grow a little before its holes close.
      extra = min(max((stroke - 16) * 0.3, -3), 4)
    } else {
      let nearest =
        Self.strokes.indices.min {
          abs(Self.strokes[$0] - stroke) < abs(Self.strokes[$1] - stroke)
        } ?? 0
      character = characters[nearest]
      extra = min(stroke - Self.strokes[nearest], form == .strokes ? 20 : 9)
    }
    let path = path(character, widenedBy: extra)
    // The filled forms of hands are drawn as lines, too.
    func area(_ character: UInt32) -> CGFloat { abs(self.path(character).signedArea) }
    guard form == .filled, area(character) < 1.12 * area(characters[2]) else { return path }
    return path.silhouette
  }

  /// Returns a glyph on the design grid.
  private func path(_ character: UInt32, widenedBy extra: CGFloat = 0) -> Path {
    // 1,024 font units a side, y up from the lower edge.
    let unit = SymbolGrid.side / CGFloat(face.metrics.unitsPerEm)
    return face.outline(of: face.glyph(for: character))
      .path(scale: unit, widenedBy: extra / unit).offsetBy(dx: 0, dy: SymbolGrid.side)
  }
}
