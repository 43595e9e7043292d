import Foundation
import Stillframe
import Testing

/// Matched views that move while they are still on an earlier way (rule L8.40).
@Suite struct MatchedMoveTests {
  private struct Cards: View {
    @State private var items = [0, 1, 2, 3]
    @State private var isGrid = false
    @Namespace private var space

    var body: some View {
      VStack {
        Button("Layout") { withAnimation(.spring(duration: 0.5)) { isGrid.toggle() } }
          .accessibilityIdentifier("layout")
        Button("Turn") { withAnimation(.linear(duration: 0.5)) { items.reverse() } }
          .accessibilityIdentifier("turn")
        if isGrid {
          VStack { cards }.padding(.leading, 40)
        } else {
          VStack { cards }
        }
      }
    }

    private var cards: some View {
      ForEach(items, id: \.self) { item in
        Text("\(item)")
          .accessibilityIdentifier("\(isGrid ? "grid" : "list") \(item)")
          .matchedGeometryEffect(id: item, in: space)
          .frame(width: 100, height: 40)
      }
    }
  }

  @Test func viewStartsFromWhereItIs() {
    // The spring is on its last pixel when the cards change places.
    let film = FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 2,
      events: [.tap("layout", at: 0.1), .tap("turn", at: 0.75)]
    ) { Cards() }
    let track = Track(film, "grid 0", \.midY)
    let known = Track(values: track.values.filter { !$0.isNaN })
    #expect(abs(known[known.values.count - 1] - known[20]) > 100)
    #expect(known.largestStep < 10)
    #expect(known.rises)
  }
}
