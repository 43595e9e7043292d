import Foundation
import StillRaster

/// Draws the first page of PDFs through Poppler's programs, which are looked for when the first is read. What a page leaves clear stays
/// clear.
///
/// Programs of their own, because a page may be written to be drawn for days, or to break what draws it: it can be ended then, and
/// nothing else ends with it.
enum PDFDecoder {
  /// The most that one page may take: seconds of a processor's time, and bytes of memory.
  private static let bounds = (seconds: 10, memory: 2 << 30)

  /// Returns the size of the page's crop box after its rotation, in points, rounded up.
  static func size(of data: Data) throws(ImageFileError) -> (width: Int, height: Int) {
    let answer = try answer(
      of: ["pdfinfo", "-f", "1", "-l", "1", "-"], to: data, bounds.seconds, most: 1 << 20)
    let said = String(decoding: answer.output, as: UTF8.self)
    guard answer.status <= 0, let page = PDFPageSize(said) else {
      throw .undecodable(format: "PDF", reason: reason(answer))
    }
    guard page.width > 0, page.height > 0, page.width.isFinite, page.height.isFinite else {
      throw .undecodable(format: "PDF", reason: "its first page has no size")
    }
    let side = Double(ImageFileError.maximumSide)
    guard page.width <= side, page.height <= side else {
      throw .undecodable(format: "PDF", reason: "its first page is larger than any picture")
    }
    return (Int(page.width.rounded(.up)), Int(page.height.rounded(.up)))
  }

  /// Returns the page, stretched to what is asked for as drawings are.
  ///
  /// - Parameter seconds: The most of a processor's time that it may take.
  static func decode(
    _ data: Data, width: Int, height: Int, seconds: Int = bounds.seconds
  ) throws(ImageFileError) -> Bitmap {
    let size = ["-scale-to-x", "\(width)", "-scale-to-y", "\(height)"]
    let cut = ["-x", "0", "-y", "0", "-W", "\(width)", "-H", "\(height)"]
    // Without loss, a picture may become a little larger than its pixels.
    let answer = try answer(
      of: ["pdftocairo", "-q", "-png", "-transp", "-cropbox", "-singlefile"] + size + cut
        + ["-", "-"], to: data, seconds, most: width * height * 5 + (1 << 20))
    // As large as was asked for, whatever the program says of inches.
    guard answer.status <= 0,
      let bitmap = try? PNGDecoder.decode(answer.output, profile: nil, scale: 1),
      bitmap.width == width, bitmap.height == height
    else { throw .undecodable(format: "PDF", reason: reason(answer)) }
    return bitmap
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
          "PDFs are drawn by Poppler, which is missing: run apt-get install poppler-utils")
      case .tooLong:
        throw .unsupported(
          "the PDF takes more than \(seconds) second\(seconds == 1 ? "" : "s") to draw: make its first page simpler"
        )
      case .tooMuch: throw .undecodable(format: "PDF", reason: "it says too much of itself")
      case .system(let reason): throw .undecodable(format: "PDF", reason: reason)
      }
    }
  }

  /// Returns why there is no page, from what the program says and how it ended.
  private static func reason(_ answer: ProgramResponse) -> String {
    if answer.messages.contains("Incorrect password") { return "it is encrypted" }
    if answer.messages.contains("Wrong page range") { return "it has no pages" }
    if answer.messages.contains("ut of memory") { return "drawing it takes too much memory" }
    return answer.status > 128 ? "it breaks what draws it" : "it is damaged or cut off"
  }
}

/// The size of a page in what `pdfinfo` says of it, turned as the page says; in points.
struct PDFPageSize {
  let width: Double
  let height: Double

  /// Nil where it says nothing of it.
  init?(_ said: String) {
    var size: (width: Double, height: Double)?
    var isTurned = false
    // Words of the document come first, and may be anything: the last lines count.
    for line in said.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      // "Page    1 size:  595.276 x 841.89 pts (A4)"
      guard words.count >= 4, words[0] == "Page", words[1] == "1" else { continue }
      if words[2] == "size:", words.count >= 6, words[4] == "x", let width = Double(words[3]),
        let height = Double(words[5])
      {
        size = (width, height)
      } else if words[2] == "rot:", let angle = Int(words[3]) {
        isTurned = angle % 180 != 0
      }
    }
    guard let size else { return nil }
    (width, height) = isTurned ? (size.height, size.width) : size
  }
}
