public import Foundation

/// A class whose objects can be dressed all at once, through a proxy.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A class that limits settings of a proxy to what it contains.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

@MainActor private var proxies: [ObjectIdentifier: UIView] = [:]

extension UIAppearance where Self: UIView {
  /// Returns the proxy of this class. Settings of bars, page dots and segments are drawn; those of other classes have no effect.
  public static func appearance() -> Self {
    if let known = proxies[ObjectIdentifier(Self.self)] as? Self { return known }
    guard let made = UIView.make(Self.self) as? Self else {
      preconditionFailure("\(Self.self) cannot be made by init(frame:)")
    }
    proxies[ObjectIdentifier(Self.self)] = made
    return made
  }

  /// Returns a proxy of this class inside others. No effect: views are not dressed by what contains them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    guard let made = UIView.make(Self.self) as? Self else {
      preconditionFailure("\(Self.self) cannot be made by init(frame:)")
    }
    return made
  }
}
