import StillGeometry
import StillLayout
public import StillViewGraph

/// How far a page is in looking for something.
nonisolated struct SearchPhase: Equatable {
  var isActive = false
  /// Whether one of the suggestions was taken, and nothing typed since.
  var hasChosen = false
}

/// Somebody looks for something on a page.
nonisolated struct SearchSession {
  let field: SearchField
  let aids: SearchAids
  let phase: Binding<SearchPhase>
  /// What submitting does where the stack itself stands, the outermost action first.
  let outerSubmits: [() -> Void]

  var isActive: Bool { field.isPresented?.wrappedValue ?? phase.wrappedValue.isActive }

  /// What is offered at present.
  var suggestions: AnyView? {
    isActive && !phase.wrappedValue.hasChosen && !aids.hidesSuggestions ? aids.suggestions : nil
  }

  /// On phones, scopes come with the first character that is typed, unless they are told to come with the field.
  var showsScopes: Bool {
    isActive && aids.scopes != nil
      && (aids.scopesComeWithField || !field.text.wrappedValue.isEmpty)
  }

  /// The words, which offer suggestions anew when they are changed.
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

  /// Takes a suggestion for what is looked for.
  @MainActor func choose(_ words: String) {
    field.text.wrappedValue = words
    phase.wrappedValue.hasChosen = true
    submit()
  }

  /// Takes a token for what is looked for, in place of the words.
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
  /// What is looked for on the page around.
  var searchSession: SearchSession? {
    get { self[searchSessionEntry] }
    set { self[searchSessionEntry] = newValue }
  }

  /// Whether something is being looked for on the page around.
  public var isSearching: Bool { searchSession?.isActive ?? false }

  /// Ends looking for something on the page around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}

/// Ends looking for something on the page around: the field is empty, and the page as it was.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct DismissSearchAction {
  private let session: SearchSession?

  init(session: SearchSession?) {
    self.session = session
  }

  /// Ends the search: takes the field's words and its focus away; does nothing where nothing is looked for.
  @MainActor @preconcurrency public func callAsFunction() { session?.end() }
}
