import Foundation
import Stillframe
import Testing

/// Rows that are swiped, moved, held down and chosen.
@MainActor @Suite struct RowGestureTests {
  private let size = CGSize(width: 320, height: 480)

  private func inbox(_ log: Kept<[String]>, fullSwipe: Bool = true) -> some View {
    List {
      ForEach(0..<3) { row in
        Text("Mail \(row)").accessibilityIdentifier("mail\(row)")
          .swipeActions(edge: .trailing, allowsFullSwipe: fullSwipe) {
            Button("Delete", role: .destructive) { log.value.append("delete \(row)") }
            Button("Flag") { log.value.append("flag \(row)") }.tint(.orange)
          }
          .swipeActions(edge: .leading) {
            Button("Read") { log.value.append("read \(row)") }
          }
      }
    }
  }

  @Test func aSwipeUncoversButtonsAndATapOnOneActsAndClosesTheRow() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { inbox(log) }
    #expect(throws: StageError.self) { try stage.tap("Flag") }
    let rest = try #require(try stage.layoutReport().frame(of: "mail1"))
    try stage.drag("mail1", by: CGSize(width: -120, height: 0))
    stage.advance(by: 4)
    let open = try #require(try stage.layoutReport().frame(of: "mail1"))
    #expect(open.minX.isClose(to: rest.minX - 148))
    try stage.tap("Flag")
    stage.advance(by: 4)
    #expect(log.value == ["flag 1"])
    #expect(try stage.layoutReport().frame(of: "mail1") == rest)
  }

  @Test func aSwipeTheOtherWayUncoversTheOtherEdge() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { inbox(log) }
    try stage.drag("mail0", by: CGSize(width: 60, height: 0))
    try stage.tap("Read")
    #expect(log.value == ["read 0"])
  }

  @Test func aShortSwipeAndATapOnTheRowCloseIt() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { inbox(log) }
    let rest = try stage.layoutReport().frame(of: "mail0")
    try stage.drag("mail0", by: CGSize(width: -30, height: 0))
    stage.advance(by: 4)
    #expect(try stage.layoutReport().frame(of: "mail0") == rest)
    try stage.drag("mail0", by: CGSize(width: -100, height: 0))
    stage.advance(by: 4)
    #expect(try stage.layoutReport().frame(of: "mail0") != rest)
    try stage.drag("mail1", by: CGSize(width: -100, height: 0))
    stage.advance(by: 4)
    #expect(try stage.layoutReport().frame(of: "mail0") == rest)
    #expect(log.value.isEmpty)
  }

  @Test func aFullSwipeDoesWhatTheFirstButtonDoesUnlessItIsNotAllowed() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { inbox(log) }
    try stage.drag("mail2", by: CGSize(width: -260, height: 0))
    #expect(log.value == ["delete 2"])
    let other = Stage(size: size) { inbox(log, fullSwipe: false) }
    try other.drag("mail2", by: CGSize(width: -260, height: 0))
    #expect(log.value == ["delete 2"])
  }

  @Test func mirroredRowsAreSwipedTheOtherWay() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { inbox(log).environment(\.layoutDirection, .rightToLeft) }
    try stage.drag("mail0", by: CGSize(width: 100, height: 0))
    try stage.tap("Flag")
    #expect(log.value == ["flag 0"])
  }

  @Test func rowsThatCanBeDeletedAreByASwipe() throws {
    let items = Kept(["a", "b", "c"])
    let stage = Stage(size: size) { Editable(items: items, isEditing: false) }
    try stage.drag("b", by: CGSize(width: -100, height: 0))
    try stage.tap("Delete")
    #expect(items.value == ["a", "c"])
  }

  @Test func handlesMoveRowsWhileTheListIsEdited() throws {
    let items = Kept(["a", "b", "c", "d"])
    let stage = Stage(size: size) { Editable(items: items, isEditing: true) }
    func handle(_ row: Int) throws -> UnitPoint {
      let frame = try #require(try stage.layoutReport().frame(of: ["a", "b", "c", "d"][row]))
      return UnitPoint(x: 0.85, y: frame.midY / 480)
    }
    // Two rows of 44 down.
    try stage.drag("list", from: handle(0), by: CGSize(width: 0, height: 90))
    #expect(items.value == ["b", "c", "a", "d"])
    stage.advance(by: 4)
    let frames = try ["b", "c", "a", "d"].map { try #require(stage.layoutReport().frame(of: $0)) }
    #expect(
      zip(frames, frames.dropFirst()).allSatisfy {
        ($1.midY - $0.midY).isClose(to: 44, within: 0.5)
      })
  }

  @Test func aRowThatIsHeldDownIsLiftedAndMovedWithoutEditing() throws {
    let items = Kept(["a", "b", "c", "d"])
    let stage = Stage(size: size) { Editable(items: items, isEditing: false) }
    // A finger that moves at once moves nothing: it may be about to scroll.
    #expect(try moved(stage, "a", holding: 0) == ["a", "b", "c", "d"])
    #expect(try moved(stage, "a", holding: 0.3) == ["a", "b", "c", "d"])
    #expect(try moved(stage, "a", holding: 0.6) == ["b", "c", "a", "d"])
    #expect(items.value == ["b", "c", "a", "d"])
    // Up again, and past the first one.
    try stage.drag("d", holding: 0.6, by: CGSize(width: 0, height: -400))
    stage.advance(by: 4)
    #expect(items.value == ["d", "b", "c", "a"])
    // One that is put down where it was stays.
    try stage.press("c", duration: 1)
    #expect(items.value == ["d", "b", "c", "a"])
  }

  /// The order from above after the row of a name was moved down by two rows of 44.
  private func moved(
    _ stage: Stage, _ row: String, holding hold: TimeInterval
  ) throws -> [String] {
    try stage.drag(row, holding: hold, by: CGSize(width: 0, height: 90))
    stage.advance(by: 4)
    let report = try stage.layoutReport()
    return ["a", "b", "c", "d"].sorted {
      (report.frame(of: $0)?.minY ?? 0) < (report.frame(of: $1)?.minY ?? 0)
    }
  }

  @Test func whileItIsHeldARowFollowsTheFingerAndTheOthersGiveWay() throws {
    let items = Kept(["a", "b", "c", "d"])
    let film = FrameSequence(
      size: size, fps: 4, duration: 2.5,
      events: [
        .drag("a", holding: 0.5, at: 0, by: CGSize(width: 0, height: 50), duration: 1)
      ]
    ) { Editable(items: items, isEditing: false) }
    let rest = try film.frame(at: 0).layout
    let held = try film.frame(at: 5).layout
    func y(_ name: String, _ report: LayoutReport) throws -> CGFloat {
      try #require(report.frame(of: name)).minY
    }
    // At 1.25 s the finger has gone 37.5 down: past the middle of the next row, which makes room.
    #expect(try (y("a", held) - y("a", rest)).isClose(to: 37.5, within: 0.01))
    #expect(try y("b", held) < y("b", rest))
    #expect(try y("c", held) == y("c", rest))
    #expect(try y("a", film.frame(at: 10).layout) > y("b", film.frame(at: 10).layout))
  }

  @Test func rowsThatMayNotBeMovedStayUnderAFingerThatHoldsThem() throws {
    let order = Kept(["a", "b", "c"])
    let stage = Stage(size: size) {
      List {
        ForEach(order.value, id: \.self) { name in
          Text(name).accessibilityIdentifier(name).moveDisabled(name == "a")
        }
        .onMove { order.value.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    try stage.drag("a", holding: 0.6, by: CGSize(width: 0, height: 90))
    #expect(order.value == ["a", "b", "c"])
  }

  @Test func withoutEditingThereAreNoHandles() throws {
    let items = Kept(["a", "b"])
    let stage = Stage(size: size) { Editable(items: items, isEditing: false) }
    #expect(throws: StageError.self) { try stage.tap("Reorder") }
  }

  @Test func aLongPressOpensAContextMenuAndATapChooses() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) {
      Color.blue.frame(width: 100, height: 40)
        .contextMenu {
          Button("Copy") { log.value.append("copy") }
          Button("Cut", role: .destructive) { log.value.append("cut") }
        }
        .accessibilityIdentifier("box")
    }
    #expect(throws: StageError.self) { try stage.tap("Copy") }
    try stage.press("box", duration: 0.3)
    #expect(throws: StageError.self) { try stage.tap("Copy") }
    try stage.press("box")
    try stage.tap("Copy")
    #expect(log.value == ["copy"])
    #expect(throws: StageError.self) { try stage.tap("Cut") }
  }

  @Test func aListOffersAMenuOnItsRows() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) {
      List(["x", "y"], id: \.self, selection: .constant(String?.none)) {
        Text($0).accessibilityIdentifier($0)
      }
      .contextMenu(forSelectionType: String.self) { chosen in
        Button("Open") { log.value += chosen.sorted() }
      }
    }
    try stage.press("y")
    try stage.tap("Open")
    #expect(log.value == ["y"])
  }

  @Test func inAnEditedListTapsChooseSeveralRows() throws {
    let chosen = Kept<Set<String>>([])
    let stage = Stage(size: size) {
      List(["x", "y", "z"], id: \.self, selection: chosen.binding) {
        Text($0).accessibilityIdentifier($0)
      }
      .environment(\.editMode, .constant(.active))
    }
    try stage.tap("x")
    try stage.tap("z")
    #expect(chosen.value == ["x", "z"])
    try stage.tap("x")
    #expect(chosen.value == ["z"])
  }

  @Test func rowsThatMayNotBeDeletedOrChosenAreNot() throws {
    let chosen = Kept<String?>(nil)
    let stage = Stage(size: size) {
      List(selection: chosen.binding) {
        ForEach(["x", "y"], id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
            .selectionDisabled(name == "x").deleteDisabled(name == "x")
        }
        .onDelete { _ in }
      }
    }
    #expect(throws: StageError.self) { try stage.tap("x") }
    try stage.tap("y")
    #expect(chosen.value == "y")
    try stage.drag("x", by: CGSize(width: -100, height: 0))
    #expect(throws: StageError.self) { try stage.tap("Delete") }
  }
}

private struct Editable: View {
  let items: Kept<[String]>
  let isEditing: Bool
  @State private var shown: [String] = []

  init(items: Kept<[String]>, isEditing: Bool) {
    self.items = items
    self.isEditing = isEditing
    _shown = State(initialValue: items.value)
  }

  var body: some View {
    List {
      ForEach(shown, id: \.self) { Text($0).accessibilityIdentifier($0) }
        .onDelete {
          shown.remove(atOffsets: $0)
          items.value = shown
        }
        .onMove {
          shown.move(fromOffsets: $0, toOffset: $1)
          items.value = shown
        }
    }
    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    .accessibilityIdentifier("list")
  }
}
