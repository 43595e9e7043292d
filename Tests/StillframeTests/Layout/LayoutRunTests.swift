import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A row of its own making that counts its calls.
private struct CountingRow: Layout {
  var gap: CGFloat
  let recorder: Recorder

  func makeCache(subviews: Subviews) -> Int {
    recorder.count("make")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    recorder.count("update")
    cache += 1
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    recorder.count("size")
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    recorder.count("place")
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// The same with a gap that is interpolated.
private struct MovingRow: Layout {
  var base: CountingRow

  var animatableData: CGFloat {
    get { base.gap }
    set { base.gap = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func makeCache(subviews: Subviews) -> Int { base.makeCache(subviews: subviews) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct Blocks: View {
  var body: some View {
    ForEach(0..<3) { index in
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("block-\(index)")
    }
  }
}

@Suite struct LayoutRunTests {
  private func film(
    _ recorder: Recorder, animatable: Bool, duration: Double = 1
  ) -> FrameSequence {
    FrameSequence(
      value: 0.0, changes: [.init(at: 0.25, to: 20, animation: .linear(duration: 0.5))],
      size: CGSize(width: 100, height: 20), fps: 20, duration: duration
    ) { gap in
      if animatable {
        MovingRow(base: CountingRow(gap: gap, recorder: recorder)) { Blocks() }
      } else {
        CountingRow(gap: gap, recorder: recorder) { Blocks() }
      }
    }
  }

  @Test func aLayoutWithoutAnimatableDataRunsOnceAChange() throws {
    let recorder = Recorder()
    let frames = Array(film(recorder, animatable: false))
    #expect(frames.count == 21)
    #expect(recorder.total("size") == 2, "once at first, once for the change")
    #expect(recorder.total("place") == 2)
    // The blocks move all the same: each runs from its old frame to its new one.
    let positions = frames.map { $0.layout.frame(of: "block-2")?.minX ?? 0 }
    #expect(Set(positions).count > 8)
  }

  @Test func anAnimatableLayoutRunsOnEveryFrameOfItsMotion() throws {
    let recorder = Recorder()
    let frames = Array(film(recorder, animatable: true))
    #expect(recorder.total("size") >= 10)
    #expect(recorder.total("place") >= 10)
    // Half of the way, the gap is 10 and the row 50 wide, centred.
    let middle = try #require(frames[10].layout.frame(of: "block-0"))
    #expect(abs(middle.minX - 25) < 0.01)
    let end = try #require(frames[20].layout.frame(of: "block-0"))
    #expect(end.minX == 15)
  }

  @Test func theCacheIsMadeOnceAndUpdatedOnceAChange() throws {
    struct Changing: View {
      let recorder: Recorder
      @State private var width = 10.0
      var body: some View {
        CountingRow(gap: 2, recorder: recorder) {
          Color.red.frame(width: width, height: 10)
          Color.blue.frame(width: 10, height: 10).onTapGesture { width += 1 }
            .accessibilityIdentifier("grow")
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Changing(recorder: recorder) }
    #expect(recorder.total("make") == 1)
    #expect(recorder.total("update") == 0)
    for change in 1...3 {
      try stage.tap("grow")
      #expect(recorder.total("make") == 1)
      #expect(recorder.total("update") == change)
    }
    stage.advance(by: 1)
    #expect(recorder.total("update") == 3, "time alone changes nothing")
    #expect(recorder.total("size") == 4)
  }

  @Test func boundsDoNotStartAtZero() throws {
    struct Telling: Layout {
      let origin: Box<CGPoint>
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 20, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        origin.value = bounds.origin
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    let origin = Box(CGPoint.zero)
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 40)
        Telling(origin: origin) { Color.blue.accessibilityIdentifier("inner") }
      })
    let report = try renderer.layoutReport()
    #expect(origin.value == CGPoint(x: 30, y: 15))
    #expect(report.frame(of: "inner") == CGRect(x: 30, y: 15, width: 10, height: 10))
  }

  @Test func aLayoutMayCallAnotherOnesMethods() throws {
    struct Delegating: Layout {
      func makeCache(subviews: Subviews) -> HStackLayout.Cache {
        HStackLayout(spacing: 3).makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) -> CGSize {
        HStackLayout(spacing: 3).sizeThatFits(
          proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout HStackLayout.Cache
      ) {
        HStackLayout(spacing: 3).placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let renderer = ImageRenderer(content: Delegating { Blocks() })
    let report = try renderer.layoutReport()
    #expect(report.size == CGSize(width: 36, height: 10))
    #expect(report.frame(of: "block-2")?.minX == 26)
  }

  @Test func aBodyOfSeveralViewsIsSeveralSubviews() throws {
    let renderer = ImageRenderer(
      content: CountingRow(gap: 1, recorder: Recorder()) {
        Blocks()
        Color.blue.frame(width: 5, height: 5)
      })
    #expect(try renderer.layoutReport().size == CGSize(width: 38, height: 10))
  }
}
