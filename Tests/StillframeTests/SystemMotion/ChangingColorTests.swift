import Foundation
import Stillframe
import Testing

/// Tints behind presentations, the spinner of a refresh, and the column of an inspector, on their way.
@Suite struct ChangingColorTests {
  private struct Asking: View {
    var isQuiet = false
    @State private var isOn = false

    var body: some View {
      VStack {
        Color.clear.overlay { Rectangle().fill(.tint).frame(width: 20, height: 20) }
          .frame(height: 40)
        Button("Ask") { isOn = true }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .alert("Sure?", isPresented: $isOn) { Button("Yes") {} }
      .transaction { if isQuiet { $0.disablesAnimations = true } }
    }
  }

  private func blueness(_ film: FrameSequence) throws -> [Double] {
    try film.map { frame in
      let pixel = try frame.bitmap()[150, 20]
      return Double(pixel.blue) - Double(pixel.red)
    }
  }

  private func asking(isQuiet: Bool = false) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 300, height: 400), duration: 2,
      events: [.tap("Ask", at: 0.1), .tap("Yes", at: 1)]
    ) { Asking(isQuiet: isQuiet) }
  }

  /// SM3.26.
  @Test func tintsLoseAndGetTheirColorsWithThePresentation() throws {
    let track = Track(values: try blueness(asking()))
    #expect(track[0] > 200)
    #expect(track[55] == 0)
    #expect(track.values.last == track[0])
    #expect(track.largestStep < 60)
    #expect(Track(values: Array(track.values[..<56])).falls)
    #expect(Track(values: Array(track.values[60...])).rises)
  }

  @Test func tintsChangeAtOnceWhereNothingMoves() throws {
    let track = try blueness(asking(isQuiet: true))
    #expect(Set(track).count == 2)
  }

  /// SM6.3.
  @Test func spinnerFadesAfterARefresh() throws {
    struct Pulled: View {
      var body: some View {
        ScrollView { Color.white.frame(height: 900).accessibilityIdentifier("content") }
          .accessibilityIdentifier("list")
          .refreshable { try? await Task.sleep(for: .seconds(0.5)) }
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 400), duration: 3,
      events: [.drag("list", at: 0, by: CGSize(width: 0, height: 260), duration: 0.5)]
    ) { Pulled() }
    var darkest: [Double] = []
    var tops: [Double] = []
    for frame in film {
      let top = Double(try #require(frame.layout.frame(of: "content")).minY)
      let bitmap = try frame.bitmap()
      darkest.append(
        Double(
          (90..<110).flatMap { x in (0..<max(Int(top), 1)).map { bitmap[x, $0].red } }.min() ?? 255)
      )
      tops.append(top)
    }
    // From its rest on it goes back, and gets paler on the way.
    let start = try #require(tops.lastIndex { $0 > 59 })
    let back = darkest[start...].prefix { $0 < 250 }
    #expect(back.count > 5)
    #expect(zip(back, back.dropFirst()).allSatisfy { $1 >= $0 - 1 })
    #expect((darkest[start - 10]) > 60)
  }

  /// SM3.13.
  @Test func lineOfAnInspectorMovesWithIt() throws {
    struct Inspected: View {
      @State private var isOn = false

      var body: some View {
        Color.white
          .overlay { Button("Show") { isOn.toggle() } }
          .inspector(isPresented: $isOn) { Color.red.accessibilityIdentifier("inspector") }
          .environment(\.horizontalSizeClass, .regular)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 800, height: 300), duration: 1.6,
      events: [.tap("Show", at: 0.1), .tap("Show", at: 0.9)]
    ) { Inspected() }
    for index in [10, 14, 20, 50, 58, 64] {
      let frame = try film.frame(at: index)
      let column = try #require(frame.layout.frame(of: "inspector"))
      let bitmap = try frame.bitmap()
      // Nothing but white, the line and the column.
      let others = (400..<800).filter { x in
        let pixel = bitmap[x, 20]
        return pixel != bitmap[100, 20] && CGFloat(x) < column.minX - 2
      }
      #expect(others.isEmpty, "frame \(index)")
    }
  }
}
