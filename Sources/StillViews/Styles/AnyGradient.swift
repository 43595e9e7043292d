import Foundation
import StillGeometry
public import StillViewGraph

/// A gradient of any kind; as a style, it runs from the top to the bottom of what it fills.
public struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source

  /// A gradient of colours that are given.
  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
  }

  fileprivate init(_ color: Color) {
    source = .color(color)
  }

  /// How much white the colour at the top of a colour's own gradient has.
  private static let highlight: Float = 0.22

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    switch source {
    case .gradient(let gradient): return gradient._fill(in: environment)
    case .color(let color):
      let base = color.resolve(in: environment)
      var light = base
      light.red += (1 - base.red) * Self.highlight
      light.green += (1 - base.green) * Self.highlight
      light.blue += (1 - base.blue) * Self.highlight
      let stops = [
        _Fill.GradientStop(color: light, location: 0),
        _Fill.GradientStop(color: base, location: 1),
      ]
      return _Fill(.gradient(stops, .linear(from: .top, to: .bottom)))
    }
  }
}

extension Color {
  /// The colour's own gradient: from a lighter tone at the top to the colour itself at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }
}
