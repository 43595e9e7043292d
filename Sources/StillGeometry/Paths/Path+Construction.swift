public import Foundation

extension Path {
  /// A closed rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rounded rectangle; a radius above half of the shorter side counts as that half.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style
    )
  }

  /// A rounded rectangle with elliptic corners; half axes above half of the shorter side count as that
  /// half (rule P6.3).
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }
}

extension Path {
  /// Begins a subpath.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// A straight line to a point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// A curve to a point, with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// A curve to a point, with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to the beginning of the subpath; ignored right after another close.
  public mutating func closeSubpath() {
    if case .closeSubpath = elements.last { return }
    append(.closeSubpath)
  }

  /// Adds a rectangle as a closed subpath that begins at its smallest coordinates and goes along x
  /// first. The null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    append(Path(shape: .rectangle(rect.standardized)), transform: transform)
  }

  /// A closed rectangle for each.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse as a closed subpath that begins where x is largest and goes towards larger y.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    append(Path(shape: .ellipse(rect.standardized)), transform: transform)
  }

  /// Adds a rectangle with elliptic corners; half axes above half of the shorter side count as that half.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    // Written so that a radius that is not a number ends as zero.
    let half = min(rect.size.width, rect.size.height) / 2
    let width = max(0, min(cornerSize.width, half))
    let height = max(0, min(cornerSize.height, half))
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    if cornerSize.width == cornerSize.height {
      let radius = min(width, height)
      append(
        Path(shape: .roundedRectangle(rect, cornerRadius: radius, style: style)),
        transform: transform)
    } else {
      let radii = CornerSizes(CGSize(width: width, height: height))
      let elements = Path.roundedRectangleElements(rect, radii: radii, style: style)
      append(Path(elements: elements), transform: transform)
    }
  }

  /// Adds a rectangle with a radius for each corner; leading is left. Radii that do not fit beside
  /// each other on a side shrink by a common factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let radii = CornerSizes(cornerRadii, fitting: rect.size)
    if let radius = radii.common {
      let size = CGSize(width: radius, height: radius)
      return addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    }
    let elements = Path.roundedRectangleElements(rect, radii: radii, style: style)
    append(Path(elements: elements), transform: transform)
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// All steps of another path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path, transform: transform)
  }
}

extension Path {
  /// Returns the elements of an upright rectangle.
  static func rectangleElements(_ rect: CGRect) -> ContiguousArray<Element> {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    return [
      .move(to: CGPoint(x: left, y: top)),
      .line(to: CGPoint(x: right, y: top)),
      .line(to: CGPoint(x: right, y: bottom)),
      .line(to: CGPoint(x: left, y: bottom)),
      .closeSubpath,
    ]
  }
}
