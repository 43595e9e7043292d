public import Foundation
import StillDrawing
import StillGeometry
import StillViewGraph

extension GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
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
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint))
    }

    /// A colour that changes with the distance from a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    func paint(over path: Path, in environment: EnvironmentValues) -> Paint {
      // Unit points from 0 to 1 across one point are the context's own coordinates.
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      switch kind {
      case .style(let style):
        return style._fill(in: environment).paint(in: path.boundingRect)
      case .linear(let gradient, let from, let to):
        let stops = gradient.fillStops(in: environment)
        return _Fill(
          .linear(stops, from: UnitPoint(x: from.x, y: from.y), to: UnitPoint(x: to.x, y: to.y))
        ).paint(in: unit)
      case .radial(let gradient, let center, let start, let end):
        let stops = gradient.fillStops(in: environment)
        return _Fill(
          .radial(
            stops, center: UnitPoint(x: center.x, y: center.y), startRadius: start, endRadius: end)
        ).paint(in: unit)
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
    ///   - radius: In points, twice the deviation of the blur; 0 for a sharp shadow.
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
