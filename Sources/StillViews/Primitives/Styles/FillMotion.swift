import Foundation
import StillDrawing
public import StillGeometry

/// The animatable part of a fill: a plain colour, or the colours, locations and geometry of a gradient with the same
/// number of colours and the same kind, or the colours and points of a mesh of the same size. Other changes jump.
public struct _FillMotion: VectorArithmetic, Sendable {
  var color: Color.Resolved.AnimatableData = .zero
  var gradient = Numbers.zero

  /// The numbers of a gradient.
  enum Numbers: Sendable {
    /// As many zeros as are asked for.
    case zero
    /// Those of a fill that is no gradient: there is no way from it to one.
    case none
    /// Those of a kind of gradient; there is a way to another that has the same kind and as many.
    case values(kind: Int, [Double])
  }

  public static var zero: _FillMotion { _FillMotion() }

  public static func + (a: _FillMotion, b: _FillMotion) -> _FillMotion {
    _FillMotion(color: a.color + b.color, gradient: a.gradient.combined(with: b.gradient, +))
  }

  public static func - (a: _FillMotion, b: _FillMotion) -> _FillMotion {
    _FillMotion(color: a.color - b.color, gradient: a.gradient.combined(with: b.gradient, -))
  }

  public mutating func scale(by rhs: Double) {
    color.scale(by: rhs)
    if case .values(let kind, let values) = gradient {
      gradient = .values(kind: kind, values.map { $0 * rhs })
    }
  }

  public var magnitudeSquared: Double {
    color.magnitudeSquared + gradient.list.reduce(0) { $0 + $1 * $1 }
  }

  public static func == (a: _FillMotion, b: _FillMotion) -> Bool {
    a.color == b.color && a.gradient.isEqual(to: b.gradient)
  }
}

extension _FillMotion.Numbers {
  fileprivate var list: [Double] {
    if case .values(_, let values) = self { values } else { [] }
  }

  fileprivate func isEqual(to other: Self) -> Bool {
    if case .values(let kind, let a) = self, case .values(let otherKind, let b) = other {
      return kind == otherKind && a == b
    }
    return list.allSatisfy { $0 == 0 } && other.list.allSatisfy { $0 == 0 }
  }

  fileprivate func combined(
    with other: Self, _ combine: (Double, Double) -> Double
  ) -> Self {
    switch (self, other) {
    case (_, .zero): return self
    case (.zero, .values(let kind, let values)):
      return .values(kind: kind, values.map { combine(0, $0) })
    case (.values(let kind, let a), .values(let otherKind, let b))
    where kind == otherKind && a.count == b.count:
      return .values(kind: kind, zip(a, b).map(combine))
    default: return .zero
    }
  }
}

extension _Fill: Animatable {
  public var animatableData: _FillMotion {
    get {
      switch kind {
      case .color(let color): _FillMotion(color: color.animatableData, gradient: .none)
      case .gradient(let stops, let course, _):
        _FillMotion(
          gradient: .values(
            kind: course.kind, stops.flatMap(\.numbers) + course.numbers))
      case .mesh(let mesh):
        _FillMotion(
          gradient: .values(
            kind: mesh.kind, mesh.background.numbers + mesh.vertices.flatMap(\.numbers)))
      case .material, .picture: _FillMotion(gradient: .none)
      }
    }
    set {
      switch kind {
      case .color(var color):
        color.animatableData = newValue.color
        kind = .color(color)
      case .gradient(var stops, var course, let mixing):
        guard case .values(course.kind, let values) = newValue.gradient,
          values.count == stops.count * GradientStop.count + course.numbers.count
        else { return }
        for index in stops.indices {
          stops[index].numbers =
            values[index * GradientStop.count..<(index + 1) * GradientStop.count]
        }
        course.numbers = Array(values[(stops.count * GradientStop.count)...])
        kind = .gradient(stops, course, mixing)
      case .mesh(var mesh):
        typealias Vertex = MeshPaint.Vertex
        let start = ResolvedColor.count
        guard case .values(mesh.kind, let values) = newValue.gradient,
          values.count == start + mesh.vertices.count * Vertex.count
        else { return }
        mesh.background.numbers = values[..<start]
        for index in mesh.vertices.indices {
          let first = start + index * Vertex.count
          mesh.vertices[index].numbers = values[first..<first + Vertex.count]
        }
        kind = .mesh(mesh)
      case .material, .picture: break
      }
    }
  }
}

extension Color.Resolved {
  /// How many numbers a colour has.
  fileprivate static var count: Int { 4 }

  /// The colour as colours move.
  fileprivate var numbers: ArraySlice<Double> {
    get {
      let data = animatableData
      return [
        Double(data.first), Double(data.second.first), Double(data.second.second.first),
        Double(data.second.second.second),
      ]
    }
    set {
      let start = newValue.startIndex
      animatableData = AnimatablePair(
        Float(newValue[start]),
        AnimatablePair(
          Float(newValue[start + 1]),
          AnimatablePair(Float(newValue[start + 2]), Float(newValue[start + 3]))))
    }
  }
}

extension ResolvedColor {
  fileprivate static var count: Int { Color.Resolved.count }

  fileprivate var numbers: ArraySlice<Double> {
    get { resolved.numbers }
    set {
      var color = resolved
      color.numbers = newValue
      self = color.drawn
    }
  }

  private var resolved: Color.Resolved {
    Color.Resolved(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension MeshPaint {
  /// Meshes of differing sizes do not turn into each other; gradients have kinds below 4.
  fileprivate var kind: Int { 4 + width * 1_024 + height }
}

extension MeshPaint.Vertex {
  /// How many numbers a vertex has.
  fileprivate static var count: Int { ResolvedColor.count + 10 }

  /// The colour, then the points, in shares of the frame and scaled so that end thresholds suit (rule L8.9).
  fileprivate var numbers: ArraySlice<Double> {
    get {
      var numbers = color.numbers
      for point in [position, leading, top, trailing, bottom] {
        numbers.append(Double(point.x) * 128)
        numbers.append(Double(point.y) * 128)
      }
      return numbers
    }
    set {
      let start = newValue.startIndex + ResolvedColor.count
      color.numbers = newValue[..<start]
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: newValue[start + 2 * index] / 128, y: newValue[start + 2 * index + 1] / 128)
      }
      position = point(0)
      leading = point(1)
      top = point(2)
      trailing = point(3)
      bottom = point(4)
    }
  }
}

extension _Fill.GradientStop {
  /// How many numbers a stop has.
  fileprivate static var count: Int { Color.Resolved.count + 1 }

  /// The colour as colours move, and the place.
  fileprivate var numbers: ArraySlice<Double> {
    get { color.numbers + [Double(location) * 128] }
    set {
      let end = newValue.startIndex + Color.Resolved.count
      color.numbers = newValue[..<end]
      location = newValue[end] / 128
    }
  }
}

extension _Fill.Course {
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  /// Points in shares of the frame, scaled so that end thresholds suit (rule L8.9), then lengths and angles.
  fileprivate var numbers: [Double] {
    get {
      switch self {
      case .linear(let from, let to): [from.x * 128, from.y * 128, to.x * 128, to.y * 128]
      case .radial(let center, let start, let end): [center.x * 128, center.y * 128, start, end]
      case .elliptical(let center, let start, let end), .angular(let center, let start, let end):
        [center.x * 128, center.y * 128, start * 128, end * 128]
      }
    }
    set {
      guard newValue.count == 4 else { return }
      let center = UnitPoint(x: newValue[0] / 128, y: newValue[1] / 128)
      let (third, fourth) = (newValue[2], newValue[3])
      self =
        switch self {
        case .linear:
          .linear(from: center, to: UnitPoint(x: third / 128, y: fourth / 128))
        case .radial: .radial(center: center, startRadius: third, endRadius: fourth)
        case .elliptical: .elliptical(center: center, start: third / 128, end: fourth / 128)
        case .angular: .angular(center: center, from: third / 128, to: fourth / 128)
        }
    }
  }
}
