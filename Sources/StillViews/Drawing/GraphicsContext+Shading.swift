public import Foundation
import StillDrawing
import StillGeometry
import StillViewGraph

extension GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// In the context's own coordinates.
      case gradient(Gradient, _Fill.Course)
    }

    private let kind: Kind

    /// The foreground style of the context's environment, across the path.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// One colour, by its components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, across the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A colour that changes along a line between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(from: unit(startPoint), to: unit(endPoint))))
    }

    /// A colour that changes with the distance from a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(center: unit(center), startRadius: startRadius, endRadius: endRadius)))
    }

    /// A point of the context as one of the frame from 0 to 1 in both directions.
    private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

    func paint(over path: Path, in environment: EnvironmentValues) -> Paint {
      switch kind {
      case .style(let style):
        style._fill(in: environment).paint(in: path.boundingRect)
      case .gradient(let gradient, let course):
        gradient.fill(course, in: environment)
          .paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// What becomes of a drawing before it meets the picture.
  public struct Filter: Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize

    /// Puts a blurred copy of the drawing's shape below it.
    ///
    /// - Parameters:
    ///   - radius: In points; the blur's deviation is 0.95 of it (rule P1.4). 0 for a sharp shadow.
    ///   - x: How far right the shadow lies, in points.
    ///   - y: How far down.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Nil for numbers that are none.
    func shadow(in environment: EnvironmentValues) -> LayerShadow? {
      let shadow = LayerShadow(
        color: color.resolve(in: environment).drawn, radius: max(radius, 0), offset: offset)
      return shadow.isFinite ? shadow : nil
    }
  }
}
