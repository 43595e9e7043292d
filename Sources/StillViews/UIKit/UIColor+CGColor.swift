public import StillGeometry
import StillViewGraph

extension UIColor {
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// Its numbers in a light surrounding.
  public var cgColor: CGColor { color.resolve(in: EnvironmentValues()).cgColor }
}
