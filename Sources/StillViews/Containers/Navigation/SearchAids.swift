import StillGeometry
import StillLayout
import StillViewGraph

/// The search field of a page.
nonisolated struct SearchField: Equatable {
  let text: Binding<String>
  let prompt: Text?
  /// Whether a search is active, if the program controls it.
  var isPresented: Binding<Bool>?
  /// The tokens of the search.
  var tokens = SearchTokens()

  static func == (a: SearchField, b: SearchField) -> Bool {
    a.prompt == b.prompt && a.text.wrappedValue == b.text.wrappedValue
      && a.isPresented?.wrappedValue == b.isPresented?.wrappedValue && a.tokens == b.tokens
  }
}

/// The search settings of a page, without the field.
nonisolated struct SearchAids {
  /// The suggestions that replace the page's content (default: nil, none).
  var suggestions: AnyView?
  var hidesSuggestions = false
  /// Where to look: a picker.
  var scopes: AnyView?
  var scopesComeWithField = false
  var keepsTitle = false
  /// The bindings of the field's focus.
  var focus: [FocusHandle] = []
  /// The actions that submit the search, the outermost first.
  var submits: [SearchSubmit] = []

  /// Adopts the inner settings for all that are not set.
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
