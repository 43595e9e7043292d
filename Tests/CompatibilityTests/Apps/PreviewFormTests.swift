import SwiftUI
import Testing

/// Previews as values: what they are shown with, and who finds them.
@Suite @MainActor struct PreviewFormTests {
  private struct Colours: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }
    static var previews: some View {
      ForEach(InterfaceOrientation.allCases) { orientation in
        Text(orientation.id).previewInterfaceOrientation(orientation)
          .previewLayout(PreviewLayout.sizeThatFits).previewContext(Widget())
      }
    }
  }

  private struct Family: PreviewContextKey {
    static let defaultValue = "small"
  }

  private struct Widget: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
  }

  @Test func providersSayWhere() throws {
    #expect(Colours.platform == .iOS)
    #expect(
      try said(VStack { Colours.previews })
        == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    #expect(Widget()[Family.self] == "small")
  }

  private struct Several: PreviewProvider {
    static var previews: some View {
      Group {
        Color.red.frame(width: 10, height: 10).previewDisplayName("red")
        Color.blue.frame(width: 20, height: 10).previewDevice("iPhone 15")
          .previewInterfaceOrientation(.landscapeLeft)
      }
      .previewLayout(.fixed(width: 40, height: 30))
      Text("c")
    }
  }

  /// As the tests that tools write for all previews of an app read them.
  @Test func allPreviewsOfAProviderAreListed() throws {
    let previews: [_Preview] = Several._allPreviews
    #expect(previews.map(\.id) == [0, 1, 2])
    #expect(previews.map(\.displayName) == ["red", nil, nil])
    #expect(previews.map(\.device?.rawValue) == [nil, "iPhone 15", nil])
    let fixed = PreviewLayout.fixed(width: 40, height: 30)
    #expect(previews.map(\.layout) == [fixed, fixed, .device])
    #expect(previews.map(\.interfaceOrientation) == [.portrait, .landscapeLeft, .portrait])
    #expect(try size(of: previews[1].content) == CGSize(width: 20, height: 10))
  }

  private struct Devices<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group {
        content.previewDevice("iPhone SE (2nd generation)").previewDisplayName("small")
        content.previewDisplayName("usual")
      }
    }
  }

  private struct Plain: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Wrapped: PreviewProvider {
    static var previews: some View {
      Devices { Color.red }
      Plain()
    }
  }

  /// Views that show their content on several devices, as many programs have one.
  @Test func previewsInTheBodyOfAViewAreListed() {
    let previews = Wrapped._allPreviews
    #expect(previews.map(\.displayName) == ["small", "usual", nil])
    #expect(previews.map(\.device?.rawValue) == ["iPhone SE (2nd generation)", nil, nil])
  }

  private struct Framed: PreviewModifier {
    func body(content: PreviewModifierContent, context: Void) -> some View { content.padding(5) }
  }

  private enum Registered: PreviewRegistry {
    static let fileID = "App/Card.swift"
    static let line = 3
    static let column = 1

    static func makePreview() throws -> Preview {
      let fixed: PreviewTrait<Preview.ViewTraits> = .fixedLayout(width: 30, height: 20)
      return Preview("card", traits: fixed, .modifier(Framed())) {
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  @Test func previewsAreMade() throws {
    let preview = try Registered.makePreview()
    let settings: PreviewSettings? = preview.traits.first?.settings
    #expect(settings?.layout == .fixed(width: 30, height: 20))
    #expect(try size(of: preview.makeView()) == CGSize(width: 20, height: 20))
  }

  private struct Offers: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] {
      LibraryItem(Text("words"), category: LibraryItem.Category.layout)
    }
  }

  @Test func editorsAreOfferedViews() {
    #expect(Offers().views.first?.category == .layout)
  }

  private struct Stacked<Content: View>: View {
    @ViewBuilder let content: Content

    private struct Root: _VariadicView.ViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack { ForEach(children) { $0 } }
      }
    }

    var body: some View { _VariadicView.Tree(Root()) { content } }
  }

  @Test func namesThatAppsSeldomWrite() throws {
    #expect(
      try said(
        Stacked {
          Text("a")
          Text("b")
        }) == ["a", "b"])
    func content<Content: View, ID: Hashable>(_ view: IDView<Content, ID>?) -> ID? { nil }
    let marked: IDView<Text, Int>? = nil
    #expect(content(marked) == nil)
    let label = Text("x").accessibilityLabel { (label: PlaceholderContentView<Text>) in label }
    #expect(try said(label) == ["x"])
    func key(_ alignment: HorizontalAlignment) -> AlignmentKey? { nil }
    #expect(key(.leading) == nil)
    let phases: KeyPress.Phases = [.down, .up]
    #expect(KeyPress.Phases.all.isSuperset(of: phases))
    let direction: AccessibilityZoomGestureAction.Direction = .zoomOut
    let scale: AXNumericDataAxisDescriptor.ScaleType = .log10
    #expect(direction != .zoomIn && scale != .linear)
  }

  private struct BareListStyle: ListStyle {
    func makeBody(configuration: ListStyleConfiguration) -> some View { Text("list") }
  }

  private struct BareTabViewStyle: TabViewStyle {
    func makeBody(configuration: TabViewStyleConfiguration) -> some View { Text("tabs") }
  }

  @Test func stylesOfAnAppsOwn() throws {
    #expect(try said(List { Text("row") }.listStyle(BareListStyle())) == ["list"])
    #expect(try said(TabView { Text("page") }.tabViewStyle(BareTabViewStyle())) == ["tabs"])
  }
}
