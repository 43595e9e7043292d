import Foundation
import Stillframe
import Testing

private let textReader = "/usr/bin/pdftotext"

/// The text of documents, as a program reads it that knows nothing of ours.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: textReader), "needs poppler-utils"))
struct PageTextTests {
  init() {
    GalleryFonts.register()
  }

  /// The lines of a page, without empty ones.
  private func read(_ view: some View) throws -> [String] {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try ImageRenderer(content: view).write(to: url, PictureOptions(embedsFonts: true))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: textReader)
    process.arguments = ["-enc", "UTF-8", url.path, "-"]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Marks of direction are the reader's own.
    return text.unicodeScalars.split { Character($0).isNewline || $0 == "\u{C}" }
      .map { line in
        String(String.UnicodeScalarView(line.filter { !$0.properties.isBidiControl }))
          .trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
      }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: [
    Font.body, .largeTitle.bold(), .system(size: 30, design: .monospaced), .caption2,
    .system(size: 24, design: .serif),
  ])
  func textComesBackWhole(_ font: Font) throws {
    let lines = [
      "All the hills: 10:30 -> 11:45, fill & affluent",
      "We\u{301}ll (Wolf) said “Äpfel” – To AV 50%",
    ]
    let view = VStack(alignment: .leading, spacing: 30) {
      ForEach(lines, id: \.self) { Text($0) }
      Text("two ") + Text("styles ").bold() + Text("meet").italic()
    }
    let expected = lines + ["two styles meet"]
    let read = try read(view.font(font).fixedSize())
    #expect(read == expected.map(\.precomposedStringWithCanonicalMapping))
  }

  @Test func wordsAtTheEndOfALineStayApart() throws {
    let text = "A paragraph of words that goes on for more than a line and then for one more"
    let lines = try read(Text(text).frame(width: 150))
    #expect(lines.count > 2)
    #expect(lines.joined(separator: " ") == text)
  }

  @Test(arguments: ["שלום עולם", "مرحبا بكم", "नमस्ते दुनिया", "สวัสดี"])
  func otherScriptsComeBackWhole(_ text: String) throws {
    let read = try read(Text(text).font(.title))
    #expect(read == [text.precomposedStringWithCanonicalMapping])
  }
}
