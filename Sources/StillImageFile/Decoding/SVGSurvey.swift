package import Foundation

/// Counts what an SVG asks of the program that draws it, without drawing it.
///
/// Nothing that can multiply or repeat work is counted as small: filters, masks, patterns, markers, images, dashes, style sheets,
/// entities, embedded drawings. The rest takes time in proportion to the counted numbers, whatever they say.
package struct SVGSurvey {
  /// The bytes of attributes that say where something is.
  private var outlines = 0
  private var elements = 0
  private var letters = 0
  /// References that draw something again, or clip it.
  private var references = 0
  /// The largest number.
  private var largest = 0.0
  /// How much all transforms together enlarge, at most.
  private var enlargement = 1.0
  /// The width and height of the coordinates that are shown.
  private var box = (width: 0.0, height: 0.0)

  /// The largest file that may be small, in bytes.
  private static let largestFile = 16 << 10
  /// The most elements inside of each other.
  private static let deepest = 64

  /// - Returns: Nil for a drawing that may take any time or memory.
  package init?(_ data: Data) {
    guard data.count <= Self.largestFile else { return nil }
    var scanner = SVGScanner(data)
    var depth = 0
    while true {
      switch scanner.next() {
      case .end:
        guard depth == 0, elements > 0 else { return nil }
        return
      case .broken, .other: return nil
      case .text(let count): letters += count
      case .tag(let tag) where tag.isEnd: depth -= 1
      case .tag(let tag):
        guard count(tag) else { return nil }
        if !tag.isEmpty { depth += 1 }
        guard depth <= Self.deepest else { return nil }
      }
    }
  }

  /// Whether drawing at a size takes at most about a second, and half a gibibyte.
  package func isSmall(width: Int, height: Int) -> Bool {
    // What is referred to may refer to others: three references to each level draw the most.
    let repeats = pow(3, Double((references + 2) / 3))
    let scale = max(Double(width) / box.width, Double(height) / box.height)
    let area = Double(width) * Double(height)
    // Of letters, which have outlines of their own, sizes count.
    let reach = largest * enlargement * scale * (letters > 0 ? 16 : 1)
    return references <= 12 && reach <= Double(1 << 14)
      && Double(elements) * repeats * area <= Double(1 << 27)
      && Double(outlines + 60 * letters) * repeats * Double(height) <= Double(1 << 24)
  }

  private static let harmless: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "use",
    "linearGradient", "radialGradient", "stop", "title", "desc", "metadata", "clipPath", "text",
    "tspan", "a",
  ]
  /// Attributes that hold no numbers.
  private static let words: Set<String> = ["id", "class", "href", "version", "font-family", "lang"]
  private static let harmful = [
    "filter", "mask", "marker", "dasharray", "transform", "\\", "import",
  ]

  /// - Returns: False for an element that may take any time.
  private mutating func count(_ tag: SVGScanner.Tag) -> Bool {
    guard !tag.hasPrefix, Self.harmless.contains(tag.name) else { return false }
    // A drawing inside of a drawing has a scale of its own.
    guard (tag.name == "svg") == (elements == 0) else { return false }
    elements += 1
    if elements == 1 { box = SVGSize(root: tag).box }
    if tag.name == "use" { references += 1 }
    return tag.attributes.allSatisfy { count($0.name, $0.value) }
  }

  private mutating func count(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    // References to characters may hide any word.
    guard !value.contains(0x26) else { return false }
    if name.hasPrefix("xmlns") || name.contains(":") || Self.words.contains(name) { return true }
    let text = String(decoding: value, as: UTF8.self).lowercased()
    switch name {
    case "filter", "mask", "stroke-dasharray": return text == "none"
    case "clip-path": references += 1
    case "transform":
      guard enlarge(text) else { return false }
    case "style":
      guard !Self.harmful.contains(where: text.contains) else { return false }
      references += text.components(separatedBy: "clip").count - 1
    default:
      guard !name.hasPrefix("marker"), !text.contains("\\") else { return false }
    }
    outlines += value.count
    return text.hasPrefix("#") || countNumbers(Array(text.utf8))
  }

  /// Takes the largest number of a value in, in pixels.
  ///
  /// - Returns: False for units and exponents whose size is not known.
  private mutating func countNumbers(_ text: [UInt8]) -> Bool {
    var index = 0
    while index < text.count {
      guard let number = Self.number(text, &index) else {
        index += 1
        continue
      }
      let unit = String(decoding: text[index...].prefix(2), as: UTF8.self)
      switch unit {
      case "em", "ex", "re", "ch", "vw", "vh", "vm": return false
      case "in", "cm", "mm", "pt", "pc": largest = max(largest, number * 96)
      default: largest = max(largest, number)
      }
    }
    return true
  }

  /// Reads the digits of a number without its sign; infinity for one with an exponent.
  private static func number(_ text: [UInt8], _ index: inout Int) -> Double? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(text[index]) else { return nil }
    var number = 0.0
    while index < text.count, digits.contains(text[index]) {
      number = number * 10 + Double(text[index] - digits.lowerBound)
      index += 1
    }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      while index < text.count, digits.contains(text[index]) { index += 1 }
    }
    guard index + 1 < text.count, text[index] == UInt8(ascii: "e"),
      digits.contains(text[index + 1]) || [0x2B, 0x2D].contains(text[index + 1])
    else { return number + 1 }
    return .infinity
  }

  /// Takes the enlargement of a transform in.
  ///
  /// - Returns: False for transforms that are not understood.
  private mutating func enlarge(_ text: String) -> Bool {
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].filter(\.isLetter)
      let words = rest[rest.index(after: open)..<close].split {
        $0 == "," || $0.isWhitespace
      }
      let numbers = words.compactMap { Double($0) }.map(abs)
      guard numbers.count == words.count, numbers.allSatisfy(\.isFinite) else { return false }
      switch name {
      case "translate", "rotate": break
      case "scale": enlargement *= max(1, numbers.max() ?? 1)
      case "matrix":
        guard numbers.count == 6 else { return false }
        enlargement *= max(1, numbers[0] + numbers[2], numbers[1] + numbers[3])
      default: return false
      }
      rest = rest[rest.index(after: close)...]
    }
    return rest.allSatisfy(\.isWhitespace)
  }
}
