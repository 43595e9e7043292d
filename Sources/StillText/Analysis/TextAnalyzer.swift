import Foundation

/// Cuts attributed text into items, shapes them, and finds where lines may end.
///
/// Steps: resolve fonts → per run, find the characters that the font lacks → cut at tabs, line
/// breaks, missing characters and script changes → shape each item through the cache → sum up.
package struct TextAnalyzer {
  private let engine: any TextEngine
  private let cache: ShapeCache
  private var text: [UInt16] = []
  private var items: [TextItem] = []
  private var warnings: [String] = []
  /// Which way the text runs; nil where all of it runs from left to right.
  private var bidi: BidiLevels?

  package init(engine: any TextEngine, cache: ShapeCache) {
    self.engine = engine
    self.cache = cache
  }

  /// - Complexity: Linear in the text, shaping included.
  package static func content(
    of runs: [TextRun], engine: any TextEngine, cache: ShapeCache, isRightToLeft: Bool = false
  ) -> ShapedContent {
    var analyzer = TextAnalyzer(engine: engine, cache: cache)
    analyzer.findDirections(runs, isRightToLeft: isRightToLeft)
    for run in runs { analyzer.append(run) }
    return analyzer.finish(fallback: runs.first?.attributes)
  }

  /// Asks for levels only where a character may run from right to left.
  private mutating func findDirections(_ runs: [TextRun], isRightToLeft: Bool) {
    guard
      runs.contains(where: { run in
        run.text.utf8.contains { $0 >= 0xD6 }
          && run.text.unicodeScalars.contains { $0.mayRunRightToLeft }
      })
    else { return }
    bidi = engine.bidiLevels(
      of: runs.flatMap { Array($0.text.utf16) }, isRightToLeft: isRightToLeft)
  }

  private mutating func append(_ run: TextRun) {
    guard !run.text.isEmpty else { return }
    let attributes = run.attributes.sanitized
    if attributes != run.attributes { warnOfNumbers(run.attributes) }
    let font = engine.font(for: attributes.font)
    if let warning = font.warning { warn(warning) }
    let start = text.count
    let isASCII = appendUnits(of: run.text)
    let missing =
      isASCII && font.face.coversASCII
      ? [] : missingClusters(of: run.text, from: start, face: font.face)
    let cutter = ItemCutter(text: text, engine: engine, levels: bidi?.levels)
    for cut in cutter.cuts(of: start..<text.count, missing: missing) {
      items.append(item(cut, attributes: attributes, font: font))
    }
  }

  /// Appends the string's UTF-16 and tells whether all of it is ASCII.
  private mutating func appendUnits(of string: String) -> Bool {
    let start = text.count
    text.reserveCapacity(start + string.utf8.count)
    for byte in string.utf8 {
      guard byte < 0x80 else {
        text.removeSubrange(start...)
        text.append(contentsOf: string.utf16)
        return false
      }
      text.append(UInt16(byte))
    }
    return true
  }

  private func item(
    _ cut: ItemCutter.Cut, attributes: TextAttributes, font: SelectedFont
  ) -> TextItem {
    let count = cut.range.count
    let features = FontFeatures(attributes)
    var unitsPerEm = font.face.unitsPerEm
    var source = font.face.source(size: font.size)
    let shaped: ShapedText
    switch cut.kind {
    case .text:
      let units = count == text.count ? text : Array(text[cut.range])
      shaped = cache.shape(
        units, face: font.face, script: cut.script, features: features,
        isRightToLeft: !cut.level.isMultiple(of: 2))
    case .lineBreak:
      shaped = .blank(length: count, advance: 0)
    case .tab:
      let space = cache.shape([0x20], face: font.face, script: .latin, features: features)
      shaped = .blank(length: count, advance: 4 &* space.prefix[1])
    case .missing(let isWide):
      let glyph = isWide ? MissingGlyphSource.wideBox : MissingGlyphSource.narrowBox
      let advance = MissingGlyphSource.advance(of: glyph)
      unitsPerEm = MissingGlyphSource.unitsPerEm
      source = MissingGlyphSource(size: font.size)
      shaped = ShapedText(
        glyphs: [ShapedGlyph(glyph: glyph, cluster: 0, advance: advance)], length: count)
    }
    return TextItem(
      range: cut.range, attributes: attributes, font: font, script: cut.script, level: cut.level,
      source: source, shaped: shaped, unitsPerEm: unitsPerEm, isReshapable: cut.kind == .text)
  }

  /// The grapheme clusters that hold a character for which the face has no glyph.
  private mutating func missingClusters(
    of string: String, from start: Int, face: any FontFace
  ) -> [ItemCutter.Missing] {
    guard !string.unicodeScalars.allSatisfy({ Self.isDrawable($0, by: face) }) else { return [] }
    var missing: [ItemCutter.Missing] = []
    var offset = start
    for character in string {
      let end = offset + character.utf16.count
      if let scalar = Self.missingScalar(of: character, face: face) {
        let isWide = character.unicodeScalars.contains { engine.isWide($0) }
        missing.append(ItemCutter.Missing(range: offset..<end, isWide: isWide))
        warn(Self.warning(of: scalar))
      }
      offset = end
    }
    return missing
  }

  /// The first character of a cluster that cannot be drawn; nil also when the composed form can.
  private static func missingScalar(
    of character: Character, face: any FontFace
  ) -> Unicode.Scalar? {
    guard let first = character.unicodeScalars.first(where: { !isDrawable($0, by: face) })
    else { return nil }
    let composed = String(character).precomposedStringWithCanonicalMapping
    return composed.unicodeScalars.allSatisfy { isDrawable($0, by: face) } ? nil : first
  }

  /// Whether a character needs no box: the face has it, or it has no ink by nature.
  private static func isDrawable(_ scalar: Unicode.Scalar, by face: any FontFace) -> Bool {
    if face.covers(scalar) { return true }
    let properties = scalar.properties
    return properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
      || properties.isWhitespace
  }

  private static func warning(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    let name = scalar.properties.name.map { " (\($0))" } ?? ""
    return "No font has the character \(code)\(name): a box is drawn."
  }

  private mutating func warnOfNumbers(_ attributes: TextAttributes) {
    let safe = attributes.sanitized
    func compare(_ name: String, _ given: CGFloat, _ used: CGFloat) {
      if given != used { warn("Text cannot use the \(name) \(given): \(used) is used.") }
    }
    compare("font size", attributes.font.size, safe.font.size)
    compare("font weight", attributes.font.weight, safe.font.weight)
    compare("tracking", attributes.tracking, safe.tracking)
    compare("kerning", attributes.kerning, safe.kerning)
    compare("baseline offset", attributes.baselineOffset, safe.baselineOffset)
  }

  private mutating func warn(_ sentence: String) {
    if warnings.count < 64, !warnings.contains(sentence) { warnings.append(sentence) }
  }

  private mutating func finish(fallback: TextAttributes?) -> ShapedContent {
    if items.isEmpty {
      let attributes = (fallback ?? TextAttributes(font: FontDescriptor(size: 17))).sanitized
      if let fallback, attributes != fallback { warnOfNumbers(fallback) }
      items = [
        item(
          ItemCutter.Cut(range: 0..<0, kind: .lineBreak, script: .latin), attributes: attributes,
          font: engine.font(for: attributes.font))
      ]
    }
    var x: CGFloat = 0
    for index in items.indices {
      items[index].x = x
      x += items[index].width
    }
    return ShapedContent(
      text: text, items: items, baseLevel: bidi?.base ?? 0, warnings: warnings, engine: engine)
  }
}

extension Unicode.Scalar {
  /// Whether the character can be one of a script that runs from right to left, or a mark that directs text.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
