// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// How many parts the colours of a picture have.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// A lightness.
  case monochrome
  /// Red, green and blue.
  case rgb
}

/// A space of colours. All with red, green and blue are drawn as sRGB here, without a conversion.
public final class CGColorSpace: Sendable {
  /// The name; nil: that of a device.
  public var name: NSString? { key.map { NSString(string: $0) } }
  /// The parts of its colours.
  public let model: CGColorSpaceModel

  private let key: String?

  private init(key: String?, model: CGColorSpaceModel) {
    self.key = key
    self.model = model
  }

  /// The space of a name; nil: there is none of it here.
  public convenience init?(name: NSString) {
    let text = String(describing: name)
    if Self.colored.contains(text) {
      self.init(key: text, model: .rgb)
    } else if Self.grays.contains(text) {
      self.init(key: text, model: .monochrome)
    } else {
      return nil
    }
  }

  /// Nil: there is no space of lightness and two opposites here.
  public convenience init?(
    labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) { return nil }

  /// The number of parts of its colours, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  fileprivate static let deviceRGB = CGColorSpace(key: nil, model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(key: nil, model: .monochrome)

  private static let colored = [
    "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB",
    "kCGColorSpaceDisplayP3", "kCGColorSpaceGenericRGBLinear",
  ]
  private static let grays = [
    "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray",
  ]

  /// The name of sRGB.
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of sRGB without bounds.
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  /// The name of sRGB in linear light.
  public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
  /// The name of the space of wide screens.
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of a linear space of red, green and blue.
  public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" }
  /// The name of greys as sRGB has them.
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of greys in linear light.
  public static var linearGray: NSString { "kCGColorSpaceLinearGray" }
}

/// Returns the space of red, green and blue of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the space of greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColor {
  /// A colour of components as a space has them, then alpha; nil where there are too few.
  public convenience init?(
    colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
  ) {
    let parts = (0...space.numberOfComponents).map { unsafe components[$0] }
    if space.model == .monochrome {
      self.init(gray: parts[0], alpha: parts[1])
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? {
    numberOfComponents < 3 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}
