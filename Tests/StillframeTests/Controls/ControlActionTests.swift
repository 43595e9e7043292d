import Foundation
import Stillframe
import Testing

/// What taps on controls and containers do.
@MainActor @Suite struct ControlActionTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func aTapOnASegmentChoosesIt() throws {
    let choice = Holding(0)
    let stage = Stage(size: size) {
      Picker("Size", selection: choice.binding) {
        Text("A").accessibilityIdentifier("a").tag(0)
        Text("B").accessibilityIdentifier("b").tag(1)
      }
      .pickerStyle(.segmented)
    }
    try stage.tap("b")
    #expect(choice.value == 1)
  }

  @Test func aStepperStopsAtItsBounds() throws {
    let value = Holding(2)
    let stage = Stage(size: size) {
      Stepper("Count", value: value.binding, in: 1...3).accessibilityIdentifier("count")
    }
    // The first half is the one that counts down.
    let minus = UnitPoint(x: 1 - 70.5 / 320, y: 0.5)
    try stage.tap("count", at: minus)
    #expect(value.value == 1)
    try stage.tap("count", at: minus)
    #expect(value.value == 1)
  }

  @Test("C6.11: a link pushes its page, and the bar leads back") func pushAndPop() throws {
    let stage = Stage(size: size) {
      NavigationStack {
        NavigationLink("Go") {
          Text("There").accessibilityIdentifier("there")
            .toolbar {
              ToolbarItem(placement: .principal) { Text("T").accessibilityIdentifier("title") }
            }
        }
        .accessibilityIdentifier("go")
      }
    }
    #expect(try stage.layoutReport().frame(of: "there") == nil)
    try stage.tap("go")
    #expect(try stage.layoutReport().frame(of: "there") != nil)
    #expect(try stage.layoutReport().frame(of: "title")?.midY == 22)
    #expect(try stage.layoutReport().frame(of: "go") == nil)
  }

  @Test("C6.11: a link of a value leads to what is declared for its type") func valueLinks()
    throws
  {
    let path = Holding<[Int]>([])
    let stage = Stage(size: size) {
      NavigationStack(path: path.binding) {
        List {
          NavigationLink("Seven", value: 7).accessibilityIdentifier("go")
        }
        .navigationDestination(for: Int.self) { number in
          Text("\(number)").accessibilityIdentifier("page-\(number)")
        }
      }
    }
    try stage.tap("go")
    #expect(path.value == [7])
  }

  @Test("C6.13: a tap on a tab shows its view, and each keeps its state") func tabs() throws {
    let stage = Stage(size: size) {
      TabView {
        Text("One").accessibilityIdentifier("one")
          .tabItem { Text("First").accessibilityIdentifier("first") }
        Text("Two").accessibilityIdentifier("two")
          .tabItem { Text("Second").accessibilityIdentifier("second") }
      }
    }
    #expect(try stage.layoutReport().frame(of: "one") != nil)
    #expect(try stage.layoutReport().frame(of: "two") == nil)
    try stage.tap("second")
    #expect(try stage.layoutReport().frame(of: "one") == nil)
    #expect(try stage.layoutReport().frame(of: "two") != nil)
  }

  @Test("C6.14: what is presented presents others, on the screen that it lies on") func nested()
    throws
  {
    let log = Kept<[String]>([])
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      HStack {
        Asking(log: log, name: "left").simulatedDevice(Device("iPhone SE 1"))
      }
    }
    try stage.tap("write left")
    stage.advance(by: 2)
    #expect(throws: StageError.self) { try stage.tap("Keep") }
    try stage.tap("ask")
    stage.advance(by: 2)
    #expect(throws: StageError.self) { try stage.tap("ask") }
    try stage.tap("Keep")
    stage.advance(by: 2)
    try stage.tap("Paper")
    stage.advance(by: 2)
    try stage.tap("Letter")
    stage.advance(by: 2)
    try stage.tap("close")
    stage.advance(by: 2)
    #expect(log.value == ["keep", "paper 1", "closed"])
    #expect(throws: StageError.self) { try stage.tap("ask") }
  }

  @Test("C6.14: a sheet lies over the scene while its binding says so") func sheet() throws {
    let isShown = Holding(false)
    let stage = Stage(size: size) {
      Sheeted(isShown: isShown)
    }
    let before = try stage.layoutReport().frame(of: "open")
    try stage.tap("open")
    let report = try stage.layoutReport()
    #expect(report.frame(of: "open") == before)
    let sheet = try #require(report.frame(of: "sheet"))
    #expect(sheet.width == 320 && sheet.maxY == 480 && sheet.minY == 10)
    try stage.tap("close")
    #expect(try stage.layoutReport().frame(of: "sheet") == nil)
  }

  @Test func aMenuOpensAndItsItemActsAndClosesIt() throws {
    let count = Holding(0)
    let stage = Stage(size: size) {
      Menu("Menu") {
        Button("One") { count.value += 1 }.accessibilityIdentifier("item")
      }
      .accessibilityIdentifier("menu")
    }
    try stage.tap("menu")
    #expect(try stage.layoutReport().frame(of: "item")?.width == 250)
    try stage.tap("item")
    #expect(count.value == 1)
    #expect(try stage.layoutReport().frame(of: "item") == nil)
  }

  @Test("C5.9: a group opens and closes") func disclosure() throws {
    let stage = Stage(size: size) {
      DisclosureGroup("More") {
        Text("Inside").accessibilityIdentifier("inside")
      }
      .accessibilityIdentifier("more")
    }
    #expect(try stage.layoutReport().frame(of: "inside") == nil)
    try stage.tap("more")
    #expect(try stage.layoutReport().frame(of: "inside") != nil)
  }

  @Test("C6.1, 5.1: of a hundred thousand rows only those in sight are built") func lazyRows()
    throws
  {
    let built = Holding(0)
    let view = List(0..<100_000, id: \.self) { number in
      Counted(count: built, number: number)
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
    #expect(try renderer.layoutReport().size == CGSize(width: 320, height: 480))
    #expect(built.value > 10 && built.value < 60)
  }

  @Test func rowsAreRemovedAndMovedByPlaces() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c", "e"])
    letters.move(fromOffsets: IndexSet([0]), toOffset: 3)
    #expect(letters == ["c", "e", "a"])
    letters.move(fromOffsets: IndexSet([2]), toOffset: 0)
    #expect(letters == ["a", "c", "e"])
  }

  @Test func badInputIsReportedAndShown() throws {
    func warnings(_ view: some View) throws -> [String] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
      return try renderer.layoutReport().warnings.map(\.message)
    }
    #expect(
      try warnings(Slider(value: .constant(2.0), in: 5...5)).contains {
        $0.contains("has no range")
      })
    #expect(
      try warnings(Slider(value: .constant(2.0), in: 0...5, step: 0)).contains {
        $0.contains("not a positive")
      })
    #expect(
      try warnings(Stepper("A", value: .constant(2), step: 0)).contains {
        $0.contains("changes nothing")
      })
    #expect(
      try warnings(Gauge(value: 9, in: 0...5) { Text("A") }).contains { $0.contains("outside") })
    #expect(try warnings(TabView {}).contains { $0.contains("no tabs") })
    #expect(
      try warnings(
        Picker("A", selection: .constant(9)) {
          Text("A").tag(0)
          Text("B").tag(0)
        }
      ).count == 2)
    _ = try warnings(List { List { Text("A") } })
    _ = try warnings(Picker("A", selection: .constant("x")) {})
  }
}

@MainActor private final class Holding<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Counted: View {
  let count: Holding<Int>
  let number: Int

  var body: some View {
    count.value += 1
    return Text("\(number)")
  }
}

private struct Sheeted: View {
  let isShown: Holding<Bool>
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .accessibilityIdentifier("open")
      .sheet(isPresented: $isOpen) {
        VStack {
          Button("Close") { isOpen = false }.accessibilityIdentifier("close")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("sheet")
      }
  }
}

private struct Asking: View {
  let log: Kept<[String]>
  let name: String
  @State private var isWriting = false
  @State private var isAsking = false

  var body: some View {
    Button("write \(name)") { isWriting = true }
      .sheet(isPresented: $isWriting) {
        VStack {
          Button("ask") { isAsking = true }
          Menu("Paper") { Button("Letter") { log.value.append("paper 1") } }
          Button("close") {
            isWriting = false
            log.value.append("closed")
          }
        }
        .alert("Keep it?", isPresented: $isAsking) {
          Button("Keep") { log.value.append("keep") }
        }
      }
  }
}
