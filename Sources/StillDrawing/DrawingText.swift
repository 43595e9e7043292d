import Foundation
import StillGeometry

/// The format of numbers and shapes in descriptions of display lists, independent of the locale.
enum DrawingText {
  /// Thousandths, without trailing zeros and without a negative zero.
  static func number(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let scaled = (value * 1000).rounded()
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let thousandths = Int(scaled)
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    if fraction > 0 {
      var digits = String(1000 + fraction).dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      text += "." + digits
    }
    return text
  }

  static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  static func rectangle(_ rectangle: CGRect) -> String {
    "\(point(rectangle.origin)) \(size(rectangle.size))"
  }

  /// Moves alone are written short; anything else as its six numbers.
  static func transform(_ transform: CGAffineTransform) -> String {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return "move (\(number(transform.tx)), \(number(transform.ty)))"
    }
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "transform (" + parts.map { number($0) }.joined(separator: " ") + ")"
  }

  static func stroke(_ style: StrokeStyle) -> String {
    var text = number(style.lineWidth)
    if style.lineCap != .butt { text += style.lineCap == .round ? " round-cap" : " square-cap" }
    if style.lineJoin != .miter { text += style.lineJoin == .round ? " round-join" : " bevel-join" }
    if !style.dash.isEmpty {
      text += " dash [" + style.dash.map { number($0) }.joined(separator: " ") + "]"
      if style.dashPhase != 0 { text += " from \(number(style.dashPhase))" }
    }
    return text
  }

  /// Returns the elements as letters (M, L, Q, C, Z) with their points, the end point last.
  static func path(_ path: Path) -> String {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      words.append(letter)
      for point in points { words += [number(point.x), number(point.y)] }
    }
    for element in path.elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadCurve(let to, let control): add("Q", control, to)
      case .curve(let to, let control1, let control2): add("C", control1, control2, to)
      case .closeSubpath: add("Z")
      }
    }
    return "<" + words.joined(separator: " ") + ">"
  }
}
