import Foundation
import StillRaster
import Testing

@Suite("Comparing two pictures")
struct PixelDiffTests {
  /// Opaque noise that is the same every time.
  static func noise(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var state: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        bitmap[x, y] = RGBA8(
          red: UInt8(state >> 24), green: UInt8(state >> 16 & 0xFF), blue: UInt8(state >> 8 & 0xFF))
      }
    }
    return bitmap
  }

  static func plain(_ color: RGBA8, _ width: Int = 10, _ height: Int = 10) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }

  @Test("finds nothing when they are equal, whatever their scale")
  func equal() {
    let a = Bitmap(width: 5, height: 4)
    let diff = PixelDiff.compare(a, Bitmap(width: 5, height: 4, scale: 2))
    #expect(diff.isIdentical && diff.isAccepted && diff.sizesAreEqual)
    #expect(diff.differingPixelCount == 0 && diff.pixelCount == 20 && diff.boundingBox == nil)
  }

  @Test("finds one changed component anywhere", arguments: 0..<4)
  func oneComponent(component: Int) {
    let (width, height) = (37, 5)
    let original = Self.noise(width, height)
    for index in 0..<width * height {
      var changed = original
      unsafe changed.withUnsafeMutableBytes { bytes in
        unsafe bytes[index * 4 + component] ^= 1
      }
      let diff = PixelDiff.compare(original, changed)
      let expected = PixelRectangle(x: index % width, y: index / width, width: 1, height: 1)
      guard !diff.isIdentical, !diff.isAccepted, diff.differingPixelCount == 1,
        diff.maximumChannelDistance == 1, diff.boundingBox == expected
      else {
        Issue.record("component \(component) of pixel \(index): \(diff)")
        return
      }
      #expect(PixelWalk(original, changed).changedRectangle() == expected)
    }
  }

  @Test("says how many, how far and where")
  func measures() {
    let original = Self.plain(RGBA8(red: 10, green: 10, blue: 10), 20, 10)
    var changed = original
    changed[3, 2] = RGBA8(red: 30, green: 10, blue: 10)
    changed[17, 8] = RGBA8(red: 10, green: 10, blue: 0)
    let diff = PixelDiff.compare(original, changed)
    #expect(diff.differingPixelCount == 2 && diff.share == 0.01)
    #expect(diff.maximumChannelDistance == 20)
    #expect(diff.boundingBox == PixelRectangle(x: 3, y: 2, width: 15, height: 7))
    #expect(
      diff.description
        == "2 pixels of 200 (1.0 %) differ, by up to 20 of 255 in a component, "
        + "within 15 × 7 pixels at (3, 2)")
    #expect(PixelWalk(original, changed).changedRectangle() == diff.boundingBox)
  }

  @Test(
    "says 100.0 % only of all pixels, and less than 0.01 % of few",
    arguments: [(40_000, "100.0 %"), (39_999, "more than 99.99 %"), (1, "less than 0.01 %")])
  func percentages(count: Int, text: String) {
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 200, 200)
    var changed = original
    for index in 0..<count {
      changed[index % 200, index / 200] = RGBA8(red: 9, green: 9, blue: 9)
    }
    let diff = PixelDiff.compare(original, changed)
    let pixels = count == 1 ? "1 pixel" : "\(count) pixels"
    #expect(
      diff.description.hasPrefix(
        "\(pixels) of 40000 (\(text)) differ, by up to 9 of 255 in a component, "))
  }

  @Test("says so when alpha alone differs, and when pixels are in one picture only")
  func alphaAlone() {
    for red in [UInt8(0), 200] {
      let a = Self.plain(RGBA8(red: red, green: 0, blue: 0, alpha: 255), 2, 2)
      var b = a
      b[1, 1] = RGBA8(red: red, green: 0, blue: 0, alpha: 200)
      let diff = PixelDiff.compare(a, b)
      #expect(
        diff.description == "1 pixel of 4 (25.0 %) differ in alpha alone, by up to 55 of 255, "
          + "within 1 × 1 pixels at (1, 1)")
      b[0, 0] = RGBA8(red: red, green: 9, blue: 0)
      #expect(!PixelDiff.compare(a, b).differsInAlphaAlone)
    }
    let small = Self.plain(RGBA8(red: 1, green: 2, blue: 3), 2, 1)
    let large = Self.plain(RGBA8(red: 1, green: 2, blue: 3), 2, 2)
    #expect(
      PixelDiff.compare(small, large).description
        == "2 pixels of 4 (50.0 %) are in one picture only, within 2 × 1 pixels at (0, 1)")
  }

  @Test("counts what only one of them has")
  func sizes() {
    let small = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 4, 6)
    let large = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 6, 5)
    let options = PixelDiff.Options(threshold: 1, perceptualPrecision: 0, precision: 0)
    let diff = PixelDiff.compare(small, large, options: options)
    #expect(!diff.sizesAreEqual && !diff.isAccepted && !diff.isIdentical)
    #expect(diff.differingPixelCount == 14 && diff.pixelCount == 34)
    #expect(diff.boundingBox == PixelRectangle(x: 0, y: 0, width: 6, height: 6))
    #expect(
      !PixelDiff.compare(Bitmap(width: 0, height: 1), Bitmap(width: 1, height: 0)).isIdentical)
  }

  @Test("allows a distance in YIQ up to the threshold")
  func threshold() {
    // A grey step of n has the squared distance 0.5053 n², of 35215.
    let a = Self.plain(RGBA8(red: 100, green: 100, blue: 100))
    let b = Self.plain(RGBA8(red: 126, green: 126, blue: 126))
    let limit = (0.5053 * 26 * 26 / 35_215).squareRoot()
    #expect(!PixelDiff.compare(a, b, options: .init(threshold: limit - 0.001)).isAccepted)
    let accepted = PixelDiff.compare(a, b, options: .init(threshold: limit + 0.001))
    #expect(accepted.isAccepted && !accepted.isIdentical && accepted.maximumChannelDistance == 26)
  }

  @Test("allows a difference by CIEDE2000 up to the perceptual precision")
  func perceptual() {
    // Lightness of sRGB grey: 119 is 50.034, 121 is 50.815; in the middle, CIEDE2000 takes it as it is.
    let a = Self.plain(RGBA8(red: 119, green: 119, blue: 119))
    let b = Self.plain(RGBA8(red: 121, green: 121, blue: 121))
    #expect(PixelDiff.compare(a, b, options: .init(perceptualPrecision: 0.992)).isAccepted)
    #expect(!PixelDiff.compare(a, b, options: .init(perceptualPrecision: 0.9925)).isAccepted)
    // Red to green, (53.24, 80.09, 67.20) and (87.73, −86.18, 83.18): 86.6 by the published formula.
    let red = Self.plain(RGBA8(red: 255, green: 0, blue: 0))
    let green = Self.plain(RGBA8(red: 0, green: 255, blue: 0))
    #expect(PixelDiff.compare(red, green, options: .init(perceptualPrecision: 0.133)).isAccepted)
    #expect(!PixelDiff.compare(red, green, options: .init(perceptualPrecision: 0.135)).isAccepted)
  }

  @Test("allows a number of pixels to differ")
  func maximumCount() {
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0))
    var changed = original
    for x in 0..<3 { changed[x, 1] = RGBA8(red: 255, green: 255, blue: 255) }
    #expect(!PixelDiff.compare(original, changed, options: .init(maximumCount: 2)).isAccepted)
    #expect(PixelDiff.compare(original, changed, options: .init(maximumCount: 3)).isAccepted)
    #expect(!PixelDiff.compare(original, changed, options: .init(maximumCount: -1)).isAccepted)
    #expect(PixelDiff.compare(original, original, options: .init(maximumCount: -1)).isAccepted)
  }

  @Test("finds a region for all that lies close together")
  func regions() {
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 200, 100)
    var changed = original
    let white = RGBA8(red: 255, green: 255, blue: 255)
    for (x, y) in [(3, 4), (20, 9), (150, 8), (190, 90), (170, 95)] { changed[x, y] = white }
    #expect(
      PixelDiff.compare(original, changed).regions == [
        PixelRectangle(x: 3, y: 4, width: 18, height: 6),
        PixelRectangle(x: 150, y: 8, width: 1, height: 1),
        PixelRectangle(x: 170, y: 90, width: 21, height: 6),
      ])
    // What only one of them has is a region, too.
    let wider = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 210, 100)
    #expect(
      PixelDiff.compare(original, wider).regions == [
        PixelRectangle(x: 200, y: 0, width: 10, height: 100)
      ])
  }

  /// What is found row by row is what is found by joining one cell after the other to those around it.
  @Test("finds the regions of cells that touch, however they lie", arguments: 1...8)
  func scattered(seed: Int) {
    let (width, height, cell) = (330, 250, 16)
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0), width, height)
    var changed = original
    var random = UInt64(seed)
    var cells: [[PixelRectangle]] = []
    for _ in 0..<(20 * seed) {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (x, y) = (Int(random >> 33) % width, Int(random >> 12 & 0xFFFFF) % height)
      changed[x, y] = RGBA8(red: 255, green: 255, blue: 255)
      cells.append([PixelRectangle(x: x, y: y, width: 1, height: 1)])
    }
    func touch(_ a: PixelRectangle, _ b: PixelRectangle) -> Bool {
      abs(a.x / cell - b.x / cell) <= 1 && abs(a.y / cell - b.y / cell) <= 1
    }
    var isJoined = true
    while isJoined {
      isJoined = false
      for first in cells.indices {
        for second in cells.indices.dropFirst(first + 1)
        where cells[first].contains(where: { a in cells[second].contains { touch(a, $0) } }) {
          cells[first] += cells[second]
          cells[second] = []
          isJoined = true
        }
      }
    }
    let regions = cells.filter { !$0.isEmpty }.map { $0.reduce($0[0]) { $0.union($1) } }
    let diff = PixelDiff.compare(original, changed)
    #expect(Set(diff.regions) == Set(regions))
    #expect(diff.regions.count == regions.count)
    #expect(diff.boundingBox == regions.reduce(regions[0]) { $0.union($1) })
  }

  /// Differences in all parts of a picture that is large enough for several threads, a line across the middle among them.
  @Test("finds in large pictures what it finds in small ones")
  func large() {
    let (width, height) = (600, 4_000)
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0), width, height)
    var changed = original
    for y in 1_990..<2_010 { changed[300, y] = RGBA8(red: UInt8(y - 1_980), green: 0, blue: 0) }
    changed[1, 0] = RGBA8(red: 0, green: 90, blue: 0)
    changed[599, 3_999] = RGBA8(red: 0, green: 0, blue: 0, alpha: 55)
    let diff = PixelDiff.compare(original, changed, options: .init(maximumCount: 22))
    #expect(diff.differingPixelCount == 22 && diff.isAccepted && !diff.differsInAlphaAlone)
    #expect(diff.maximumChannelDistance == 200 && diff.maximumAlphaDistance == 200)
    #expect(
      diff.regions == [
        PixelRectangle(x: 1, y: 0, width: 1, height: 1),
        PixelRectangle(x: 300, y: 1_990, width: 1, height: 20),
        PixelRectangle(x: 599, y: 3_999, width: 1, height: 1),
      ])
    #expect(diff.boundingBox == PixelRectangle(x: 1, y: 0, width: 599, height: 4_000))
    #expect(PixelDiff.compare(original, original).isIdentical)
  }

  @Test("leaves out what lies in ignored rectangles, beyond the pictures too")
  func ignored() {
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 20, 10)
    var changed = original
    changed[5, 5] = RGBA8(red: 255, green: 255, blue: 255)
    let around = PixelRectangle(x: 5, y: 5, width: 1, height: 1)
    let diff = PixelDiff.compare(original, changed, options: .init(ignoredRectangles: [around]))
    #expect(diff.isIdentical && diff.regions.isEmpty)
    let beside = PixelRectangle(x: 6, y: 5, width: .max, height: .max)
    #expect(
      PixelDiff.compare(original, changed, options: .init(ignoredRectangles: [beside]))
        .differingPixelCount == 1)
    let everything = PixelRectangle(x: .min, y: .min, width: .max, height: .max)
    #expect(
      PixelDiff.compare(original, changed, options: .init(ignoredRectangles: [everything]))
        .differingPixelCount == 1)
    // Of what only one picture has, the part outside is left.
    let wider = Self.plain(RGBA8(red: 0, green: 0, blue: 0), 24, 10)
    let corner = PixelRectangle(x: 18, y: 0, width: 10, height: 4)
    #expect(
      PixelDiff.compare(original, wider, options: .init(ignoredRectangles: [corner]))
        .differingPixelCount == 4 * 6)
  }

  @Test(
    "sees a difference in alpha alone, on black as on white",
    arguments: [
      RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 255, green: 255, blue: 255),
      RGBA8(red: 255, green: 0, blue: 0),
    ])
  func alpha(color: RGBA8) {
    let clear = Bitmap(width: 10, height: 10)
    let options = PixelDiff.Options(perceptualPrecision: 0.5)
    let diff = PixelDiff.compare(clear, Self.plain(color), options: options)
    #expect(diff.differingPixelCount == 100)
  }

  @Test("allows some pixels to differ, a Float's rounding included")
  func precision() {
    let original = Self.plain(RGBA8(red: 0, green: 0, blue: 0))
    var changed = original
    changed[5, 5] = RGBA8(red: 255, green: 255, blue: 255)
    for (precision, isAccepted) in [(1.0, false), (0.995, false), (0.99, true), (0, true)] {
      let options = PixelDiff.Options(precision: Double(Float(precision)))
      #expect(PixelDiff.compare(original, changed, options: options).isAccepted == isAccepted)
    }
  }

  @Test("allows nothing when a tolerance is no number or out of range")
  func invalidOptions() {
    let a = Self.plain(RGBA8(red: 0, green: 0, blue: 0))
    let b = Self.plain(RGBA8(red: 1, green: 0, blue: 0))
    for value in [Double.nan, -1] {
      #expect(!PixelDiff.compare(a, b, options: .init(threshold: value)).isAccepted)
    }
    for value in [Double.nan, 2] {
      let options = PixelDiff.Options(perceptualPrecision: value, precision: value)
      #expect(!PixelDiff.compare(a, b, options: options).isAccepted)
    }
  }
}

@Suite("A difference picture")
struct DiffPictureTests {
  @Test("is red where pixels differ and pale grey elsewhere")
  func colors() throws {
    let original = PixelDiffTests.plain(RGBA8(red: 0, green: 0, blue: 0))
    var changed = original
    changed[2, 3] = RGBA8(red: 255, green: 255, blue: 255)
    let picture = try DiffPicture.make(reference: original, actual: changed)
    #expect(picture[2, 3] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(picture[0, 0] == RGBA8(red: 192, green: 192, blue: 192))
    let options = PixelDiff.Options(threshold: 1)
    let tolerant = try DiffPicture.make(reference: original, actual: changed, options: options)
    #expect(tolerant[2, 3] == RGBA8(red: 255, green: 255, blue: 255))
  }

  @Test("is as large as both pictures")
  func union() throws {
    let wide = PixelDiffTests.plain(RGBA8(red: 0, green: 0, blue: 0), 8, 2)
    let high = PixelDiffTests.plain(RGBA8(red: 0, green: 0, blue: 0), 2, 8)
    for (a, b) in [(wide, high), (high, wide)] {
      let picture = try DiffPicture.make(reference: a, actual: b)
      #expect(picture.width == 8 && picture.height == 8)
      #expect(picture[1, 1] == RGBA8(red: 192, green: 192, blue: 192))
      #expect(picture[7, 1] == RGBA8(red: 255, green: 0, blue: 0))
      #expect(picture[1, 7] == RGBA8(red: 255, green: 0, blue: 0))
      #expect(picture[7, 7] == RGBA8(red: 255, green: 255, blue: 255))
    }
  }

  @Test("is refused before memory is taken where both together are too large")
  func limit() {
    let wide = PixelDiffTests.plain(RGBA8(red: 0, green: 0, blue: 0), 32_767, 1)
    let high = PixelDiffTests.plain(RGBA8(red: 0, green: 0, blue: 0), 1, 32_767)
    #expect(throws: BitmapError.tooLarge(width: 32_767, height: 32_767)) {
      try DiffPicture.make(reference: wide, actual: high)
    }
  }
}
