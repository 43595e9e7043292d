import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in order: the points' coordinates (control points first), then one of the letters
  /// `m`, `l`, `q`, `c`, `h`.
  public var description: String {
    func text(_ point: CGPoint) -> String { Path.text(point.x) + " " + Path.text(point.y) }
    return elements.map { element in
      switch element {
      case .move(let to): text(to) + " m"
      case .line(let to): text(to) + " l"
      case .quadCurve(let to, let control): text(control) + " " + text(to) + " q"
      case .curve(let to, let control1, let control2):
        text(control1) + " " + text(control2) + " " + text(to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// The path that `description` gave as `string`. Also reads `re`, a rectangle as x, y, width and height;
  /// `v` and `y`, cubic curves whose first control point is where they begin, or whose second one is where they
  /// end; and `t`, a quadratic curve that goes on smoothly. Nil if the text is anything else (rule P6.17).
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    // The control point of the quadratic curve just before, for one that goes on from it.
    var bend: CGPoint?
    for letters in string.utf8.split(whereSeparator: Path.isSpace) {
      let word = Substring(letters)
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      let before = bend
      bend = nil
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4):
        addQuadCurve(to: point(2), control: point(0))
        bend = point(0)
      case ("t", 2):
        let current = currentPoint ?? .zero
        let control =
          before.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
        addQuadCurve(to: point(0), control: control)
        bend = control
      case ("v", 4):
        addCurve(to: point(2), control1: currentPoint ?? .zero, control2: point(0))
      case ("y", 4): addCurve(to: point(2), control1: point(0), control2: point(2))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): append(.closeSubpath)
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Spaces, tabs, and what ends lines.
  private static func isSpace(_ letter: UInt8) -> Bool {
    letter == 0x20 || (9...13).contains(letter)
  }

  /// Returns the shortest text that reads back as the same number, without a fraction for whole numbers.
  private static func text(_ number: CGFloat) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(Double(number))"
  }
}
