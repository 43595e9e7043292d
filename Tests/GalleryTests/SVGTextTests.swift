import Foundation
import Stillframe
import Testing

/// Text that stays text in an SVG, with the fonts that the document brings.
@Suite struct SVGTextTests {
  init() {
    GalleryFonts.register()
  }

  /// An SVG of a view, taken apart.
  private struct Document {
    var source: String
    /// What each text says.
    var words: [String] = []
    /// The fonts' files by their names.
    var fonts: [String: Data] = [:]

    init(_ view: some View) throws {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("text-\(UUID().uuidString).svg")
      defer { try? FileManager.default.removeItem(at: url) }
      try ImageRenderer(content: view).write(to: url, PictureOptions(embedsFonts: true))
      source = try String(contentsOf: url, encoding: .utf8)
      for face in source.components(separatedBy: "@font-face").dropFirst() {
        let name = try #require(Self.between("font-family:\"", "\"", face))
        let data = try #require(Self.between("base64,", ")", face))
        fonts[name] = Data(base64Encoded: data)
      }
      for text in source.components(separatedBy: "<text ").dropFirst() {
        let pieces = text.components(separatedBy: "</text>")[0].components(separatedBy: "<tspan ")
        words.append(
          pieces.dropFirst().map { piece in
            (Self.between(">", "<", piece) ?? "").replacingOccurrences(of: "&lt;", with: "<")
              .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(
                of: "&amp;", with: "&")
          }.joined())
      }
    }

    private static func between(_ start: String, _ end: String, _ text: String) -> String? {
      guard let first = text.range(of: start),
        let last = text.range(of: end, range: first.upperBound..<text.endIndex)
      else { return nil }
      return String(text[first.upperBound..<last.lowerBound])
    }
  }

  @Test func wordsStayWords() throws {
    let document = try Document(
      VStack(alignment: .leading) {
        Text("All the hills: fill & <affluent>")
        Text("“Äpfel” – To AV 50%").font(.largeTitle.bold())
      })
    #expect(document.words == ["All the hills: fill & <affluent>", "“Äpfel” – To AV 50%"])
    #expect(document.fonts.count == 2)
    #expect(!document.source.contains("miterlimit:100"))
  }

  @Test func withoutTheOptionGlyphsAreOutlines() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: url) }
    try ImageRenderer(content: Text("Words")).write(to: url)
    #expect(try !String(contentsOf: url, encoding: .utf8).contains("<text"))
  }

  @Test(arguments: ["שלום", "مرحبا", "नमस्ते", "สวัสดี", "e\u{301}ffi"])
  func everyLetterIsThere(_ word: String) throws {
    let document = try Document(Text(word).font(.title))
    let letters = document.words.joined().unicodeScalars
    #expect(Set(letters) == Set(word.unicodeScalars))
    #expect(letters.count == word.unicodeScalars.count)
  }

  /// What a font of the document shows for a letter is what the picture shows.
  @Test(arguments: [
    Font.body, .system(size: 40, weight: .heavy), .system(size: 22, design: .serif),
  ])
  func shapesAreThoseOfThePicture(_ font: Font) throws {
    let document = try Document(Text("gR").font(font))
    let file = try #require(document.fonts.first)
    #expect(document.fonts.count == 1)
    let size = try #require(
      document.source.components(separatedBy: "font-size=\"").dropFirst().first
        .flatMap { Double($0.prefix { $0 != "\"" }) })
    #expect(try FontRegistry.register(data: file.value) == [file.key])
    for letter in ["g", "R"] {
      let expected = try ink(Text(letter).font(font))
      let found = try ink(Text(letter).font(.custom(file.key, fixedSize: size)))
      #expect(abs(found.width - expected.width) <= 1 && abs(found.height - expected.height) <= 1)
      #expect(abs(found.amount - expected.amount) <= expected.amount / 40, "\(found) \(expected)")
    }
  }

  /// How many pixels ink reaches, and how much of it there is.
  private func ink(_ view: some View) throws -> (width: Int, height: Int, amount: Int) {
    let renderer = ImageRenderer(content: view.foregroundStyle(.black).padding(40))
    renderer.scale = 8
    let picture = try renderer.bitmap()
    var (columns, rows, amount) = (Set<Int>(), Set<Int>(), 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 127 {
        columns.insert(x)
        rows.insert(y)
        amount += 1
      }
    }
    return (
      (columns.max() ?? 0) - (columns.min() ?? 0), (rows.max() ?? 0) - (rows.min() ?? 0), amount
    )
  }
}
