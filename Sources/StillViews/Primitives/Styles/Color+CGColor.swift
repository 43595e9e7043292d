import Foundation
public import StillGeometry
import StillViewGraph

extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    let numbers = (cgColor.components ?? []).map(Double.init)
    switch numbers.count {
    case 4:
      self.init(
        .sRGB, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    case 2:
      self.init(.sRGB, white: numbers[0], opacity: numbers[1])
    default:
      self = .clear
    }
  }

  /// A colour of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour's components if they are the same in every environment; nil if they vary.
  public var cgColor: CGColor? {
    guard provider.isConstant else { return nil }
    return resolve(in: EnvironmentValues()).cgColor
  }
}

extension Color.Resolved {
  /// The colour as one of Core Graphics.
  public var cgColor: CGColor {
    CGColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension Color.Provider {
  /// Whether the colour is the same in every environment.
  fileprivate var isConstant: Bool {
    switch self {
    case .components: true
    case .faded(let base, _): base.isConstant
    case .mixed(let first, let second, _, _): first.isConstant && second.isConstant
    case .system(let color): [.black, .white, .clear].contains(color)
    case .named, .adaptive: false
    }
  }
}
