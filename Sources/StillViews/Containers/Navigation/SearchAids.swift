import StillGeometry
import StillLayout
import StillViewGraph

/// A field for what is looked for.
nonisolated struct SearchField: Equatable {
  let text: Binding<String>
  let prompt: Text?
  /// Whether something is being looked for, where somebody else decides it too.
  var isPresented: Binding<Bool>?
  /// What is looked for beside the words.
  var tokens = SearchTokens()

  static func == (a: SearchField, b: SearchField) -> Bool {
    a.prompt == b.prompt && a.text.wrappedValue == b.text.wrappedValue
      && a.isPresented?.wrappedValue == b.isPresented?.wrappedValue && a.tokens == b.tokens
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
