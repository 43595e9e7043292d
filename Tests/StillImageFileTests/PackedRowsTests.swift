import Foundation
import StillRaster
import Testing

@testable import StillImageFile

@Suite("Rows that are packed by our own stream")
struct PackedRowsTests {
  /// Text-like rows, flat areas, gradients and noise, by bands.
  static func mixed(_ width: Int, _ height: Int, seed: UInt32, alpha: Bool = false) -> Bitmap {
    var seed = seed
    return TestPictures.picture(width, height) { x, y in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      switch y / 13 % 5 {
      case 0: return RGBA8(red: 250, green: 250, blue: 252)
      case 1:
        let ink: UInt8 = (x / 3 * 7 + y / 2 * 5) % 11 < 4 ? 20 : 255
        return RGBA8(red: ink, green: ink, blue: ink, alpha: alpha ? UInt8(x % 256) : 255)
      case 2: return RGBA8(red: UInt8(x % 256), green: UInt8(y % 256), blue: 128)
      case 3:
        let byte = UInt8(seed >> 24)
        return RGBA8(red: byte, green: byte ^ UInt8(seed >> 16 & 255), blue: UInt8(seed >> 8 & 255))
      default:
        return RGBA8(red: UInt8(100 + (seed >> 29)), green: UInt8(90 + (seed >> 30)), blue: 80)
      }
    }
  }

  @Test(
    "are the same pixels when they are read, whatever they show, also where they are longer than the window",
    arguments: [(1, 1), (3, 70), (257, 140), (9_000, 6), (12_000, 15)], [false, true])
  func roundTrip(size: (Int, Int), alpha: Bool) throws {
    let bitmap = Self.mixed(size.0, size.1, seed: 3, alpha: alpha)
    for mode in [PNGEncoder.Mode.standard, .fast] {
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, mode: mode)) == bitmap)
    }
  }

  /// Rows as of letters: each much like the one above and in runs, of colours that are more than a palette has.
  private static func letters(
    _ width: Int, _ height: Int, alpha: Bool, next: (Int) -> Int
  ) -> Bitmap {
    let colors = (0..<300).map { _ in
      let opacity = alpha ? [0, 90, 255, 255][next(4)] : 255
      return RGBA8(
        red: UInt8(next(256)), green: UInt8(next(256)), blue: UInt8(next(256)),
        alpha: UInt8(opacity))
    }
    var row = Array(repeating: colors[0], count: width)
    return TestPictures.picture(width, height) { x, y in
      if x == 0 {
        // Some rows are the same again; others change in places, or become what they were somewhere else.
        for _ in 0..<next(6) {
          let start = next(width)
          let count = min(1 + next(20) * next(8), width - start)
          let source = next(width - count + 1)
          let color = colors[next(300)]
          let isCopied = next(2) == 0
          for index in 0..<count { row[start + index] = isCopied ? row[source + index] : color }
        }
      }
      return row[x]
    }
  }

  @Test(
    "of letters are the same pixels when they are read, also of a part", arguments: [false, true])
  func letters(alpha: Bool) throws {
    var seed: UInt32 = 11
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
    let widths = Array(1...6) + [63, 64, 65, 66, 127, 128, 129, 200, 1_023, 1_024, 1_026, 3_000]
    for width in widths {
      let height = width > 500 ? 60 : 160
      let bitmap = Self.letters(width, height, alpha: alpha, next: next)
      for mode in [PNGEncoder.Mode.standard, .fast] {
        let packed = try #require(PackedRows(PixelRows(bitmap), hasAlpha: alpha, mode))
        #expect(try read(packed, width, height, hasAlpha: alpha) == bitmap, "\(width) wide")
        // Whatever was in the memory before.
        let again = try #require(PackedRows(PixelRows(bitmap), hasAlpha: alpha, mode))
        #expect(again.blocks == packed.blocks, "\(width) wide")
      }
      let part = PixelRectangle(x: width / 3, y: 5, width: width - width / 3, height: height - 9)
      let packed = try #require(
        PackedRows(PixelRows(bitmap, in: part), hasAlpha: alpha, .standard))
      let shown = try read(packed, part.width, part.height, hasAlpha: alpha)
      let expected = TestPictures.picture(part.width, part.height) { x, y in
        bitmap[part.x + x, part.y + y]
      }
      #expect(shown == expected, "a part, \(part.width) wide")
    }
  }

  /// What a PNG of these rows shows.
  private func read(
    _ packed: PackedRows, _ width: Int, _ height: Int, hasAlpha: Bool
  ) throws -> Bitmap {
    var file = PNGHeader(
      width: width, height: height, scale: 1, format: hasAlpha ? .rgba : .rgb
    ).bytes
    file.append(.imageData, packed.zlibStream)
    file.append(.end)
    return try PNGDecoder.decode(Data(file))
  }

  @Test("of letters take a third less than where bytes are looked for")
  func lettersAreSmall() throws {
    var seed: UInt32 = 23
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
    let pixels = PixelRows(Self.letters(600, 200, alpha: false, next: next))
    let packed = try #require(PackedRows(pixels, hasAlpha: false, .standard)).zlibStream
    let lines = PNGFilter(pixels: pixels, hasAlpha: false, care: .all, edge: 8).scanlines()
    let bytewise = try #require(PackedRows(bytes: lines)).zlibStream
    #expect(packed.count * 3 <= bytewise.count * 2)
  }

  @Test("are known to repeat the one above by a survey, which finds opacity and colours too")
  func survey() throws {
    let rows = [0, 0, 1, 1, 1, 2, 0]
    let striped = TestPictures.picture(70, 7) { _, y in
      RGBA8(red: UInt8(rows[y]), green: 0, blue: 0)
    }
    func survey(_ picture: Bitmap) -> PixelSurvey {
      PixelSurvey(PixelRows(picture), .whole(picture.height))
    }
    let few = survey(striped)
    #expect(few.palette?.colors.count == 3)
    #expect(few.isOpaque)
    #expect(few.bands[0].repeats == [0, 1, 0, 1, 1, 0, 0])
    let many = survey(TestPictures.gradient(300, 40))
    #expect(many.palette == nil)
    #expect(many.isOpaque)
    #expect(many.bands[0].repeats == Array(repeating: 0, count: 40))
    var clear = TestPictures.gradient(300, 40)
    clear[299, 39] = RGBA8(red: 0, green: 0, blue: 0, alpha: 254)
    let lastClear = survey(clear)
    #expect(lastClear.palette == nil)
    #expect(!lastClear.isOpaque)
    #expect(lastClear.bands[0].repeats == nil)
  }

  @Test("that cannot be compressed become hardly longer")
  func noise() throws {
    var seed: UInt64 = 88_172_645_463_325_252
    let bitmap = TestPictures.picture(200, 200) { _, _ in
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return RGBA8(
        red: UInt8(seed & 255), green: UInt8(seed >> 8 & 255), blue: UInt8(seed >> 16 & 255))
    }
    let data = try PNGEncoder.encode(bitmap)
    #expect(try PNGDecoder.decode(data) == bitmap)
    #expect(data.count < 200 * 200 * 3 + 4_000)
  }

  /// What a PNG of palette 0…255 shows of a stream of rows, each behind the number 0.
  private func shown(_ stream: [UInt8], _ width: Int, _ height: Int) throws -> [UInt8] {
    var file = PNGHeader(width: width, height: height, scale: 1, format: .palette).bytes
    file.append(.palette, (0..<256).flatMap { [UInt8($0), 0, 0] })
    file.append(.imageData, stream)
    file.append(.end)
    let picture = try PNGDecoder.decode(Data(file))
    return (0..<(width * height)).map { picture[$0 % width, $0 / width].red }
  }

  @Test("are the same again, whatever is in them", arguments: [false, true])
  func anything(isThorough: Bool) throws {
    var seed: UInt32 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
    for count in 1...300 {
      let width = count < 40 ? count : 1 + next(90)
      let height = count < 40 ? 1 : 1 + next(90)
      // Few values make runs, and matches of every length; pixels of three bytes that come again, short ones.
      let values = 1 + next(6) * next(40)
      let pixels = (0..<12).map { _ in (0..<3).map { _ in UInt8(next(values)) } }
      var bytes: [UInt8] = []
      while bytes.count < width * height {
        if next(4) == 0 {
          bytes += Array(repeating: UInt8(next(values)), count: 1 + next(400))
        } else {
          bytes += pixels[next(12)]
        }
      }
      bytes.removeLast(bytes.count - width * height)
      var lines: [UInt8] = []
      for y in 0..<height { lines += [0] + bytes[(y * width)..<((y + 1) * width)] }
      let packed = try #require(PackedRows(bytes: lines, isThorough: isThorough))
      #expect(try shown(packed.zlibStream, width, height) == bytes)
    }
  }

  @Test("take fewer bytes where they are searched thoroughly")
  func thorough() throws {
    let lines = PNGFilter(
      pixels: PixelRows(Self.mixed(240, 160, seed: 9)), hasAlpha: false, care: .all, edge: 2
    )
    .scanlines()
    let thorough = try #require(PackedRows(bytes: lines, isThorough: true)).zlibStream
    let quick = try #require(PackedRows(bytes: lines)).zlibStream
    #expect(thorough.count * 20 <= quick.count * 19)
    #expect(thorough.count * 20 <= PNGEncoder.compress(lines, level: 8).count * 21)
  }

  @Test("get codes of at most 15 bits, however rare a byte is", arguments: [false, true])
  func longCodes(isThorough: Bool) throws {
    // Frequencies like Fibonacci's numbers give the longest codes there are.
    var bytes: [UInt8] = []
    var (few, more) = (1, 1)
    for symbol in 0..<23 {
      bytes += Array(repeating: UInt8(symbol * 7), count: few)
      (few, more) = (more, few + more)
    }
    // Mixed, so that there are no runs.
    var seed: UInt32 = 5
    for index in stride(from: bytes.count - 1, to: 0, by: -1) {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      bytes.swapAt(index, Int(seed >> 8) % (index + 1))
    }
    let width = 500
    let height = bytes.count / width
    // A PNG of palette 0…255 shows the bytes as they are.
    var lines: [UInt8] = []
    for y in 0..<height { lines += [0] + bytes[(y * width)..<((y + 1) * width)] }
    let packed = try #require(PackedRows(bytes: lines, isThorough: isThorough))
    #expect(try shown(packed.zlibStream, width, height) == bytes.dropLast(bytes.count % width))
  }

  @Test("in bands give the same file whether bands are taken over from another picture or not")
  func bands() throws {
    let before = Self.mixed(120, 200, seed: 4)
    var after = before
    for y in 63..<66 { after[5, y] = RGBA8(red: 1, green: 2, blue: 3) }
    after[119, 199] = RGBA8(red: 9, green: 9, blue: 9)
    let cut = PNGBands.Cut.frame(200)
    let known = try PNGBands(before, cut, hasAlpha: false, .fast, unless: nil)
    let fresh = try PNGBands(after, cut, hasAlpha: false, .fast, unless: nil)
    let same = cut.same([63..<66, 199..<200])
    #expect(same.filter { $0 }.count == 10)
    let taken = try PNGBands(after, cut, hasAlpha: false, .fast, unless: (known, same))
    #expect(taken.file == fresh.file)
    #expect(try PNGDecoder.decode(taken.file) == after)
    #expect(try PNGDecoder.decode(known.file) == before)
    let clear = try PNGBands(
      TestPictures.everyAlpha, .frame(TestPictures.everyAlpha.height), hasAlpha: true, .fast,
      unless: nil)
    #expect(try PNGDecoder.decode(clear.file) == TestPictures.everyAlpha)
  }
}
