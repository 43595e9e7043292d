import Foundation
import Stillframe
import Testing

/// A modifier's content is the modified view wherever the body puts it (rule L10.23).
@MainActor @Suite struct ModifierContentTests {
  private struct InList: ViewModifier {
    func body(content: Content) -> some View { List { content } }
  }

  private struct InStack: ViewModifier {
    func body(content: Content) -> some View { NavigationStack { content } }
  }

  private struct InTabs: ViewModifier {
    func body(content: Content) -> some View { TabView { content } }
  }

  private struct Host<Shown: View>: View {
    @ViewBuilder let shown: (Text) -> Shown
    @State private var words = "old"

    var body: some View {
      VStack {
        Knob(name: "knob") { words = "new" }
        shown(Text(words))
      }
    }
  }

  private func expectNew(
    _ name: String, @ViewBuilder _ shown: @escaping (Text) -> some View
  ) throws {
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Host(shown: shown) }
    #expect(try stage.says("old"), "\(name)")
    try stage.tap("knob")
    #expect(try stage.says("new") && !stage.says("old"), "\(name)")
  }

  @Test func aNewValueArrivesInEveryContainer() throws {
    try expectNew("list") { $0.modifier(InList()) }
    try expectNew("stack") { $0.modifier(InStack()) }
    try expectNew("tabs") { $0.modifier(InTabs()) }
  }

  @Test func aFieldThatGrowsShowsAChangedText() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Growing() }
    let before = try stage.bitmap()
    try stage.tap("knob")
    let after = try stage.bitmap()
    #expect(before != after)
  }

  private struct Growing: View {
    @State private var words = "iii"
    var body: some View {
      VStack {
        Knob(name: "knob") { words = "mmm" }
        TextField("Words", text: $words, axis: .vertical)
      }
    }
  }

  private struct WithItem<Item: View>: ViewModifier {
    let item: () -> Item

    func body(content: Content) -> some View {
      content.toolbar { ToolbarItem(placement: .topBarLeading) { item() } }
    }
  }

  /// What its item does is a closure that counts as new whenever the body is evaluated.
  @Test func aPageWhoseItemsComeFromAModifierComesToRest() throws {
    let journal = NSMutableArray()
    let renderer = ImageRenderer(
      content: NavigationStack {
        VStack {
          Text("Title").modifier(WithItem { Button("Close") { journal.removeAllObjects() } })
        }
        Text("below")
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    #expect(try renderer.layoutReport().warnings.isEmpty)
  }
}
