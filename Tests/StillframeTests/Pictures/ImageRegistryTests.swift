import Foundation
import StillRaster
import Stillframe
import Testing

/// Pictures and colours by their names: folders, catalogues, bundles. Names are random, because what is registered
/// stays.
@Suite struct ImageRegistryTests {
  private typealias Pictures = TestPictures

  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.bitmap()
  }

  private func size(_ view: some View, scale: CGFloat = 1) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.layoutReport().size
  }

  private let name = "picture-\(UUID().uuidString)"

  @Test func aFolderHasFilesInScales() throws {
    try withFolder { folder in
      try folder.put("\(name).png", Pictures.plain(Pictures.red, 10, 8))
      try folder.put("\(name)@2x.png", Pictures.plain(Pictures.green, 20, 16))
      try folder.put("\(name)@3x.png", Pictures.plain(Pictures.blue, 30, 24))
      try ImageRegistry.register(folder: folder)
      for (scale, color) in [(1, Pictures.red), (2, Pictures.green), (3, Pictures.blue)] {
        #expect(try size(Image(name), scale: CGFloat(scale)) == CGSize(width: 10, height: 8))
        #expect(try picture(Image(name), scale: CGFloat(scale))[5, 5] == color)
      }
      #expect(try picture(Image(decorative: name))[5, 5] == Pictures.red)
      #expect(try picture(Image("\(name).png"))[5, 5] == Pictures.red)
      #expect(try size(Image(name, label: Text("A box"))) == CGSize(width: 10, height: 8))
    }
  }

  @Test func whatCannotBeShownSaysWhy() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
      try catalogue.put(
        "\(name)-noise.imageset/Contents.json", #"{"images": [{"filename": "noise.png"}]}"#)
      try catalogue.put("\(name)-noise.imageset/noise.png", "no picture at all")
      try catalogue.put("\(name)-cut.imageset/Contents.json", #"{"images": ["#)
      try catalogue.put(
        "\(name)-none.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#)
      try catalogue.put(
        "\(name)-out.imageset/Contents.json",
        #"{"images": [{"filename": "../\#(name)-noise.imageset/noise.png"}]}"#)
      try ImageRegistry.register(folder: folder)
      func warnings(_ view: some View) throws -> [String] {
        let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
        // The renderer calls on this thread, before it returns.
        nonisolated(unsafe) var warnings: [String] = []
        renderer.onWarning = { unsafe warnings.append($0.message) }
        _ = try renderer.bitmap()
        return unsafe warnings
      }
      #expect(
        try warnings(Image("\(name)-noise")) == [
          "the file 'noise.png' of the image '\(name)-noise' cannot be shown: the 17 bytes given are no picture: "
            + "give a PNG, JPEG, WebP, GIF, SVG, PDF, HEIF or AVIF"
        ])
      #expect(
        try warnings(Image("\(name)-cut")) == [
          "the Contents.json of the image set '\(name)-cut' is missing or cannot be read: make the set again"
        ])
      #expect(
        try warnings(Image("\(name)-none")) == [
          "the image set '\(name)-none' names no file: add one to its Contents.json"
        ])
      #expect(
        try warnings(Image("\(name)-out")) == [
          "the image set '\(name)-out' names no file: add one to its Contents.json"
        ])
      let nothing =
        "there is no colour named '\(name)', so nothing is seen of it: register its catalogue with ImageRegistry"
      #expect(try warnings(Color(name).frame(width: 4)) == [nothing])
      #expect(try warnings(Text("a").foregroundStyle(Color(name).opacity(0.5))).count == 1)
      #expect(try warnings(Circle().fill(Color(name)).frame(width: 4)).count == 1)
    }
  }

  @Test func aCatalogueHasImageSets() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
      let info = #""info": {"author": "xcode", "version": 1}"#
      try catalogue.put("Contents.json", "{\(info)}")
      let set = "Group/\(name).imageset"
      try catalogue.put("Group/Contents.json", "{\(info)}")
      try catalogue.put(
        "\(set)/Contents.json",
        """
        {"images": [
          {"filename": "one.png", "idiom": "universal", "scale": "1x"},
          {"filename": "two.png", "idiom": "universal", "scale": "2x"},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}],
           "filename": "dark.png", "idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "3x"}], \(info)}
        """)
      try catalogue.put("\(set)/one.png", Pictures.plain(Pictures.red, 10, 8))
      try catalogue.put("\(set)/two.png", Pictures.plain(Pictures.green, 20, 16))
      try catalogue.put("\(set)/dark.png", Pictures.plain(Pictures.blue, 10, 8))
      let template = "\(name)-template"
      try catalogue.put(
        "\(template).imageset/Contents.json",
        """
        {"images": [{"filename": "a.png", "idiom": "universal"}], \(info),
         "properties": {"template-rendering-intent": "template"}}
        """)
      try catalogue.put("\(template).imageset/a.png", Pictures.plain(Pictures.red, 4, 4))
      try catalogue.put(
        "Space/Contents.json", #"{\#(info), "properties": {"provides-namespace": true}}"#)
      try catalogue.put(
        "Space/\(name).imageset/Contents.json",
        #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x"}], \#(info)}"#)
      try catalogue.put("Space/\(name).imageset/a.png", Pictures.plain(Pictures.blue, 6, 6))
      try ImageRegistry.register(catalogue: catalogue)

      #expect(try picture(Image(name))[5, 5] == Pictures.red)
      #expect(try picture(Image(name), scale: 2)[5, 5] == Pictures.green)
      // The largest there is, no larger than it is meant.
      #expect(try size(Image(name), scale: 3) == CGSize(width: 10, height: 8))
      #expect(
        try picture(Image(name).environment(\.colorScheme, .dark))[5, 5] == Pictures.blue)
      let tint = Color(red: 0, green: 1, blue: 0)
      #expect(try picture(Image(template).foregroundStyle(tint))[2, 2] == Pictures.green)
      #expect(
        try picture(Image(template).renderingMode(.original).foregroundStyle(tint))[2, 2]
          == Pictures.red)
      #expect(try size(Image("Space/\(name)")) == CGSize(width: 3, height: 3))
    }
  }

  /// "Left to Right, Mirrors" names one direction, "Both" names both.
  @Test func imageSetMirrorsWhereItLacksTheDirection() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Sides.xcassets", isDirectory: true)
      let sides = Pictures.bitmap(10, 8) { x, _ in x < 3 ? Pictures.red : Pictures.blue }
      let set = "\(name)-mirrors"
      try catalogue.put(
        "\(set).imageset/Contents.json",
        """
        {"images": [{"filename": "a.png", "idiom": "universal", "language-direction": "left-to-right"}],
         "properties": {"template-rendering-intent": "original"}}
        """)
      try catalogue.put("\(set).imageset/a.png", sides)
      let both = "\(name)-both"
      try catalogue.put(
        "\(both).imageset/Contents.json",
        """
        {"images": [
          {"filename": "a.png", "idiom": "universal", "language-direction": "left-to-right"},
          {"filename": "b.png", "idiom": "universal", "language-direction": "right-to-left"}]}
        """)
      try catalogue.put("\(both).imageset/a.png", sides)
      try catalogue.put("\(both).imageset/b.png", Pictures.plain(Pictures.green, 10, 8))
      try ImageRegistry.register(catalogue: catalogue)
      let plain = try picture(Image(set))
      #expect(plain[1, 4] == Pictures.red && plain[8, 4] == Pictures.blue)
      let mirrored = try picture(Image(set).environment(\.layoutDirection, .rightToLeft))
      #expect(mirrored[1, 4] == Pictures.blue && mirrored[8, 4] == Pictures.red)
      let other = try picture(Image(both).environment(\.layoutDirection, .rightToLeft))
      #expect(other[1, 4] == Pictures.green)
    }
  }

  /// As designers hand icons over: one page for all scales, and our own output is one.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"), "needs poppler-utils"
    ),
    arguments: [true, false])
  func aCatalogueHasPages(keepsVectors: Bool) throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Pages.xcassets", isDirectory: true)
      let set = catalogue.appendingPathComponent("\(name).imageset", isDirectory: true)
      let vectors = keepsVectors ? #", "preserves-vector-representation": true"# : ""
      try set.put(
        "Contents.json",
        """
        {"images": [{"filename": "page.pdf", "idiom": "universal"}],
         "properties": {"template-rendering-intent": "template"\(vectors)}}
        """)
      let page = HStack(spacing: 0) {
        Color.red
        Color.clear
      }
      .frame(width: 20, height: 10)
      try ImageRenderer(content: page).write(to: set.appendingPathComponent("page.pdf"))
      try ImageRegistry.register(catalogue: catalogue)
      for scale in [1, 3] as [CGFloat] {
        #expect(try size(Image(name), scale: scale) == CGSize(width: 20, height: 10))
      }
      let tint = Color(red: 0, green: 1, blue: 0)
      let tinted = try picture(Image(name).foregroundStyle(tint), scale: 3)
      #expect(tinted[29, 15] == Pictures.green && tinted[30, 15].alpha == 0)
      let large = Image(name).renderingMode(.original).resizable().frame(width: 200, height: 100)
      let drawn = try picture(large)
      #expect(drawn[99, 50].red > 200 && drawn[99, 50].green < 80 && drawn[100, 50].alpha == 0)
      let data = try Data(contentsOf: set.appendingPathComponent("page.pdf"))
      #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 10))
      #expect(try size(#require(Image(data: data, scale: 2))) == CGSize(width: 10, height: 5))
    }
  }

  @Test func aCatalogueHasColors() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Colors.xcassets", isDirectory: true)
      let components = #"{"red": "0x33", "green": "0.500", "blue": "255", "alpha": "1.000"}"#
      try catalogue.put(
        "\(name).colorset/Contents.json",
        """
        {"colors": [
          {"color": {"color-space": "srgb", "components": \(components)}, "idiom": "universal"},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.500"}},
           "idiom": "universal"}]}
        """)
      try catalogue.put(
        "\(name)-wide.colorset/Contents.json",
        """
        {"colors": [{"color": {"color-space": "display-p3",
          "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}},
          "idiom": "universal"}]}
        """)
      try catalogue.put(
        "\(name)-system.colorset/Contents.json",
        """
        {"colors": [{"color": {"platform": "universal", "reference": "systemIndigoColor"},
          "idiom": "universal"}]}
        """)
      try ImageRegistry.register(catalogue: catalogue)
      let square = Rectangle().frame(width: 4, height: 4)
      #expect(
        try picture(square.foregroundStyle(Color(name)))[2, 2]
          == RGBA8(red: 51, green: 128, blue: 255))
      #expect(
        try picture(Color(name).frame(width: 4, height: 4).environment(\.colorScheme, .dark))[2, 2]
          == RGBA8(red: 255, green: 255, blue: 255, alpha: 128))
      // Code may ask for components outside of any view.
      var (red, blue): (CGFloat, CGFloat) = (0, 0)
      unsafe UIColor(Color(name)).getRed(&red, green: nil, blue: &blue, alpha: nil)
      #expect(abs(red - 0.2) < 0.001 && blue == 1)
      #expect(try picture(square.foregroundStyle(Color("\(name)-wide")))[2, 2] == Pictures.red)
      #expect(
        try picture(square.foregroundStyle(Color("\(name)-system")))
          == picture(square.foregroundStyle(.indigo)))
      #expect(try picture(square.foregroundStyle(Color("none \(name)")))[2, 2].alpha == 0)
      // A set of that name counts before one that differs in capitals.
      #expect(
        try picture(square.foregroundStyle(Color("\(name)-WIDE")))[2, 2] == Pictures.red)
      try catalogue.put(
        "\(name)-WIDE.colorset/Contents.json",
        """
        {"colors": [{"color": {"platform": "universal", "reference": "systemIndigoColor"},
          "idiom": "universal"}]}
        """)
      try ImageRegistry.register(catalogue: catalogue)
      #expect(
        try picture(square.foregroundStyle(Color("\(name)-WIDE")))
          == picture(square.foregroundStyle(.indigo)))
      #expect(try picture(square.foregroundStyle(Color("\(name)-wide")))[2, 2] == Pictures.red)
    }
  }

  @Test func colorsOfACatalogueFollowTheContrast() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Contrasts.xcassets", isDirectory: true)
      func entry(_ white: String, _ appearances: String) -> String {
        let levels = #"{"white": "\#(white)", "alpha": "1.0"}"#
        let color = #"{"color-space": "srgb", "components": \#(levels)}"#
        return #"{"appearances": [\#(appearances)], "color": \#(color), "idiom": "universal"}"#
      }
      let dark = #"{"appearance": "luminosity", "value": "dark"}"#
      let high = #"{"appearance": "contrast", "value": "high"}"#
      let entries = [
        entry("10", ""), entry("20", high), entry("30", dark), entry("40", "\(dark), \(high)"),
      ]
      try catalogue.put(
        "\(name)-levels.colorset/Contents.json",
        #"{"colors": [\#(entries.joined(separator: ", "))]}"#)
      try catalogue.put(
        "\(name)-usual.colorset/Contents.json",
        #"{"colors": [\#(entry("10", "")), \#(entry("30", dark))]}"#)
      try ImageRegistry.register(catalogue: catalogue)
      func level(_ suffix: String, _ scheme: ColorScheme, _ isContrasted: Bool) throws -> UInt8 {
        let color = Color("\(name)-\(suffix)").frame(width: 4, height: 4)
        return try picture(
          color.environment(\.colorScheme, scheme)
            .environment(\._colorSchemeContrast, isContrasted ? .increased : .standard))[2, 2].red
      }
      #expect(try level("levels", .light, false) == 10)
      #expect(try level("levels", .light, true) == 20)
      #expect(try level("levels", .dark, false) == 30)
      #expect(try level("levels", .dark, true) == 40)
      #expect(try level("usual", .light, true) == 10)
      #expect(try level("usual", .dark, true) == 30)
    }
  }

  @Test func aBundleHasItsOwnPictures() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("Own.bundle", isDirectory: true)
      try url.put("\(name).png", Pictures.plain(Pictures.green, 4, 4))
      let bundle = try #require(Bundle(url: url))
      #expect(try picture(Image(name, bundle: bundle))[2, 2] == Pictures.green)
      let missing = try ImageRenderer(content: Image(name)).layoutReport()
      #expect(!missing.warnings.isEmpty)
    }
  }

  @Test func whatIsNoFolderIsAnError() throws {
    let nowhere = URL(fileURLWithPath: "/no/such/folder")
    #expect(throws: ImageRegistryError.noFolder(name: "/no/such/folder")) {
      try ImageRegistry.register(folder: nowhere)
    }
    #expect(throws: ImageRegistryError.self) {
      try ImageRegistry.register(catalogue: #require(URL(string: "https://example.org/a")))
    }
  }

  @Test func damagedFilesAreMissingAndThoseOfNoKnownFormatToo() throws {
    try withFolder { folder in
      let png = Pictures.plain(Pictures.red, 10, 8).pngData()
      try folder.put("\(name)-cut.png", png.prefix(40))
      try folder.put("\(name)-text.png", "Hello")
      try folder.put("\(name)-empty.png", "")
      try ImageRegistry.register(folder: folder)
      for kind in ["cut", "text", "empty"] {
        let report = try ImageRenderer(content: Image("\(name)-\(kind)")).layoutReport()
        #expect(report.size == .zero)
        #expect(!report.warnings.isEmpty)
      }
    }
  }

  /// Only when it is drawn does it turn out that there are no pixels: its place is crossed out.
  @Test func aPictureThatBreaksWhenItIsDrawnShowsThePlaceholder() throws {
    let whole = try JPEGEncoder.encode(Pictures.plain(Pictures.blue, 40, 30), quality: 0.9)
    let start = try #require(whole.firstRange(of: Data([0xFF, 0xDA])))
    // All that describes the pixels, and none of them.
    var broken = Data(whole[..<start.lowerBound])
    broken += [0xFF, 0xD9]
    let image = try Image(uiImage: #require(UIImage(data: broken)))
    let shown = try picture(image)
    #expect(shown.width == 40 && shown.height == 30)
    #expect(shown[1, 15] == shown[20, 15] && shown[20, 15].red > 200 && shown[20, 15].alpha == 255)
    #expect(shown[20, 7].alpha == 0)
    #expect(try picture(image.resizable().frame(width: 80, height: 60))[1, 30].red > 200)
    let page = ImageRenderer(content: image)
    let svg = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(name).svg")
    defer { try? FileManager.default.removeItem(at: svg) }
    try page.write(to: svg)
    #expect(try String(contentsOf: svg, encoding: .utf8).contains("<path"))
  }

  @Test func asyncImagesLoadFilesAndNothingElse() throws {
    try withFolder { folder in
      try folder.put("a.png", Pictures.plain(Pictures.red, 10, 8))
      let url = folder.appendingPathComponent("a.png")
      #expect(try picture(AsyncImage(url: url))[5, 5] == Pictures.red)
      #expect(try size(AsyncImage(url: url, scale: 2)) == CGSize(width: 5, height: 4))
      func phase(_ url: URL?) -> some View {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Color.clear.frame(width: 1, height: 1)
          case .success(let image): image.resizable().frame(width: 2, height: 2)
          case .failure: Color.clear.frame(width: 3, height: 3)
          @unknown default: EmptyView()
          }
        }
      }
      #expect(try size(phase(nil)).width == 1)
      #expect(try size(phase(url)).width == 2)
      #expect(try size(phase(URL(string: "https://example.org/a.png"))).width == 3)
      #expect(try size(phase(folder.appendingPathComponent("none.png"))).width == 3)
      let inline =
        try "data:image/png;base64,"
        + Data(contentsOf: url).base64EncodedString()
      #expect(try size(phase(URL(string: inline))).width == 2)
      let placed = AsyncImage(url: nil) {
        $0
      } placeholder: {
        Color.clear.frame(width: 7, height: 7)
      }
      #expect(try size(placed).width == 7)
    }
  }
}
