import Foundation

/// The guides of a template of SF Symbols: lines, rectangles and paths with names.
enum SymbolGuide {
  /// Returns the area of the element with a name, in the template's units; nil: there is none, or it says no place.
  static func area(of name: String, in text: String) -> CGRect? {
    guard let id = text.firstRange(of: "id=\"\(name)\""),
      let start = text[..<id.lowerBound].lastIndex(of: "<"),
      let end = text[id.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    guard let own = move(of: tag), let outer = move(around: start, in: text) else { return nil }
    let move = CGVector(dx: own.dx + outer.dx, dy: own.dy + outer.dy)
    if let data = attribute("d", of: tag) {
      var outline = OutlineBounds(String(data))
      let box = outline.box()
      return box.isNull ? nil : box.offsetBy(dx: move.dx, dy: move.dy)
    }
    func number(_ name: String) -> CGFloat? {
      attribute(name, of: tag).flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
    if let x = number("x1"), let y = number("y1") {
      let other = CGPoint(x: number("x2") ?? x, y: number("y2") ?? y)
      return CGRect(
        x: min(x, other.x) + move.dx, y: min(y, other.y) + move.dy, width: abs(other.x - x),
        height: abs(other.y - y))
    }
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGRect(
      x: (number("x") ?? 0) + move.dx, y: (number("y") ?? 0) + move.dy, width: width,
      height: height)
  }

  /// Returns how far the groups around a place move it; nil: one of them does more than that.
  ///
  /// - Complexity: linear in the text before the place.
  static func move(around place: String.Index, in text: String) -> CGVector? {
    var moves: [CGVector?] = []
    for tag in text[..<place].matches(of: /<(\/?)g(?:\s[^>]*)?>/) {
      if !tag.1.isEmpty {
        _ = moves.popLast()
      } else if !tag.0.hasSuffix("/>") {
        moves.append(move(of: tag.0))
      }
    }
    return moves.reduce(.zero) { sum, move in
      guard let sum, let move else { return nil }
      return CGVector(dx: sum.dx + move.dx, dy: sum.dy + move.dy)
    }
  }

  /// Returns how far a tag's transform moves its content; nil: it does more than that.
  static func move(of tag: Substring) -> CGVector? {
    guard let transform = attribute("transform", of: tag) else { return .zero }
    let numbers = transform.matches(of: /-?[\d.]+(?:e-?\d+)?/).compactMap { Double($0.0) }
    guard numbers.allSatisfy(\.isFinite), transform.filter({ $0 == "(" }).count == 1 else {
      return nil
    }
    if transform.hasPrefix("translate"), let x = numbers.first, numbers.count <= 2 {
      return CGVector(dx: x, dy: numbers.count > 1 ? numbers[1] : 0)
    }
    guard transform.hasPrefix("matrix"), numbers.count == 6, numbers[..<4] == [1, 0, 0, 1] else {
      return nil
    }
    return CGVector(dx: numbers[4], dy: numbers[5])
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.firstRange(of: " \(name)=\""),
      let end = tag[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return tag[start.upperBound..<end]
  }
}
