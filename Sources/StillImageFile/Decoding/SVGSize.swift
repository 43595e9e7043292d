package import Foundation

/// The size that the first tag of an SVG gives it.
package struct SVGSize {
  /// In pixels of 96 to the inch; nil where it depends on what is around the drawing.
  private var width: Double?
  private var height: Double?
  private var viewBox: (width: Double, height: Double)?

  init(root: SVGScanner.Tag) {
    width = root.value(of: "width").flatMap(Self.pixels)
    height = root.value(of: "height").flatMap(Self.pixels)
    for declaration in Self.text(root.value(of: "style") ?? []).split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { continue }
      if parts[0] == "width" { width = Self.pixels(ArraySlice(parts[1].utf8)) }
      if parts[0] == "height" { height = Self.pixels(ArraySlice(parts[1].utf8)) }
    }
    let numbers = Self.text(root.value(of: "viewBox") ?? [])
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    if numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy(\.isFinite) {
      viewBox = (numbers[2], numbers[3])
    }
  }

  /// - Returns: Nil where no element is called `svg`.
  package init?(_ data: Data) {
    var scanner = SVGScanner(data)
    while true {
      switch scanner.next() {
      case .tag(let tag) where tag.name == "svg" && !tag.isEnd:
        self.init(root: tag)
        return
      case .end, .broken: return nil
      case .tag, .text, .other: continue
      }
    }
  }

  /// Whether the drawing says nothing of its size.
  var isUnknown: Bool { natural == nil && viewBox == nil }

  /// In pixels: its own, or else that of its coordinates, or else 100 × 100.
  var pixels: (width: Double, height: Double) { natural ?? viewBox ?? (100, 100) }

  /// The part of its coordinates that is shown.
  var box: (width: Double, height: Double) { viewBox ?? natural ?? (100, 100) }

  private var natural: (width: Double, height: Double)? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return (width, height)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a length; nil for shares of what is around the drawing.
  private static func pixels(_ value: ArraySlice<UInt8>) -> Double? {
    let text = text(value).trimmingCharacters(in: .whitespaces)
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    let number = Double(text.dropLast(unit.count)) ?? Double(text)
    let factor: Double? =
      switch unit.lowercased() {
      case "", "px": 1
      case "in": 96
      case "cm": 96 / 2.54
      case "mm": 96 / 25.4
      case "pt": 96 / 72
      case "pc": 16
      // Of the usual font.
      case "em": 12
      case "ex": 6
      default: nil
      }
    guard let number, let factor, number.isFinite else { return nil }
    return number * factor
  }
}
