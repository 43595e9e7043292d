public import Foundation

/// The outline of a two-dimensional shape: subpaths of lines and curves, in points, y down.
///
/// A path made of just one rectangle, rounded rectangle or ellipse remembers that (`shape`) and
/// makes its elements only when asked, so that a painter can take a short cut.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 10, y: 0))
///   path.addLine(to: CGPoint(x: 20, y: 20))
///   path.closeSubpath()
/// }
/// ```
public struct Path: Sendable {
  /// One step of a path, from where the step before it ended.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve of the second degree, pulled towards one point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree, pulled towards two points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes back to where the subpath began.
    case closeSubpath
  }

  /// The known shape of a path.
  package enum Shape: Equatable, Sendable {
    case empty
    /// With positive or zero size.
    case rectangle(CGRect)
    /// With the same radius, above zero and at most half of the shorter side, at all corners.
    case roundedRectangle(CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle)
    /// The ellipse that touches the four sides.
    case ellipse(CGRect)
    /// Anything: look at the elements.
    case general
  }

  /// The known shape. A path built from elements is general, even if it happens to draw a rectangle.
  package private(set) var shape: Shape

  /// The elements of a general path; empty for any other shape.
  private var list: ContiguousArray<Element>

  /// An empty path.
  public init() {
    shape = .empty
    list = []
  }

  /// A path with the elements that `callback` adds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A path that is one shape.
  package init(shape: Shape) {
    self.shape = shape == .general ? .empty : shape
    list = []
  }

  /// A path of elements; whatever comes before the first `move` is dropped.
  package init(elements: ContiguousArray<Element>) {
    self.init()
    for element in elements { append(element) }
  }
}

extension Path {
  /// The path's steps, the first of which begins a subpath.
  ///
  /// - Complexity: O(1) for a general path; other shapes make a few elements on every call.
  package var elements: ContiguousArray<Element> {
    switch shape {
    case .empty: []
    case .general: list
    case .rectangle(let rect): Path.rectangleElements(rect)
    case .roundedRectangle(let rect, let radius, let style):
      Path.roundedRectangleElements(rect, radii: CornerSizes(radius), style: style)
    case .ellipse(let rect): Path.ellipseElements(rect)
    }
  }

  /// Calls `body` with every element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { shape == .empty }

  /// The start of the next element: the last end point, or the beginning of the subpath just
  /// closed.
  public var currentPoint: CGPoint? {
    let elements = elements
    switch elements.last {
    case nil: return nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      return point
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return nil
    }
  }

  /// Adds an element; without a subpath to add to, everything but a `move` is ignored, as in
  /// Core Graphics.
  package mutating func append(_ element: Element) {
    switch shape {
    case .general: break
    case .empty:
      guard case .move = element else { return }
      shape = .general
    default:
      list = elements
      shape = .general
    }
    list.append(element)
  }

  /// Adds all elements of another path, mapped by `transform`.
  mutating func append(_ other: Path, transform: CGAffineTransform) {
    let mapped = other.applying(transform)
    if isEmpty {
      self = mapped
    } else {
      for element in mapped.elements { append(element) }
    }
  }
}

extension Path {
  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path with all its points mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.isPositiveScaling, let mapped = shape.scaled(by: transform) {
      return Path(shape: mapped)
    }
    return Path(elements: ContiguousArray(elements.lazy.map { $0.applying(transform) }))
  }

  /// Whether every coordinate is a finite number; only such a path may reach a rasteriser.
  package var isFinite: Bool {
    switch shape {
    case .empty: true
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _):
      rect.isFinite
    case .general: list.allSatisfy(\.isFinite)
    }
  }
}

extension Path.Shape {
  /// Returns the shape mapped by a transform without rotation, shear or mirroring; nil if the result needs general
  /// elements.
  fileprivate func scaled(by transform: CGAffineTransform) -> Path.Shape? {
    func mapped(_ rect: CGRect) -> CGRect {
      CGRect(
        origin: rect.origin.applying(transform),
        size: CGSize(width: rect.size.width * transform.a, height: rect.size.height * transform.d))
    }
    switch self {
    case .empty: return self
    case .rectangle(let rect): return .rectangle(mapped(rect))
    case .ellipse(let rect): return .ellipse(mapped(rect))
    case .roundedRectangle(let rect, let radius, let style):
      guard transform.a == transform.d else { return nil }
      return .roundedRectangle(mapped(rect), cornerRadius: radius * transform.a, style: style)
    case .general: return nil
    }
  }
}

extension Path.Element {
  /// Returns the element with its points mapped.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to): .move(to: to.applying(transform))
    case .line(let to): .line(to: to.applying(transform))
    case .quadCurve(let to, let control):
      .quadCurve(to: to.applying(transform), control: control.applying(transform))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }

  /// Whether every coordinate is a finite number.
  package var isFinite: Bool {
    func finite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    return switch self {
    case .move(let to), .line(let to): finite(to)
    case .quadCurve(let to, let control): finite(to) && finite(control)
    case .curve(let to, let control1, let control2):
      finite(to) && finite(control1) && finite(control2)
    case .closeSubpath: true
    }
  }
}

extension Path: Equatable {
  /// Whether both paths have the same elements.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    if lhs.shape != .general, lhs.shape == rhs.shape { return true }
    return lhs.elements == rhs.elements
  }
}
