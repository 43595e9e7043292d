import SwiftUI
import Testing

/// Bars: what stands in them, where, and how they look.
@Suite @MainActor struct ToolbarFormTests {
  private let window = CGSize(width: 320, height: 480)

  private func words(_ view: some View) throws -> [String] {
    try said(view.frame(width: 320, height: 480).environment(\.horizontalSizeClass, .compact))
  }

  private func reds(_ view: some View) throws -> Int {
    try picture(of: view.frame(width: 320, height: 480)).count(isReddish)
  }

  /// A view with a button in the bar that uses what the environment offers.
  private struct Acting<Offer>: View {
    @Environment private var offer: Offer
    private let act: (Offer) -> Void

    init(_ offer: KeyPath<EnvironmentValues, Offer>, _ act: @escaping (Offer) -> Void) {
      _offer = Environment(offer)
      self.act = act
    }

    var body: some View {
      List { Text("row") }.toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("End") { act(offer) } }
      }
    }
  }

  @Test func whatButtonsOfBarsUseStaysTheSame() throws {
    func warnings(_ view: some View) throws -> [String] {
      let window = NavigationStack { view }.frame(width: 320, height: 480)
      return try ImageRenderer(content: window).layoutReport().warnings.map { "\($0)" }
    }
    #expect(try warnings(Acting(\.editMode) { $0?.wrappedValue = .inactive }) == [])
    #expect(try warnings(Acting(\.dismiss) { $0() }) == [])
    #expect(try warnings(Acting(\.presentationMode) { $0.wrappedValue.dismiss() }) == [])
    #expect(try warnings(Acting(\.refresh) { _ in }) == [])
    #expect(try warnings(Acting(\.openURL) { _ in }) == [])
  }

  /// Entries of an app's own.
  private struct Actions: ToolbarContent {
    let isEditing: Bool

    @ToolbarContentBuilder var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) { Text("Done") }
      if isEditing {
        ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
      }
    }
  }

  private struct Kept: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "share", placement: .secondaryAction) { Text("Share") }
        .defaultCustomization(.visible, options: .alwaysAvailable)
        .customizationBehavior(.reorderable)
    }
  }

  @Test func entriesOfAnAppsOwn() throws {
    let page = NavigationStack { Text("page").toolbar { Actions(isEditing: true) } }
    #expect(Set(try words(page)) == ["page", "Done", "Cancel"])
    let kept = NavigationStack { Text("page").toolbar(id: "bar") { Kept() } }
    // It is in a menu.
    #expect(try words(kept) == ["page"])
  }

  @Test(arguments: [
    ToolbarItemPlacement.automatic, .principal, .navigation, .primaryAction, .status,
    .confirmationAction, .cancellationAction, .destructiveAction, .bottomBar,
    .topBarLeading, .topBarTrailing, .navigationBarLeading, .navigationBarTrailing,
  ]) func everyPlace(placement: ToolbarItemPlacement) throws {
    let page = NavigationStack {
      Text("page").toolbar { ToolbarItem(placement: placement) { Text("entry") } }
    }
    #expect(try words(page).contains("entry"))
  }

  @Test func groupsWithALabel() throws {
    let group: ToolbarItemGroup<LabeledToolbarItemGroupContent<Text, Text>> = ToolbarItemGroup(
      placement: .bottomBar
    ) {
      Text("inside")
    } label: {
      Text("more")
    }
    let page = NavigationStack {
      Text("page").toolbar {
        group
        ToolbarSpacer(SpacerSizing.fixed, placement: .bottomBar)
      }
      .toolbar(removing: ToolbarDefaultItemKind.sidebarToggle)
    }
    #expect(try words(page).contains("inside"))
  }

  @Test func barsAreHiddenAndColoured() throws {
    let page = NavigationStack {
      Color.white.navigationTitle("Title").toolbarTitleDisplayMode(.inline)
    }
    #expect(try words(page).contains("Title"))
    let tall = ScrollView { Color.white.frame(height: 900) }.navigationTitle("Title")
      .toolbarTitleDisplayMode(.inline)
    func bar(_ change: (AnyView) -> some View) -> some View {
      NavigationStack { change(AnyView(tall)) }
    }
    #expect(
      try !words(bar { $0.toolbarVisibility(.hidden, for: .navigationBar) }).contains("Title"))
    #expect(
      try reds(
        bar {
          $0.toolbarBackground(.red, for: .navigationBar)
            .toolbarBackground(.visible, for: ToolbarPlacement.navigationBar)
        }) > 10_000)
    #expect(
      try reds(
        bar {
          $0.toolbarBackground(.red, for: .navigationBar)
            .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        }) == 0)
    let dark = bar {
      $0.toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    #expect(
      try picture(of: dark.frame(width: 320, height: 480)).count { $0.red < 100 } > 10_000)
  }

  /// Where nothing is under the bar, a style and a color scheme alone show nothing, as on iOS.
  @Test func aStyleAloneShowsWhileContentIsUnderTheBar() throws {
    func page(_ isScrolled: Bool) -> some View {
      NavigationStack {
        ScrollView { Color.white.frame(height: 2000) }
          .defaultScrollAnchor(isScrolled ? .bottom : .top)
          .navigationTitle("Title").toolbarTitleDisplayMode(.inline)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    #expect(try reds(page(false)) == 0)
    #expect(try reds(page(true)) > 10_000)
    let plain = NavigationStack {
      ScrollView { Color.white.frame(height: 2000) }
        .navigationTitle("Title").toolbarTitleDisplayMode(.inline)
    }
    #expect(
      try picture(of: page(false).frame(width: 320, height: 480))
        == picture(of: plain.frame(width: 320, height: 480)))
  }

  /// In either form: a mark beside the title in the bar, and entries after a tap on it.
  @Test func aTapOnTheTitleOffersSomething() throws {
    final class Taken { var count = 0 }
    let taken = Taken()
    let entry = Button("Rename") { taken.count += 1 }
    let plain = NavigationStack {
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let width = { (view: any View) in
      try picture(of: AnyView(view).frame(width: 320, height: 60)).count { $0.red < 200 }
    }
    let modified = NavigationStack {
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { entry }
    }
    let listed = NavigationStack {
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarTitleMenu { entry } }
    }
    for page in [AnyView(modified), AnyView(listed)] {
      #expect(try width(page) > width(plain) + 20)
      let stage = Stage(size: window) {
        page.environment(\.horizontalSizeClass, .compact)
      }
      try stage.tap("Title")
      stage.advance(by: 1)
      try stage.tap("Rename")
    }
    #expect(taken.count == 2)
    let large = { (page: AnyView) in
      try picture(of: page.frame(width: 320, height: 480))
    }
    let without = NavigationStack { Text("page").navigationTitle("Title") }
    let with = NavigationStack {
      Text("page").navigationTitle("Title").toolbarTitleMenu { entry }
    }
    #expect(try large(AnyView(with)) == large(AnyView(without)))
  }

  @Test func whatOnlyMovesOnADevice() throws {
    let page = NavigationStack {
      Text("page").navigationTitle("Title").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
    }
    let plain = NavigationStack { Text("page").navigationTitle("Title") }
    #expect(try words(page).contains("Title"))
    try expectUnchanged(plain, in: window) {
      $0.toolbarRole(.editor).toolbarRole(ToolbarRole.browser)
    }
    let menued = NavigationStack {
      Text("page").navigationTitle("Title").toolbarTitleMenu { Button("Rename") {} }
    }
    #expect(try words(menued).contains("Title"))
  }

  @Test func searchingInItsForms() throws {
    struct Search: View {
      @State private var text = ""
      @State private var scope = 1
      @FocusState private var isSearching: Bool
      @FocusState private var field: Int?
      var placement = SearchFieldPlacement.automatic
      var activation = SearchScopeActivation.automatic

      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title")
            .searchable(text: $text, placement: placement, prompt: "Find")
            .searchScopes($scope, activation: activation) {
              Text("all").tag(1)
              Text("mine").tag(2)
            }
            .searchSuggestions {
              Text("apple").searchCompletion("apple")
            }
            .searchSuggestions(.visible, for: .content)
            .searchFocused($isSearching).searchFocused($field, equals: 1)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .searchToolbarBehavior(.minimize)
            .searchToolbarBehavior(SearchToolbarBehavior.automatic)
            .searchDictationBehavior(TextInputDictationBehavior.automatic)
        }
      }
    }
    #expect(try words(Search()).contains("Find"))
    #expect(
      try words(Search(placement: .navigationBarDrawer(displayMode: .always))).contains("Find"))
    let mode = SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic
    #expect(try words(Search(placement: .navigationBarDrawer(displayMode: mode))).contains("Find"))
    let stage = Stage(size: window) { Search(activation: .onSearchPresentation) }
    try stage.tap("Find")
    stage.advance(by: 1)
    let root = try stage.layoutReport().root
    #expect(root.first(saying: "mine") != nil && root.first(saying: "apple") != nil)
    try stage.tap("apple")
    stage.advance(by: 1)
    let places: SearchSuggestionsPlacement.Set = [.menu, .content]
    #expect(places.contains(.menu))
    let keeping: SearchPresentationToolbarBehavior = .automatic
    let older = NavigationStack {
      Text("page").searchable(text: .constant("")) { Text("apple") }
        .searchScopes(.constant(1)) { Text("all").tag(1) }
        .searchPresentationToolbarBehavior(keeping)
    }
    #expect(try words(older).contains("page"))
  }
}
