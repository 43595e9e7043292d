import Foundation
import StillRaster
import Testing

@testable import StillImageFile

@Suite("A film as APNG")
struct APNGTests {
  /// A square that moves over a gradient, letting through what is below by a half.
  static func film(_ count: Int, alpha: UInt8 = 128) -> [Bitmap] {
    (0..<count).map { index in
      var bitmap = TestPictures.gradient(40, 30)
      for y in 5..<10 {
        for x in index * 2..<index * 2 + 6 {
          bitmap[x, y] = RGBA8(red: 255, green: 0, blue: 0, alpha: alpha)
        }
      }
      return bitmap
    }
  }

  static func encode(
    _ frames: [Bitmap], fps: Double = 60, hasAlpha: Bool = true, loopCount: Int = 0
  ) throws -> Data {
    let format = APNGEncoder.Format(
      width: 40, height: 30, framesPerSecond: fps, hasAlpha: hasAlpha, loopCount: loopCount)
    let output = MemoryOutput()
    let encoder = try APNGEncoder(format, to: output)
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return output.data
  }

  @Test("shows the frames that were added", arguments: [true, false])
  func frames(hasAlpha: Bool) throws {
    let film = Self.film(12, alpha: hasAlpha ? 128 : 255)
    let reader = try APNGReader(Self.encode(film, hasAlpha: hasAlpha, loopCount: 3))
    #expect(reader.frames.map(\.bitmap) == film)
    #expect(reader.declaredFrameCount == 12 && reader.loopCount == 3)
    #expect(reader.frames.allSatisfy { $0.numerator == 1 && $0.denominator == 60 })
  }

  @Test("holds only what changed")
  func rectangles() throws {
    let reader = try APNGReader(Self.encode(Self.film(3)))
    #expect(
      reader.frames.map(\.rectangle) == [
        PixelRectangle(x: 0, y: 0, width: 40, height: 30),
        PixelRectangle(x: 0, y: 5, width: 8, height: 5),
        PixelRectangle(x: 2, y: 5, width: 8, height: 5),
      ])
  }

  @Test("lets a frame last longer that is followed by the same")
  func repeats() throws {
    let film = Self.film(3)
    let data = try Self.encode([film[0], film[0], film[0], film[1], film[2], film[2]])
    let reader = try APNGReader(data)
    #expect(reader.frames.map(\.bitmap) == film)
    #expect(reader.frames.map(\.numerator) == [3, 1, 2])
    #expect(reader.declaredFrameCount == 3)
    #expect(abs(reader.duration - 6.0 / 60) < 1e-12)
  }

  @Test("splits a frame that lasts longer than a delay can say")
  func longRepeat() throws {
    let frame = Self.film(1)[0]
    // 1001/30000 a frame, of which 65 fit.
    let rate = 30_000.0 / 1001
    let reader = try APNGReader(Self.encode(Array(repeating: frame, count: 150), fps: rate))
    #expect(reader.frames.map(\.numerator) == [65 * 1001, 65 * 1001, 20 * 1001])
    #expect(reader.frames.allSatisfy { $0.bitmap == frame })
    #expect(reader.declaredFrameCount == 3)
    #expect(abs(reader.duration - 150 / rate) < 1e-9)
  }

  @Test("is the same when its frames are compressed apart, in any order")
  func apart() async throws {
    let film = Self.film(8)
    let format = APNGEncoder.Format(width: 40, height: 30, framesPerSecond: 60)
    let encoded = try await withThrowingTaskGroup(of: (Int, EncodedFrame).self) { group in
      for index in film.indices {
        group.addTask {
          (index, try format.encode(film[index], previous: index == 0 ? nil : film[index - 1]))
        }
      }
      var encoded: [Int: EncodedFrame] = [:]
      for try await (index, frame) in group { encoded[index] = frame }
      return encoded
    }
    let output = MemoryOutput()
    let encoder = try APNGEncoder(format, to: output)
    for index in film.indices { try encoder.append(#require(encoded[index])) }
    try encoder.finish()
    #expect(try output.data == Self.encode(film))
  }

  @Test("is a PNG of its first frame to those who know no APNG")
  func still() throws {
    let film = Self.film(3)
    #expect(try PNGDecoder.decode(Self.encode(film)) == film[0])
  }

  @Test("comes complete into a file, or not at all")
  func file() throws {
    try withTemporaryFolder { folder in
      let film = Self.film(5)
      let url = folder.appendingPathComponent("film.png")
      let format = APNGEncoder.Format(width: 40, height: 30, framesPerSecond: 60)
      do {
        let output = try AtomicOutput(to: url)
        let encoder = try APNGEncoder(format, to: output)
        for frame in film { try encoder.add(frame) }
        #expect(throws: ImageFileError.self) { try encoder.add(TestPictures.gradient(40, 31)) }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        try encoder.finish()
        try output.commit()
      }
      #expect(try Data(contentsOf: url) == Self.encode(film))
      do {
        let encoder = try APNGEncoder(format, to: AtomicOutput(to: url))
        try encoder.add(film[0])
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.png"])
      #expect(try Data(contentsOf: url) == Self.encode(film))
    }
  }

  @Test("cannot be made of nothing, or with a rate that is none")
  func invalid() {
    #expect(throws: ImageFileError.noFrames) { try Self.encode([]) }
    for rate in [0, -1, Double.nan, .infinity, 70_000] {
      #expect(throws: ImageFileError.self) { try Self.encode(Self.film(1), fps: rate) }
    }
    #expect(throws: ImageFileError.empty(width: 0, height: 4)) {
      let format = APNGEncoder.Format(width: 0, height: 4, framesPerSecond: 1)
      _ = try APNGEncoder(format, to: MemoryOutput())
    }
  }

  @Test(
    "has delays that are the rate's exactly, or nearly",
    arguments: [
      (60, 1, 60), (24, 1, 24), (0.5, 2, 1), (23.976, 1001, 24_000), (23.98, 1001, 24_000),
      (29.97, 1001, 30_000), (59.94, 1001, 60_000), (25, 1, 25), (12.5, 2, 25),
      (65_535, 1, 65_535),
      (1.0 / 3, 3, 1), (0.0001, 10_000, 1),
    ] as [(Double, Int, Int)])
  func delays(rate: Double, numerator: Int, denominator: Int) throws {
    let delay = try FrameDelay(framesPerSecond: rate)
    #expect(delay.numerator == numerator && delay.denominator == denominator)
  }

  @Test("has delays near to any rate", arguments: [.pi, 59.94, 0.000_016, 60_000.5, 1e-3 * .pi])
  func anyDelay(rate: Double) throws {
    let delay = try FrameDelay(framesPerSecond: rate)
    let actual = Double(delay.denominator) / Double(delay.numerator)
    #expect(abs(actual - rate) <= rate * 1e-4)
    #expect(delay.numerator <= 65_535 && delay.denominator <= 65_535)
  }
}
