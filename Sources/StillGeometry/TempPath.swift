public import Foundation
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  package private(set) var elements: ContiguousArray<Element> = []
  public init() {}
  public var isEmpty: Bool { elements.isEmpty }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
  public mutating func move(to p: CGPoint) { elements.append(.move(to: p)) }
  public mutating func addLine(to p: CGPoint) { elements.append(.line(to: p)) }
  public mutating func addQuadCurve(to p: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: p, control: control)) }
  public mutating func addCurve(to p: CGPoint, control1: CGPoint, control2: CGPoint) { elements.append(.curve(to: p, control1: control1, control2: control2)) }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ r: CGRect) {
    move(to: r.origin); addLine(to: CGPoint(x: r.maxX, y: r.minY)); addLine(to: CGPoint(x: r.maxX, y: r.maxY)); addLine(to: CGPoint(x: r.minX, y: r.maxY)); closeSubpath()
  }
  public init(ellipseIn r: CGRect) { self.init(roundedRect: r, cornerSize: CGSize(width: r.width / 2, height: r.height / 2)) }
  public init(roundedRect r: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(roundedRect: r, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  public init(roundedRect r: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let rx = min(max(cornerSize.width, 0), r.width / 2), ry = min(max(cornerSize.height, 0), r.height / 2)
    let k: CGFloat = 0.5522847498
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (x0, y0, x1, y1) = (r.minX, r.minY, r.maxX, r.maxY)
    move(to: p(x0 + rx, y0)); addLine(to: p(x1 - rx, y0))
    addCurve(to: p(x1, y0 + ry), control1: p(x1 - rx + k * rx, y0), control2: p(x1, y0 + ry - k * ry))
    addLine(to: p(x1, y1 - ry))
    addCurve(to: p(x1 - rx, y1), control1: p(x1, y1 - ry + k * ry), control2: p(x1 - rx + k * rx, y1))
    addLine(to: p(x0 + rx, y1))
    addCurve(to: p(x0, y1 - ry), control1: p(x0 + rx - k * rx, y1), control2: p(x0, y1 - ry + k * ry))
    addLine(to: p(x0, y0 + ry))
    addCurve(to: p(x0 + rx, y0), control1: p(x0, y0 + ry - k * ry), control2: p(x0 + rx - k * rx, y0))
    closeSubpath()
  }
  public func applying(_ t: CGAffineTransform) -> Path {
    var r = Path()
    r.elements = ContiguousArray(elements.map { e in
      switch e {
      case .move(let a): .move(to: a.applying(t))
      case .line(let a): .line(to: a.applying(t))
      case .quadCurve(let a, let c): .quadCurve(to: a.applying(t), control: c.applying(t))
      case .curve(let a, let c, let d): .curve(to: a.applying(t), control1: c.applying(t), control2: d.applying(t))
      case .closeSubpath: .closeSubpath
      }
    })
    return r
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func strokedPath(_ s: StrokeStyle) -> Path { self }
  public mutating func addPath(_ p: Path, transform t: CGAffineTransform = .identity) { elements += t.isIdentity ? p.elements : p.applying(t).elements }
  package var isFinite: Bool { true }
}
