/// The differences between two pictures.
public struct PixelDiff: Hashable, Sendable {
  /// The tolerance within which pixels and pictures count as equal. Without tolerance unless
  /// told otherwise; values that are no numbers allow nothing.
  public struct Options: Hashable, Sendable {
    /// Colour distance in YIQ that is allowed, 0 for none to 1 for all, as pixelmatch and odiff define it.
    public var threshold: Double
    /// 1 for equal colours; p allows a difference by CIEDE2000 of 100 · (1 − p).
    public var perceptualPrecision: Double
    /// Share of pixels that have to agree, 0 to 1.
    public var precision: Double
    /// The number of pixels that may differ; nil: the share alone decides.
    public var maximumCount: Int?
    /// Whether pixels that differ because an edge was antialiased in another way count as the same.
    public var ignoresAntialiasing: Bool
    /// Pixels inside agree whatever they are, in pixels of both pictures.
    public var ignoredRectangles: [PixelRectangle]

    /// No tolerance but what is given.
    public init(
      threshold: Double = 0, perceptualPrecision: Double = 1, precision: Double = 1,
      maximumCount: Int? = nil, ignoresAntialiasing: Bool = false,
      ignoredRectangles: [PixelRectangle] = []
    ) {
      self.threshold = threshold
      self.perceptualPrecision = perceptualPrecision
      self.precision = precision
      self.maximumCount = maximumCount
      self.ignoresAntialiasing = ignoresAntialiasing
      self.ignoredRectangles = ignoredRectangles
    }
  }

  /// Whether the pictures are equally wide and equally high. When not, what lies outside of one of
  /// them differs.
  public let sizesAreEqual: Bool
  /// Pixels that are in at least one of the pictures, laid on each other at the top left.
  public let pixelCount: Int
  /// Pixels that do not agree.
  public private(set) var differingPixelCount = 0
  /// Pixels that differ only because an edge was antialiased in another way, where those are ignored; they are not among
  /// those that do not agree.
  public private(set) var antialiasedPixelCount = 0
  /// The largest distance of two components as they are in memory, of all pixels that are in both
  /// pictures and whether they agree or not: 0 to 255.
  public private(set) var maximumChannelDistance: UInt8 = 0
  /// Whether all unequal pixels that are in both pictures have the same colour and let different amounts through;
  /// so far as bytes multiplied by alpha tell.
  public private(set) var differsInAlphaAlone = true
  /// The largest distance of two alphas, as `maximumChannelDistance`.
  public private(set) var maximumAlphaDistance: UInt8 = 0
  /// Around all pixels that do not agree; nil when there is none.
  public private(set) var boundingBox: PixelRectangle?
  /// Boxes around the pixels that do not agree, one for all that lie close together (within some 16 pixels), from the top
  /// down.
  public private(set) var regions: [PixelRectangle] = []
  private let precision: Double
  private let maximumCount: Int?

  /// Compares two pictures; scale does not matter. Of two sizes, they are laid on each other at the top left. Large
  /// pictures are compared on all cores.
  ///
  /// - Complexity: O(n) in the pixels, those that are equal in blocks of 16; for each unequal one its neighbours, where
  ///   antialiasing is ignored, and the number of ignored rectangles.
  public static func compare(
    _ reference: Bitmap, _ actual: Bitmap, options: Options = Options()
  ) -> PixelDiff {
    let parts = PixelBands(reference, actual).map { rows in
      var part = PixelDiff(reference, actual, options)
      let regions = part.include(rows, of: reference, actual, options)
      return (diff: part, regions: regions)
    }
    var (diff, regions) = parts[0]
    for part in parts.dropFirst() {
      diff.add(part.diff)
      regions.formUnion(part.regions)
    }
    for rectangle in PixelRectangle.inOneOnly(reference, actual) {
      let parts = rectangle.subtracting(options.ignoredRectangles)
      for part in parts {
        diff.differingPixelCount += part.width * part.height
        regions.include(part)
      }
    }
    diff.regions = regions.all
    diff.boundingBox = diff.regions.dropFirst().reduce(diff.regions.first) { $0?.union($1) }
    return diff
  }

  private init(_ reference: Bitmap, _ actual: Bitmap, _ options: Options) {
    sizesAreEqual = reference.width == actual.width && reference.height == actual.height
    let common = min(reference.width, actual.width) * min(reference.height, actual.height)
    pixelCount = reference.width * reference.height + actual.width * actual.height - common
    precision = options.precision
    maximumCount = options.maximumCount
  }

  /// Whether nothing differs at all, tolerated or not.
  public var isIdentical: Bool {
    sizesAreEqual && differingPixelCount == 0 && maximumChannelDistance == 0
      && antialiasedPixelCount == 0
  }

  /// Whether the pictures count as the same: of one size, and enough of their pixels agree.
  public var isAccepted: Bool {
    guard sizesAreEqual else { return false }
    if differingPixelCount <= max(maximumCount ?? 0, 0) { return true }
    guard precision < 1 else { return false }
    // A precision that was a `Float` is off by 6e-8, which must not cost a pixel.
    return Double(differingPixelCount) <= (1 - precision + 1e-7) * Double(pixelCount)
  }

  /// The part of all pixels that do not agree, 0 to 1.
  public var share: Double {
    pixelCount == 0 ? 0 : Double(differingPixelCount) / Double(pixelCount)
  }

  /// Counts what differs in some rows.
  ///
  /// - Returns: The boxes around it.
  private mutating func include(
    _ rows: Range<Int>, of reference: Bitmap, _ actual: Bitmap, _ options: Options
  ) -> DifferenceRegions {
    var regions = DifferenceRegions(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    PixelVerdicts(reference, actual, options).visit(rows: rows) { x, y, a, b, verdict in
      switch verdict {
      case .ignored: return
      case .tolerated: break
      case .antialiased: antialiasedPixelCount += 1
      case .different:
        differingPixelCount += 1
        regions.include(x: x, y: y)
      }
      include(distanceOf: a, b)
    }
    return regions
  }

  /// Adds the counts of other rows of the same pictures.
  private mutating func add(_ other: PixelDiff) {
    differingPixelCount += other.differingPixelCount
    antialiasedPixelCount += other.antialiasedPixelCount
    maximumChannelDistance = max(maximumChannelDistance, other.maximumChannelDistance)
    maximumAlphaDistance = max(maximumAlphaDistance, other.maximumAlphaDistance)
    differsInAlphaAlone = differsInAlphaAlone && other.differsInAlphaAlone
  }

  private mutating func include(distanceOf a: PremultipliedPixel, _ b: PremultipliedPixel) {
    func distance(_ shift: UInt32) -> UInt8 {
      let (x, y) = (UInt8(truncatingIfNeeded: a >> shift), UInt8(truncatingIfNeeded: b >> shift))
      return x > y ? x - y : y - x
    }
    let alpha = distance(24)
    maximumAlphaDistance = max(maximumAlphaDistance, alpha)
    maximumChannelDistance = max(
      maximumChannelDistance, max(max(distance(0), distance(8)), max(distance(16), alpha)))
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
}

extension PixelDiff: CustomStringConvertible {
  /// A sentence without its full stop.
  public var description: String {
    guard let boundingBox else { return "no pixel of \(pixelCount) differs\(besides)" }
    let pixels = differingPixelCount == 1 ? "1 pixel" : "\(differingPixelCount) pixels"
    return "\(pixels) of \(pixelCount) (\(percentage)) \(distance), within "
      + "\(boundingBox.width) × \(boundingBox.height) pixels at (\(boundingBox.x), \(boundingBox.y))"
      + besides
  }

  /// The ignored pixels, in words.
  private var besides: String {
    switch antialiasedPixelCount {
    case 0: ""
    case 1: ", besides 1 pixel of antialiased edges"
    default: ", besides \(antialiasedPixelCount) pixels of antialiased edges"
    }
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
