public import Foundation

/// A picture of pixels: sRGB, 8 bits a component, with alpha.
///
/// In memory each pixel is four bytes, blue, green, red and alpha on this platform, with the colours
/// multiplied by alpha; rows follow each other without padding, the top one first. Copies share their
/// memory until one of them is written.
public struct Bitmap: Sendable, Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: CGFloat
  private var storage: PixelStorage

  /// The most pixels along an edge: Cairo's limit.
  package static let largestSide = 32_767
  /// The most pixels in all.
  package static let mostPixels = 1 << 28

  /// A transparent picture. Small sizes only: there must be memory for it.
  package init(width: Int, height: Int, scale: CGFloat = 1) {
    do {
      try self.init(checking: width, height, scale: scale)
    } catch {
      preconditionFailure("A picture could not be made: \(error)")
    }
  }

  /// A picture of any size in pixels, checked before memory is taken.
  ///
  /// - Parameter pixel: The premultiplied color of every pixel.
  package init(
    checking width: Int, _ height: Int, scale: CGFloat = 1, filledWith pixel: UInt32 = 0
  ) throws(BitmapError) {
    precondition(width >= 0 && height >= 0, "A bitmap cannot be \(width) × \(height) pixels.")
    guard width <= Bitmap.largestSide, height <= Bitmap.largestSide,
      width * height <= Bitmap.mostPixels
    else { throw .tooLarge(width: width, height: height) }
    guard let storage = PixelStorage(count: width * height, pixel: pixel) else {
      throw .noMemory(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.scale = scale
    self.storage = storage
  }

  /// A part of another picture.
  ///
  /// - Parameters:
  ///   - x: of the part's left edge in the other picture, in pixels.
  ///   - y: of its top edge.
  /// - Precondition: The part lies within the other picture.
  package init(
    copying width: Int, _ height: Int, of other: Bitmap, x: Int, y: Int, scale: CGFloat
  ) throws(BitmapError) {
    precondition(
      x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= other.width
        && y + height <= other.height,
      "A part reaches beyond a bitmap of \(other.width) × \(other.height) pixels.")
    guard
      let storage = PixelStorage(
        copying: width, height, of: other.storage, from: other.width * y + x, stride: other.width)
    else { throw .noMemory(width: width, height: height) }
    self.width = width
    self.height = height
    self.scale = scale
    self.storage = storage
  }

  /// The distance of two rows in bytes.
  package var bytesPerRow: Int { width * 4 }

  /// The colour of a pixel, from the left and from the top, with straight alpha.
  ///
  /// - Precondition: `x` is in `0..<width`, `y` in `0..<height`.
  public package(set) subscript(x: Int, y: Int) -> RGBA8 {
    get {
      let offset = offset(x, y)
      return unsafe RGBA8(
        premultiplied: storage.bytes.loadUnaligned(
          fromByteOffset: offset, as: PremultipliedPixel.self))
    }
    set {
      let offset = offset(x, y)
      unsafe withUnsafeMutableBytes { bytes in
        unsafe bytes.storeBytes(
          of: newValue.premultiplied, toByteOffset: offset, as: PremultipliedPixel.self)
      }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height,
      "The pixel (\(x), \(y)) is outside of a bitmap of \(width) × \(height) pixels.")
    return (y * width + x) * 4
  }

  /// Calls `body` with the pixels' memory, `width · height · 4` bytes, valid during the call.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try unsafe body(storage.bytes)
  }

  /// Calls `body` with the pixels' memory to write to, in memory of this bitmap's own.
  package mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = PixelStorage(copying: storage) }
    defer { withExtendedLifetime(storage) {} }
    return try unsafe body(storage.mutableBytes)
  }

  /// Whether size, scale and all pixels are equal.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a.width == b.width && a.height == b.height && a.scale == b.scale && a.storage.equals(b.storage)
  }
}
