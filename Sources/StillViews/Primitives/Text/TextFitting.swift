import Foundation
import StillText

/// Lets a text that does not fit become tighter, then smaller, before it is cut or stands out (rule L3.46).
nonisolated struct TextFitting: Sendable {
  let system: any TextSystem
  let runs: [TextRun]
  let style: ParagraphStyle
  /// The smallest size as a share of the text's own, in 0…1.
  let leastScale: CGFloat
  let allowsTightening: Bool

  /// How much closer characters may come, as a share of the font's size.
  private static let mostTightening: CGFloat = 0.04
  /// In how many steps a text becomes tighter, or smaller.
  private static let steps = 128
  /// By how many points a text may be higher than what is proposed: what adding lines up may be off.
  private static let slack: CGFloat = 1e-6

  /// Returns the paragraph for a proposal; nil if it fits unchanged, or no setting fits.
  func paragraph(width: CGFloat?, height: CGFloat?) -> Paragraph? {
    func fits(_ paragraph: Paragraph) -> Bool {
      guard !paragraph.layout(width: width, height: height).isTruncated else { return false }
      // The first line is never cut, however high it is.
      guard leastScale < 1, let height else { return true }
      return paragraph.size(width: width, height: height).height <= height + Self.slack
    }
    if fits(system.paragraph(runs, style: style)) { return nil }
    if allowsTightening, let tighter = loosest({ tightened($0) }, fits) { return tighter }
    guard leastScale < 1 else { return nil }
    return loosest({ scaled(1 - $0 * (1 - leastScale)) }, fits) ?? scaled(leastScale)
  }

  /// Returns the first of ever smaller settings that fits; each is given by its fraction, in 0…1.
  private func loosest(
    _ setting: (CGFloat) -> Paragraph, _ fits: (Paragraph) -> Bool
  ) -> Paragraph? {
    var low = 0
    var high = Self.steps
    guard fits(setting(1)) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(setting(CGFloat(middle) / CGFloat(Self.steps))) {
        high = middle
      } else {
        low = middle
      }
    }
    return setting(CGFloat(high) / CGFloat(Self.steps))
  }

  private func tightened(_ share: CGFloat) -> Paragraph {
    changed { $0.kerning -= share * Self.mostTightening * $0.font.size }
  }

  private func scaled(_ scale: CGFloat) -> Paragraph {
    changed {
      $0.font.size *= scale
      $0.tracking *= scale
      $0.kerning *= scale
      $0.baselineOffset *= scale
      if allowsTightening { $0.kerning -= Self.mostTightening * $0.font.size }
    }
  }

  private func changed(_ change: (inout TextAttributes) -> Void) -> Paragraph {
    system.paragraph(
      runs.map { run in
        var run = run
        change(&run.attributes)
        return run
      }, style: style)
  }
}
