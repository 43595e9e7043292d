import Foundation
import StillGeometry
import StillTestSupport
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// Contours that overlap, as those of fonts with axes do, are painted as what they cover together.
struct OverlapTests {
  /// Letters whose contours cross: a stroke through a bowl, a tail, a limb drawn apart.
  static let letters = "QYKwyŁłØøÐđŦŧÇçŞşęĘþ&$"

  /// Masks against the mean of 64 pixels each.
  @Test(
    arguments: [FontFamily.system(.rounded), .system(.monospaced), .system(.serif)],
    [100, 400, 700, 900] as [CGFloat])
  func edgesThatContoursShareCountOnce(family: FontFamily, weight: CGFloat) throws {
    var compared = 0
    for letter in Self.letters {
      for phase in [0, 0.25, 0.625] as [CGFloat] {
        guard
          let (most, mean) = difference(
            of: String(letter), family: family, weight: weight, phase: phase)
        else { continue }
        compared += 1
        #expect(most <= 3, "\(letter) at phase \(phase)")
        #expect(mean <= 1, "\(letter) at phase \(phase)")
      }
    }
    #expect(compared >= 60)
  }

  /// The largest and the mean difference between a pixel's coverage and that of its 64 parts, of 255.
  private func difference(
    of letter: String, family: FontFamily, weight: CGFloat, phase: CGFloat
  ) -> (most: Int, mean: Double)? {
    let layout = paragraph(letter, size: 20, weight: weight, family: family)
      .layout(width: nil, height: nil)
    guard let run = layout.runs.first, let glyph = run.glyphs.glyphs.first,
      let mask = run.glyphs.source.coverage(of: glyph, scale: 1, phase: CGPoint(x: phase, y: 0)),
      let fine = run.glyphs.source.coverage(of: glyph, scale: 8, phase: .zero)
    else { return nil }
    let shift = Int(phase * 8)
    var sums = [Int](repeating: 0, count: mask.coverage.count)
    for row in 0..<fine.heightInPixels {
      for column in 0..<fine.widthInPixels {
        let x = (fine.left + column + shift) >> 3 - mask.left
        let y = (fine.top + row) >> 3 - mask.top
        guard (0..<mask.widthInPixels).contains(x), (0..<mask.heightInPixels).contains(y)
        else { continue }
        sums[y * mask.widthInPixels + x] += Int(fine.coverage[row * fine.widthInPixels + column])
      }
    }
    let differences = zip(mask.coverage, sums).map { abs(Int($0) - $1 / 64) }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count)
    )
  }

  /// Round letters, where chords in place of curves would show first, against the area of their outlines.
  @Test(arguments: ["o", "S", "8", "g", "e", "@"], [11, 20, 34] as [CGFloat])
  func masksAreExact(letter: String, size: CGFloat) throws {
    let layout = paragraph(letter, size: size).layout(width: nil, height: nil)
    let run = try #require(layout.runs.first)
    let glyph = try #require(run.glyphs.glyphs.first)
    let phase = CGPoint(x: 0.3125, y: 0.75)
    let mask = try #require(
      run.glyphs.source.coverage(of: glyph, scale: 1, phase: phase))
    let outline = run.glyphs.source.outline(of: glyph).applying(
      CGAffineTransform(
        translationX: phase.x - CGFloat(mask.left), y: phase.y - CGFloat(mask.top)))
    let exact = ExactCoverage(
      width: mask.widthInPixels, height: mask.heightInPixels, path: outline)
    let largest = exact.largestDifference { mask.coverage[$1 * mask.widthInPixels + $0] }
    #expect(largest <= 2)
  }
}
