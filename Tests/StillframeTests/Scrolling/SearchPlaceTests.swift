import Foundation
import Stillframe
import Testing

/// Content that has gone beyond a bar, while a search takes the bar's large title away (rule C6.40).
@Suite struct SearchPlaceTests {
  private struct Rows: View {
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        List(0..<60) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
          .listStyle(.plain)
          .navigationTitle("Title")
          .searchable(text: .constant(""), isPresented: $isSearching)
          .safeAreaInset(edge: .bottom) { Button("Toggle") { isSearching.toggle() } }
      }
    }
  }

  /// The position of a row before, during and after a search.
  private func places(scrolledBy distance: CGFloat, _ row: String) throws -> [CGFloat] {
    let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows() }
    if distance > 0 { try stage.scroll("row 0", by: CGSize(width: 0, height: distance)) }
    func place() throws -> CGFloat {
      try #require(try stage.layoutReport().frame(of: row)).minY
    }
    var places = [try place()]
    for _ in 0..<2 {
      try stage.tap("Toggle")
      places.append(try place())
    }
    return places
  }

  @Test func rowsBeyondTheBarKeepTheirPlace() throws {
    let places = try places(scrolledBy: 400, "row 10")
    // The bar with the field is 8 points higher than the one with the title.
    #expect(abs(places[1] - places[0]) <= 8)
    #expect(places[2] == places[0])
  }

  @Test func rowsAtTheStartGoWithTheBar() throws {
    let places = try places(scrolledBy: 0, "row 2")
    #expect(places[0] - places[1] > 80)
    #expect(places[2] == places[0])
  }
}
