import Foundation

extension Color: CustomStringConvertible {
  /// The name of a colour that has one; the numbers of another, as in `#FF0000FF`.
  public var description: String { provider.description }

  /// The colour itself.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }
}

extension Color.Provider: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let color): color == .accent ? "accentColor" : "\(color)"
    case .components(let space, let red, let green, let blue, let opacity):
      Color.Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)
      ).description
    case .faded(let base, let opacity):
      "\(Int((min(max(opacity, -1e6), 1e6) * 100).rounded()))% \(base)"
    case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle as Any))"
    case .mixed(let first, let second, let share, _): "mix(\(first), \(second), \(share))"
    case .adaptive(let light, let dark): "adaptive(light: \(light), dark: \(dark))"
    }
  }
}
