import Foundation
import StillRaster

/// Draws SVGs through a program of its own, `rsvg-convert`: a few hundred bytes may be written to be drawn for days, or to take all memory.
/// The program can be ended then, and nothing else ends with it.
enum SVGProgram {
  /// The most that a drawing may take: seconds of a processor's time, and bytes of memory.
  static let bounds = (seconds: 10, memory: 2 << 30)

  /// Returns the drawing, stretched to what is asked for.
  ///
  /// - Parameter seconds: The most of a processor's time that it may take.
  static func decode(
    _ data: Data, width: Int, height: Int, seconds: Int = bounds.seconds
  ) throws(ImageFileError) -> Bitmap {
    let words = [
      "rsvg-convert", "--format", "png", "--dpi-x", "96", "--dpi-y", "96",
      "--width", "\(width)", "--height", "\(height)",
    ]
    // Without loss, a picture may become a little larger than its pixels.
    let answer = try answer(
      of: words, to: sized(data), seconds, most: width * height * 5 + (1 << 20))
    guard answer.status <= 0,
      let bitmap = try? PNGDecoder.decode(answer.output, profile: nil, scale: 1),
      bitmap.width == width, bitmap.height == height
    else { throw .undecodable(format: "SVG", reason: reason(answer)) }
    return bitmap
  }

  /// Gives a drawing that says nothing of its size one of 100 × 100: the program would take that of its ink.
  private static func sized(_ data: Data) -> Data {
    guard let size = SVGSize(data), size.isUnknown, let tag = data.firstRange(of: Data("svg".utf8))
    else { return data }
    var sized = data
    sized.insert(contentsOf: Data(" viewBox=\"0 0 100 100\"".utf8), at: tag.upperBound)
    return sized
  }

  private static func answer(
    of words: [String], to data: Data, _ seconds: Int, most: Int
  ) throws(ImageFileError) -> ProgramResponse {
    do throws(ProgramResponse.Failure) {
      return try ProgramResponse(
        of: words, to: data, seconds: seconds, memory: bounds.memory, most: most)
    } catch {
      switch error {
      case .missing:
        throw .unsupported(
          "large SVGs are drawn by rsvg-convert, which is missing: run apt-get install librsvg2-bin"
        )
      case .tooLong:
        throw .unsupported(
          "the SVG takes more than \(seconds) second\(seconds == 1 ? "" : "s") to draw: make it simpler"
        )
      case .tooMuch: throw .undecodable(format: "SVG", reason: "it says too much of itself")
      case .system(let reason): throw .undecodable(format: "SVG", reason: reason)
      }
    }
  }

  /// Returns why there is no picture, from what the program says and how it ended.
  private static func reason(_ answer: ProgramResponse) -> String {
    if answer.messages.contains("ut of memory") || answer.messages.contains("memory allocation") {
      return "drawing it takes too much memory"
    }
    if answer.status > 128 { return "it breaks what draws it" }
    let line = answer.messages.split(whereSeparator: \.isNewline).last ?? ""
    return line.isEmpty ? "it is damaged or cut off" : String(line).brief
  }
}
