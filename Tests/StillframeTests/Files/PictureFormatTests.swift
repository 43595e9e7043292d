import Foundation
import StillRaster
import Testing

@testable import Stillframe

/// A card with what pages have to keep: shapes, text, a group that fades, a gradient, a shadow, a clip, a material.
private struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Quarterly").font(.headline)
      HStack {
        Circle().fill(.red.gradient)
        Capsule().strokeBorder(.blue, lineWidth: 2)
        RoundedRectangle(cornerRadius: 6)
          .fill(.conicGradient(colors: [.orange, .purple, .orange], center: .center))
      }
      .frame(height: 30)
      ZStack {
        Rectangle().fill(.green)
        Text("fades").foregroundStyle(.white)
      }
      .compositingGroup()
      .opacity(0.5)
      .frame(height: 24)
      .clipShape(.rect(cornerRadius: 8))
      Text("on glass").padding(4).background(.thinMaterial, in: .rect(cornerRadius: 4))
    }
    .padding(12)
    .background(.yellow.opacity(0.4), in: .rect(cornerRadius: 12))
    .background(.white, in: .rect(cornerRadius: 12))
    .shadow(color: .black.opacity(0.4), radius: 5, y: 2)
    .padding(16)
    .frame(width: 180)
  }
}

/// Draws nothing itself, but what lies below it through a mask and a blend mode.
private struct Mixed: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(.green).blendMode(.multiply).frame(width: 40)
      Rectangle().fill(.white).frame(height: 20)
        .mask { Text("mask").font(.headline) }
      Text("soft").blur(radius: 2).rotationEffect(.degrees(20)).offset(y: 20)
      Text("turned").rotation3DEffect(.degrees(40), axis: (0, 1, 0)).offset(y: -20)
    }
    .frame(width: 100, height: 80)
  }
}

@Suite struct PictureFormatTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("formats-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What a renderer writes into a file with a name.
  private func file(
    _ name: String, _ view: some View, _ options: PictureOptions = PictureOptions(),
    scale: CGFloat = 1, isOpaque: Bool = true
  ) throws -> Data {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = isOpaque
    let url = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try renderer.write(to: url, options)
    return try Data(contentsOf: url)
  }

  private func pixels(_ view: some View, isOpaque: Bool = true) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = isOpaque
    return try renderer.bitmap()
  }

  private func bitmap(_ data: Data) throws -> Bitmap {
    try #require(UIImage(data: data)?.cgImage).bitmap
  }

  @Test(arguments: ["jpg", "jpeg", "JPG"])
  func jpegShowsThePicture(_ word: String) throws {
    let data = try file("card.\(word)", Card(), PictureOptions(quality: 0.95), scale: 2)
    #expect(data.starts(with: [0xFF, 0xD8]))
    // 144 dots an inch for two pixels a point.
    #expect(data[13..<18].elementsEqual([1, 0, 144, 0, 144]))
    let renderer = ImageRenderer(content: Card())
    renderer.scale = 2
    renderer.isOpaque = true
    let difference = PixelDiff.compare(
      try renderer.bitmap(), try bitmap(data), options: PixelDiff.Options(threshold: 0.1))
    #expect(difference.sizesAreEqual)
    #expect(difference.share < 0.005, "\(difference)")
  }

  @Test func qualityDecidesTheSize() throws {
    for name in ["card.jpg", "card.webp"] {
      let sizes = try [0.1, 0.5, 0.9].map {
        try file(name, Card(), PictureOptions(quality: $0)).count
      }
      #expect(sizes == sizes.sorted())
      #expect(Set(sizes).count == 3)
      // Beyond the ends, and no number at all.
      #expect(
        try file(name, Card(), PictureOptions(quality: -3))
          == file(name, Card(), PictureOptions(quality: 0)))
      #expect(
        try file(name, Card(), PictureOptions(quality: .nan))
          == file(name, Card(), PictureOptions(quality: 1)))
    }
  }

  @Test func clearPixelsAreWhiteInJPEG() throws {
    let data = try file("clear.jpg", Color.clear.frame(width: 16, height: 16), isOpaque: false)
    #expect(try bitmap(data)[3, 3] == RGBA8(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test func webPOfTheBestQualityLosesNothing() throws {
    let view = Card().opacity(0.7)
    let data = try file("card.webp", view, PictureOptions(quality: 1), isOpaque: false)
    let difference = PixelDiff.compare(try pixels(view, isOpaque: false), try bitmap(data))
    #expect(difference.isIdentical, "\(difference)")
  }

  @Test func webPHasALimit() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 16_384, height: 1))
    let error = #expect(throws: RenderError.self) {
      try renderer.write(to: folder.appendingPathComponent("wide.webp"))
    }
    guard case .tooManyPixels(16_384, 1, 16_383, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func otherExtensionsAreRefused() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
    #expect(
      throws: RenderError.unsupportedFormat(
        path: folder.appendingPathComponent("a.bmp").path,
        supported: [".png", ".jpg", ".webp", ".pdf", ".svg"])
    ) { try renderer.write(to: folder.appendingPathComponent("a.bmp")) }
  }

  /// Through librsvg, a drawing shows what the picture shows.
  @Test func drawingShowsThePicture() throws {
    for opaque in [true, false] {
      let card = try file("card.svg", Card(), isOpaque: opaque)
      let difference = PixelDiff.compare(
        try pixels(Card(), isOpaque: opaque), try bitmap(card),
        options: PixelDiff.Options(threshold: 0.1))
      #expect(difference.sizesAreEqual)
      #expect(difference.share < 0.002, "\(difference)")
    }
    let mixed = PixelDiff.compare(
      try pixels(Mixed()), try bitmap(file("mixed.svg", Mixed())),
      options: PixelDiff.Options(threshold: 0.1))
    #expect(mixed.sizesAreEqual && mixed.share < 0.002, "\(mixed)")
  }

  @Test func whatCanBeDrawnIsDrawn() throws {
    let plain = VStack {
      Text("words").opacity(0.5)
      Circle().fill(.red.gradient).frame(width: 20, height: 20)
      HStack {
        Text("a")
        Text("b")
      }.compositingGroup().opacity(0.3).clipShape(.capsule)
    }
    #expect(!String(decoding: try file("a.svg", plain), as: UTF8.self).contains("<image"))
    // A shadow is pixels, what casts it is not.
    let shaded = String(
      decoding: try file("a.svg", Text("words").shadow(radius: 3)), as: UTF8.self)
    #expect(shaded.components(separatedBy: "<image").count == 2)
    #expect(shaded.contains("<path"))
  }

  @Test func documentsAreTheSameEachTime() throws {
    for (name, embeds) in [("card.svg", false), ("card.pdf", false), ("card.pdf", true)] {
      let options = PictureOptions(embedsFonts: embeds)
      let first = try file(name, Card(), options)
      _ = try file("other.svg", Mixed())
      #expect(try file(name, Card(), options) == first)
    }
  }

  @Test func pageIsAsLargeAsThePicture() throws {
    let data = try file("page.pdf", Color.red.frame(width: 30.5, height: 20), scale: 2)
    #expect(data.starts(with: Array("%PDF-1.".utf8)))
    #expect(String(decoding: data, as: UTF8.self).contains("/MediaBox [ 0 0 30.5 20 ]"))
    let drawing = try file("page.svg", Color.red.frame(width: 30.5, height: 20), scale: 1)
    #expect(try bitmap(drawing).width == 31)
  }

  @Test func textOfAPageCanBeRead() throws {
    let view = Text("Ledger of the fjord").font(.title)
    let outlines = try file("page.pdf", view)
    let text = try file("page.pdf", view, PictureOptions(embedsFonts: true))
    #expect(!String(decoding: outlines, as: UTF8.self).contains("/Font\n"))
    #expect(String(decoding: text, as: UTF8.self).contains("/Type3"))
    #expect(String(decoding: text, as: UTF8.self).contains("/ToUnicode"))
  }

  /// As in a picture: each copy is one of its own.
  @Test func enlargedTilesDoNotMixAtTheirRims() throws {
    let tile = Image(
      bitmap: TestPictures.bitmap(4, 4) { x, _ in x < 2 ? TestPictures.red : TestPictures.blue })
    let view = Rectangle().fill(.image(tile, scale: 8)).frame(width: 96, height: 64)
    let page = try bitmap(file("tiles.svg", view))
    for copy in 0..<3 {
      #expect(page[copy * 32, 20] == TestPictures.red)
      #expect(page[copy * 32 + 31, 20] == TestPictures.blue)
    }
    let difference = PixelDiff.compare(
      try pixels(view), page, options: PixelDiff.Options(threshold: 0.02))
    #expect(difference.differingPixelCount == 0, "\(difference)")
  }

  @Test func otherPicturesAreWrittenToo() throws {
    let stage = Stage(size: CGSize(width: 40, height: 20)) { Text("hi") }
    for word in ["pdf", "svg", "jpg", "webp", "png"] {
      let url = folder.appendingPathComponent("stage.\(word)")
      try stage.write(to: url)
      try ImageRenderer(content: Text("hi")).explanation().write(to: url)
      #expect(try Data(contentsOf: url).count > 100)
    }
  }
}
