import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rules C12.9, C12.10 and L10.24.
@Suite struct HitTestingTests {
  private let journal = Journal()

  private func box(_ name: String, _ color: Color = .red) -> some View {
    let journal = journal
    return color.frame(width: 40, height: 40).onTapGesture { journal.note(name) }
      .accessibilityIdentifier(name)
  }

  @Test func whatIsInFrontIsHit() throws {
    let stage = stage {
      ZStack {
        box("below")
        box("above")
      }
    }
    try stage.tap("above")
    #expect(throws: StageError.covered("below", by: "above")) { try stage.tap("below") }
    #expect(journal.take() == ["above"])
  }

  @Test func zIndexDecidesWhatIsInFront() throws {
    let stage = stage {
      ZStack {
        box("first").zIndex(1)
        box("second")
      }
    }
    try stage.tap("first")
    #expect(throws: StageError.covered("second", by: "first")) { try stage.tap("second") }
  }

  @Test func overlaysAreInFrontAndBackgroundsBehind() throws {
    let stage = stage {
      HStack(spacing: 0) {
        box("a").overlay { box("over") }
        box("b").background { box("under") }
      }
    }
    #expect(throws: StageError.covered("a", by: "over")) { try stage.tap("a") }
    #expect(throws: StageError.covered("under", by: "b")) { try stage.tap("under") }
    try stage.tap("over")
    try stage.tap("b")
    #expect(journal.take() == ["over", "b"])
  }

  @Test func aCoverWithinOneControlIsNone() throws {
    let stage = stage {
      Button {
        journal.note("button")
      } label: {
        Text("Save").overlay { Color.white.opacity(0.1) }
      }
    }
    try stage.tap("Save")
    #expect(journal.take() == ["button"])
  }

  @Test func viewsThatDoNotReactCoverToo() throws {
    let stage = stage {
      ZStack {
        box("below")
        Color.blue.frame(width: 10, height: 10)
        Text("words").allowsHitTesting(false)
      }
    }
    #expect(throws: StageError.covered("below", by: "Color")) { try stage.tap("below") }
    try stage.tap("below", at: .topLeading)
    #expect(journal.take() == ["below"])
  }

  @Test func whatLetsTouchesThroughIsNotHit() throws {
    let stage = stage {
      ZStack {
        box("below")
        box("off").allowsHitTesting(false)
        box("clear", .clear)
        box("faint").opacity(0.009)
        box("hidden").hidden()
        Spacer()
      }
    }
    try stage.tap("below")
    #expect(journal.take() == ["below"])
  }

  @Test func whatIsFaintlySeenIsHit() throws {
    let stage = stage {
      HStack(spacing: 0) {
        box("faint").opacity(0.02)
        box("tinted", .black.opacity(0.001))
      }
    }
    try stage.tap("faint")
    try stage.tap("tinted")
    #expect(journal.take() == ["faint", "tinted"])
  }

  @Test(arguments: ["off", "clear", "faint", "hidden", "disabled", "gap"])
  func whatIsNotThereIsNotTappable(name: String) throws {
    let stage = stage {
      switch name {
      case "off": box(name).allowsHitTesting(false)
      case "clear": box(name, .clear)
      case "faint": box(name).opacity(0.001)
      case "hidden": box(name).hidden()
      case "disabled": box(name).disabled(true)
      default:
        VStack(spacing: 10) {
          Text("above")
          Text("below")
        }
        .onTapGesture { journal.note("stack") }
        .accessibilityIdentifier(name)
      }
    }
    #expect(throws: StageError.notTappable(name)) { try stage.tap(name) }
    #expect(journal.take() == [])
  }

  @Test func contentShapeFillsTheGaps() throws {
    let stage = stage {
      VStack(spacing: 10) {
        Text("above")
        Text("below")
      }
      .contentShape(Rectangle())
      .onTapGesture { journal.note("stack") }
      .accessibilityIdentifier("stack")
    }
    try stage.tap("stack")
    #expect(journal.take() == ["stack"])
  }

  @Test func contentShapeTakesAwayCorners() throws {
    let stage = stage {
      ZStack {
        Color.green.onTapGesture { journal.note("ground") }
        Color.red.frame(width: 40, height: 40).contentShape(Circle())
          .onTapGesture { journal.note("circle") }
          .accessibilityIdentifier("a")
      }
    }
    try stage.tap("a")
    try stage.tap("a", at: .topLeading)
    #expect(journal.take() == ["circle", "ground"])
  }

  @Test func shapesAreHitByTheirPath() throws {
    let stage = stage {
      HStack(spacing: 0) {
        Circle().frame(width: 40, height: 40).onTapGesture { journal.note("circle") }
          .accessibilityIdentifier("circle")
        Rectangle().stroke(lineWidth: 4).frame(width: 40, height: 40)
          .onTapGesture { journal.note("line") }
          .accessibilityIdentifier("line")
      }
    }
    try stage.tap("circle")
    #expect(throws: StageError.notTappable("circle")) {
      try stage.tap("circle", at: UnitPoint(x: 0.05, y: 0.05))
    }
    try stage.tap("line", at: .leading)
    #expect(throws: StageError.notTappable("line")) { try stage.tap("line") }
    #expect(journal.take() == ["circle", "line"])
  }

  @Test func clippedPartsAreStillHit() throws {
    let stage = stage {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).clipShape(Circle())
          .onTapGesture { journal.note("clipped") }
          .accessibilityIdentifier("clipped")
        Color.red.frame(width: 40, height: 40).mask { Circle() }
          .onTapGesture { journal.note("masked") }
          .accessibilityIdentifier("masked")
      }
    }
    try stage.tap("clipped", at: .topLeading)
    try stage.tap("masked", at: .topLeading)
    #expect(journal.take() == ["clipped", "masked"])
  }

  @Test func effectsMoveWhatIsHit() throws {
    let stage = stage {
      ZStack {
        Color.green.onTapGesture { journal.note("ground") }.accessibilityIdentifier("ground")
        Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("box") }
          .scaleEffect(2)
          .offset(x: 30)
          .rotationEffect(.degrees(180))
      }
    }
    // 0 to 40 across and 30 to 70 down, turned from the right to the left.
    try stage.tap("ground", at: UnitPoint(x: 0.2, y: 0.25))
    try stage.tap("ground", at: UnitPoint(x: 0.45, y: 0.5))
    #expect(throws: StageError.covered("ground", by: "Color")) {
      try stage.tap("ground", at: UnitPoint(x: 0.2, y: 0.32))
    }
    #expect(journal.take() == ["ground", "ground"])
  }

  @Test func whatMovesIsHitWhereItIsShown() throws {
    struct Moving: View {
      let journal: Journal
      @State private var isAway = false

      var body: some View {
        ZStack(alignment: .leading) {
          Color.green.onTapGesture { journal.note("ground") }.accessibilityIdentifier("ground")
          Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("box") }
            .accessibilityIdentifier("box")
            .offset(x: isAway ? 80 : 0)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isAway = true } }
      }
    }
    let stage = stage { Moving(journal: journal) }
    stage.advance(by: 0.5)
    try stage.tap("box")
    try stage.tap("ground", at: UnitPoint(x: 0.1, y: 0.5))
    #expect(throws: StageError.self) { try stage.tap("ground", at: UnitPoint(x: 0.5, y: 0.5)) }
    #expect(journal.take() == ["box", "ground"])
  }

  @Test func leavingViewsAreNotHit() throws {
    struct Leaving: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        ZStack {
          Color.green.onTapGesture { journal.note("ground") }.accessibilityIdentifier("ground")
          if isThere {
            Color.red.frame(width: 20, height: 20)
              .onTapGesture {
                journal.note("box")
                withAnimation(.linear(duration: 1)) { isThere = false }
              }
              .accessibilityIdentifier("box")
          }
        }
      }
    }
    let stage = stage { Leaving(journal: journal) }
    try stage.tap("box")
    stage.advance(by: 0.5)
    try stage.tap("ground")
    #expect(journal.take() == ["box", "ground"])
  }

  @Test func disabledViewsGiveTouchesToThoseAround() throws {
    let stage = stage {
      VStack {
        Button("Off") { journal.note("button") }.disabled(true)
      }
      .onTapGesture { journal.note("stack") }
    }
    try stage.tap("Off")
    #expect(journal.take() == ["stack"])
  }

  @Test func whatAScrollViewDoesNotShowIsOutOfReach() throws {
    let stage = stage {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { number in
              Color.red.frame(height: 20).onTapGesture { journal.note("\(number)") }
                .accessibilityIdentifier("row-\(number)")
            }
          }
        }
        Color.green.frame(height: 50).accessibilityIdentifier("below")
      }
    }
    try stage.tap("row-1")
    #expect(throws: StageError.covered("row-3", by: "below")) { try stage.tap("row-3") }
    #expect(throws: StageError.notTappable("row-8")) { try stage.tap("row-8") }
    try stage.scroll("row-1", by: CGSize(width: 0, height: 140))
    try stage.tap("row-8")
    #expect(journal.take() == ["1", "8"])
  }
}
