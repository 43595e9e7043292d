/// Cuts the text of one run where what has to be shaped changes its nature.
struct ItemCutter {
  /// The result of a cut.
  enum Kind: Hashable {
    /// Text in the run's own font, or in one of those that stand in for it.
    case text(substitute: Int?)
    case lineBreak
    case tab
    /// A cluster that no font has.
    case missing(isWide: Bool)
  }

  /// A stretch of one kind and one script.
  struct Cut {
    var range: Range<Int>
    var kind: Kind
    var script: ScriptTag
    var level: UInt8 = 0
  }

  /// The most UTF-16 units that are shaped at once. Advances are added up in 32 bits of font units.
  static let longestPiece = 32_768

  let text: [UInt16]
  let engine: any TextEngine
  /// The embedding level of each unit; nil where everything runs from left to right.
  let levels: [UInt8]?

  /// - Parameters:
  ///   - range: UTF-16 offsets of the run.
  ///   - substitutions: Ascending, within the run.
  func cuts(of range: Range<Int>, substitutions: [FontSubstitution]) -> [Cut] {
    let cuts = cutsOfOneDirection(range, substitutions)
    guard let levels else { return cuts }
    return cuts.flatMap { cut in
      var parts: [Cut] = []
      var start = cut.range.lowerBound
      for offset in cut.range {
        let isLast = offset + 1 == cut.range.upperBound
        guard isLast || levels[offset + 1] != levels[start] else { continue }
        var part = cut
        part.range = start..<offset + 1
        part.level = levels[start]
        parts.append(part)
        start = offset + 1
      }
      return parts
    }
  }

  private func cutsOfOneDirection(
    _ range: Range<Int>, _ substitutions: [FontSubstitution]
  ) -> [Cut] {
    var cuts: [Cut] = []
    var start = range.lowerBound
    for substitution in substitutions {
      appendText(start..<substitution.range.lowerBound, substitute: nil, to: &cuts)
      switch substitution.means {
      case .font(let index): appendText(substitution.range, substitute: index, to: &cuts)
      case .box(let isWide):
        cuts.append(
          Cut(range: substitution.range, kind: .missing(isWide: isWide), script: .latin))
      }
      start = substitution.range.upperBound
    }
    appendText(start..<range.upperBound, substitute: nil, to: &cuts)
    return cuts
  }

  /// Cuts a stretch of one font at tabs, line breaks and changes of script.
  private func appendText(_ range: Range<Int>, substitute: Int?, to cuts: inout [Cut]) {
    var start = range.lowerBound
    var script: ScriptTag?
    var offset = range.lowerBound

    func closeText(before end: Int) {
      if start < end {
        cuts.append(
          Cut(
            range: start..<end, kind: .text(substitute: substitute), script: script ?? .latin))
      }
      start = end
      script = nil
    }

    while offset < range.upperBound {
      let unit = text[offset]
      if unit == 0x09 || unit.isLineBreak {
        closeText(before: offset)
        let kind: Kind = unit == 0x09 ? .tab : .lineBreak
        cuts.append(Cut(range: offset..<offset + 1, kind: kind, script: .latin))
        offset += 1
        start = offset
        continue
      }
      let (found, length) = scriptAndLength(at: offset)
      if let found, let current = script, found != current {
        closeText(before: offset)
      } else if start < offset, ScriptGap.isAt(offset, in: text) {
        closeText(before: offset)
      }
      if let found { script = found }
      offset += length
    }
    closeText(before: range.upperBound)
  }

  /// Returns the script of the character at an offset, nil if it goes with any, and its UTF-16 units.
  private func scriptAndLength(at offset: Int) -> (ScriptTag?, Int) {
    let unit = text[offset]
    if unit < 0x80 {
      let isLetter = (0x41...0x5A).contains(unit & 0xDF)
      return (isLetter ? .latin : nil, 1)
    }
    var scalar = Unicode.Scalar(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), offset + 1 < text.count,
      UTF16.isTrailSurrogate(text[offset + 1])
    {
      let pair = [unit, text[offset + 1]]
      scalar = String(decoding: pair, as: UTF16.self).unicodeScalars.first
      length = 2
    }
    guard let scalar else { return (nil, length) }
    let script = engine.script(of: scalar)
    return (script == .common || script == .inherited ? nil : script, length)
  }
}

extension ItemCutter.Cut {
  /// The cut itself, or pieces of it that are short enough to be shaped at once: cut after spaces, or where a word is longer, between
  /// characters.
  ///
  /// - Complexity: linear in the number of pieces, for text with spaces.
  func pieces(of text: [UInt16]) -> [ItemCutter.Cut] {
    let longest = ItemCutter.longestPiece
    guard range.count > longest, case .text = kind else { return [self] }
    var pieces: [ItemCutter.Cut] = []
    var start = range.lowerBound
    while range.upperBound - start > longest {
      let limit = start + longest
      let space = (start + longest / 2..<limit).last { text[$0] == 0x20 }
      var end = space.map { $0 + 1 } ?? limit
      if UTF16.isTrailSurrogate(text[end]) { end -= 1 }
      var piece = self
      piece.range = start..<end
      pieces.append(piece)
      start = end
    }
    var rest = self
    rest.range = start..<range.upperBound
    return pieces + [rest]
  }
}
