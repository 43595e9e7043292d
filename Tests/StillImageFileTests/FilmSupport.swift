import Foundation
import StillRaster

@testable import StillImageFile

/// Films for tests, and what their formats give back.
enum Films {
  /// A disc of soft edges that moves over a gradient.
  static func disc(_ count: Int, width: Int = 60, height: Int = 40) -> [Bitmap] {
    let ground = TestPictures.gradient(width, height)
    return (0..<count).map { index in
      var frame = ground
      let center = Double(6 + index * 2 % (width - 12))
      for y in 0..<height {
        for x in 0..<width {
          let distance = ((Double(x) - center) * (Double(x) - center) + Double((y - 20) * (y - 20)))
            .squareRoot()
          let cover = min(max(6 - distance, 0), 1)
          guard cover > 0 else { continue }
          let below = ground[x, y]
          func mixed(_ level: UInt8, _ above: Double) -> UInt8 {
            UInt8(Double(level) * (1 - cover) + above * cover)
          }
          frame[x, y] = RGBA8(
            red: mixed(below.red, 240), green: mixed(below.green, 40), blue: mixed(below.blue, 90))
        }
      }
      return frame
    }
  }

  /// Few colours: a block that moves over a flat ground.
  static func blocks(_ count: Int, width: Int = 40, height: Int = 30) -> [Bitmap] {
    (0..<count).map { index in
      TestPictures.picture(width, height) { x, y in
        (index * 2..<index * 2 + 6).contains(x) && (5..<11).contains(y)
          ? RGBA8(red: 200, green: 30, blue: 30) : RGBA8(red: 240, green: 240, blue: 235)
      }
    }
  }

  static func shape(
    _ frames: [Bitmap], rate: Double = 60, hasAlpha: Bool = false
  ) throws -> FilmShape {
    FilmShape(
      width: frames[0].width, height: frames[0].height, rate: try FrameRate(rate),
      count: frames.count, hasAlpha: hasAlpha)
  }

  /// Lets a writer have the frames, as many threads or machines would: pieces are made in reverse.
  static func write(_ frames: [Bitmap], to writer: any FilmWriter) throws {
    var pieces: [Int: FilmPiece] = [:]
    for position in frames.indices.reversed() {
      pieces[position] = try writer.coder.piece(
        of: FrameWindow(
          position: position, frame: frames[position],
          previous: position > 0 ? frames[position - 1] : nil,
          beforePrevious: position > 1 ? frames[position - 2] : nil))
    }
    for position in frames.indices {
      if let piece = pieces[position] { try writer.append(piece, at: position) }
    }
    try writer.finish()
  }

  static func bytes(
    of frames: [Bitmap], _ open: (MemoryOutput) throws -> any FilmWriter
  ) throws -> Data {
    let output = MemoryOutput()
    try write(frames, to: open(output))
    return output.data
  }

  /// The mean of the squares of differences, as decibels below full scale; infinite for equal pictures.
  static func likeness(_ a: Bitmap, _ b: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        for (one, other) in [(p.red, q.red), (p.green, q.green), (p.blue, q.blue)] {
          sum += Double((Int(one) - Int(other)) * (Int(one) - Int(other)))
        }
      }
    }
    guard sum > 0 else { return .infinity }
    return 10 * log10(255 * 255 * 3 * Double(a.width * a.height) / sum)
  }
}
