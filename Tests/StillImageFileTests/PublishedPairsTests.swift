import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// The pairs of pictures that pixelmatch and odiff test themselves with, and how many pixels these programs count.
@Suite struct PublishedPairsTests {
  struct Pair: CustomTestStringConvertible {
    let first: String
    let second: String
    let threshold: Double
    /// With antialiased edges ignored; nil where nothing is published.
    let ignoring: Int?
    /// With all pixels counted.
    let counting: Int?

    init(_ first: String, _ second: String, _ threshold: Double, _ ignoring: Int?, _ counting: Int?)
    {
      self.first = first
      self.second = second
      self.threshold = threshold
      self.ignoring = ignoring
      self.counting = counting
    }

    var testDescription: String { "\(first) at \(threshold)" }
  }

  /// What pixelmatch 7.2 says of opaque pictures, the last release that counts by YIQ.
  static let pixelmatch = [
    Pair("1a", "1b", 0.1, 106, 167), Pair("1a", "1b", 0.05, 143, 251),
    Pair("2a", "2b", 0.1, 9730, 10010), Pair("2a", "2b", 0.05, 12437, 13090),
    Pair("3a", "3b", 0.1, 178, 344), Pair("3a", "3b", 0.05, 212, 404),
    Pair("6a", "6b", 0.1, 51, 4900), Pair("6a", "6b", 0.05, 51, 4900),
    Pair("7a", "7b", 0.1, 2448, 2737), Pair("7a", "7b", 0.05, 3016, 3457),
  ]

  /// What odiff says in its own tests.
  static let odiff = [
    Pair("orange", "orange_changed", 0.1, nil, 1366),
    Pair("orange", "orange_changed", 0.5, nil, 25),
    Pair("antialiasing-on", "antialiasing-off", 0.1, 38, nil),
    Pair("antialiasing-on", "antialiasing-off-small", 0.1, 417, nil),
    Pair("white4x4", "purple8x8", 0.1, nil, 64),
  ]

  private func check(_ pair: Pair, in folder: String) throws {
    let first = try PictureDecoderTests.picture("\(folder)/\(pair.first).png")
    let second = try PictureDecoderTests.picture("\(folder)/\(pair.second).png")
    for (ignores, expected) in [(true, pair.ignoring), (false, pair.counting)] {
      guard let expected else { continue }
      let options = PixelDiff.Options(threshold: pair.threshold, ignoresAntialiasing: ignores)
      let diff = PixelDiff.compare(first, second, options: options)
      #expect(diff.differingPixelCount == expected, "antialiasing ignored: \(ignores)")
      // Neither picture comes before the other.
      #expect(
        PixelDiff.compare(second, first, options: options).differingPixelCount == expected)
      // Every pixel that differs lies in a region, and regions lie in the box around all.
      if let box = diff.boundingBox {
        #expect(diff.regions.reduce(diff.regions[0]) { $0.union($1) } == box)
      }
    }
  }

  @Test(arguments: pixelmatch)
  func asPixelmatchCounts(_ pair: Pair) throws { try check(pair, in: "pixelmatch") }

  @Test(arguments: odiff)
  func asOdiffCounts(_ pair: Pair) throws { try check(pair, in: "odiff") }

  /// odiff's example of rectangles that are ignored, from corner to corner.
  @Test func ignoredRectanglesHoldAllThatDiffers() throws {
    let first = try PictureDecoderTests.picture("odiff/orange.png")
    let second = try PictureDecoderTests.picture("odiff/orange_changed.png")
    let ignored = [
      PixelRectangle(x: 150, y: 30, width: 161, height: 76),
      PixelRectangle(x: 20, y: 175, width: 86, height: 26),
    ]
    let options = PixelDiff.Options(threshold: 0.1, ignoredRectangles: ignored)
    #expect(PixelDiff.compare(first, second, options: options).isAccepted)
    let picture = try DiffPicture.make(reference: first, actual: second, options: options)
    #expect(picture[200, 50].blue > picture[200, 50].red)
  }
}
