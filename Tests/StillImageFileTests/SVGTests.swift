import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Whether the program that draws what is not small is installed.
private let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

private func svg(_ content: String, _ attributes: String = #"viewBox="0 0 24 24""#) -> Data {
  Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(attributes)>\#(content)</svg>"#
      .utf8)
}

/// Drawings, and which of them this process draws itself.
@Suite struct SVGTests {
  private static let path = #"<path d="M3 3l18 0 0 18-18 0z" fill="none" stroke="teal"/>"#

  private static let small = [
    path, #"<g transform="rotate(30 12 12) scale(.5)"><circle cx="12" cy="12" r="7.5"/></g>"#,
    #"<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>"#
      + #"<rect width="20" height="9" fill="url(#g)" opacity=".4"/>"#,
    #"<defs><g id="a"><path d="M0 0h9v9z"/></g></defs><use href='#a' x="4"/><use xlink:href='#a'/>"#,
    #"<clipPath id="c"><circle r="9"/></clipPath><rect width="24" height="24" clip-path="url(#c)"/>"#,
    "<!-- A comment. --><title>Name</title><text x='2' y='9' font-size='6'>Hi</text>",
  ]

  /// Each may take time that its size does not tell.
  private static let unbounded = [
    "<filter id='f'><feTurbulence numOctaves='10000000'/></filter><rect filter='url(#f)'/>",
    "<mask id='m'/>", "<pattern id='p'/>", "<marker id='m'/>", "<image href='a.png'/>",
    "<symbol id='s'/>", "<svg/>", "<style>* * * {}</style>", "<foreignObject/>", "<switch/>",
    "<path d='M0 0' stroke-dasharray='.001'/>", "<path style='stroke-dasharray:.001'/>",
    "<g filter='blur(900px)'/>", "<g style='filter: blur(900px)'/>", "<g style='f\\69lter: x'/>",
    "<g mask='url(#m)'/>", "<g fill='&#x66;'/>", "<s:mask xmlns:s='http://www.w3.org/2000/svg'/>",
    "<g transform='skewX(89.9999)'/>", "<g transform='scale(1e9)'/>", "<path d='M0 0l1e9 0'/>",
    "<rect width='900em'/>", "<g style='transform: scale(9)'/>", "<![CDATA[x]]>", "<g>",
    String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70),
    "<path d='" + String(repeating: "M0 0l9 9", count: 4_000) + "'/>",
  ]

  @Test(arguments: small) func smallDrawingsAreDrawnHere(_ content: String) throws {
    let survey = try #require(SVGSurvey(svg(content)))
    #expect(survey.isSmall(width: 256, height: 256))
    #expect(SVGSize(svg(content)).map { [$0.pixels.width, $0.pixels.height] } == [24, 24])
  }

  @Test(arguments: unbounded) func whatMayTakeAnyTimeIsDrawnElsewhere(_ content: String) {
    #expect(SVGSurvey(svg(content))?.isSmall(width: 24, height: 24) != true)
  }

  @Test func manyReferencesLargeNumbersAndLargePicturesAreDrawnElsewhere() throws {
    func isSmall(_ content: String, side: Int = 64) throws -> Bool {
      try #require(SVGSurvey(svg(content))).isSmall(width: side, height: side)
    }
    let uses = (0..<13).map { "<use id='u\($0)' href='#u\($0 + 1)'/>" }.joined()
    #expect(try !isSmall(uses))
    #expect(try !isSmall("<circle r='99999'/>"))
    #expect(try !isSmall("<g transform='scale(999)'><g transform='scale(999)'/></g>"))
    #expect(try isSmall(Self.path) && isSmall(Self.path, side: 4_096))
    #expect(try !isSmall(String(repeating: Self.path, count: 60), side: 4_096))
    #expect(
      SVGSurvey(Data("<svg viewBox='0 0 .0001 1'><circle r='9'/></svg>".utf8))
        .map { !$0.isSmall(width: 64, height: 64) } == true)
  }

  @Test(
    .enabled(if: isInstalled, "needs librsvg2-bin"),
    arguments: small + [
      "<mask id='m'><rect width='12' height='24' fill='#fff8'/></mask><rect width='24' height='20' "
        + "fill='#c40a' mask='url(#m)'/>",
      "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter><circle cx='9' cy='9' r='6' filter='url(#f)'/>",
      "<style>.a { fill: teal; opacity: .3 }</style><rect class='a' width='9' height='9'/>",
    ])
  func bothWaysMakeTheSamePixels(_ content: String) throws {
    for attributes in [
      #"viewBox="0 0 24 24""#, #"width="24" height="12""#, "",
      #"width="100%" viewBox="-2 0 30.5 17""#,
      #"width="1in" height="36pt" viewBox="0 0 24 24" preserveAspectRatio="xMinYMid slice""#,
    ] {
      let data = svg(content, attributes)
      for (width, height) in [(24, 24), (61, 40)] {
        let here = try SVGDecoder.draw(data, width: width, height: height)
        #expect(try SVGProgram.decode(data, width: width, height: height) == here, "\(attributes)")
      }
    }
  }

  @Test(.enabled(if: isInstalled, "needs librsvg2-bin")) func sizesAreThoseOfTheLibrary() throws {
    for attributes in [
      #"viewBox="0 0 24 24""#, #"width="24" height="12""#, "", #"width="24""#,
      #"width="100%" height="30""#, #"width="2in" height="36pt""#, #"width="3cm" height="20mm""#,
      #"style="width: 30px; height: 2pc""#, #"width="0" height="9" viewBox="0 0 7 8""#,
      #"width="12.5px" height="1e1""#, #"viewBox="1,2,30,40""#, #"viewBox="0 0 -1 4""#,
    ] {
      let own = try SVGDecoder.size(of: svg("<path d='M0 0h9'/>", attributes))
      let other = try SVGDecoder.size(of: svg("<mask/><path d='M0 0h9'/>", attributes))
      #expect(own == other, "\(attributes)")
    }
  }

  /// Small files that a thread would be held by without end.
  @Test(
    .enabled(if: isInstalled, "needs librsvg2-bin"), .timeLimit(.minutes(10)),
    arguments: ["octaves", "masks", "uses", "stroke"])
  func drawingsThatTakeDaysAreEnded(_ kind: String) throws {
    let content: String
    switch kind {
    case "octaves":
      content =
        "<filter id='f'><feTurbulence baseFrequency='.1' numOctaves='10000000'/></filter>"
        + "<rect width='24' height='24' filter='url(#f)'/>"
    case "masks":
      content =
        (0..<29).map {
          "<mask id='m\($0)'><rect width='24' height='24' fill='#fff' mask='url(#m\($0 + 1))'/>"
            + "<rect width='24' height='24' fill='#fff' mask='url(#m\($0 + 1))'/></mask>"
        }.joined() + "<rect width='24' height='24' mask='url(#m0)'/>"
    case "uses":
      content =
        "<rect id='u0' width='9' height='9'/>"
        + (1..<12).map { level in
          "<g id='u\(level)'>"
            + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
        }.joined()
    default:
      let zigzag = (0..<300_000).map { "L\($0 % 7) \($0 % 2 * 24)" }.joined()
      content =
        "<path d='M0 0\(zigzag)' fill='none' stroke='#000' stroke-width='20' stroke-linejoin='round'/>"
    }
    let data = svg(content)
    let survey = SVGSurvey(data)
    #expect(survey == nil || survey?.isSmall(width: 64, height: 64) == false)
    // Some are refused by their counts, others use up their time.
    #expect(throws: ImageFileError.self) {
      _ = try SVGProgram.decode(data, width: 512, height: 512, seconds: 1)
    }
  }

  /// The hardest drawings that count as small end soon.
  @Test(.timeLimit(.minutes(10)), arguments: ["miter", "round"]) func whatCountsAsSmallEndsSoon(
    _ join: String
  ) throws {
    let zigzag = (0..<3_500).map { $0 % 2 == 0 ? "v24" : "v-23" }.joined()
    let data = svg(
      "<path d='M9 0\(zigzag)' fill='none' stroke='#000' stroke-width='9' stroke-linejoin='\(join)'/>"
    )
    let survey = try #require(SVGSurvey(data))
    let side = try #require([2_048, 1_024, 512].first { survey.isSmall(width: $0, height: $0) })
    #expect(try SVGDecoder.draw(data, width: side, height: side).width == side)
  }
}
