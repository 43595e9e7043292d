import Foundation
import StillCairo
import StillRaster
import Stillframe
import Testing

/// What is painted of a frame: only what moves, and what depends on it.
@Suite struct PaintingCostTests {
  /// A hundred rows, one of which changes on a tap.
  private struct Rows<Row: View>: View {
    let row: (Bool) -> Row
    @State private var isLate = false

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { number in
          ZStack {
            if number == 50 { row(isLate) } else { Text("Row \(number)") }
          }
          .frame(height: 20)
        }
        Color.blue.frame(width: 40, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLate.toggle() } }
          .accessibilityIdentifier("button")
      }
    }
  }

  /// What is painted of a frame in the middle of the movement, over the one before it; it has the bytes of painting anew.
  private func painted(
    _ row: @escaping @Sendable (Bool) -> some View
  ) throws -> RepaintedPart {
    let stage = Stage(size: CGSize(width: 200, height: 2_010)) { Rows(row: row) }
    try stage.tap("button")
    stage.advance(by: 0.25)
    let before = stage.displayList
    stage.advance(by: 1 / 60)
    let after = stage.displayList
    var picture = try CairoRenderer.render(before, scale: 1)
    let part = try CairoRenderer.repaint(
      PaintedAreas(after, scale: 1, width: 200, height: 2_010), over: &picture,
      of: PaintedAreas(before, scale: 1, width: 200, height: 2_010), background: nil)
    let isSame = try picture == CairoRenderer.render(after, scale: 1)
    #expect(isSame)
    return try #require(part, "most of it would be painted")
  }

  @Test func aFrameInWhichOneColorMovesPaintsThatColor() throws {
    let painted = try painted { Rectangle().fill($0 ? .red : .green).frame(height: 10) }
    #expect(painted.commands < 5, "it and at most what it touches")
    #expect((10...20).contains(painted.rows))
  }

  @Test func aFrameInWhichOneFrameMovesPaintsWhereItWasAndIs() throws {
    let painted = try painted {
      Color.red.frame(width: 20, height: 10).offset(x: $0 ? 40 : -40)
    }
    #expect(painted.commands < 5)
    #expect((10...20).contains(painted.rows))
    // The view is 20 pixels wide, moves by less than 2, and has room around it for rounding.
    #expect((20 * painted.rows...30 * painted.rows).contains(painted.pixels))
  }

  @Test func aFrameInWhichOneEffectMovesPaintsWhatItReaches() throws {
    let painted = try painted {
      Color.red.frame(width: 10, height: 10).rotationEffect(.degrees($0 ? 90 : 0))
    }
    #expect(painted.commands < 8)
    #expect(painted.rows <= 24)
  }

  @Test func aFrameAtRestPaintsNothing() throws {
    let stage = Stage(size: CGSize(width: 200, height: 2_010)) { Rows { Text($0 ? "a" : "b") } }
    let areas = PaintedAreas(stage.displayList, scale: 1, width: 200, height: 2_010)
    stage.advance(by: 1)
    var picture = try CairoRenderer.render(stage.displayList, scale: 1)
    let part = try CairoRenderer.repaint(
      PaintedAreas(stage.displayList, scale: 1, width: 200, height: 2_010), over: &picture,
      of: areas,
      background: nil)
    #expect(part?.rows == 0)
    #expect(part?.commands == 0)
  }
}
