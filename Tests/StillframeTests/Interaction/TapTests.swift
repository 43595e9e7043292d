import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rules C12.1, C12.2 and C12.6.
@Suite struct TapTests {
  private let journal = Journal()

  @Test func aTapGestureCountsTaps() throws {
    let stage = stage {
      Color.red.onTapGesture(count: 2) { journal.note("double") }.accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == [])
    stage.advance(by: 0.35)
    try stage.tap("a")
    #expect(journal.take() == ["double"])
    try stage.tap("a", count: 2)
    #expect(journal.take() == ["double"])
    try stage.tap("a", count: 4)
    #expect(journal.take() == ["double", "double"])
  }

  @Test func aTapThatComesTooLateBeginsAnew() throws {
    let stage = stage {
      Color.red.onTapGesture(count: 2) { journal.note("double") }.accessibilityIdentifier("a")
    }
    try stage.tap("a")
    stage.advance(by: 0.36)
    try stage.tap("a")
    #expect(journal.take() == [])
    stage.advance(by: 0.3)
    try stage.tap("a")
    #expect(journal.take() == ["double"])
  }

  @Test func aSingleTapWaitsForNothing() throws {
    let stage = stage {
      Color.red
        .onTapGesture(count: 2) { journal.note("double") }
        .onTapGesture { journal.note("single") }
        .accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == ["single"])
    try stage.tap("a")
    #expect(journal.take() == ["double"])
  }

  @Test func anExclusiveSingleTapWaitsForTheDoubleOne() throws {
    let stage = stage {
      Color.red
        .gesture(
          TapGesture(count: 2).onEnded { journal.note("double") }
            .exclusively(before: TapGesture().onEnded { journal.note("single") })
        )
        .accessibilityIdentifier("a")
    }
    try stage.tap("a")
    stage.advance(by: 0.34)
    #expect(journal.take() == [])
    stage.advance(by: 0.02)
    #expect(journal.take() == ["single"])
    try stage.tap("a")
    stage.advance(by: 0.1)
    try stage.tap("a")
    stage.advance(by: 1)
    #expect(journal.take() == ["double"])
  }

  @Test func aTouchThatStaysOrMovesTooFarIsNoTap() throws {
    let stage = stage {
      Color.red
        .onTapGesture { journal.note("tap") }
        .simultaneousGesture(DragGesture(minimumDistance: 1000))
        .accessibilityIdentifier("a")
    }
    try stage.press("a", duration: 0.75)
    #expect(journal.take() == ["tap"])
    try stage.press("a", duration: 0.76)
    #expect(journal.take() == [])
    try stage.drag("a", by: CGSize(width: 44, height: 0), duration: 0.1)
    #expect(journal.take() == ["tap"])
    try stage.drag("a", by: CGSize(width: 45, height: 0), duration: 0.1)
    #expect(journal.take() == [])
  }

  @Test func aTapTellsWhere() throws {
    let stage = stage {
      Color.red.frame(width: 40, height: 20)
        .onTapGesture { journal.note("local \($0.x) \($0.y)") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { journal.note("global \($0.location.x) \($0.location.y)") }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box"))
            .onEnded { journal.note("box \($0.location.x) \($0.location.y)") }
        )
        .accessibilityIdentifier("a")
        .padding(10)
        .coordinateSpace(.named("box"))
    }
    try stage.tap("a", at: UnitPoint(x: 0.25, y: 0.5))
    #expect(
      journal.take() == ["local 10.0 10.0", "global 40.0 50.0", "box 20.0 20.0"])
  }

  @Test func placesFollowTheEffectsAroundAView() throws {
    let stage = stage {
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { journal.note("\($0.x.rounded()) \($0.y.rounded())") }
        .accessibilityIdentifier("a")
        .scaleEffect(2)
        .rotationEffect(.degrees(90))
    }
    // The left of the picture is the bottom of the view.
    try stage.tap("a", at: UnitPoint(x: 0.25, y: 0.5))
    #expect(journal.take() == ["10.0 15.0"])
  }

  @Test(arguments: [0, -1, 1_001])
  func impossibleCountsAreErrors(count: Int) throws {
    let stage = stage { Color.red.onTapGesture {}.accessibilityIdentifier("a") }
    #expect(throws: StageError.invalidCount(count, limit: 1_000)) {
      try stage.tap("a", count: count)
    }
  }

  @Test func impossiblePlacesAreErrors() throws {
    let stage = stage { Color.red.onTapGesture {}.accessibilityIdentifier("a") }
    #expect(throws: StageError.self) { try stage.tap("a", at: UnitPoint(x: .nan, y: 0)) }
    #expect(throws: StageError.invalidPoint(x: .infinity, y: 0)) {
      try stage.drag("a", by: CGSize(width: CGFloat.infinity, height: 0))
    }
  }

  @Test func everyCornerOfAViewIsOnIt() throws {
    let stage = stage {
      Color.red.onTapGesture { journal.note("tap") }.accessibilityIdentifier("a")
    }
    for corner in [UnitPoint.topLeading, .topTrailing, .bottomLeading, .bottomTrailing] {
      try stage.tap("a", at: corner)
    }
    #expect(journal.take().count == 4)
  }
}
