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
    let known = try PNGBands(before, hasAlpha: false, unless: nil)
    let fresh = try PNGBands(after, hasAlpha: false, unless: nil)
    let taken = try PNGBands(after, hasAlpha: false, unless: (known, [63..<66, 199..<200]))
    #expect(taken.file == fresh.file)
    #expect(try PNGDecoder.decode(taken.file) == after)
    #expect(try PNGDecoder.decode(known.file) == before)
    let clear = try PNGBands(TestPictures.everyAlpha, hasAlpha: true, unless: nil)
    #expect(try PNGDecoder.decode(clear.file) == TestPictures.everyAlpha)
  }
}
