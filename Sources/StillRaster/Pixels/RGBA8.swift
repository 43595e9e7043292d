/// A colour of sRGB with straight alpha, 8 bits a component.
public struct RGBA8: Hashable, Sendable {
  /// 0 to 255, encoded for display, not multiplied with alpha.
  public var red: UInt8
  /// 0 to 255, encoded for display, not multiplied with alpha.
  public var green: UInt8
  /// 0 to 255, encoded for display, not multiplied with alpha.
  public var blue: UInt8
  /// 0 for transparent, 255 for opaque. The other components are not multiplied by it.
  public var alpha: UInt8

  /// Components from 0 to 255; opaque unless told otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
