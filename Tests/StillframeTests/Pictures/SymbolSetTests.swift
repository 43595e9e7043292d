import Foundation
import StillRaster
import Stillframe
import Testing

/// Symbols of asset catalogues: templates of SF Symbols with a group for each weight and scale.
@Suite struct SymbolSetTests {
  private let name = "symbol-\(UInt32.random(in: 0 ... .max))"

  private func template(_ group: String, _ path: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Notes"><rect width="3300" height="2200" style="fill:white"/></g>
    <g id="Symbols">
    <g id="Black-M" transform="matrix(1 0 0 1 9 9)"><path d="M0 0 L9 9 Z"/></g>
    <g id="\(group)" transform="matrix(1 0 0 1 1380 1126)"><g><path d="\(path)"/></g></g>
    </g></svg>
    """
  }

  private func withSymbol(_ svg: String, _ body: () throws -> Void) throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
      try catalogue.put(
        "\(name).symbolset/Contents.json",
        #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
      try catalogue.put("\(name).symbolset/s.svg", svg)
      try ImageRegistry.register(catalogue: catalogue)
      try body()
    }
  }

  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).bitmap()
  }

  @Test func pathsMayHaveAttributesOfDrawingPrograms() throws {
    let svg = template("Regular-M", "M10 -50 L110 -50 L110 0 L10 0 Z")
    let drawn = svg.replacing("<path ", with: "<path pen:type=\"cccc\" ")
      .replacing(" width=\"3300\"", with: " xmlns:pen='http://pen.example/1' width=\"3300\"")
    try withSymbol(drawn) {
      let own = try picture(Image(name).font(.system(size: 100)))
      #expect(own.width == 100 && own.height == 50)
    }
  }

  @Test(arguments: [
    "M10 -50 L110 -50 L110 0 L10 0 Z", "m10-50h100v50h-100z", "M10,-50 110,-50 L110,0 10,0Z",
  ])
  func symbolsAreAsLargeAsTheFontSays(path: String) throws {
    try withSymbol(template("Regular-M", path)) {
      let small = try picture(Image(name).font(.system(size: 20)).foregroundStyle(.red))
      #expect(small.width == 20 && small.height == 10)
      #expect(small[10, 5].red == 255 && small[10, 5].alpha == 255)
      #expect(try picture(Image(name).font(.system(size: 40))).width == 40)
      #expect(try picture(Image(name).font(.system(size: 40)).imageScale(.large)).width > 45)
      let fitted = try picture(
        Image(name).resizable().scaledToFit().frame(width: 60, height: 60))
      #expect(fitted.width == 60 && fitted[30, 30].alpha == 255 && fitted[30, 5].alpha == 0)
    }
  }

  /// Rule P11.9: the ink is 100 wide and 50 high and ends 10 above the baseline.
  @Test(
    arguments: [
      #"<line id="left-margin-Regular-M" x1="1380" x2="1380" y1="1030" y2="1150"/>"#
        + #"<line id="right-margin-Regular-M" x1="1505" x2="1505" y1="1030" y2="1150"/>"#,
      #"<rect id="left-margin" x="1380" y="1030" width="9" height="119"/>"#
        + #"<rect id="right-margin" x="1491" y="1030" width="14" height="119"/>"#,
      #"<path id="left-margin" d="M1389 1030h-9v119h9v-119Z"/>"#
        + #"<path id="right-margin" d="M5 0H19V119Z" transform="translate(1486 1030)"/>"#,
      #"<g id="Guides" transform="translate(263.0, 625.0)"><g/>"#
        + #"<line x1="1117" y1="405" x2="1117" y2="525" id="left-margin"/><g transform="translate(-1)">"#
        + #"<line x1="1243" y1="405" x2="1243" y2="525" id="right-margin"/></g></g>"#,
    ], [false, true])
  func symbolsHaveTheRoomOfTheirTemplate(guides: String, isNested: Bool) throws {
    let baseline = #"<path id="Baseline-M" d="M263 1126h2773"/>"#
    // Drawing programs move groups in groups.
    let symbols =
      isNested ? #"<g id="Symbols" transform="translate(500,1000)">"# : #"<g id="Symbols">"#
    let svg = template("Regular-M", "M10 -60 H110 V-10 H10 Z")
      .replacing("1380 1126)", with: isNested ? "880 126)" : "1380 1126)")
      .replacing("<g id=\"Symbols\">", with: guides + baseline + symbols)
    try withSymbol(svg) {
      let image = Image(name).font(.system(size: 100)).foregroundStyle(.blue)
      let shown = try picture(
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          image
          Color.red.frame(width: 10, height: 10)
        })
      // The baseline is 7.49 and 10 below the ink, 3 below the image's edge, where the square stands.
      #expect(shown.width == 135 && shown.height == 68)
      #expect(shown[9, 30].alpha == 0 && shown[11, 30].alpha == 255)
      #expect(shown[108, 30].alpha == 255 && shown[112, 30].alpha == 0)
      #expect(shown[60, 6].alpha == 0 && shown[60, 9].alpha == 255)
      #expect(shown[60, 56].alpha == 255 && shown[60, 59].alpha == 0)
      #expect(shown[130, 56].red == 0 && shown[130, 60].red > 200 && shown[130, 66].red > 200)
      #expect(try picture(Image(name).resizable().frame(width: 50, height: 50))[1, 1].alpha == 255)
    }
  }

  @Test(arguments: [
    #"<line id="left-margin" x1="nan" y1="0"/>"#, #"<path id="left-margin" d="M"/>"#,
    #"<rect id="left-margin" width="1e300" height="1"/>"#, #"<rect id="left-margin"/>"#,
    #"<line id="left-margin" x1="-1e9" y1="0" transform="rotate(9)"/>"#,
  ])
  func guidesThatSayNothingLeaveNoMargin(guide: String) throws {
    let svg = template("Regular-M", "M10 -60 H110 V-10 H10 Z").replacing(
      "<g id=\"Symbols\">",
      with: guide + #"<line id="Baseline-M" y1="1126" x1="0"/>"# + "<g id=\"Symbols\">")
    try withSymbol(svg) {
      let shown = try picture(Image(name).font(.system(size: 100)))
      #expect(shown.width == 100 && shown.height == 65)
    }
  }

  @Test func smallTemplatesStandForTheMediumOne() throws {
    try withSymbol(template("Regular-S", "M0 0 H100 V50 H0 Z")) {
      let shown = try picture(Image(name).font(.system(size: 100)))
      #expect(shown.width == 127)
    }
  }

  /// Drawing programs keep the names of copied groups: the large one of Hymns-iOS's cloud has another "Regular-M" inside.
  @Test func aVariantInsideAnotherIsNotTaken() throws {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Symbols">
      <g id="Regular-L"><g id="Regular-M"><path d="M0 0 H300 V150 H0 Z"/></g></g>
      <g id="Regular-M" transform="translate(9 9)"><path d="M0 0 H100 V50 H0 Z"/></g>
      </g></svg>
      """
    try withSymbol(template) {
      let shown = try picture(Image(name).font(.system(size: 100)))
      #expect(shown.width == 100)
    }
  }

  @Test(arguments: ["", "M0 0", "M nan 0 L 1 1", "Q", "M0 0 L1e9 1e9", "M0 0 Lx"])
  func templatesWithoutInkAreDrawnAsTheyAre(path: String) throws {
    try withSymbol(template("Regular-M", path)) {
      let shown = try picture(Image(name).resizable().frame(width: 20, height: 20))
      #expect(shown.width == 20)
    }
  }
}
