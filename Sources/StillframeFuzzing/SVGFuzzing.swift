import Foundation
import StillImageFile

/// Counts what any bytes ask for as an SVG, and draws what is counted as small: it ends soon.
enum SVGFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    let data = unsafe Data(bytes)
    _ = SVGSize(data)
    guard let survey = SVGSurvey(data), survey.isSmall(width: 64, height: 64) else { return }
    let began = ContinuousClock.now
    _ = try? SVGDecoder.draw(data, width: 64, height: 64)
    precondition(ContinuousClock.now - began < .seconds(10), "a small drawing takes long")
  }

  static let seeds: [[UInt8]] = texts.map { [UInt8](("<svg " + name + $0).utf8) }

  private static let name = "xmlns='http://www.w3.org/2000/svg' "
  private static let texts: [String] = [
    "viewBox='0 0 24 24'><path d='M3 3l18 0c1 2 3 4 5 6a1 1 0 0 1 1 1z' stroke='red'/></svg>",
    """
    width='24' height='1in'><defs><g id='a'><circle r='9'/></g></defs>
    <use href='#a' transform='scale(2) rotate(3 1 1)'/></svg>
    """,
    """
    viewBox='0 0 9 9'><!-- a --><linearGradient id='g'><stop offset='1'/></linearGradient>
    <clipPath id='c'><rect width='4' height='4'/></clipPath><text>a</text>
    <rect width='9' height='9' fill='url(#g)' clip-path='url(#c)' style='opacity:.5'/></svg>
    """,
  ]
}
