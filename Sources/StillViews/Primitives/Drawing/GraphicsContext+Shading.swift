public import Foundation
import StillDrawing
public import StillGeometry
import StillRaster
import StillViewGraph

extension GraphicsContext {
  /// The paint of paths.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// In the context's own coordinates.
      case gradient(Gradient, _Fill.Course, GradientOptions)
      case tiles(ImagePaint, origin: CGPoint)
      case backdrop
    }

    private let kind: Kind

    /// The view's previous drawings.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the context's environment, across the path.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns the first of several shadings; the others are for drawings with layers.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// Returns the shading with one colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// Returns the shading with one colour, by its components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns the shading with a grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns the shading with a style, across the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Returns a gradient along a line between two points of the context (rule P9.8).
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient, .linear(from: unit(startPoint), to: unit(endPoint)), options))
    }

    /// Returns a gradient along the radii around a point of the context; the radii are points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius),
          options))
    }

    /// Returns a gradient once around a point of the context, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = angle.radians
      return Shading(
        kind: .gradient(
          gradient, .angular(center: unit(center), from: start, to: start + 2 * .pi), []))
    }

    /// Returns a mesh of colours, across the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// Returns a repeated part of an image, one copy of which has its top left corner at a point of the context.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .tiles(
          ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
    }

    /// Returns a point of the context as a unit point.
    private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The gradient starts again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// It mixes in linear light, not in Oklab (rule P4.1).
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var mixing: ColorMixing { contains(.linearColor) ? .linear : .perceptual }
  }

  /// Returns the shading unchanged: it is resolved in the context's environment when painted.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// Returns the commands that paint the shading in a box of the context.
  ///
  /// - Parameter command: A closure that returns the drawing with a paint.
  func commands(
    over box: CGRect, in environment: EnvironmentValues, _ command: (Paint) -> DrawCommand
  ) -> [DrawCommand] {
    let (fill, frame) = fill(over: box, environment)
    var result: [DrawCommand] = []
    fill.draw(in: frame, command) { result.append($0) }
    return result
  }

  /// Returns the fill for a drawing in a box of the context, and the frame that it is fitted to.
  private func fill(
    over box: CGRect, _ environment: EnvironmentValues
  ) -> (fill: _Fill, frame: CGRect) {
    switch kind {
    case .style(let style):
      return (style._fill(in: environment), box)
    case .gradient(let gradient, let course, let options):
      let stops = GradientRepetition(course, options).stops(
        gradient.resolved(in: environment), over: box)
      return (
        _Fill(.gradient(stops, course, options.mixing)),
        CGRect(x: 0, y: 0, width: 1, height: 1)
      )
    case .tiles(let image, let origin):
      return (image._fill(in: environment), CGRect(origin: origin, size: box.size))
    case .backdrop:
      let same = BackdropTint(amount: 0, saturation: 1, curve: SIMD4(repeating: 0), lift: 0)
      let material = LayerMaterial(radius: 0, tint: same, ground: .clear)
      return (_Fill(.material(material, opacity: 1)), box)
    }
  }

  /// Returns the fill for views that fill themselves, in a frame of the context.
  func fill(in frame: CGRect, _ environment: EnvironmentValues) -> _Fill {
    switch kind {
    case .style(let style): return style._fill(in: environment)
    case .gradient(let gradient, let course, let options):
      let stops = GradientRepetition(course, options).stops(
        gradient.resolved(in: environment), over: frame)
      return _Fill(.gradient(stops, course.relative(to: frame), options.mixing))
    case .tiles(let image, _): return image._fill(in: environment)
    case .backdrop: return ForegroundStyle()._fill(in: environment)
    }
  }
}

/// A gradient that goes on beyond its ends, as one with more stops.
private struct GradientRepetition {
  private let course: _Fill.Course
  private let options: GraphicsContext.GradientOptions

  /// The maximum number of repetitions of a gradient; more could not be distinguished.
  private static let mostTurns = 400

  init(_ course: _Fill.Course, _ options: GraphicsContext.GradientOptions) {
    self.course = course
    self.options = options
  }

  /// Returns the stops for all locations in a box.
  func stops(_ stops: [_Fill.GradientStop], over box: CGRect) -> [_Fill.GradientStop] {
    guard options.contains(.repeat) || options.contains(.mirror),
      let range = locations(in: box), var first = stops.first, var last = stops.last
    else { return stops }
    (first.location, last.location) = (0, 1)
    let turn = [first] + stops.filter { $0.location > 0 && $0.location < 1 } + [last]
    var result: [_Fill.GradientStop] = []
    for number in range.lowerBound...range.upperBound {
      let isMirrored = options.contains(.mirror) && !number.isMultiple(of: 2)
      for stop in isMirrored ? turn.reversed() : turn {
        var stop = stop
        stop.location = CGFloat(number) + (isMirrored ? 1 - stop.location : stop.location)
        result.append(stop)
      }
    }
    return result
  }

  /// Returns the range of repetitions at the corners of a box; nil if it is not finite.
  private func locations(in box: CGRect) -> (lowerBound: Int, upperBound: Int)? {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    var range: (CGFloat, CGFloat)
    switch course {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let places = corners.map {
        (($0.x - from.x) * x + ($0.y - from.y) * y) / (x * x + y * y)
      }
      range = (places.min() ?? 0, places.max() ?? 0)
    case .radial(let center, let start, let end):
      let far = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
      range = (-start / (end - start), (far - start) / (end - start))
      if range.1 < range.0 { range = (range.1, range.0) }
    case .elliptical, .angular: return nil
    }
    guard range.0.isFinite, range.1.isFinite, abs(range.0) < 1e6, abs(range.1) < 1e6 else {
      return nil
    }
    let lower = Int(range.0.rounded(.down))
    return (lower, min(Int(range.1.rounded(.down)), lower + Self.mostTurns))
  }
}

extension _Fill.Course {
  /// Returns the geometry in fractions of a frame, converted from points of the context.
  fileprivate func relative(to frame: CGRect) -> _Fill.Course {
    func share(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(
        x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
        y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
    }
    return switch self {
    case .linear(let from, let to): .linear(from: share(from), to: share(to))
    case .radial(let center, let start, let end):
      .radial(center: share(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      .elliptical(center: share(center), start: start, end: end)
    case .angular(let center, let from, let to):
      .angular(center: share(center), from: from, to: to)
    }
  }
}
