import Foundation
import StillGeometry

/// A font of a document's own: shapes, and the characters that stand for them.
///
/// It has no rules by which letters join, move or change. What a document's text looks like is settled: each of its clusters is
/// one shape here, and its further characters show nothing.
struct OutlineFont {
  struct Shape {
    /// In points at the font's size, y down, its origin on the baseline at (0, 0).
    var outline: Path
    /// In points.
    var advance: CGFloat
  }

  /// The size at which shapes are as large as they were given, in points.
  let size: CGFloat
  /// The first is the one that the format wants for characters that are not there, the second shows nothing.
  private(set) var shapes = Array(repeating: Shape(outline: Path(), advance: 0), count: 2)
  private(set) var characters: [Unicode.Scalar: Int] = [:]

  /// The glyph of a character without ink and width.
  static let nothing = 1
  /// The format's tables count further than this; fonts beyond are another one.
  static let mostCharacters = 8_000

  init(size: CGFloat) {
    self.size = size
  }

  var isFull: Bool { characters.count >= Self.mostCharacters }

  /// Takes in a shape, and says its number.
  mutating func add(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  /// Whether characters can show a shape and nothing, or do so already.
  func allows(_ first: Unicode.Scalar, _ shape: Int?, further: [Unicode.Scalar]) -> Bool {
    if let known = characters[first], known != shape { return false }
    return further.allSatisfy { ($0 != first) && characters[$0] ?? Self.nothing == Self.nothing }
  }

  mutating func map(_ first: Unicode.Scalar, to shape: Int, further: [Unicode.Scalar]) {
    characters[first] = shape
    for scalar in further { characters[scalar] = Self.nothing }
  }
}
