public import Foundation
import StillRaster
public import Stillframe

/// A color by its components, from 0 to 1.
public final class CIColor: NSObject, Sendable {
  /// The share of red.
  public let red: CGFloat
  /// The share of green.
  public let green: CGFloat
  /// The share of blue.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// A color by its components, from 0 to 1 (opacity by default: 1).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color of UIKit.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  var pixel: RGBA8 {
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}

/// A picture that filters work on.
public final class CIImage: NSObject, Sendable {
  /// Facts about the picture, as cameras write them: none are kept.
  public var properties: [String: Any] { [:] }

  let bitmap: Bitmap
  private let origin: CGPoint

  /// The rectangle of the picture in pixels, upwards from its lower edge.
  public var extent: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
  }

  init(_ bitmap: Bitmap, origin: CGPoint = .zero) {
    self.bitmap = bitmap
    self.origin = origin
  }

  /// The pixels of a picture.
  public convenience init(cgImage image: CGImage) {
    self.init(image.bitmap)
  }

  /// The pixels of a picture; nil without any.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(picture.bitmap)
  }

  /// The picture of a file's bytes; nil where they are none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// A plain picture of 1 × 1 pixel, which `cropped(to:)` makes larger.
  public convenience init(color: CIColor) {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = color.pixel
    self.init(bitmap)
  }

  /// Returns the picture scaled and moved; turns are left out. Each pixel has the color of the nearest one.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let frame = extent.applying(matrix)
    let width = Int(abs(frame.width).rounded())
    let height = Int(abs(frame.height).rounded())
    guard let side = [width, height].max(), side <= Bitmap.largestSide, width > 0, height > 0,
      width * height <= Bitmap.mostPixels
    else { return self }
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = min(y * bitmap.height / height, bitmap.height - 1)
      for x in 0..<width {
        result[x, y] = bitmap[min(x * bitmap.width / width, bitmap.width - 1), row]
      }
    }
    return CIImage(result, origin: frame.origin)
  }

  /// Returns the part in a rectangle, upwards from the lower edge; outside of the picture it is transparent.
  public func cropped(to rect: CGRect) -> CIImage {
    let width = Int(rect.width.rounded(.up))
    let height = Int(rect.height.rounded(.up))
    guard width > 0, height > 0, max(width, height) <= Bitmap.largestSide,
      width * height <= Bitmap.mostPixels
    else { return self }
    var result = Bitmap(width: width, height: height)
    let left = Int((rect.minX - origin.x).rounded(.down))
    let top = bitmap.height - Int((rect.minY - origin.y).rounded(.down)) - height
    let isPlain = bitmap.width == 1 && bitmap.height == 1
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (x + left, y + top)
        if isPlain {
          result[x, y] = bitmap[0, 0]
        } else if column >= 0, row >= 0, column < bitmap.width, row < bitmap.height {
          result[x, y] = bitmap[column, row]
        }
      }
    }
    return CIImage(result, origin: rect.origin)
  }

  /// No effect: the edge is not repeated.
  public func clampedToExtent() -> CIImage { self }

  /// Returns the result of a filter by its name; the picture itself where there is none.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
}

extension UIImage {
  /// The pixels of a filtered picture.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: CGImage(ciImage.bitmap))
  }

  /// The pixels of a filtered picture with pixels per point.
  public convenience init(
    ciImage: CIImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(cgImage: CGImage(ciImage.bitmap), scale: scale, orientation: orientation)
  }
}
