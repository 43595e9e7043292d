public import Foundation
public import StillRaster

/// Pixels, as far as views take and give them under Core Graphics' name.
public final class CGImage: Sendable, Equatable {
  /// The pixels themselves.
  public let bitmap: Bitmap

  /// An image of a bitmap.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  /// 8: each of red, green, blue and alpha is a byte.
  public var bitsPerComponent: Int { 8 }
  /// 32: four bytes.
  public var bitsPerPixel: Int { 32 }
  /// Four times the width: no bytes stand between rows.
  public var bytesPerRow: Int { bitmap.width * 4 }

  /// Returns the part in a rectangle of pixels, whose edges are rounded outwards; nil if it is empty or not finite.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let part = rect.standardized.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
    var result = Bitmap(width: right - left, height: bottom - top, scale: bitmap.scale)
    for y in top..<bottom {
      for x in left..<right { result[x - left, y - top] = bitmap[x, y] }
    }
    return CGImage(result)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
}
