public import StillViewGraph

/// A style that fills shapes and text.
public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` returns; `Never` for the styles of the system, which are drawn directly.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style in an environment, for composed styles.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the engine's form of the style; composed styles do not implement it.
  func _fill(in environment: EnvironmentValues) -> _Fill
}

extension ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    resolve(in: environment)._fill(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the engine")
  }
}

extension Never: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    preconditionFailure("a style of type Never cannot exist")
  }
}

extension Color: ShapeStyle {
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    var fill = _Fill(.color(resolve(in: environment)))
    if let name = provider.missingName(in: environment) {
      fill.warning =
        "there is no colour named '\(name)', so nothing is seen of it: register its catalogue with ImageRegistry"
    }
    return fill
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _fill(in environment: EnvironmentValues) -> _Fill { _Fill(.color(self)) }
}
