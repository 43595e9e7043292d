public import Foundation
import StillDrawing
public import StillGeometry
import StillRaster

extension GraphicsContext {
  /// A filter of a drawing before it is blended (rules P9.5 and P9.6).
  public struct Filter: Sendable {
    /// The step of a filter for a drawing in the filter's coordinates.
    enum Step {
      case effects([Effect])
      /// Makes other commands of the drawing's.
      case composed(([DrawCommand]) -> [DrawCommand])
    }

    private let make: @Sendable (GraphicsContext, PlacedFilter) -> Step

    init(_ make: @escaping @Sendable (GraphicsContext, PlacedFilter) -> Step) {
      self.make = make
    }

    fileprivate init(_ matrix: PixelColorMatrix) {
      self.init { _, _ in .effects(matrix.isFinite ? [.colors([matrix])] : []) }
    }

    func step(in context: GraphicsContext, _ placed: PlacedFilter) -> Step {
      make(context, placed)
    }
  }

  /// A filter with the coordinates that it was added in.
  struct PlacedFilter {
    let filter: Filter
    let transform: CGAffineTransform

    /// Returns the step for a drawing in these coordinates.
    func step(in context: GraphicsContext) -> Filter.Step { filter.step(in: context, self) }

    /// Returns the view's bounds in these coordinates.
    func bounds(of context: GraphicsContext) -> CGRect {
      context.bounds.applying(context.base.concatenating(transform.inverted()))
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// In place of the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of all that the drawing leaves free.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Blended with the backdrop, and not with the drawing alone.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Lets nothing through at the view's edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Makes no difference: blurs have no bands.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In linear light; ours work in gamma-encoded sRGB always.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter for later drawings, before the filters that were added earlier. Lengths are in the present
  /// coordinates.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(PlacedFilter(filter: filter, transform: pictureTransform))
  }
}

extension GraphicsContext.Filter {
  /// Returns a filter that draws through a projective transform of the present coordinates.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    Self { _, _ in .effects(Layer(matrix, from: .zero).effects) }
  }

  /// Multiplies each component with a colour's, opacity included.
  public static func colorMultiply(_ color: Color) -> Self {
    Self { context, _ in
      let color = color.resolve(in: context.environment).drawn
      return .effects([
        .colors([
          .multiplication(
            red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        ])
      ])
    }
  }

  /// Passes straight, gamma-encoded colours through a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self {
    Self(PixelColorMatrix(matrix.numbers))
  }

  /// Turns all hues around the wheel of colours.
  public static func hueRotation(_ angle: Angle) -> Self { Self(.hueRotation(angle.radians)) }

  /// Moves colours away from grey by a factor.
  public static func saturation(_ amount: Double) -> Self { Self(.saturation(amount)) }

  /// Adds to each colour component.
  public static func brightness(_ amount: Double) -> Self { Self(.brightness(amount)) }

  /// Moves colours away from mid grey by a factor.
  public static func contrast(_ amount: Double) -> Self { Self(.contrast(amount)) }

  /// Mixes colours with their opposites; 1 leaves those alone.
  public static func colorInvert(_ amount: Double = 1) -> Self {
    let (scale, added) = (Float(1 - 2 * amount), Float(amount))
    return Self(
      PixelColorMatrix([
        scale, 0, 0, 0, added, 0, scale, 0, 0, added, 0, 0, scale, 0, added, 0, 0, 0, 1, 0,
      ]))
  }

  /// Mixes colours with grey; 1 leaves that alone.
  public static func grayscale(_ amount: Double) -> Self { Self(.grayscale(amount)) }

  /// Black, as opaque as the colour was light.
  public static var luminanceToAlpha: Self { Self(.luminanceToAlpha) }

  /// Blurs with a Gaussian.
  ///
  /// - Parameter radius: The standard deviation, in points.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> Self {
    Self { context, placed in
      guard radius > 0 else { return .effects([]) }
      let frame = options.contains(.opaque) ? placed.bounds(of: context) : nil
      return .effects([
        .blur(LayerBlur(radius: min(radius, LayerBlur.largestRadius), frame: frame))
      ])
    }
  }

  /// Draws one colour where the drawing has some opacities, and nothing elsewhere.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> Self {
    Self { context, _ in
      guard min <= max else { return .effects([.opacity(0)]) }
      let color = color.resolve(in: context.environment).drawn
      let pixel = RGBA8(
        red: UInt8(color.red * 255 + 0.5), green: UInt8(color.green * 255 + 0.5),
        blue: UInt8(color.blue * 255 + 0.5), alpha: UInt8(color.opacity * 255 + 0.5)
      ).premultiplied
      return .effects([
        .threshold(AlphaThreshold(limits: Float(min)...Float(max), color: pixel))
      ])
    }
  }

  /// Returns a filter that has no effect: shaders are not run.
  public static func colorShader(_ shader: Shader) -> Self { Self { _, _ in .effects([]) } }

  /// Returns a filter that has no effect: shaders are not run.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self { _, _ in .effects([]) }
  }

  /// Returns a filter that has no effect: shaders are not run.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    Self { _, _ in .effects([]) }
  }
}

/// Twenty numbers that make other colours of straight, gamma-encoded ones: four rows for red, green, blue and alpha,
/// the last column of which is added.
public struct ColorMatrix: Hashable, Sendable {
  /// The coefficients of red: those of the old red, green, blue and alpha, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The coefficients of green: those of the old red, green, blue and alpha, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The coefficients of blue: those of the old red, green, blue and alpha, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The coefficients of alpha: those of the old red, green, blue and alpha, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The one that changes nothing.
  public init() {}

  fileprivate var numbers: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
