import Foundation
import Stillframe
import Testing

/// Which scroll view a finger moves, where it comes to rest, and what it tells of it (rules SM5.5 to SM5.9).
@Suite struct ScrollChoiceTests {
  static let size = CGSize(width: 200, height: 400)

  static func rows(_ count: Int = 40) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Text("row \(row)").frame(maxWidth: .infinity).frame(height: 40)
          .accessibilityIdentifier("row \(row)")
      }
    }
  }

  private func stage(@ViewBuilder _ view: @MainActor () -> some View) -> Stage {
    Stage(size: Self.size, systemMotion: true, content: view)
  }

  private func drag(
    _ stage: Stage, _ name: String, _ x: CGFloat, _ y: CGFloat, _ duration: TimeInterval = 0.25
  ) throws {
    try stage.drag(name, by: CGSize(width: x, height: y), duration: duration)
  }

  private func top(_ stage: Stage, _ name: String = "row 0") throws -> CGRect {
    try #require(stage.layoutReport().frame(of: name))
  }

  /// SM5.7.
  @Test func innerScrollViewsComeFirstAndNestedOnesGoByTheirAxes() throws {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 60, height: 80) }
            }
            .accessibilityIdentifier("cells")
          }
          .accessibilityIdentifier("across")
          Self.rows()
        }
      }
    }
    try drag(stage, "across", -100, 20, 1)
    #expect(try top(stage, "cells").minX < -85)
    #expect(try top(stage).minY == 80)
    stage.reach(10)
    let x = try top(stage, "cells").minX
    try drag(stage, "across", 20, -100, 1)
    #expect(try top(stage).minY < 0)
    #expect(try top(stage, "cells").minX == x)
  }

  @Test func anInnerScrollViewAtItsEndLeavesTheFingerToTheOneAround() throws {
    let stage = stage {
      ScrollView {
        ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("inner") }
          .accessibilityIdentifier("box")
          .frame(height: 200)
        Self.rows()
      }
    }
    let outer = try top(stage).minY
    try drag(stage, "box", 0, -60, 0.5)
    #expect(try top(stage, "inner").minY < -40)
    #expect(try top(stage).minY == outer)
    stage.reach(5)
    #expect(try top(stage, "inner").minY == -100)
    try drag(stage, "box", 0, -60, 0.5)
    #expect(try top(stage).minY < outer - 40)
  }

  @Test func rowsAreStillSwipedAcross() throws {
    let stage = Stage(size: Self.size, systemMotion: true) {
      List {
        ForEach(0..<30, id: \.self) { row in
          Text("row \(row)").swipeActions { Button("Archive") {} }
        }
      }
      .accessibilityIdentifier("list")
    }
    try drag(stage, "row 2", -100, 5)
    stage.reach(3)
    #expect(try stage.layoutReport().nodes(named: nil).contains { $0.text == "Archive" })
    let other = Stage(size: Self.size, systemMotion: true) {
      List {
        ForEach(0..<30, id: \.self) { row in
          Text("row \(row)").swipeActions { Button("Archive") {} }.accessibilityIdentifier("\(row)")
        }
      }
      .accessibilityIdentifier("list")
    }
    let before = try top(other, "2").minY
    try drag(other, "2", -15, -100)
    #expect(try top(other, "2").minY < before - 80)
    #expect(try other.layoutReport().nodes(named: nil).contains { $0.text == "Archive" } == false)
  }

  /// SM5.1.
  @Test func aFingerThatScrollsTapsNothing() throws {
    let heard = Journal()
    let stage = stage {
      ScrollView {
        VStack {
          ForEach(0..<40, id: \.self) { row in
            Button("row \(row)") { heard.note("tapped") }.frame(height: 40)
              .accessibilityIdentifier("row \(row)")
          }
        }
      }
    }
    let before = try top(stage, "row 3").minY
    try drag(stage, "row 3", 0, -60)
    #expect(try top(stage, "row 3").minY < before - 45)
    #expect(heard.entries.isEmpty)
  }

  /// SM5.5.
  @Test func pagesComeToRestAtPages() throws {
    for (distance, page) in [(-30.0, 1), (-150, 1), (-20, 0)] as [(CGFloat, Int)] {
      let speed = page == 1 ? 0.1 : 2
      let stage = stage {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<5, id: \.self) {
              Color.blue.frame(width: 200, height: 400).accessibilityIdentifier("page \($0)")
            }
          }
        }
        .scrollTargetBehavior(.paging)
        .accessibilityIdentifier("pages")
      }
      try drag(stage, "pages", distance, 0, speed)
      stage.reach(stage.time + 3)
      #expect(try top(stage, "page \(page)").minX == 0, "\(distance)")
    }
  }

  @Test func alignedViewsAndOwnBehavioursDecideWhereAFlickEnds() throws {
    struct Halved: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = context.velocity.dy > 100 ? 123 : 7
      }
    }
    let aligned = stage {
      ScrollView { Self.rows().scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
        .accessibilityIdentifier("list")
    }
    try drag(aligned, "list", 0, -100)
    let lift = aligned.time
    let limit = -90 - 400 / ScrollMotionTests.friction
    aligned.reach(lift + 5)
    let rest = try top(aligned).minY
    #expect(rest.truncatingRemainder(dividingBy: 40) == 0 && abs(rest - limit) <= 20)
    let own = stage {
      ScrollView { Self.rows() }.scrollTargetBehavior(Halved()).accessibilityIdentifier("list")
    }
    try drag(own, "list", 0, -60)
    own.reach(5)
    #expect(try top(own).minY == -123)
    try drag(own, "list", 0, 60)
    own.reach(10)
    #expect(try top(own).minY == -7)
  }

  /// SM5.9.
  @Test func phasesGeometryAndPositionsAreToldOf() throws {
    let (phases, offsets) = (Journal(), Journal())
    struct Told: View {
      let phases: Journal
      let offsets: Journal
      @State private var position: Int?

      var body: some View {
        VStack(spacing: 0) {
          ScrollView { ScrollChoiceTests.rows().scrollTargetLayout().onTapGesture {} }
            .scrollPosition(id: $position)
            .onScrollPhaseChange { phases.note("\($1)") }
            .onScrollGeometryChange(for: CGFloat.self) {
              $0.contentOffset.y
            } action: {
              offsets.note("\($1)")
            }
            .accessibilityIdentifier("list")
          Text(position.map { "at \($0)" } ?? "nowhere").frame(height: 40)
            .accessibilityIdentifier("position")
        }
      }
    }
    let stage = stage { Told(phases: phases, offsets: offsets) }
    try drag(stage, "list", 0, -100)
    #expect(phases.entries == ["tracking", "interacting", "decelerating"])
    #expect(try stage.text("position") == "at 2")
    stage.reach(stage.time + 0.3)
    let middle = try stage.text("position")
    #expect(middle != "at 2")
    stage.reach(6)
    #expect(phases.entries == ["tracking", "interacting", "decelerating", "idle"])
    let rest = try top(stage).minY
    #expect(try stage.text("position") == "at \(Int(-rest / 40))")
    #expect(offsets.entries.last == "\(-rest)")
    #expect(offsets.entries.count > 30)
    try stage.tap("row 12")
    #expect(phases.entries.suffix(2) == ["tracking", "idle"])
  }

  /// SM5.8.
  @Test func indicatorsAppearWithTheFingerAndFade() throws {
    func film(_ visibility: ScrollIndicatorVisibility) -> FrameSequence {
      FrameSequence(
        size: Self.size, duration: 2,
        events: [.drag("list", at: 0.1, by: CGSize(width: 0, height: -60), duration: 0.5)]
      ) {
        ScrollView { Color.white.frame(height: 420) }
          .scrollIndicators(visibility).accessibilityIdentifier("list")
      }
    }
    // The bar is at the right, 3 points from the edge.
    func darkness(_ film: FrameSequence, _ index: Int) throws -> Int {
      let picture = try film.frame(at: index).bitmap()
      return 255 - Int(picture[195, 200].red)
    }
    let shown = film(.automatic)
    #expect(try darkness(shown, 3) == 0)
    #expect(try darkness(shown, 30) > 80)
    let fade = try (36..<119).map { try darkness(shown, $0) }
    #expect(fade.last == 0)
    #expect(zip(fade, fade.dropFirst()).allSatisfy { $1 <= $0 })
    #expect(fade.contains { $0 > 20 && $0 < 70 })
    for index in [3, 30, 60] { #expect(try darkness(film(.hidden), index) == 0) }
  }

  @Test func aRequestInTheMiddleTakesOver() throws {
    struct Asking: View {
      var body: some View {
        ScrollViewReader { reader in
          VStack(spacing: 0) {
            ScrollView { ScrollChoiceTests.rows() }.accessibilityIdentifier("list")
            Button("go") {
              withAnimation(.linear(duration: 1)) { reader.scrollTo(0, anchor: .top) }
            }
            .frame(height: 40)
          }
        }
      }
    }
    let stage = stage { Asking() }
    try drag(stage, "list", 0, -200)
    stage.reach(0.5)
    let before = try top(stage).minY
    try stage.tap("go")
    #expect(abs(try top(stage).minY - before) < 1e-6)
    stage.reach(1)
    #expect(abs(try top(stage).minY - before / 2) < 1e-6)
    stage.reach(3)
    #expect(try top(stage).minY == 0)
  }

  @Test func fromRightToLeftContentFollowsTheFingerToo() throws {
    let stage = stage {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) {
            Text("\($0)").frame(width: 60, height: 80).accessibilityIdentifier("cell \($0)")
          }
        }
      }
      .accessibilityIdentifier("list")
      .environment(\.layoutDirection, .rightToLeft)
    }
    let before = try top(stage, "cell 0").minX
    try drag(stage, "list", 110, 0, 1)
    #expect(abs(try top(stage, "cell 0").minX - before - 100) < 1e-6)
    stage.reach(5)
    let rest = try top(stage, "cell 0").minX
    #expect(rest > before + 120)
    try drag(stage, "list", -60, 0, 1)
    #expect(try top(stage, "cell 0").minX < rest)
  }

  @Test func framesOfAnAnimatedChangeDoNotHoldTheContentBack() throws {
    struct Fading: View {
      @State private var isFar = false

      var body: some View {
        ScrollView { ScrollChoiceTests.rows() }
          .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y > 50
          } action: { _, isFar in
            withAnimation(.linear(duration: 1)) { self.isFar = isFar }
          }
          .opacity(isFar ? 0.5 : 1)
          .accessibilityIdentifier("list")
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 1,
      events: [.drag("list", at: 0, by: CGSize(width: 0, height: -120), duration: 1)]
    ) { Fading() }
    let top = Track(film, "row 0", \.minY)
    for index in 10..<60 { #expect(abs(top[index] - (10 - 2 * Double(index))) < 1e-6, "\(index)") }
  }
}
