import Foundation
import Testing

@testable import Stillframe

/// What the picture of an explanation shows, in numbers.
@Suite struct ExplanationPictureTests {
  private func frames(_ view: some View) throws -> ExplainedFrames {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    return ExplainedFrames(try renderer.layoutReport(explain: true), margin: 10)
  }

  @Test @MainActor func viewsOfOneFrameShareALabelWrittenAsInCode() throws {
    let items = try frames(Color.red.frame(width: 40, height: 20).opacity(0.5).padding(5)).items
    #expect(items.map(\.name) == [".padding", "Color.frame.opacity"])
    #expect(items.map(\.size) == ["50 × 30", "40 × 20"])
    #expect(items.map(\.depth) == [0, 1])
    #expect(items[1].frame == CGRect(x: 15, y: 15, width: 40, height: 20))
  }

  @Test @MainActor func aBackgroundOfTheSameFrameIsNotShownTwice() throws {
    let items = try frames(Text("Hi").padding(4).background(Color.yellow)).items
    #expect(items.map(\.name) == [".padding.background", "Text"])
  }

  @Test @MainActor func aStackIsCrossedByItsLine() throws {
    let lines = try frames(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 20)
      }
    ).lines
    #expect(lines.map(\.name) == ["top"])
    #expect(lines[0].frame == CGRect(x: 5, y: 10, width: 30, height: 0))
  }

  @Test @MainActor func notMoreFramesAreShownThanAPictureHolds() throws {
    let many = VStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { _ in Color.red } }
    #expect(try frames(many).items.count == ExplainedFrames.limit)
  }

  /// Where labels come to lie.
  private func labels(_ frames: [CGRect], size: CGSize) throws -> [CGRect] {
    let renderer = ImageRenderer(
      content: LabelPlacement(obstacles: frames) {
        ForEach(frames.indices, id: \.self) { index in
          Color.red.frame(width: size.width, height: size.height)
            .accessibilityIdentifier("label")
            .layoutValue(key: LabelledFrame.self, value: frames[index])
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return try renderer.layoutReport().frames(of: "label")
  }

  @Test func labelsDoNotCoverEachOtherWhereThereIsRoom() throws {
    let nested = (0..<5).map {
      CGRect(x: 40, y: 40, width: 200 - 30 * CGFloat($0), height: 120 - 20 * CGFloat($0))
    }
    let places = try labels(nested, size: CGSize(width: 60, height: 10))
    #expect(places.count == 5)
    for (index, a) in places.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(a))
      for b in places[(index + 1)...] {
        let common = a.intersection(b)
        #expect(common.isNull || common.width < 0.01 || common.height < 0.01)
      }
    }
  }

  @Test func aLabelLiesInARoomyFrameAndBesideASmallOne() throws {
    let places = try labels(
      [
        CGRect(x: 20, y: 20, width: 200, height: 150), CGRect(x: 50, y: 80, width: 20, height: 12),
      ], size: CGSize(width: 60, height: 10))
    #expect(places[0].origin == CGPoint(x: 20, y: 20))
    #expect(places[1].origin == CGPoint(x: 71, y: 81))
  }

  @Test @MainActor func whatCannotBePaintedIsAnErrorNotATrap() throws {
    for size in [CGSize(width: 0, height: 5), CGSize(width: CGFloat.infinity, height: 5)] {
      let renderer = ImageRenderer(content: Color.red)
      renderer.proposedSize = ProposedViewSize(size)
      let explanation = try renderer.explanation()
      #expect(explanation.report.measurements == 1)
      #expect(throws: RenderError.self) { try explanation.bitmap() }
    }
    let odd = ImageRenderer(
      content: ZStack {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 5, height: 5).position(x: .infinity, y: 3)
        Color.green.offset(x: .nan)
      })
    odd.proposedSize = ProposedViewSize(width: 40, height: 40)
    #expect(try odd.explanation().bitmap().width == 40 + 2 * Int(Explanation.margin))
  }
}
