import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Pictures of every format, each of four quarters of known colours.
@Suite struct PictureDecoderTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures")

  static let quarters = [
    RGBA8(red: 220, green: 40, blue: 30), RGBA8(red: 40, green: 180, blue: 60),
    RGBA8(red: 30, green: 60, blue: 200), RGBA8(red: 240, green: 230, blue: 210),
  ]

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static func picture(_ name: String) throws -> Bitmap {
    let decoder = try PictureDecoder(data(name))
    let bitmap = try decoder.bitmap(width: decoder.width, height: decoder.height)
    #expect(bitmap.width == decoder.width && bitmap.height == decoder.height)
    return bitmap
  }

  /// The colours in the middle of the four quarters, row by row.
  static func middles(_ bitmap: Bitmap) -> [RGBA8] {
    [1, 3].flatMap { y in
      [1, 3].map { x in bitmap[x * bitmap.width / 4, y * bitmap.height / 4] }
    }
  }

  static func expect(
    _ found: [RGBA8], _ expected: [RGBA8], within tolerance: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    for (found, expected) in zip(found, expected) {
      let isClose =
        distance(found.alpha, expected.alpha) <= tolerance
        && (expected.alpha == 0
          || distance(found.red, expected.red) <= tolerance
            && distance(found.green, expected.green) <= tolerance
            && distance(found.blue, expected.blue) <= tolerance)
      #expect(isClose, "\(found) is not \(expected)", sourceLocation: location)
    }
  }

  @Test(arguments: [
    ("deep.png", PictureFormat.png, 0), ("plain.jpg", .jpeg, 3), ("plain.heic", .heif, 4),
    ("plain.avif", .heif, 4),
  ])
  func opaquePicturesHaveTheirColors(name: String, format: PictureFormat, tolerance: Int) throws {
    let decoder = try PictureDecoder(Self.data(name))
    #expect(decoder.format == format)
    Self.expect(Self.middles(try Self.picture(name)), Self.quarters, within: tolerance)
  }

  @Test(arguments: [
    ("alpha.png", 128, 1), ("palette.png", 0, 0), ("plain.gif", 0, 0), ("interlaced.gif", 0, 0),
    ("lossless.webp", 128, 1), ("film.webp", 128, 1), ("lossy.webp", 128, 4),
    ("plain.svg", 128, 1),
  ])
  func alphaIsKept(name: String, alpha: UInt8, tolerance: Int) throws {
    var expected = Self.quarters
    expected[3].alpha = alpha
    Self.expect(Self.middles(try Self.picture(name)), expected, within: tolerance)
  }

  @Test(arguments: ["grey.png", "grey.jpg"]) func greysAreColors(name: String) throws {
    let expected = ([30, 90, 160, 250] as [UInt8]).map { RGBA8(red: $0, green: $0, blue: $0) }
    Self.expect(Self.middles(try Self.picture(name)), expected, within: 2)
  }

  @Test func inksAreMixed() throws {
    let expected = [
      RGBA8(red: 172, green: 31, blue: 23), RGBA8(red: 31, green: 141, blue: 47),
      RGBA8(red: 23, green: 47, blue: 156), RGBA8(red: 188, green: 180, blue: 164),
    ]
    Self.expect(Self.middles(try Self.picture("inks.jpg")), expected, within: 4)
  }

  @Test(arguments: [("wide.png", 2), ("wide.jpg", 6)])
  func aProfileIsWorkedIn(name: String, tolerance: Int) throws {
    // By the matrix of rule P5.3, clamped.
    let expected = [
      RGBA8(red: 240, green: 0, blue: 0), RGBA8(red: 0, green: 183, blue: 30),
      RGBA8(red: 17, green: 61, blue: 208), RGBA8(red: 242, green: 230, blue: 208),
    ]
    Self.expect(Self.middles(try Self.picture(name)), expected, within: tolerance)
  }

  @Test func aProfileOfGreysIsWorkedIn() throws {
    let expected = ([96, 160, 208, 253] as [UInt8]).map { RGBA8(red: $0, green: $0, blue: $0) }
    Self.expect(Self.middles(try Self.picture("linear-grey.png")), expected, within: 1)
  }

  @Test(arguments: ["turned.jpg", "turned.png"]) func exifTurnsUpright(name: String) throws {
    let bitmap = try Self.picture(name)
    #expect(bitmap.width == 24 && bitmap.height == 32)
    // The left side of the file is the top.
    let expected = [2, 0, 3, 1].map { Self.quarters[$0] }
    Self.expect(Self.middles(bitmap), expected, within: 3)
  }

  /// Where the four quarters go (rule P11.2).
  static let turns: [(PictureOrientation, [Int])] = [
    (.up, [0, 1, 2, 3]), (.upMirrored, [1, 0, 3, 2]), (.down, [3, 2, 1, 0]),
    (.downMirrored, [2, 3, 0, 1]), (.leftMirrored, [0, 2, 1, 3]), (.right, [2, 0, 3, 1]),
    (.rightMirrored, [3, 1, 2, 0]), (.left, [1, 3, 0, 2]),
  ]

  @Test(arguments: turns) func allOrientations(
    orientation: PictureOrientation, order: [Int]
  ) throws {
    let bitmap = try #require(Self.picture("deep.png").upright(orientation))
    #expect(Self.middles(bitmap) == order.map { Self.quarters[$0] })
    // Every pixel goes somewhere.
    var counts: [RGBA8: Int] = [:]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { counts[bitmap[x, y], default: 0] += 1 }
    }
    #expect(Set(counts.values) == [192])
  }

  @Test func aDrawingIsMadeInAnySize() throws {
    let decoder = try PictureDecoder(Self.data("plain.svg"))
    #expect(decoder.isDrawing && decoder.width == 32 && decoder.height == 24)
    let large = try decoder.bitmap(width: 320, height: 480)
    #expect(large[159, 100] == Self.quarters[0])
    #expect(large[160, 100] == Self.quarters[1])
    #expect(large[100, 239] == Self.quarters[0])
    #expect(large[100, 240] == Self.quarters[2])
  }

  @Test func shrinkingTakesTheMeanOfAllThatAPixelCovers() throws {
    let fine = TestPictures.picture(90, 40) { x, y in
      (x + y).isMultiple(of: 2)
        ? RGBA8(red: 255, green: 255, blue: 255) : RGBA8(red: 0, green: 0, blue: 0)
    }
    let small = try #require(fine.shrunk(width: 9, height: 4))
    for y in 0..<4 {
      for x in 0..<9 { #expect(abs(Int(small[x, y].red) - 128) <= 1) }
    }
    let odd = try #require(
      TestPictures.picture(3, 1) { x, _ in
        RGBA8(red: UInt8(x * 90), green: 0, blue: 0)
      }.shrunk(width: 2, height: 1))
    // One and a half pixels each.
    #expect(odd[0, 0].red == 30)
    #expect(odd[1, 0].red == 150)
  }
}
