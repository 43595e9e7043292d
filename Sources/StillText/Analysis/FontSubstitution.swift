import Foundation

/// Text that its run's own font does not draw.
struct FontSubstitution {
  /// The replacement that draws the characters.
  enum Means: Hashable {
    /// A substitute font, by its index.
    case font(Int)
    /// A box: no font has the characters.
    case box(isWide: Bool)
  }

  /// UTF-16 offsets.
  var range: Range<Int>
  var means: Means
}

/// Finds what of a run another font has to draw, cluster by cluster.
struct FontSubstitutions {
  private let engine: any TextEngine
  private let font: SelectedFont
  private let descriptor: FontDescriptor
  private let language: String?
  private(set) var found: [FontSubstitution] = []
  /// The substitute fonts, each once.
  private(set) var fonts: [SelectedFont] = []
  /// A character of each cluster that no font has.
  private(set) var missing: [Unicode.Scalar] = []

  /// - Parameters:
  ///   - font: The run's own.
  ///   - language: The language of the whole text, as far as the text tells.
  init(
    engine: any TextEngine, font: SelectedFont, descriptor: FontDescriptor, language: String?
  ) {
    self.engine = engine
    self.font = font
    self.descriptor = descriptor
    self.language = language
  }

  /// - Parameters:
  ///   - text: The run's.
  ///   - start: UTF-16 offset of its first unit.
  ///   - fonts: The substitute fonts so far.
  mutating func search(_ text: String, from start: Int, reusing fonts: [SelectedFont]) {
    self.fonts = fonts
    guard
      !text.unicodeScalars.allSatisfy({
        ($0.value < 0x203C || !$0.maySelectColor) && $0.isDrawable(by: font.face)
      })
    else { return }
    var offset = start
    for cluster in text {
      let range = offset..<offset + cluster.utf16.count
      offset = range.upperBound
      if let means = means(for: cluster) {
        append(FontSubstitution(range: range, means: means))
      } else if let last = found.last, last.range.upperBound == range.lowerBound,
        case .font(let index) = last.means, cluster.isSpaceBetweenWords,
        !self.fonts[index].face.isColored, self.fonts[index].face.covers(" ")
      {
        // A space between two words in one other font is that font's; `trimSpaces` takes others back.
        found[found.count - 1].range = last.range.lowerBound..<range.upperBound
      }
    }
    trimSpaces(Array(text.utf16), from: start)
  }

  private mutating func append(_ substitution: FontSubstitution) {
    if let last = found.last, case .font = last.means, last.means == substitution.means,
      last.range.upperBound == substitution.range.lowerBound
    {
      found[found.count - 1].range = last.range.lowerBound..<substitution.range.upperBound
    } else {
      found.append(substitution)
    }
  }

  /// Gives spaces at the end of a stretch back to the run's own font.
  private mutating func trimSpaces(_ units: [UInt16], from start: Int) {
    for index in found.indices {
      var end = found[index].range.upperBound
      while end > found[index].range.lowerBound + 1, units[end - 1 - start] == 0x20 { end -= 1 }
      found[index].range = found[index].range.lowerBound..<end
    }
  }

  /// nil when the run's own font is right.
  private mutating func means(for cluster: Character) -> FontSubstitution.Means? {
    let presentation = cluster.presentation
    let needed = Self.charactersToDraw(of: cluster, in: font.face)
    let isCovered = needed.allSatisfy { font.face.covers($0) }
    if isCovered, presentation != .color || font.face.isColored { return nil }
    guard !needed.isEmpty else { return nil }
    let other = engine.fallback(
      for: needed, presentation: presentation, language: language, descriptor: descriptor)
    if let other, !isCovered || other.face.isColored {
      return other.face === font.face ? nil : .font(index(of: other))
    }
    if isCovered { return nil }
    missing.append(needed.first { !font.face.covers($0) } ?? needed[0])
    return .box(isWide: cluster.unicodeScalars.contains { engine.isWide($0) })
  }

  private mutating func index(of other: SelectedFont) -> Int {
    if let known = fonts.firstIndex(where: { $0.face === other.face && $0.size == other.size }) {
      return known
    }
    fonts.append(other)
    return fonts.count - 1
  }

  /// Returns the characters that need a glyph; the composed form where the face has that.
  private static func charactersToDraw(
    of cluster: Character, in face: any FontFace
  ) -> [Unicode.Scalar] {
    let needed = cluster.unicodeScalars.filter { !$0.isInkless }
    guard !needed.allSatisfy({ face.covers($0) }), needed.count > 1 else { return Array(needed) }
    let composed = String(cluster).precomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !$0.isInkless }
    return composed.allSatisfy { face.covers($0) } ? Array(composed) : Array(needed)
  }
}
