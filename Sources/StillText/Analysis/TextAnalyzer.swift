import Foundation

/// Cuts attributed text into items, shapes them, and finds where lines may end.
///
/// Steps: resolve fonts → per run, find what other fonts draw → cut at tabs, line
/// breaks, changes of font and of script → shape each item through the cache → sum up.
package struct TextAnalyzer {
  private let engine: any TextEngine
  private let cache: ShapeCache
  private var text: [UInt16] = []
  private var items: [TextItem] = []
  private var warnings: [String] = []
  /// Which way the text runs; nil where all of it runs from left to right.
  private var bidi: BidiLevels?
  /// The substitutes for fonts that lack characters.
  private var substitutes: [SelectedFont] = []
  /// The language of ideographs in the text, if it has any: BCP 47.
  private var language: String?

  package init(engine: any TextEngine, cache: ShapeCache) {
    self.engine = engine
    self.cache = cache
  }

  /// - Complexity: Linear in the text, shaping included.
  package static func content(
    of runs: [TextRun], engine: any TextEngine, cache: ShapeCache, isRightToLeft: Bool = false,
    ideographLanguage: ParagraphStyle.IdeographLanguage? = nil
  ) -> ShapedContent {
    var analyzer = TextAnalyzer(engine: engine, cache: cache)
    let wantsSmallCaps = runs.contains { $0.attributes.font.wantsSmallCaps }
    let runs =
      wantsSmallCaps ? runs.flatMap { SmallCapitals.runs(of: $0, engine: engine) } : runs
    analyzer.language = language(of: runs, otherwise: ideographLanguage ?? .simplifiedChinese)?.code
    analyzer.findDirections(runs, isRightToLeft: isRightToLeft)
    for run in runs { analyzer.append(run) }
    return analyzer.finish(fallback: runs.first?.attributes)
  }

  /// Returns the language of the runs' ideographs, which kana, hangul or bopomofo anywhere among them tell; nil
  /// where there are none.
  private static func language(
    of runs: [TextRun], otherwise: ParagraphStyle.IdeographLanguage
  ) -> ParagraphStyle.IdeographLanguage? {
    var hasIdeographs = false
    for run in runs where run.text.mayHaveIdeographs {
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return .japanese
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: return .korean
        case 0x3100...0x312F, 0x31A0...0x31BF: return .traditionalChinese
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
          hasIdeographs = true
        default: break
        }
      }
    }
    return hasIdeographs ? otherwise : nil
  }

  /// Asks for levels only where a character may run from right to left, or all of them may.
  private mutating func findDirections(_ runs: [TextRun], isRightToLeft: Bool) {
    guard
      isRightToLeft
        || runs.contains(where: { run in
          run.text.greatestByte >= 0xD6
            && run.text.unicodeScalars.contains { $0.mayRunRightToLeft }
        })
    else { return }
    bidi = engine.bidiLevels(
      of: runs.flatMap { Array($0.text.utf16) }, isRightToLeft: isRightToLeft)
  }

  private mutating func append(_ run: TextRun) {
    guard !run.text.isEmpty else { return }
    var attributes = run.attributes
    if !attributes.isSane {
      attributes = attributes.sanitized
      warnOfNumbers(run.attributes)
    }
    let font = engine.font(for: attributes.font)
    if let warning = font.warning { warn(warning) }
    if let request = attributes.symbol {
      return append(request, attributes: attributes, font: font)
    }
    let start = text.count
    let kind = appendUnits(of: run.text)
    if kind == .plain, font.face.coversASCII, bidi == nil {
      let whole = ItemCutter.Cut(
        range: start..<text.count, kind: .text(substitute: nil), script: .latin)
      append(whole, attributes: attributes, font: font)
      return
    }
    let substitutions =
      kind != .other && font.face.coversASCII
      ? [] : substitutions(in: run.text, from: start, font: font, descriptor: attributes.font)
    let cutter = ItemCutter(text: text, engine: engine, levels: bidi?.levels)
    for cut in cutter.cuts(of: start..<text.count, substitutions: substitutions) {
      append(cut, attributes: attributes, font: font)
    }
  }

  /// Appends a stretch of text, in pieces whose sums of advances have room for any font.
  private mutating func append(
    _ cut: ItemCutter.Cut, attributes: TextAttributes, font: SelectedFont
  ) {
    for piece in cut.pieces(of: text) {
      items.append(item(piece, attributes: attributes, font: font))
    }
  }

  /// Appends one symbol in place of U+FFFC.
  private mutating func append(
    _ request: SymbolRequest, attributes: TextAttributes, font: SelectedFont
  ) {
    var request = request
    request.font = attributes.font
    let symbol = engine.symbol(request)
    if let warning = symbol.warning { warn(warning) }
    let start = text.count
    text.append(0xFFFC)
    items.append(
      TextItem(
        range: start..<start + 1, attributes: attributes, font: font, drawnFont: font,
        script: .latin, level: bidi?.levels[start] ?? 0, source: symbol.source,
        shaped: symbol.shaped(capHeight: font.metrics.capHeight),
        pointsPerUnit: symbol.size / CGFloat(max(symbol.face.unitsPerEm, 1))))
  }

  /// The kind of a run's characters.
  private enum UnitKind {
    /// Printable ASCII: one stretch of text for any cutter.
    case plain
    /// ASCII with tabs, line breaks or other controls.
    case ascii
    case other
  }

  /// Appends the string's UTF-16.
  private mutating func appendUnits(of string: String) -> UnitKind {
    let greatest = string.greatestByte
    guard greatest < 0x80 else {
      text.append(contentsOf: string.utf16)
      return .other
    }
    text.reserveCapacity(text.count + string.utf8.count)
    var hasControls = greatest == 0x7F
    for byte in string.utf8 {
      if byte < 0x20 { hasControls = true }
      text.append(UInt16(byte))
    }
    return hasControls ? .ascii : .plain
  }

  private func item(
    _ cut: ItemCutter.Cut, attributes: TextAttributes, font: SelectedFont
  ) -> TextItem {
    let count = cut.range.count
    let features = FontFeatures(attributes)
    var drawnFont = font
    if case .text(let substitute?) = cut.kind { drawnFont = substitutes[substitute] }
    var unitsPerEm = drawnFont.face.unitsPerEm
    var source = drawnFont.face.source(size: drawnFont.size)
    var isReshapable = false
    let shaped: ShapedText
    switch cut.kind {
    case .text:
      isReshapable = true
      let units = count == text.count ? text : Array(text[cut.range])
      shaped = cache.shape(
        units, face: drawnFont.face, script: cut.script, features: features,
        isRightToLeft: !cut.level.isMultiple(of: 2))
    case .lineBreak:
      shaped = .blank(length: count, advance: 0)
    case .tab:
      // How far it reaches depends on where it stands: `TabStops`.
      shaped = .blank(length: count, advance: 0)
    case .missing(let isWide):
      let glyph = isWide ? MissingGlyphSource.wideBox : MissingGlyphSource.narrowBox
      let advance = MissingGlyphSource.advance(of: glyph)
      unitsPerEm = MissingGlyphSource.unitsPerEm
      source = MissingGlyphSource(size: font.size)
      shaped = ShapedText(
        glyphs: [ShapedGlyph(glyph: glyph, cluster: 0, advance: advance)], length: count)
    }
    return TextItem(
      range: cut.range, attributes: attributes, font: font, drawnFont: drawnFont,
      script: cut.script, level: cut.level, source: source, shaped: shaped,
      unitsPerEm: unitsPerEm, fontTracking: isReshapable ? drawnFont.tracking : 0,
      isReshapable: isReshapable)
  }

  /// Returns the parts of a run that another font must draw, and warns of characters that no font has.
  private mutating func substitutions(
    in string: String, from start: Int, font: SelectedFont, descriptor: FontDescriptor
  ) -> [FontSubstitution] {
    var search = FontSubstitutions(
      engine: engine, font: font, descriptor: descriptor, language: language)
    search.search(string, from: start, reusing: substitutes)
    substitutes = search.fonts
    for character in search.missing {
      warn(
        engine.allowsSystemFonts
          ? "No font has the character \(character.codeAndName): a box is drawn."
          : "No registered font has the character \(character.codeAndName), and the system's fonts "
            + "are forbidden: a box is drawn. Register one that has it with FontRegistry.")
    }
    return search.found
  }

  private mutating func warnOfNumbers(_ attributes: TextAttributes) {
    let safe = attributes.sanitized
    func compare(_ name: String, _ given: CGFloat, _ used: CGFloat) {
      if given != used { warn("Text cannot use the \(name) \(given): \(used) is used.") }
    }
    compare("font size", attributes.font.size, safe.font.size)
    compare("font weight", attributes.font.weight, safe.font.weight)
    compare("font width", attributes.font.width, safe.font.width)
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
          font: engine.font(for: attributes.font).ofNoCharacters)
      ]
    }
    if !substitutes.isEmpty { SubstituteExtents.measure(&items) }
    var x: CGFloat = 0
    for index in items.indices {
      if language == "ja", bidi == nil, index > 0 {
        items[index].gap = ScriptGap.points(between: items[index - 1], items[index], in: text)
      }
      x += items[index].gap
      items[index].x = x
      x += items[index].width
    }
    return ShapedContent(
      text: text, items: items, bidi: bidi, warnings: warnings, engine: engine)
  }
}

extension SelectedFont {
  /// The font with the height of a line of Helvetica at 12 points: that is the line of a text without characters, which has
  /// no attributes either (rule L9.13).
  fileprivate var ofNoCharacters: SelectedFont {
    var metrics = metrics
    (metrics.ascent, metrics.descent, metrics.leading) = (11.04, 2.76, 0)
    return SelectedFont(face: face, size: size, metrics: metrics, tracking: 0, warning: warning)
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

extension String {
  /// The greatest byte of the UTF-8, 0 for an empty string: tells at once that a text is ASCII, or has no
  /// characters of certain scripts.
  fileprivate var greatestByte: UInt8 {
    // Without a way out in the middle, many bytes are compared at a time.
    let greatest = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.reduce(0) { max($0, $1) }
    }
    return greatest ?? utf8.reduce(0) { max($0, $1) }
  }

  /// Whether there can be ideographs, kana, hangul or bopomofo: they start at U+1100, whose first byte is E1.
  package var mayHaveIdeographs: Bool { greatestByte >= 0xE1 }
}

extension ParagraphStyle.IdeographLanguage {
  /// BCP 47.
  fileprivate var code: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplifiedChinese: "zh-cn"
    case .traditionalChinese: "zh-tw"
    }
  }
}
