import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import Testing

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What views hand up to those around them.
@MainActor @Suite struct PreferenceFlowTests {
  private struct Named: View {
    @State var name: String

    var body: some View {
      Block(10, 10).preference(key: NamesKey.self, value: [name])
        .onTapGesture { name += "'" }.accessibilityIdentifier("tap \(name.first ?? " ")")
    }
  }

  @Test func valuesComeInTheOrderOfViews() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Line(HStackLayout()) {
        Named(name: "a")
        Line(VStackLayout()) {
          Named(name: "b")
          Block(10, 10)
          Named(name: "c")
        }
      }
      .onPreferenceChange(NamesKey.self) { journal.add($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["a b c"])
    try graph.tap("tap c")
    #expect(journal.take() == ["a b c'"])
    graph.setProposal(ProposedViewSize(width: 300, height: 300), stageSize: nil)
    graph.update()
    #expect(journal.take() == [], "nothing is told that is as before")
  }

  @Test func aChangeVisitsTheWayUpAndNoMore() throws {
    let graph = ViewGraph.showing(2_000, 2_000) {
      Line(VStackLayout()) {
        ForEach(0..<100, id: \.self) { row in
          Line(HStackLayout()) {
            if row == 50 { Named(name: "x") } else { Block(10, 10) }
          }
        }
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let before = graph.counters.preferenceVisits
    try graph.tap("tap x")
    #expect(graph.counters.preferenceVisits - before < 30)
  }

  @Test func whatIsAnchoredIsReadInOtherCoordinates() {
    let graph = ViewGraph.showing(100, 100) {
      Line(VStackLayout(alignment: .leading, spacing: 0)) {
        Block(40, 30)
        Block(20, 20).anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(PlaceKey.self) { anchor in
        GeometryReader { proxy in
          let place = anchor.map { proxy[$0] } ?? .zero
          Block(place.minY, place.maxY).accessibilityIdentifier("seen")
        }
      }
    }
    #expect(graph.frame("seen").suffix(2) == [30, 50])
  }
}

private enum PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
