import Foundation
import StillViewGraph
import StillViewsTestSupport
import Stillframe
import Testing

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum List: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// One number that a tap makes larger.
private struct Cell: View {
  let name: String
  @State private var number = 1

  var body: some View {
    Color.red.frame(width: 1, height: 1)
      .preference(key: Sum.self, value: number)
      .onTapGesture { number += 1 }
      .accessibilityIdentifier(name)
  }
}

private struct Table: View {
  let sums: Box<[Int]>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<50) { row in
        HStack(spacing: 0) {
          ForEach(0..<20) { column in Cell(name: "\(row)-\(column)") }
        }
      }
    }
    .onPreferenceChange(Sum.self) { sums.value += [$0] }
  }
}

@Suite struct PreferenceCostTests {
  @Test("L10.13 after one view changed, only the containers around it reduce again")
  func onlyThePathReducesAgain() throws {
    let sums = Box<[Int]>([])
    let stage = Stage(size: CGSize(width: 20, height: 50)) { Table(sums: sums) }
    #expect(sums.value == [1_000])
    let before = stage.counters
    #expect(before.preferenceReductions == 50 * 19 + 49)

    try stage.tap("31-7")
    let after = stage.counters
    #expect(sums.value == [1_000, 1_001])
    #expect(after.preferenceReductions - before.preferenceReductions == 19 + 49)
    #expect(after.preferenceVisits - before.preferenceVisits < 20)
  }

  @Test func nothingIsCollectedWhereNoViewSetsAPreference() throws {
    struct Plain: View {
      @State private var count = 3
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Color.red.frame(width: 1, height: 1).onTapGesture { count += 1 }
            .accessibilityIdentifier("more")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Plain() }
    try stage.tap("more")
    #expect(stage.counters.preferenceVisits == 0)
    #expect(stage.counters.preferenceReductions == 0)
  }

  @Test("L10.13 elements that move or leave change what is handed up, though no writer did")
  func orderAndRemovalAreSeen() throws {
    struct Rows: View {
      let log: Box<[[Int]]>
      @State private var numbers = [1, 2, 3]
      var body: some View {
        VStack {
          HStack {
            ForEach(numbers, id: \.self) { number in
              Color.red.preference(key: List.self, value: [number])
            }
          }
          Color.blue.onTapGesture { numbers.reverse() }.accessibilityIdentifier("reverse")
          Color.green.onTapGesture { numbers.removeFirst() }.accessibilityIdentifier("remove")
        }
        .onPreferenceChange(List.self) { log.value += [$0] }
      }
    }
    let log = Box<[[Int]]>([])
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(log: log) }
    try stage.tap("reverse")
    try stage.tap("remove")
    try stage.tap("remove")
    try stage.tap("remove")
    #expect(log.value == [[1, 2, 3], [3, 2, 1], [2, 1], [1], []])
  }

  @Test("L10.13 reduction follows the tree: a container hands up one value")
  func reductionFollowsTheTree() throws {
    enum Nested: PreferenceKey {
      static var defaultValue: String { "" }
      static func reduce(value: inout String, nextValue: () -> String) {
        value = "(\(value) \(nextValue()))"
      }
    }
    let text = Box("")
    func leaf(_ name: String) -> some View { Color.red.preference(key: Nested.self, value: name) }
    _ = try ImageRenderer(
      content: HStack {
        leaf("a")
        VStack {
          Color.blue
          leaf("b")
          leaf("c")
        }
        leaf("d")
      }
      .onPreferenceChange(Nested.self) { text.value = $0 }
    ).layoutReport()
    #expect(text.value == "((a (b c)) d)")
  }

  @Test("L10.16 inner readers see what outer writers replace for those around")
  func readersAtSeveralLevels() throws {
    let log = Box<[String]>([])
    _ = try ImageRenderer(
      content: HStack {
        Color.red.preference(key: Sum.self, value: 1)
        Color.red.preference(key: Sum.self, value: 2)
      }
      .onPreferenceChange(Sum.self) { log.value += ["inner \($0)"] }
      .preference(key: List.self, value: [7])
      .preference(key: Sum.self, value: 9)
      .onPreferenceChange(Sum.self) { log.value += ["outer \($0)"] }
      .onPreferenceChange(List.self) { log.value += ["list \($0)"] }
    ).layoutReport()
    #expect(log.value.sorted() == ["inner 3", "list [7]", "outer 9"])
  }

  @Test func aModifierAroundAGroupGoesWithTheElementThatItWasAround() throws {
    struct Going: View {
      let recorder: Recorder
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Group {
            if isShown { Color.red.frame(width: 10, height: 10) }
          }
          .overlay {
            GeometryReader { proxy in
              Color.blue.frame(width: proxy.frame(in: .global).minX, height: 1)
                .preference(key: List.self, value: [isShown ? 1 : 2])
            }
          }
          .onDisappear { recorder.count("gone") }
          Color.green.frame(width: 10, height: 10)
            .onTapGesture { isShown.toggle() }
            .accessibilityIdentifier("toggle")
        }
        .onPreferenceChange(List.self) { recorder.count("list \($0)") }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 40, height: 40)) { Going(recorder: recorder) }
    for _ in 0..<3 {
      try stage.tap("toggle")
      stage.advance(by: 1)
      _ = try stage.bitmap()
    }
    #expect(recorder.total("gone") == 2)
    #expect(recorder.total("list []") == 2)
    #expect(recorder.total("list [1]") == 2)
    #expect(recorder.total("list [2]") == 0)
  }

  @Test("L3.35 a text's height, measured behind it, sets another view's")
  func measuresText() throws {
    enum Height: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Quote: View {
      @State private var height: CGFloat = 0
      var body: some View {
        HStack(alignment: .top, spacing: 8) {
          Color.red.frame(width: 3, height: height).accessibilityIdentifier("bar")
          Text("A sentence that is long enough to need a few lines of a narrow column.")
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("text")
            .background {
              GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
            }
        }
        .onPreferenceChange(Height.self) { height = $0 }
        .frame(width: 120)
      }
    }
    let report = try ImageRenderer(content: Quote()).layoutReport()
    let text = try #require(report.frame(of: "text"))
    #expect(text.height > 40)
    #expect(report.frame(of: "bar")?.height == text.height)
    #expect(report.warnings.isEmpty)
  }
}
