import Foundation

// Conformances for `#colorLiteral(red:green:blue:alpha:)`, as in programs that import UIKit.
/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Red, green, blue and alpha from 0 to 1, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
