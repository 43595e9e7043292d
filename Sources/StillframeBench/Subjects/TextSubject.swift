import Foundation
import StillText
import StillTextEngine

/// Measuring text, beside HarfBuzz alone.
enum TextSubject {
  private static let attributes = TextAttributes(font: FontDescriptor(size: 17))

  static func measure(_ bench: Bench) throws {
    let shaper = PlainShaper()
    let labels = Words.labels.map { Array($0.utf16) }
    let glyphs = Double(labels.reduce(0) { $0 + shaper.shape($1) })
    // Opened for the occasion, both of them.
    try bench.time(
      "text/labels/first", .nanoseconds("a glyph"), count: glyphs, goal: .ratioAtMost(1.2)
    ) {
      (
        {
          let system = EmbeddedTextSystem()
          _ = width("Warm", system)
          return nanoseconds { setLabels(Words.labels, system) }
        },
        .measured("HarfBuzz") {
          // The caches of the processor are as cold after this as they are above.
          let shaper = PlainShaper()
          shaper.shape(Array("Warm".utf16))
          _ = width("Warm", EmbeddedTextSystem())
          return nanoseconds { for label in labels { shaper.shape(label) } }
        }
      )
    }
    // In use for a while, both of them.
    try bench.time(
      "text/labels/new", .nanoseconds("a glyph"), count: glyphs, goal: .ratioAtMost(0.5)
    ) {
      let system = EmbeddedTextSystem()
      var round: UInt32 = 0
      return (
        {
          round += 1
          let fresh = Words.freshLabels(round)
          return nanoseconds { setLabels(fresh, system) }
        },
        .measured("HarfBuzz") {
          let fresh = Words.freshLabels(round).map { Array($0.utf16) }
          return nanoseconds { for label in fresh { shaper.shape(label) } }
        }
      )
    }
    try again(bench)
    try prose(bench, shaper)
  }

  /// Apart from its caller so that a profiler can tell it from the rest.
  @inline(never)
  private static func setLabels(_ labels: [String], _ system: EmbeddedTextSystem) {
    for label in labels { _ = width(label, system) }
  }

  @inline(never)
  private static func measure(_ paragraph: Paragraph, width: CGFloat) {
    _ = paragraph.size(width: width, height: nil)
  }

  private static func again(_ bench: Bench) throws {
    let count = Double(Words.labels.count * 100)
    try bench.time("text/labels/again", .nanoseconds("a label"), count: count, goal: .atMost(100)) {
      let system = EmbeddedTextSystem()
      let paragraphs = Words.labels.map { paragraph($0, system) }
      return (
        {
          nanoseconds {
            for _ in 0..<100 {
              for paragraph in paragraphs { _ = paragraph.size(width: 200, height: nil) }
            }
          }
        }, .nothing
      )
    }
    try bench.time("text/labels/looked-up", .nanoseconds("a label"), count: count) {
      let system = EmbeddedTextSystem()
      return (
        {
          nanoseconds {
            for _ in 0..<100 { for label in Words.labels { _ = width(label, system) } }
          }
        }, .nothing
      )
    }
  }

  private static func prose(_ bench: Bench, _ shaper: PlainShaper) throws {
    try bench.time("text/prose/other-width", .microseconds(), goal: .atMost(10)) {
      let words = Words.prose.split(separator: " ").map { Array($0.utf16) }
      let paragraph = paragraph(Words.prose, EmbeddedTextSystem())
      var width: CGFloat = 200
      return (
        {
          width = width > 500 ? 200.25 : width + 0.75
          return nanoseconds { measure(paragraph, width: width) }
        },
        .measured("HarfBuzz by words") { nanoseconds { for word in words { shaper.shape(word) } } }
      )
    }
    try bench.time("text/prose/first", .milliseconds, goal: .ratioAtMost(1.3)) {
      let words = Words.prose.split(separator: " ").map { Array($0.utf16) }
      return (
        {
          let system = EmbeddedTextSystem()
          _ = width("Warm", system)
          return nanoseconds {
            _ = paragraph(Words.prose, system).size(width: 300, height: nil)
          }
        },
        .measured("HarfBuzz by words") { nanoseconds { for word in words { shaper.shape(word) } } }
      )
    }
    try bench.time("text/prose/new", .milliseconds, goal: .ratioAtMost(1.3)) {
      let system = EmbeddedTextSystem()
      var round: UInt32 = 0
      return (
        {
          round += 1
          let prose = Words.prose(seed: round)
          return nanoseconds { _ = paragraph(prose, system).size(width: 300, height: nil) }
        },
        .measured("HarfBuzz by words") {
          let words = Words.prose(seed: round).split(separator: " ").map { Array($0.utf16) }
          return nanoseconds { for word in words { shaper.shape(word) } }
        }
      )
    }
  }

  private static func paragraph(_ text: String, _ system: EmbeddedTextSystem) -> Paragraph {
    system.paragraph([TextRun(text, attributes: attributes)], style: ParagraphStyle())
  }

  private static func width(_ text: String, _ system: EmbeddedTextSystem) -> CGFloat {
    paragraph(text, system).size(width: nil, height: nil).width
  }
}
