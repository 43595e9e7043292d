public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A library of shader functions. No shader can be run here: views that use one are drawn without, with a
/// warning.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// That of the main bundle.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// A library in a compiled file's bytes, which are not read.
  public init(data: Data) {}
  /// A library in a compiled file, which is not read.
  public init(url: URL) {}

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// A function of the main bundle's library by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A shader function without arguments yet.
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name that the function has in its library.
  public var name: String

  /// Names a function; nothing is looked up.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the shader of the function and its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader function with its arguments.
public struct Shader: Sendable {
  /// The function that would be run.
  public var function: ShaderFunction
  /// The arguments, in order.
  public var arguments: [Argument]
  /// Whether steps between colours would be hidden by noise.
  public var dithersColor = false

  /// A function with its arguments; neither their number nor their types are checked.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// How a shader may be used.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// As a style that fills.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// On the colour of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// On the place from which each pixel is taken.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// The effect on each pixel, with access to the view's picture.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Makes the shader ready for use; here there is nothing to do.
  public func compile(as type: UsageType) async throws {}
}

/// A style that draws nothing, with a warning: shaders are not run.
extension Shader: ShapeStyle {
  public typealias Resolved = Never

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    var fill = _Fill(.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)))
    fill.warning = "the shader '\(function.name)' cannot be run; nothing is drawn with it"
    return fill
  }
}

extension Shader {
  /// An argument of a shader function.
  public struct Argument: Sendable {
    private init() {}

    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns a point, in points.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size, in points.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns the two components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Returns three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Returns four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The view's frame.
    public static var boundingRect: Argument { Argument() }
    /// Returns a colour, as the four numbers of its components.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an array of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Returns an image that the function samples.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Returns raw bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// `colorEffect`, `distortionEffect` and `layerEffect`: nothing but a warning.
nonisolated public struct _ShaderEffect: EffectModifier {
  let name: String
  let isEnabled: Bool

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer { Layer() }

  package var warnings: [String] {
    isEnabled ? ["the shader '\(name)' cannot be run; the view is drawn without it"] : []
  }

  package static var reportName: String { "Shader" }
}

extension View {
  /// Draws the view without the shader, with a warning: shaders are not run.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ShaderEffect(name: shader.function.name, isEnabled: isEnabled))
  }

  /// Draws the view without the shader, with a warning: shaders are not run.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderEffect(name: shader.function.name, isEnabled: isEnabled))
  }

  /// Draws the view without the shader, with a warning: shaders are not run.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderEffect(name: shader.function.name, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// No effect: shaders are not run.
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    without(shader, isEnabled)
  }

  /// No effect: shaders are not run.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    without(shader, isEnabled)
  }

  /// No effect: shaders are not run.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    without(shader, isEnabled)
  }

  nonisolated private func without(_ shader: Shader, _ isEnabled: Bool) -> some VisualEffect {
    WarningEffect(
      base: self,
      warnings: isEnabled
        ? ["the shader '\(shader.function.name)' cannot be run; the view is drawn without it"] : [])
  }
}

/// A visual effect with warnings, drawn as the effect inside.
nonisolated private struct WarningEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  let warnings: [String]

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer] {
    base._layers(in: frame, environment)
  }

  var _warnings: [String] { base._warnings + warnings }
}
