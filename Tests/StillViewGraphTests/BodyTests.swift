import Foundation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import Testing

/// Which bodies a change evaluates, and what it keeps.
@MainActor @Suite struct BodyTests {
  private struct Counted: View {
    let name: String
    let journal: Journal
    @State private var count = 0

    var body: some View {
      journal.add("body \(name)")
      return Block(CGFloat(10 + count), 10).onTapGesture { count += 1 }
        .accessibilityIdentifier(name)
    }
  }

  private struct Wide: View {
    let width: CGFloat
    let journal: Journal

    var body: some View {
      journal.add("body of \(width)")
      return Block(width, 10)
    }
  }

  @Test func onlyTheBodyThatReadsAChangeIsEvaluated() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Line(HStackLayout(spacing: 0)) {
        Counted(name: "a", journal: journal)
        Counted(name: "b", journal: journal)
      }
    }
    #expect(journal.take() == ["body a", "body b"])
    let nodes = graph.counters.nodes
    try graph.tap("b")
    #expect(journal.take() == ["body b"])
    #expect(graph.frame("b")[2] == 11)
    #expect(graph.counters.nodes == nodes, "no node is made for a changed value")
  }

  @Test func aNewValueOfTheSameFieldsEvaluatesNothing() {
    let journal = Journal()
    func content(_ width: CGFloat) -> some View { Wide(width: width, journal: journal) }
    let graph = ViewGraph.showing { content(20) }
    for width: CGFloat in [20, 20, 30] {
      graph.setContent(content(width), environment: EnvironmentValues())
      graph.update()
    }
    #expect(journal.take() == ["body of 20.0", "body of 30.0"])
    #expect(graph.contentSize.width == 30)
  }

  private struct Modified<Inner: View>: ViewModifier {
    let journal: Journal
    let inner: () -> Inner

    func body(content: Content) -> some View {
      journal.add("body of modifier")
      _ = inner()
      return content
    }
  }

  /// Closures that capture something differ from each other; the same one is the same.
  @Test func aModifierWithTheSameFieldsEvaluatesNothing() {
    let journal = Journal()
    func content(_ width: CGFloat) -> ModifiedContent<Block, Modified<Block>> {
      Block(10, 10).modifier(Modified(journal: journal) { Block(width, 10) })
    }
    let same = content(20)
    var other = same
    other.content = Block(30, 10)
    let graph = ViewGraph.showing { same }
    for view in [same, same, other, content(20)] {
      graph.setContent(view, environment: EnvironmentValues())
      graph.update()
    }
    #expect(journal.take().count == 3, "first, other content, another closure")
  }

  @Test func severalWritesOfOneActionAreOneUpdate() throws {
    struct Several: View {
      let journal: Journal
      @State private var width: CGFloat = 10
      @State private var height: CGFloat = 10

      var body: some View {
        journal.add("body")
        return Block(width, height).accessibilityIdentifier("block").onTapGesture {
          width = 20
          height = 30
          width = 40
        }
      }
    }
    let journal = Journal()
    let graph = ViewGraph.showing { Several(journal: journal) }
    try graph.tap("block")
    #expect(journal.entries == ["body", "body"])
    #expect(graph.contentSize == CGSize(width: 40, height: 30))
  }

  @Test func stateStaysWithItsIdentity() throws {
    struct Rows: View {
      let journal: Journal
      @State private var names = ["a", "b", "c"]

      var body: some View {
        Line(VStackLayout(spacing: 0)) {
          ForEach(names, id: \.self) { Counted(name: $0, journal: journal) }
          Block(10, 10).onTapGesture { names = ["c", "a", "d"] }.accessibilityIdentifier("change")
        }
      }
    }
    let graph = ViewGraph.showing { Rows(journal: Journal()) }
    try graph.tap("a")
    try graph.tap("a")
    try graph.tap("c")
    try graph.tap("change")
    #expect(["a", "b", "c", "d"].map { graph.frame($0).dropFirst(2).first } == [12, nil, 11, 10])
  }

  @Test func anotherIdentityAndAnotherBranchStartAnew() throws {
    struct Changing: View {
      @State private var number = 0
      let isBranch: Bool

      var body: some View {
        Line(VStackLayout(spacing: 0)) {
          if isBranch, number == 1 {
            Counted(name: "counted", journal: Journal())
          } else {
            ForEach([isBranch ? 0 : number], id: \.self) { _ in
              Counted(name: "counted", journal: Journal())
            }
          }
          Block(10, 10).onTapGesture { number += 1 }.accessibilityIdentifier("next")
        }
      }
    }
    for isBranch in [false, true] {
      let graph = ViewGraph.showing { Changing(isBranch: isBranch) }
      try graph.tap("counted")
      #expect(graph.frame("counted")[2] == 11)
      try graph.tap("next")
      #expect(graph.frame("counted")[2] == 10)
    }
  }

  @Test func onlyReadersOfAKeyFollowTheEnvironment() {
    struct Reader: View {
      let journal: Journal
      @Environment(\.layoutDirection) private var direction

      var body: some View {
        journal.add("\(direction)")
        return Block(10, 10)
      }
    }
    struct Other: View {
      let journal: Journal

      var body: some View {
        journal.add("other")
        return Block(10, 10)
      }
    }
    let journal = Journal()
    let content = Line(HStackLayout()) {
      Reader(journal: journal)
      Other(journal: journal)
    }
    let graph = ViewGraph(scale: 1)
    for direction: LayoutDirection in [.leftToRight, .rightToLeft] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      graph.setContent(content, environment: environment)
      graph.update()
    }
    #expect(journal.entries == ["leftToRight", "other", "rightToLeft"])
  }

  /// Rule C7.3: the state of a view that is not shown forgets what is written, and says so.
  @Test func aStateThatIsNotShownWarns() throws {
    struct Inner: View {
      @State var width: CGFloat = 10
      var body: some View { Block(width, 10).accessibilityIdentifier("inner") }
    }
    struct Outer: View {
      let writes: Bool

      var body: some View {
        let inner = Inner()
        if writes { inner.width = 30 }
        return inner.onTapGesture { Inner().width = 40 }
      }
    }
    let graph = ViewGraph.showing { Outer(writes: true) }
    #expect(graph.frame("inner")[2] == 10)
    #expect(
      graph.warnings.map(\.description) == [
        "VStack/Outer: set a state of a view that is not shown; the value is forgotten"
      ])
    let other = ViewGraph.showing { Outer(writes: false) }
    #expect(other.warnings.isEmpty)
    try other.tap("inner")
    #expect(other.warnings.count == 1)
    #expect(other.warnings.first?.message.hasPrefix("set a state of a view") == true)
  }
}
