import Foundation
import Stillframe
import Testing

/// Small capitals that stay text on a page look as they do in a picture, from faces that have them and from those that have none.
@Suite struct SmallCapsPageTests {
  init() {
    GalleryFonts.register()
  }

  private static let fonts: [Font] = [
    .title.smallCaps(), .title.lowercaseSmallCaps(), .title.uppercaseSmallCaps(),
    .body.smallCaps().bold(), .system(size: 28, design: .serif).smallCaps(),
    .system(size: 28, design: .serif).uppercaseSmallCaps(),
    .system(size: 28, design: .rounded).smallCaps(),
    .system(size: 28, design: .monospaced).lowercaseSmallCaps(),
  ]

  private func view(_ font: Font) -> some View {
    Text("Small CAPS, Straße 12 of afﬁx").font(font).padding(10).background(.white)
  }

  private func document(_ font: Font, _ kind: String, scale: CGFloat = 3) throws -> Data {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("caps-\(UUID().uuidString).\(kind)")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer(view(font), scale: scale).write(to: url, PictureOptions(embedsFonts: true))
    return try Data(contentsOf: url)
  }

  private func renderer<Content: View>(
    _ view: Content, scale: CGFloat = 3
  ) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer
  }

  private func picture(_ view: some View, scale: CGFloat) throws -> Bitmap {
    try renderer(view, scale: scale).bitmap()
  }

  private func expect(
    _ found: some View, toShow font: Font, scale: CGFloat, within share: Double
  ) throws {
    let expected = try picture(view(font), scale: scale)
    let difference = PixelDiff.compare(
      expected, try picture(found, scale: scale), options: PixelDiff.Options(threshold: 0.2))
    #expect(difference.sizesAreEqual)
    #expect(difference.share < share, "\(difference)")
  }

  /// Poppler puts each letter on whole pixels.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"), "needs poppler-utils"
    ),
    arguments: fonts.indices)
  func aPDFShowsThem(_ index: Int) throws {
    let font = Self.fonts[index]
    let page = try #require(UIImage(data: document(font, "pdf", scale: 8)))
    let size = try renderer(view(font), scale: 8).layoutReport().size
    try expect(
      Image(uiImage: page).resizable().frame(width: size.width, height: size.height),
      toShow: font, scale: 8, within: 0.008)
  }

  @Test(arguments: fonts.indices) func anSVGShowsThem(_ index: Int) throws {
    let font = Self.fonts[index]
    let page = try SVGPageText(document(font, "svg"))
    let size = try renderer(view(font)).layoutReport().size
    try expect(
      page.view.frame(width: size.width, height: size.height).background(.white),
      toShow: font, scale: 3, within: 0.004)
  }

  /// Whatever face its spaces are in; smaller capitals of another size are written as capitals.
  @Test(arguments: fonts.indices) func whatIsReadIsWhatWasWritten(_ index: Int) throws {
    let page = try SVGPageText(document(Self.fonts[index], "svg"))
    #expect(page.words.uppercased() == "SMALL CAPS, STRASSE 12 OF AFFIX")
  }
}

/// The texts of an SVG with the fonts that it brings, drawn by nothing but these.
private struct SVGPageText {
  private struct Letter {
    var text: String
    var font: String
    var size: CGFloat
    var place: CGPoint
  }

  private var letters: [Letter] = []

  var words: String { letters.map(\.text).joined() }

  init(_ data: Data) throws {
    let source = String(decoding: data, as: UTF8.self)
    for face in source.components(separatedBy: "@font-face").dropFirst() {
      let file = try #require(Self.between("base64,", ")", face))
      try FontRegistry.register(data: #require(Data(base64Encoded: file)))
    }
    for text in source.components(separatedBy: "<text ").dropFirst() {
      let matrix = try #require(Self.between("matrix(", ")", text)).split(separator: " ")
        .compactMap { Double($0) }
      try #require(matrix.count == 6 && matrix[0] == 1 && matrix[3] == 1)
      let spans = text.components(separatedBy: "</text>")[0].components(separatedBy: "<tspan ")
      for span in spans.dropFirst() {
        let font = try #require(Self.between("font-family=\"", "\"", span))
        let size = try #require(Self.between("font-size=\"", "\"", span).flatMap { Double($0) })
        let columns = try #require(Self.between(" x=\"", "\"", span)).split(separator: " ")
          .compactMap { Double($0) }
        let row = try #require(Self.between(" y=\"", "\"", span).flatMap { Double($0) })
        let words = try #require(Self.between(">", "<", span))
        // As many places as letters, or one for all that belong together.
        let parts = columns.count == 1 ? [words] : words.unicodeScalars.map { String($0) }
        try #require(parts.count == columns.count)
        for (part, column) in zip(parts, columns) {
          letters.append(
            Letter(
              text: part, font: font, size: size,
              place: CGPoint(x: column + matrix[4], y: row + matrix[5])))
        }
      }
    }
  }

  var view: some View {
    Canvas { context, _ in
      for letter in letters {
        let text = context.resolve(
          Text(letter.text).font(.custom(letter.font, fixedSize: letter.size)))
        let baseline = text.firstBaseline(in: CGSize(width: 10_000, height: 10_000))
        context.draw(
          text, at: CGPoint(x: letter.place.x, y: letter.place.y - baseline), anchor: .topLeading)
      }
    }
  }

  private static func between(_ start: String, _ end: String, _ text: String) -> String? {
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
