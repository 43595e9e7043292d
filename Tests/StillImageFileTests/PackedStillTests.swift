import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Pictures whose files share bands with those of others.
@Suite struct PackedStillTests {
  /// Changes pixels of some rows, and returns these rows.
  private static func change(
    _ picture: inout Bitmap, _ color: RGBA8, next: (Int) -> Int
  ) -> [Range<Int>] {
    var rows: Set<Int> = []
    for _ in 0..<(1 + next(3)) {
      let start = next(picture.height)
      for y in start..<min(start + 1 + next(30), picture.height) {
        rows.insert(y)
        for x in next(picture.width)..<picture.width { picture[x, y] = color }
      }
    }
    return rows.sorted().map { $0..<($0 + 1) }
  }

  /// Kinds change on the way: with a palette and without, opaque and not.
  @Test(
    "A file with bands of another picture has the bytes of one made from nothing",
    arguments: [0, 1, 2, 3])
  func sameBytes(kind: Int) throws {
    var seed = UInt32(kind * 7 + 1)
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
    var picture =
      switch kind {
      case 0: PackedRowsTests.mixed(900, 300, seed: 5)
      case 1: PackedRowsTests.mixed(900, 300, seed: 6, alpha: true)
      case 2:
        TestPictures.picture(900, 300) { x, y in
          RGBA8(red: UInt8(x / 4), green: 0, blue: 0)
        }
      default: TestPictures.picture(70, 48) { x, y in RGBA8(red: UInt8(x), green: 0, blue: 9) }
      }
    var known = try PackedStill(picture)
    for _ in 0..<30 {
      let before = picture
      let alpha = [255, 255, 255, 255, 90][next(5)]
      let color = RGBA8(
        red: UInt8(next(256)), green: UInt8(next(256)), blue: 1, alpha: UInt8(alpha))
      var changed = Self.change(&picture, color, next: next)
      if next(4) == 0 {
        // A noisy part makes the colours many; taking it back makes them few.
        for y in 0..<min(20, picture.height) {
          for x in 0..<picture.width {
            picture[x, y] = RGBA8(red: UInt8(next(256)), green: UInt8(next(256)), blue: 2)
          }
        }
        changed = [0..<picture.height]
      }
      let taken = try PackedStill(picture, unless: (known, changed))
      #expect(try taken.file == PNGEncoder.encode(picture))
      if next(3) == 0 {
        picture = before
      } else {
        known = taken
      }
    }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(picture)) == picture)
  }

  @Test("Bands without changed rows are taken over unseen, and those at changed rows are not")
  func takesOver() throws {
    let before = PackedRowsTests.mixed(1_200, 200, seed: 4)
    let other = PackedRowsTests.mixed(1_200, 200, seed: 9)
    let known = try PackedStill(before)
    #expect(try PackedStill(other, unless: (known, [])).file == known.file)
    #expect(
      try PackedStill(other, unless: (known, [0..<200])).file == PNGEncoder.encode(other))
  }

  @Test("Bands cost few bytes")
  func size() throws {
    let picture = PackedRowsTests.mixed(600, 480, seed: 2)
    let whole = try #require(PackedRows(PixelRows(picture), hasAlpha: false, .standard))
    let file = try PNGEncoder.encode(picture)
    #expect(file.count * 100 <= whole.zlibStream.count * 102)
  }
}
