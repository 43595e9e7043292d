public import Foundation
import StillRaster

/// Numbers in a row: a point, a rectangle, or coefficients of a filter.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Several numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = unsafe Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
  }

  private init(_ values: [CGFloat]) {
    self.values = values
  }

  /// One number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// A rectangle: the least coordinates, width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// The number of numbers.
  public var count: Int { values.count }
  /// The first number (0: there is none).
  public var x: CGFloat { value(at: 0) }
  /// The second number (0: there is none).
  public var y: CGFloat { value(at: 1) }
  /// The third number (0: there is none).
  public var z: CGFloat { value(at: 2) }
  /// The fourth number (0: there is none).
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns a number by its place (0: there is none).
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

extension CIImage {
  /// Returns a pixel with the average of the colors in a rectangle, upwards from the lower edge; nil where it holds no pixel.
  func average(in rect: CGRect) -> CIImage? {
    let part = rect.intersection(extent).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    let image = part == extent ? self : cropped(to: part)
    let bitmap = image.bitmap
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let share = Int(pixel.alpha)
        red += Int(pixel.red) * share
        green += Int(pixel.green) * share
        blue += Int(pixel.blue) * share
        alpha += share
      }
    }
    func mean(_ sum: Int, _ count: Int) -> UInt8 {
      count > 0 ? UInt8(min((sum + count / 2) / count, 255)) : 0
    }
    var result = Bitmap(width: 1, height: 1)
    result[0, 0] = RGBA8(
      red: mean(red, alpha), green: mean(green, alpha), blue: mean(blue, alpha),
      alpha: mean(alpha, bitmap.width * bitmap.height))
    return CIImage(result)
  }
}
