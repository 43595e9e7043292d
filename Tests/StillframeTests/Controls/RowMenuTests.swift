import Foundation
import Stillframe
import Testing

/// Menus of rows that are held down (rule C2.9), in lists and tables.
@MainActor @Suite struct RowMenuTests {
  private let phone = CGSize(width: 320, height: 480)

  @Test func aRowIsHeldAnywhereWhereItsViewOffersAMenu() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: phone) {
      List {
        // The middle of the row holds nothing that could be hit.
        HStack {
          Text("left")
          Spacer()
          Text("right")
        }
        .contextMenu { Button("Copy") { log.value.append("copy") } }
        .accessibilityIdentifier("row")
        HStack {
          Text("a").contextMenu { Button("Copy a") { log.value.append("a") } }
          Spacer()
          Text("b").contextMenu { Button("Copy b") { log.value.append("b") } }
        }
        .accessibilityIdentifier("two")
      }
    }
    try stage.press("row")
    try stage.tap("Copy")
    #expect(log.value == ["copy"])
    // Of two menus neither is the row's.
    #expect(throws: StageError.self) { try stage.press("two") }
    try stage.press("b")
    try stage.tap("Copy b")
    #expect(log.value == ["copy", "b"])
  }

  @Test func rowsThatAreLinksButtonsOrSwipedOfferTheirMenu() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: phone) {
      NavigationStack {
        List {
          NavigationLink("Go") { Text("There") }
            .contextMenu { Button("Copy link") { log.value.append("link") } }
          Button("Act") { log.value.append("act") }
            .contextMenu { Button("Copy button") { log.value.append("button") } }
          Text("Swipe").swipeActions { Button("Away") {} }
            .contextMenu { Button("Copy swiped") { log.value.append("swiped") } }
        }
      }
    }
    for (row, item) in [("Go", "Copy link"), ("Act", "Copy button"), ("Swipe", "Copy swiped")] {
      try stage.press(row)
      try stage.tap(item)
    }
    #expect(log.value == ["link", "button", "swiped"])
    #expect(try stage.layoutReport().nodes(saying: "There").isEmpty)
  }

  @Test func whereTheHeldRowIsChosenTheMenuIsAboutAllThatAreChosen() throws {
    let log = Kept<[[String]]>([])
    let stage = Stage(size: phone) {
      List(["x", "y", "z"], id: \.self, selection: .constant(Set(["x", "y"]))) { Text($0) }
        .contextMenu(forSelectionType: String.self) { rows in
          Button("Log") { log.value.append(rows.sorted()) }
        }
    }
    try stage.press("x")
    try stage.tap("Log")
    try stage.press("z")
    try stage.tap("Log")
    #expect(log.value == [["x", "y"], ["z"]])
  }

  @Test func rowsOfAnotherTypeOfferNothing() throws {
    let stage = Stage(size: phone) {
      List(["x"], id: \.self) { Text($0) }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Log") {} }
    }
    #expect(throws: StageError.self) { try stage.press("x") }
  }

  @Test func aTapDoesThePrimaryActionUnlessTheListIsEdited() throws {
    let log = Kept<[Set<String>]>([])
    let chosen = Kept<Set<String>>([])
    func list(_ mode: EditMode) -> some View {
      List(["x", "y"], id: \.self, selection: chosen.binding) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in
          Button("Log") {}
        } primaryAction: {
          log.value.append($0)
        }
        .environment(\.editMode, .constant(mode))
    }
    try Stage(size: phone) { list(.inactive) }.tap("y")
    #expect(log.value == [["y"]] && chosen.value.isEmpty)
    try Stage(size: phone) { list(.active) }.tap("x")
    #expect(log.value.count == 1 && chosen.value == ["x"])
  }

  private struct Boat: Identifiable {
    let id: Int
    let name: String
  }

  private let boats = [Boat(id: 1, name: "Alma"), Boat(id: 2, name: "Bris")]

  /// A table in one column or several.
  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func rowsOfATableOfferTheirMenu(_ width: UserInterfaceSizeClass) throws {
    let log = Kept<[String]>([])
    let boats = boats
    let stage = Stage(size: CGSize(width: 700, height: 300)) {
      Table(of: Boat.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { (boat: Boat) in Text(verbatim: "\(boat.id)") }
      } rows: {
        TableRow(boats[0]).contextMenu {
          Button("Sail") { log.value.append("sail") }
        } preview: {
          Text("Preview")
        }
        ForEach(boats.dropFirst()) { boat in
          TableRow(boat).contextMenu { Button("Moor") { log.value.append("moor \(boat.id)") } }
        }
      }
      .environment(\.horizontalSizeClass, width)
    }
    try stage.press("Alma")
    #expect(try !stage.layoutReport().nodes(saying: "Preview").isEmpty)
    try stage.tap("Sail")
    try stage.press("Bris")
    try stage.tap("Moor")
    #expect(log.value == ["sail", "moor 2"])
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func tapsChooseRowsOfATable(_ width: UserInterfaceSizeClass) throws {
    let log = Kept<[Set<Int>]>([])
    let chosen = Kept<Int?>(nil)
    let boats = boats
    let stage = Stage(size: CGSize(width: 700, height: 300)) {
      Table(boats, selection: chosen.binding) { TableColumn("Name", value: \.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Log") { log.value.append(ids) }
        }
        .environment(\.horizontalSizeClass, width)
    }
    try stage.tap("Bris")
    #expect(chosen.value == 2)
    try stage.press("Alma")
    try stage.tap("Log")
    #expect(log.value == [[1]])
  }
}
