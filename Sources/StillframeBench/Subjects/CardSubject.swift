import Foundation
import StillCairo
import StillDrawing
import StillRaster
import StillText
import Stillframe

/// Painting the card, beside the same drawing in plain C with Cairo.
enum CardSubject {
  static func measure(_ bench: Bench) throws {
    let list = try displayList(Card())
    let runs = list.commands.count { if case .glyphs = $0 { true } else { false } }
    precondition(runs == 20, "the card has \(runs) texts, not 20")
    try paint("card/paint@1x", list, 1, bench)
    try paint("card/paint@2x", list, 2, bench)
    try text(list, bench)
    bench.figure("card/paint@1x/difference", unit: "mean of 255 a component", goal: .atMost(2)) {
      difference(list)
    }
  }

  /// Returns the commands that paint a view.
  static func displayList(_ view: some View) throws -> DisplayList {
    let graph = try ImageRenderer(content: view).liveGraph()
    return graph.displayList(size: graph.contentSize)
  }

  private static let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)

  private static func paint(
    _ name: String, _ list: DisplayList, _ scale: CGFloat, _ bench: Bench
  ) throws {
    try bench.time(name, .milliseconds, goal: .ratioAtMost(1)) {
      let plain = PlainDrawing(list, scale: scale)
      return (
        {
          try nanoseconds {
            _ = try CairoRenderer.render(list, scale: scale, background: white)
          }
        }, .measured("C with Cairo") { nanoseconds { plain.draw() } }
      )
    }
  }

  /// Only the texts.
  private static func text(_ list: DisplayList, _ bench: Bench) throws {
    var texts = DisplayList(size: list.size)
    var count = 0
    for command in list.commands {
      guard case .glyphs(let run, _, _) = command else { continue }
      texts.commands += Array(repeating: command, count: 20)
      count += 20 * run.glyphs.count
    }
    let commands = texts
    try bench.time(
      "card/text@1x", .nanoseconds("a glyph"), count: Double(count), goal: .ratioAtMost(0.75)
    ) {
      let plain = PlainDrawing(commands, scale: 1)
      return (
        {
          try nanoseconds { _ = try CairoRenderer.render(commands, scale: 1, background: white) }
        }, .measured("cairo_show_glyphs") { nanoseconds { plain.draw() } }
      )
    }
  }

  /// Returns how far both pictures are apart: near zero, or the two do not draw the same.
  private static func difference(_ list: DisplayList) -> Double {
    guard let ours = try? CairoRenderer.render(list, scale: 1, background: white) else {
      return 255
    }
    let theirs = PlainDrawing(list, scale: 1).pixels()
    return unsafe ours.withUnsafeBytes { a in
      unsafe theirs.withUnsafeBytes { b in
        var sum = 0
        for index in a.indices { unsafe sum += abs(Int(a[index]) - Int(b[index])) }
        return Double(sum) / Double(a.count)
      }
    }
  }
}
