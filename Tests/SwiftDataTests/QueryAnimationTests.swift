import SwiftData
import SwiftUI
import Testing

/// Queries of all models, whose changes are animated.
@Suite struct QueryAnimationTests {
  private struct Animated: View {
    @Query(animation: .linear(duration: 1)) private var trips: [Trip]

    nonisolated init() {}

    var body: some View { Rows(trips: trips) }
  }

  private struct WithTransaction: View {
    @Query(transaction: Transaction(animation: .linear(duration: 1))) private var trips: [Trip]

    nonisolated init() {}

    var body: some View { Rows(trips: trips) }
  }

  private struct Rows: View {
    let trips: [Trip]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(trips) { Text($0.name).frame(height: 20).accessibilityIdentifier($0.name) }
      }
      .frame(height: 100, alignment: .bottom)
    }
  }

  @MainActor @Test func changesOfAllModelsAreAnimated() throws {
    try expectMotion { Animated() }
    try expectMotion { WithTransaction() }
  }

  @MainActor private func expectMotion(_ view: () -> some View) throws {
    let container = try makeContainer()
    let first = Trip(name: "First")
    container.mainContext.insert(first)
    container.mainContext.insert(Trip(name: "Second"))
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      view().modelContainer(container)
    }
    let start = try #require(try stage.layoutReport().frame(of: "First")).minY
    container.mainContext.insert(Trip(name: "Third"))
    stage.advance(by: 0.001)
    stage.advance(by: 0.5)
    let middle = try #require(try stage.layoutReport().frame(of: "First")).minY
    stage.advance(by: 1)
    let end = try #require(try stage.layoutReport().frame(of: "First")).minY
    #expect(end == start - 20)
    #expect(middle < start - 5)
    #expect(middle > end + 5)
  }
}
