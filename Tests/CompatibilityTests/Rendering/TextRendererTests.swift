import SwiftUI
import Testing

/// Text that a renderer draws.
@MainActor @Suite struct TextRendererTests {
  private enum Piece: CaseIterable {
    case line, run, slice
  }

  private func texts(_ piece: Piece) -> [any View] {
    // Lines end and begin anew where slices do, somewhere in a pixel.
    let lined = piece == .slice ? Text("Plain") : Text("Lined").underline(pattern: .dash)
    return [
      Text("Plain words, wrapped into lines").frame(width: 90),
      lined + Text(" and bold").bold().strikethrough(piece != .slice),
      Text("Across").font(.largeTitle).foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
      Text("faded").foregroundStyle(.blue.opacity(0.5)).kerning(3),
      Text(verbatim: "\u{5D0}\u{5D1} abc \u{5D2}").multilineTextAlignment(.trailing),
      Text("Cut off because of its length").lineLimit(1).frame(width: 80),
    ]
  }

  private func isTheSame(_ view: some View, _ piece: Piece) throws -> Bool {
    let renderer = Drawing { layout, context in
      for line in layout {
        if piece == .line { context.draw(line) }
        for run in line {
          if piece == .run { context.draw(run) }
          if piece == .slice { for slice in run { context.draw(slice) } }
        }
      }
    }
    let expected = try picture(of: view)
    #expect(expected.count { $0.green < 200 } > 20)
    let drawn = try picture(of: view.textRenderer(renderer))
    // Glyphs whose edges overlap are rounded one by one.
    return drawn.distance(to: expected) <= (piece == .slice ? 2 : 0)
  }

  @Test(arguments: Piece.allCases) private func drawingEverythingDrawsTheText(_ piece: Piece) throws
  {
    for (index, view) in texts(piece).enumerated() {
      #expect(try isTheSame(view, piece), "\(index)")
    }
  }

  @Test func aLinesPatternGoesOnFromSliceToSlice() throws {
    let text = Text("Dashes").font(.system(size: 40)).underline(pattern: .dash, color: .red)
    let whole = try picture(of: text)
    let sliced = try picture(
      of: text.textRenderer(
        Drawing { layout, context in
          for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
        }))
    #expect(whole.pieces(isReddish) > 3)
    #expect(sliced.pieces { $0.red > 200 && $0.green < 200 } == whole.pieces(isReddish))
  }

  @Test func nothingIsDrawnByARendererThatDrawsNothing() throws {
    let view = Text("Words").textRenderer(Drawing { _, _ in })
    let size = try size(of: Text("Words"))
    let picture = try ImageRenderer(content: view).bitmap()
    #expect(picture.count { $0.alpha > 0 } == 0)
    #expect(picture.width == Int(size.width) && picture.height == Int(size.height))
  }

  @Test func theInnermostRendererDraws() throws {
    let view = Text("Words").textRenderer(Probe(notes: .init()))
      .textRenderer(Drawing { _, _ in })
    #expect(try ImageRenderer(content: view).bitmap().count { $0.alpha > 0 } > 0)
  }

  /// Words with room above and below, letters far enough apart to be told from each other.
  private func apart(_ renderer: some TextRenderer) -> some View {
    Text("HOHO").font(.system(size: 30)).tracking(12).textRenderer(renderer).padding(20)
  }

  @Test func lettersMoveAsFarAsTheyAreMoved() throws {
    func places(_ height: CGFloat) throws -> [CGPoint] {
      var columns: [Range<Int>] = []
      let renderer = Drawing { layout, context in
        columns = []
        for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
          let bounds = slice.typographicBounds.rect
          columns.append(Int(bounds.minX) + 20..<Int(bounds.maxX) + 20)
          var letter = context
          letter.translateBy(x: 0, y: height * CGFloat(index))
          letter.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
      let picture = try ImageRenderer(content: apart(renderer)).bitmap()
      return columns.map { picture.inkCentre(columns: $0) }
    }
    let still = try places(0)
    #expect(still.count == 4)
    for height: CGFloat in [1, -3, 4.3] {
      for (index, (moved, old)) in zip(try places(height), still).enumerated() {
        #expect(abs(moved.y - old.y - height * CGFloat(index)) < 0.05)
        #expect(abs(moved.x - old.x) < 0.05)
      }
    }
  }

  @Test func aRendererMovesWithAnAnimationAndNothingIsLaidOutAnew() throws {
    let notes = Probe.Notes()
    let stage = Stage(size: CGSize(width: 60, height: 80)) { Rising(notes: notes) }
    stage.isTransparent = true
    let start = try stage.bitmap().inkCentre(columns: 0..<60)
    try stage.tap("rise", at: UnitPoint(x: 0.1, y: 0.5))
    let measurements = notes.measurements
    let report = try stage.layoutReport()
    for step in 0...4 {
      if step > 0 { stage.advance(by: 0.25) }
      let centre = try stage.bitmap().inkCentre(columns: 0..<60)
      #expect(abs(start.y - centre.y - 5 * CGFloat(step)) < 0.1, "\(step)")
      #expect(try stage.layoutReport().root == report.root)
    }
    #expect(notes.measurements == measurements)
    // Without an animation, at once.
    try stage.tap("fall")
    #expect(abs(try stage.bitmap().inkCentre(columns: 0..<60).y - start.y) < 0.1)
  }

  @Test func aLineFadesByItself() throws {
    let renderer = Drawing { layout, context in
      var faint = context
      faint.opacity = 0.5
      for (index, line) in layout.enumerated() {
        if index == 0 { context.draw(line) } else { faint.draw(line) }
      }
    }
    let picture = try ImageRenderer(
      content: Text("HHH\nHHH").font(.system(size: 30, weight: .black)).foregroundStyle(.red)
        .textRenderer(renderer)
    ).bitmap()
    func most(_ rows: Range<Int>) -> UInt8 {
      rows.reduce(0) { most, row in
        (0..<picture.width).reduce(most) { max($0, picture[$1, row].alpha) }
      }
    }
    #expect(most(0..<picture.height / 2) == 255)
    #expect((126...129).contains(most(picture.height / 2 + 4..<picture.height)))
  }

  @Test func aRendererGivesTheSize() throws {
    let own = try size(of: Text("Words"))
    #expect(try size(of: Text("Words").textRenderer(Roomy(factor: 2))).width == own.width * 2)
    #expect(try size(of: Text("Words").textRenderer(Roomy(factor: 1))) == own)
    // A size that is none is made safe.
    for factor in [CGFloat.nan, .infinity, -1] {
      let view = Text("Words").textRenderer(Roomy(factor: factor)).frame(width: 50, height: 50)
      #expect(try size(of: view) == CGSize(width: 50, height: 50))
      _ = try ImageRenderer(content: view).bitmap()
    }
  }

  @Test func theRenderersSizeFollowsIt() throws {
    let stage = Stage(size: CGSize(width: 300, height: 80)) { Growing() }
    func width() throws -> CGFloat? {
      func texts(_ node: LayoutReport.Node) -> [CGRect] {
        (node.text == nil ? [] : [node.frame]) + node.children.flatMap(texts)
      }
      return texts(try stage.layoutReport().root).first?.width
    }
    let before = try #require(try width())
    try stage.tap("grow")
    #expect(try width() == before * 2)
  }
}

/// Gives text a multiple of its size.
private struct Roomy: TextRenderer {
  var factor: CGFloat

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}

private struct Growing: View {
  @State private var factor: CGFloat = 1

  var body: some View {
    Text("Words").textRenderer(Roomy(factor: factor))
      .onTapGesture { factor = 2 }
      .accessibilityIdentifier("grow")
  }
}

/// A letter that rises by as many points as its animatable value says.
private struct Lifted: TextRenderer {
  var height: Double
  let notes: Probe.Notes

  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.translateBy(x: 0, y: -height)
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    notes.measurements += 1
    return text.sizeThatFits(proposal)
  }
}

private struct Rising: View {
  let notes: Probe.Notes
  @State private var height = 0.0

  var body: some View {
    Text("H").font(.system(size: 20))
      .textRenderer(Lifted(height: height, notes: notes))
      .onTapGesture { withAnimation(.linear(duration: 1)) { height = 20 } }
      .accessibilityIdentifier("rise")
      .overlay {
        Color.clear.frame(width: 1, height: 1).contentShape(Rectangle())
          .onTapGesture { height = 0 }
          .accessibilityIdentifier("fall")
      }
  }
}
