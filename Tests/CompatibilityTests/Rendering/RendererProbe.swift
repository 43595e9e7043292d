import SwiftUI
import Testing

/// Hands out the layout that it is given, and draws it line by line.
struct Probe: TextRenderer {
  final class Notes {
    var layout: Text.Layout?
    var measurements = 0
  }

  let notes: Notes

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    notes.layout = layout
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    notes.measurements += 1
    return text.sizeThatFits(proposal)
  }
}

/// The layout that a renderer around a view is given.
@MainActor func layout(of view: some View) throws -> Text.Layout {
  let notes = Probe.Notes()
  _ = try ImageRenderer(content: view.textRenderer(Probe(notes: notes))).bitmap()
  return try #require(notes.layout)
}

/// Draws by a closure.
struct Drawing: TextRenderer {
  let body: (Text.Layout, inout GraphicsContext) -> Void

  init(_ body: @escaping (Text.Layout, inout GraphicsContext) -> Void) {
    self.body = body
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) { body(layout, &context) }
}

/// What drawing code paints into a square, a pixel a point, on nothing.
@MainActor func drawn(
  side: CGFloat = 40, _ body: @escaping (inout GraphicsContext) -> Void
) throws -> Bitmap {
  let square = Text("x").font(.system(size: 4))
    .textRenderer(Drawing { _, context in body(&context) })
    .frame(width: side, height: side, alignment: .topLeading)
  return try ImageRenderer(content: square).bitmap()
}

extension Bitmap {
  /// The centre of the ink in some columns, in pixels.
  func inkCentre(columns: Range<Int>) -> CGPoint {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in columns.clamped(to: 0..<width) {
        let ink = Double(self[column, row].alpha)
        sum += ink
        x += ink * (Double(column) + 0.5)
        y += ink * (Double(row) + 0.5)
      }
    }
    return CGPoint(x: x / sum, y: y / sum)
  }

  /// The stretches of a row in which the ink is at least half covered.
  func inked(row: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for column in 0...width {
      let isInk = column < width && self[column, row].alpha >= 128
      if isInk, start == nil { start = column }
      if !isInk, let first = start {
        ranges.append(first..<column)
        start = nil
      }
    }
    return ranges
  }

  /// How far two pictures differ at most, in a channel.
  func distance(to other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        for (a, b) in [
          (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
        ] { most = max(most, abs(Int(a) - Int(b))) }
      }
    }
    return most
  }
}
