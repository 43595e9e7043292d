internal import Foundation
package import StillText

/// Text set in the typefaces inside the binary, shaped by HarfBuzz, broken by ICU.
///
/// Needs no font installed and asks the system for none.
package final class EmbeddedTextSystem: TextSystem {
  /// The one that everybody shares, with its caches.
  package static let shared = EmbeddedTextSystem()

  private let fonts = EmbeddedFonts()
  private let shapes = ShapeCache()
  private let paragraphs = ParagraphCache()

  /// One with caches of its own, for tests and benchmarks.
  package init() {}

  package func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph {
    paragraphs.paragraph(runs, style: style) {
      Paragraph(runs, style: style, engine: self, cache: shapes)
    }
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    self.font(for: font.sanitized).metrics
  }
}

extension EmbeddedTextSystem: TextEngine {
  /// The face for a sanitized descriptor.
  package func font(for descriptor: FontDescriptor) -> SelectedFont {
    var warning: String?
    if case .named(let name) = descriptor.family {
      if let face = fonts.face(
        family: name, weight: descriptor.weight, isItalic: descriptor.isItalic)
      {
        return SelectedFont(
          face: face, size: descriptor.size, metrics: face.metrics(size: descriptor.size))
      }
      warning = "There is no font family named \(name): the system family is used."
    }
    guard
      let face = fonts.face(
        family: EmbeddedFonts.systemFamily, weight: descriptor.weight,
        isItalic: descriptor.isItalic)
    else { preconditionFailure("the system family is embedded") }
    var metrics = face.metrics(size: descriptor.size)
    // Rule 9.6: the system family takes these ratios in place of its own, so that vertical layout
    // agrees with Apple's platforms.
    metrics.ascent = descriptor.size * 1950 / 2048
    metrics.descent = descriptor.size * 494 / 2048
    metrics.leading = 0
    return SelectedFont(
      face: face, size: descriptor.size, metrics: metrics, warning: warning)
  }

  package func lineBreaks(in text: [UInt16]) -> [LineBreakOpportunity] {
    LineBreakIterator.opportunities(in: text)
  }

  package func bidiLevels(of text: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    BidiAlgorithm.levels(of: text, isRightToLeft: isRightToLeft)
  }

  package func script(of scalar: Unicode.Scalar) -> ScriptTag {
    CharacterProperties.script(of: scalar)
  }

  package func isWide(_ scalar: Unicode.Scalar) -> Bool {
    CharacterProperties.isWide(scalar)
  }
}
