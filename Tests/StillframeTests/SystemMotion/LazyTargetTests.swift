import Foundation
import Stillframe
import Testing

/// Rows of lazy stacks that were never built are places where a scroll comes to rest (rule SM5.5).
@Suite struct LazyTargetTests {
  private struct Rows: View {
    /// Points of a row.
    let height: @Sendable (Int) -> CGFloat
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<200, id: \.self) { row in
            Text("row \(row)").frame(maxWidth: .infinity).frame(height: height(row))
              .accessibilityIdentifier("row \(row)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  private func stage(
    systemMotion: Bool = true, _ height: @escaping @Sendable (Int) -> CGFloat
  ) -> Stage {
    Stage(size: CGSize(width: 200, height: 300), systemMotion: systemMotion) {
      Rows(height: height)
    }
  }

  /// The tops of the rows that are there.
  private func tops(_ stage: Stage) throws -> [CGFloat] {
    try stage.layoutReport().nodes(named: nil)
      .filter { $0.identifier?.hasPrefix("row") == true }.map(\.frame.minY)
  }

  @Test(arguments: [true, false]) func flickThatPassesManyRowsEndsAtOne(_ systemMotion: Bool) throws
  {
    let stage = stage(systemMotion: systemMotion) { _ in 60 }
    try stage.drag("row 3", by: CGSize(width: 0, height: -180), duration: 0.1)
    stage.reach(10)
    let places = try tops(stage)
    #expect(places.contains { abs($0) < 0.6 }, "\(places)")
    // It went on by itself.
    #expect(try stage.layoutReport().frame(of: "row 3") == nil)
  }

  @Test func wayBendsToARowThatIsElsewhereThanExpected() throws {
    let stage = stage { $0 < 8 ? 60 : 60 + CGFloat($0 % 7) * 9 }
    try stage.drag("row 3", by: CGSize(width: 0, height: -180), duration: 0.1)
    var before = try stage.layoutReport()
    for _ in 0..<300 {
      stage.advance(by: 1.0 / 60)
      let now = try stage.layoutReport()
      for row in 0..<60 {
        guard let a = before.frame(of: "row \(row)"), let b = now.frame(of: "row \(row)") else {
          continue
        }
        #expect(abs(a.minY - b.minY) < 40)
      }
      before = now
    }
    let places = try tops(stage)
    #expect(places.contains { abs($0) < 0.6 }, "\(places)")
  }
}

/// Views inside `GeometryReader` come and go by their transitions.
@Suite struct ReaderTransitionTests {
  private struct Scene: View {
    @State private var isOn = true
    var body: some View {
      GeometryReader { proxy in
        VStack {
          Text("Flip").onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
          if isOn {
            Color.red.frame(width: proxy.size.width / 4, height: 50)
              .accessibilityIdentifier("red")
              .transition(.offset(x: 100))
          }
        }
      }
    }
  }

  @Test func viewLeavesAReaderByItsTransition() throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 200), duration: 2,
      events: [.tap("Flip", at: 0.1), .tap("Flip", at: 1)]
    ) { Scene() }
    let left = Track(film, "red", \.minX)
    #expect(left[0] == 0)
    #expect(left[21] > 40 && left[21] < 60)
    #expect(left[45].isNaN)
    #expect(left[75] > 40 && left[75] < 60)
    #expect(left.values.last == 0)
    #expect(left.largestStep < 5)
  }

  @Test func readerThatIsLaidOutMeanwhileKeepsTheViewThatLeaves() throws {
    struct Growing: View {
      @State private var isOn = true
      @State private var width: CGFloat = 100
      var body: some View {
        GeometryReader { proxy in
          ZStack(alignment: .topLeading) {
            if isOn {
              Color.red.frame(width: proxy.size.width, height: 50).transition(.opacity)
            }
          }
        }
        .frame(width: width)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.linear(duration: 1)) {
            isOn = false
            width = 150
          }
        }
        .accessibilityIdentifier("reader")
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 100), duration: 1.5, events: [.tap("reader", at: 0)]
    ) { Growing() }
    let reds = try [0, 15, 30, 45, 70].map { index in
      let pixel = try film.frame(at: index).bitmap()[20, 20]
      return Int(pixel.red) - Int(pixel.green)
    }
    #expect(reds[0] > reds[1] && reds[1] > reds[2] && reds[2] > reds[3])
    #expect(reds[4] == 0)
  }
}
