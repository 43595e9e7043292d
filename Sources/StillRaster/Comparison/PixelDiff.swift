/// What differs between two pictures.
package struct PixelDiff: Hashable, Sendable {
  /// How far apart pixels and pictures may be and still count as the same. Without tolerance unless
  /// told otherwise; values that are no numbers allow nothing.
  package struct Options: Hashable, Sendable {
    /// Colour distance in YIQ that is allowed, 0 for none to 1 for all, as pixelmatch defines it.
    package var threshold: Double
    /// 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
    package var perceptualPrecision: Double
    /// Share of pixels that have to agree, 0 to 1.
    package var precision: Double

    package init(threshold: Double = 0, perceptualPrecision: Double = 1, precision: Double = 1) {
      self.threshold = threshold
      self.perceptualPrecision = perceptualPrecision
      self.precision = precision
    }
  }

  /// Whether the pictures are equally wide and equally high. When not, what lies outside of one of
  /// them differs.
  package let sizesAreEqual: Bool
  /// Pixels that are in at least one of the pictures, laid on each other at the top left.
  package let pixelCount: Int
  /// Pixels that do not agree.
  package private(set) var differingPixelCount = 0
  /// The largest distance of two components as they are in memory, of all pixels that are in both
  /// pictures and whether they agree or not: 0 to 255.
  package private(set) var maximumChannelDistance: UInt8 = 0
  /// Around all pixels that do not agree; nil when there is none.
  package private(set) var boundingBox: PixelRectangle?
  private let precision: Double

  /// Compares two pictures; scale does not matter.
  package static func compare(
    _ reference: Bitmap, _ actual: Bitmap, options: Options = Options()
  ) -> PixelDiff {
    var diff = PixelDiff(reference, actual, options)
    let tolerance = PixelTolerance(options)
    PixelWalk(reference, actual).forEachUnequalPixel { x, y, a, b in
      diff.include(distanceOf: a, b)
      if !tolerance.agree(a, b) { diff.include(x: x, y: y, width: 1, height: 1) }
    }
    diff.includeWhatIsInOneOnly(reference, actual)
    return diff
  }

  private init(_ reference: Bitmap, _ actual: Bitmap, _ options: Options) {
    sizesAreEqual = reference.width == actual.width && reference.height == actual.height
    let common = min(reference.width, actual.width) * min(reference.height, actual.height)
    pixelCount = reference.width * reference.height + actual.width * actual.height - common
    precision = options.precision
  }

  /// Whether nothing differs at all, tolerated or not.
  package var isIdentical: Bool {
    sizesAreEqual && differingPixelCount == 0 && maximumChannelDistance == 0
  }

  /// Whether the pictures count as the same: of one size, and enough of their pixels agree.
  package var isAccepted: Bool {
    guard sizesAreEqual else { return false }
    if differingPixelCount == 0 { return true }
    guard precision < 1 else { return false }
    // A precision that was a `Float` is off by 6e-8, which must not cost a pixel.
    return Double(differingPixelCount) <= (1 - precision + 1e-7) * Double(pixelCount)
  }

  /// The part of all pixels that do not agree, 0 to 1.
  package var share: Double {
    pixelCount == 0 ? 0 : Double(differingPixelCount) / Double(pixelCount)
  }

  private mutating func include(distanceOf a: PremultipliedPixel, _ b: PremultipliedPixel) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (x, y) = (UInt8(truncatingIfNeeded: a >> shift), UInt8(truncatingIfNeeded: b >> shift))
      maximumChannelDistance = max(maximumChannelDistance, x > y ? x - y : y - x)
    }
  }

  private mutating func include(x: Int, y: Int, width: Int, height: Int) {
    guard width > 0 && height > 0 else { return }
    differingPixelCount += width * height
    let added = PixelRectangle(x: x, y: y, width: width, height: height)
    boundingBox = boundingBox?.union(added) ?? added
  }

  private mutating func includeWhatIsInOneOnly(_ a: Bitmap, _ b: Bitmap) {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    for bitmap in [a, b] {
      include(x: width, y: 0, width: bitmap.width - width, height: height)
      include(x: 0, y: height, width: bitmap.width, height: bitmap.height - height)
    }
  }
}

extension PixelDiff: CustomStringConvertible {
  /// A sentence without its full stop.
  package var description: String {
    guard let boundingBox else { return "no pixel of \(pixelCount) differs" }
    let percent = (share * 10_000).rounded() / 100
    let pixels = differingPixelCount == 1 ? "1 pixel" : "\(differingPixelCount) pixels"
    return "\(pixels) of \(pixelCount) (\(percent > 0 ? "" : "less than ")\(max(percent, 0.01)) %) "
      + "differ, by up to \(maximumChannelDistance) of 255 in a component, within "
      + "\(boundingBox.width) × \(boundingBox.height) pixels at (\(boundingBox.x), \(boundingBox.y))"
  }
}
