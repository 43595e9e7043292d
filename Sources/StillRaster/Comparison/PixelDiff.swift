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
  /// Whether all unequal pixels that are in both pictures have the same colour and let different amounts through;
  /// so far as bytes multiplied by alpha tell.
  package private(set) var differsInAlphaAlone = true
  /// The largest distance of two alphas, as `maximumChannelDistance`.
  package private(set) var maximumAlphaDistance: UInt8 = 0
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
    let (alphaA, alphaB) = (UInt8(a >> 24), UInt8(b >> 24))
    maximumAlphaDistance = max(
      maximumAlphaDistance, alphaA > alphaB ? alphaA - alphaB : alphaB - alphaA)
    if differsInAlphaAlone { differsInAlphaAlone = PixelDiff.isOneColor(a, b) }
  }

  /// Whether two unequal pixels can be one colour with two alphas: a component multiplied by its alpha is off by half
  /// a step.
  private static func isOneColor(_ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Bool {
    let (alphaA, alphaB) = (Int(a >> 24), Int(b >> 24))
    guard alphaA != alphaB else { return false }
    return [UInt32(0), 8, 16].allSatisfy { shift in
      let (x, y) = (Int(a >> shift & 0xFF), Int(b >> shift & 0xFF))
      return abs(x * alphaB - y * alphaA) * 2 <= alphaA + alphaB
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
    let pixels = differingPixelCount == 1 ? "1 pixel" : "\(differingPixelCount) pixels"
    return "\(pixels) of \(pixelCount) (\(percentage)) \(distance), within "
      + "\(boundingBox.width) × \(boundingBox.height) pixels at (\(boundingBox.x), \(boundingBox.y))"
  }

  /// "12.5 %"; "100.0 %" only when all pixels differ.
  private var percentage: String {
    let percent = (share * 10_000).rounded() / 100
    if percent == 0 { return "less than 0.01 %" }
    if percent >= 100, differingPixelCount < pixelCount { return "more than 99.99 %" }
    return "\(percent) %"
  }

  private var distance: String {
    if maximumChannelDistance == 0 { return "are in one picture only" }
    if differsInAlphaAlone {
      return "differ in alpha alone, by up to \(maximumAlphaDistance) of 255"
    }
    return "differ, by up to \(maximumChannelDistance) of 255 in a component"
  }
}
