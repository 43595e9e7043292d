import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Whether what draws PDFs is installed.
private let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")

/// A PDF from its objects, the first of which is the catalogue.
private func pdf(_ objects: [String], trailer: String = "") -> Data {
  var file = "%PDF-1.4\n"
  var places: [Int] = []
  for (index, object) in objects.enumerated() {
    places.append(file.utf8.count)
    file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
  }
  let table = file.utf8.count
  file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
  for place in places {
    let digits = String(place)
    file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
  }
  file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer)>>\n"
  return Data((file + "startxref\n\(table)\n%%EOF\n").utf8)
}

/// A PDF of pages: what each says of itself, and what it draws.
private func pages(_ pages: [(keys: String, drawing: String)], more: [String] = []) -> Data {
  var objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
  for page in pages {
    let number = objects.count + 1
    objects.append("<< /Type /Page /Parent 2 0 R \(page.keys) /Contents \(number + 1) 0 R >>")
    objects.append("<< /Length \(page.drawing.utf8.count) >>\nstream\n\(page.drawing)\nendstream")
  }
  let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
  objects[1] = "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>"
  return pdf(objects + more)
}

/// Pictures that are pages.
@Suite(.enabled(if: isInstalled, "needs poppler-utils")) struct PDFTests {
  private func draw(_ data: Data, scale: Int = 1) throws -> Bitmap {
    let decoder = try PictureDecoder(data)
    return try decoder.bitmap(width: decoder.width * scale, height: decoder.height * scale)
  }

  private func failure(_ data: Data) -> String? {
    do {
      _ = try draw(data)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let red = RGBA8(red: 255, green: 0, blue: 0)
  private let blue = RGBA8(red: 0, green: 0, blue: 255)
  private let leftIsRed = "1 0 0 rg 0 0 10 10 re f 0 0 1 rg 10 0 10 10 re f"

  @Test func aPageHasItsColorsAndItsAlpha() throws {
    var expected = PictureDecoderTests.quarters
    expected[3].alpha = 128
    for scale in [1, 5] {
      let picture = try draw(PictureDecoderTests.data("plain.pdf"), scale: scale)
      #expect(picture.width == 32 * scale && picture.height == 24 * scale)
      PictureDecoderTests.expect(
        PictureDecoderTests.middles(picture), expected, within: 1)
    }
  }

  @Test func theFirstPageIsShownAndWhatItLeavesClearIsClear() throws {
    let data = pages([
      ("/MediaBox [0 0 20 12.5]", "1 0 0 rg 0 0 20 6 re f"),
      ("/MediaBox [0 0 40 40]", "0 0 1 rg 0 0 40 40 re f"),
    ])
    let decoder = try PictureDecoder(data)
    #expect(decoder.format == .pdf && decoder.isDrawing)
    #expect(decoder.width == 20 && decoder.height == 13)
    let picture = try decoder.bitmap(width: 40, height: 25)
    #expect(picture[20, 20] == red && picture[20, 4].alpha == 0)
  }

  @Test func edgesAreSharpAtAnySize() throws {
    let picture = try draw(pages([("/MediaBox [0 0 20 10]", leftIsRed)]), scale: 9)
    #expect(picture[89, 45] == red && picture[90, 45] == blue)
  }

  @Test func aPageMayBeTurnedAndCut() throws {
    let turned = try draw(pages([("/MediaBox [0 0 20 10] /Rotate 90", leftIsRed)]))
    #expect(turned.width == 10 && turned.height == 20)
    #expect(turned[5, 4] == red && turned[5, 15] == blue)
    let cut = try draw(pages([("/MediaBox [0 0 20 10] /CropBox [10 0 20 10]", leftIsRed)]))
    #expect(cut.width == 10 && cut.height == 10 && cut[2, 5] == blue)
  }

  @Test func somethingMayStandBeforeIt() throws {
    let data = Data("\n% a remark\n".utf8) + pages([("/MediaBox [0 0 20 10]", leftIsRed)])
    #expect(try draw(data)[4, 4] == red)
  }

  @Test func whatIsNoPageIsOneError() throws {
    let good = pages([("/MediaBox [0 0 20 10]", leftIsRed)])
    #expect(failure(good) == nil)
    #expect(try #require(failure(pages([]))).contains("it has no pages"))
    #expect(
      try #require(failure(pages([("/MediaBox [0 0 1000000 1000000]", "")])))
        .contains("larger than any picture"))
    #expect(try #require(failure(Data("%PDF-1.7\n".utf8))).contains("the PDF cannot be read"))
    for count in [60, good.count - 120] {
      #expect(
        failure(good.prefix(count))
          == "the PDF cannot be read (it is damaged or cut off): make or copy the file again")
    }
    let key = String(repeating: "41", count: 32)
    let locked = pdf(
      ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"],
      trailer: "/ID [<41> <41>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 "
        + "/O <\(key)> /U <\(key)> >> ")
    #expect(try #require(failure(locked)).lowercased().contains("encrypted"))
  }

  @Test func drawingsThatLoopEnd() {
    let form =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >> "
      + "/Length 5 >>\nstream\n/A Do\nendstream"
    let data = pages(
      [("/MediaBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>", "/A Do")], more: [form])
    #expect(failure(data) == nil)
  }

  /// Forms that draw the next one ten times each: 10^9 rectangles from a thousand bytes.
  private var endless: Data {
    let depth = 10
    let forms = (0..<depth).map { index in
      let isLast = index == depth - 1
      let next = isLast ? "" : "/Resources << /XObject << /A \(6 + index) 0 R >> >> "
      let drawing = isLast ? "0 0 9 9 re f" : String(repeating: "/A Do ", count: 10)
      return "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] \(next)"
        + "/Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream"
    }
    return pages(
      [("/MediaBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>", "/A Do")], more: forms)
  }

  @Test(.timeLimit(.minutes(10))) func aPageThatWouldBeDrawnForDaysIsEnded() throws {
    #expect(try PictureDecoder(endless).width == 9)
    #expect(
      throws: ImageFileError.unsupported(
        "the PDF takes more than 1 second to draw: make its first page simpler")
    ) { try PDFDecoder.decode(endless, width: 9, height: 9, seconds: 1) }
  }

  /// Documents that ask for memory, for their own parts, or for files and programs of the machine.
  private static let hostile: [String: Data] = [
    "an image of 900 million pixels": pages(
      [("/MediaBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>", "9 0 0 9 0 0 cm /A Do")],
      more: [
        "<< /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 "
          + "/ColorSpace /DeviceCMYK /Length 3 >>\nstream\nabc\nendstream"
      ]),
    "a pattern of tiny cells": pages(
      [
        (
          "/MediaBox [0 0 9000 9000] /Resources << /Pattern << /P 5 0 R >> >>",
          "/Pattern cs /P scn 0 0 9000 9000 re f"
        )
      ],
      more: [
        "<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 "
          + "/YStep 0.001 /Resources << >> /Length 11 >>\nstream\n0 0 1 1 re f\nendstream"
      ]),
    "a pattern of itself": pages(
      [
        (
          "/MediaBox [0 0 9 9] /Resources << /Pattern << /P 5 0 R >> >>",
          "/Pattern cs /P scn 0 0 9 9 re f"
        )
      ],
      more: [
        "<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1 "
          + "/YStep 1 /Resources << /Pattern << /P 5 0 R >> >> /Length 36 >>\n"
          + "stream\n/Pattern cs /P scn 0 0 1 1 re f     \nendstream"
      ]),
    "dashes without end": pages([
      ("/MediaBox [0 0 9000 9000]", "[0.00001] 0 d 1 w 0 0 m 9000 9000 l S")
    ]),
    "states without end": pages([
      ("/MediaBox [0 0 9 9]", String(repeating: "q ", count: 300_000))
    ]),
    "pages that hold themselves": pdf([
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>",
    ]),
    "a content that is its own length": pdf([
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>",
      "<< /Length 4 0 R >>\nstream\n0 0 9 9 re f\nendstream",
    ]),
    "a file and a program of the machine": pdf([
      "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>",
      "<< /F (/etc/passwd) /Length 0 >>\nstream\n\nendstream",
    ]),
    "units beyond measure": pages([
      ("/MediaBox [0 0 9 9] /UserUnit 1000000000", "0 0 9 9 re f")
    ]),
    "a box of no numbers": pages([("/MediaBox [nan inf 1e400 -1e400]", "0 0 9 9 re f")]),
    "a box upside down": pages([("/MediaBox [9 9 -9e307 -9e307]", "0 0 9 9 re f")]),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: hostile.keys.sorted())
  func hostileDocumentsEnd(_ name: String) throws {
    let data = try #require(Self.hostile[name])
    do throws(ImageFileError) {
      let decoder = try PictureDecoder(data)
      let side = 64
      let bitmap = try PDFDecoder.decode(
        data, width: min(decoder.width, side), height: min(decoder.height, side), seconds: 2)
      #expect(bitmap.width <= side && bitmap.height <= side)
    } catch {
      // A reason for people, and none of the program's own.
      #expect("\(error)".contains("PDF"), "\(name): \(error)")
    }
  }

  @Test func wordsOfTheDocumentAreNoSize() throws {
    let said = """
      Title:           A
      Page    1 size:  9 x 9 pts
      Page    1 size:  595.276 x 841.89 pts (A4)
      Page    1 rot:   270
      """
    let size = try #require(PDFPageSize(said))
    #expect(size.width == 841.89 && size.height == 595.276)
    #expect(PDFPageSize("Title: Page 1 size: 9 x 9 pts") == nil)
  }

  @Test func pagesAreDrawnOnManyThreadsAtOnce() async throws {
    let data = pages([("/MediaBox [0 0 20 10]", leftIsRed)])
    let first = try draw(data)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { try draw(data) == first } }
      for try await isEqual in group { #expect(isEqual) }
    }
  }
}

@Suite(.enabled(if: !isInstalled)) struct MissingPopplerTests {
  @Test func theErrorSaysWhatToInstall() {
    #expect(
      throws: ImageFileError.unsupported(
        "PDFs are drawn by Poppler, which is missing: run apt-get install poppler-utils")
    ) { try PictureDecoder(pages([("/MediaBox [0 0 20 10]", "")])) }
  }
}
