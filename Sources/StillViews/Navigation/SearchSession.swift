import StillGeometry
import StillLayout
public import StillViewGraph

/// A field for what is looked for.
nonisolated struct SearchField: Equatable {
  let text: Binding<String>
  let prompt: Text?
  /// Whether something is being looked for, where somebody else decides it too.
  var isPresented: Binding<Bool>?

  static func == (a: SearchField, b: SearchField) -> Bool {
    a.prompt == b.prompt && a.text.wrappedValue == b.text.wrappedValue
      && a.isPresented?.wrappedValue == b.isPresented?.wrappedValue
  }
}

/// What a page says of searching, beside the field.
nonisolated struct SearchAids {
  /// What is offered instead of the page's content; nil: nothing.
  var suggestions: AnyView?
  var hidesSuggestions = false
  /// Where to look: a picker.
  var scopes: AnyView?
  var scopesComeWithField = false
  var keepsTitle = false
  /// What tells the focus of the field.
  var focus: [FocusHandle] = []
  /// What is done with what was looked for, the outermost action first.
  var submits: [SearchSubmit] = []

  /// Takes over what is not said already.
  mutating func addInner(_ inner: SearchAids) {
    suggestions = suggestions ?? inner.suggestions
    hidesSuggestions = hidesSuggestions || inner.hidesSuggestions
    if scopes == nil {
      scopes = inner.scopes
      scopesComeWithField = inner.scopesComeWithField
    }
    keepsTitle = keepsTitle || inner.keepsTitle
    focus += inner.focus
    submits += inner.submits
  }
}

extension SearchAids: Equatable {
  static func == (a: SearchAids, b: SearchAids) -> Bool {
    a.hidesSuggestions == b.hidesSuggestions && a.keepsTitle == b.keepsTitle
      && a.scopesComeWithField == b.scopesComeWithField && isSame(a.scopes, b.scopes)
      && a.focus.map(\.isFocused) == b.focus.map(\.isFocused)
      && a.submits.elementsEqual(b.submits) { $0 === $1 }
      && isSame(a.suggestions, b.suggestions)
  }

  private static func isSame(_ a: AnyView?, _ b: AnyView?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }
}

/// What is done with what was looked for; every evaluation of a body makes another.
final class SearchSubmit {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}

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
    setActive(false)
  }

  /// Takes a suggestion for what is looked for.
  @MainActor func choose(_ words: String) {
    field.text.wrappedValue = words
    phase.wrappedValue.hasChosen = true
    submit()
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

  @MainActor @preconcurrency public func callAsFunction() { session?.end() }
}
