import StillGeometry
import StillLayout
public import StillViewGraph

/// How far a page is in looking for something.
nonisolated struct SearchPhase: Equatable {
  var isActive = false
  /// Whether one of the suggestions was taken, and nothing typed since.
  var hasChosen = false
}

/// A search on a page.
nonisolated struct SearchSession {
  let field: SearchField
  let aids: SearchAids
  let phase: Binding<SearchPhase>
  /// The submit actions from around the stack, the outermost first.
  let outerSubmits: [() -> Void]

  var isActive: Bool { field.isPresented?.wrappedValue ?? phase.wrappedValue.isActive }

  /// The suggestions that are shown at present.
  var suggestions: AnyView? {
    isActive && !phase.wrappedValue.hasChosen && !aids.hidesSuggestions ? aids.suggestions : nil
  }

  /// Whether scopes are shown. On phones they appear with the first character, or with the field if set so.
  var showsScopes: Bool {
    isActive && aids.scopes != nil
      && (aids.scopesComeWithField || !field.text.wrappedValue.isEmpty)
  }

  /// The text of the field; a change shows the suggestions again.
  var text: Binding<String> {
    let (text, phase) = (field.text, phase)
    return Binding(
      get: { text.wrappedValue },
      set: { words in
        if phase.wrappedValue.hasChosen { phase.wrappedValue.hasChosen = false }
        text.wrappedValue = words
      })
  }

  @MainActor func begin() { setActive(true) }

  /// Looks for nothing any more.
  @MainActor func end() {
    if !field.text.wrappedValue.isEmpty { field.text.wrappedValue = "" }
    field.tokens.removeAll()
    setActive(false)
  }

  /// Searches for a suggested text.
  @MainActor func choose(_ words: String) {
    field.text.wrappedValue = words
    phase.wrappedValue.hasChosen = true
    submit()
  }

  /// Adds a token to the search, in place of the text.
  @MainActor func choose(token: Any) {
    guard field.tokens.add(token) else { return }
    field.text.wrappedValue = ""
    phase.wrappedValue.hasChosen = true
  }

  @MainActor func submit() {
    for action in aids.submits.reversed() { action.action() }
    for action in outerSubmits.reversed() { action() }
  }

  @MainActor private func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    withAnimation {
      field.isPresented?.wrappedValue = isActive
      phase.wrappedValue = SearchPhase(isActive: isActive)
    }
  }
}

private let searchSessionEntry = EnvironmentEntry<SearchSession?>(nil)

extension EnvironmentValues {
  /// The search of the surrounding page.
  var searchSession: SearchSession? {
    get { self[searchSessionEntry] }
    set { self[searchSessionEntry] = newValue }
  }

  /// Whether something is being looked for on the page around.
  public var isSearching: Bool { searchSession?.isActive ?? false }

  /// Ends looking for something on the page around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}

/// Ends the search of the surrounding page: empties the field, and shows the page's content again.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct DismissSearchAction {
  private let session: SearchSession?

  init(session: SearchSession?) {
    self.session = session
  }

  /// Ends the search: empties the field and removes its focus. Does nothing without a search.
  @MainActor @preconcurrency public func callAsFunction() { session?.end() }
}
