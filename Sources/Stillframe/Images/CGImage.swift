public import StillRaster

/// Pixels, as far as views take and give them under Core Graphics' name.
public final class CGImage: Sendable, Equatable {
  /// The pixels themselves.
  public let bitmap: Bitmap

  /// Pixels at hand.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.width * 4 }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
}
