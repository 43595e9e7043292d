import Foundation
import StillRaster

@testable import StillImageFile

/// Reads an APNG as its specification says, for tests: all chunks intact, sequence numbers without gap.
struct APNGReader {
  struct Frame {
    var bitmap: Bitmap
    var numerator: Int
    var denominator: Int
    var rectangle: PixelRectangle
  }

  struct Malformed: Error {
    let reason: String
  }

  private(set) var declaredFrameCount = 0
  private(set) var loopCount = 0
  /// Each as it is shown.
  private(set) var frames: [Frame] = []

  private var header: [UInt8] = []
  private var canvas = Bitmap(width: 0, height: 0)
  /// What comes back before the next frame; nil: the canvas stays.
  private var restored: Bitmap?
  /// The chunks of a palette.
  private var palette: [(PNGChunk, [UInt8])] = []

  /// Whether its pixels are numbers of a palette.
  var hasPalette: Bool { header.count > 9 && header[9] == 3 }
  private(set) var takesFramesAway = 0

  init(_ data: Data) throws {
    let bytes = PNGBytes(data)
    var offset = 8
    var control: [UInt8] = []
    var sequenceNumber: UInt32 = 0
    while offset < data.count {
      guard let chunk = bytes.chunk(at: offset) else { throw Malformed(reason: "breaks off") }
      guard chunk.isIntact else { throw Malformed(reason: "\(chunk.name) has a wrong checksum") }
      // The reader of chunks leaves out long contents.
      let content = [UInt8](data[(offset + 8)..<(chunk.end - 4)])
      if chunk.name == "fcTL" || chunk.name == "fdAT" {
        guard chunk.number(at: 0) ?? Self.number(content, 0) == sequenceNumber else {
          throw Malformed(reason: "sequence number \(sequenceNumber) is missing")
        }
        sequenceNumber += 1
      }
      switch chunk.name {
      case "IHDR":
        header = content
        canvas = Bitmap(width: Int(Self.number(content, 0)), height: Int(Self.number(content, 4)))
      case "acTL":
        declaredFrameCount = Int(Self.number(content, 0))
        loopCount = Int(Self.number(content, 4))
      case "fcTL": control = content
      case "PLTE": palette.append((.palette, content))
      case "tRNS": palette.append((.transparency, content))
      case "IDAT": try show(control, stream: content)
      case "fdAT": try show(control, stream: Array(content.dropFirst(4)))
      default: break
      }
      offset = chunk.end
    }
  }

  /// All delays together, in seconds.
  var duration: Double {
    frames.reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) }
  }

  private mutating func show(_ control: [UInt8], stream: [UInt8]) throws {
    guard control.count == 26, control[24] == 0 || control[24] == 2, control[25] == 0 else {
      throw Malformed(reason: "a frame without its control, or of a kind that is not expected")
    }
    if let restored { canvas = restored }
    restored = control[24] == 2 ? canvas : nil
    takesFramesAway += control[24] == 2 ? 1 : 0
    let numbers = [4, 8, 12, 16].map { Int(Self.number(control, $0)) }
    let rectangle = PixelRectangle(
      x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    // A frame's pixels are those of a still PNG of its size.
    var part = header
    part.replaceSubrange(0..<8, with: control[4..<12])
    var png = PNGChunk.signature
    png.append(.header, part)
    for (chunk, content) in palette { png.append(chunk, content) }
    png.append(.imageData, stream)
    png.append(.end)
    let pixels = try PNGDecoder.decode(Data(png))
    for y in 0..<rectangle.height {
      for x in 0..<rectangle.width { canvas[rectangle.x + x, rectangle.y + y] = pixels[x, y] }
    }
    frames.append(
      Frame(
        bitmap: canvas, numerator: Int(control[20]) << 8 | Int(control[21]),
        denominator: Int(control[22]) << 8 | Int(control[23]), rectangle: rectangle))
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
