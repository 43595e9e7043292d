import StillViewGraph

/// The tokens of a search, each drawn as a capsule before the text.
nonisolated struct SearchTokens {
  private(set) var views: [AnyView] = []
  private var values: [Value] = []
  private var append: (Any) -> Bool = { _ in false }
  private var clear: () -> Void = {}

  /// No tokens.
  init() {}

  init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, _ views: [AnyView]
  ) where C.Element: Identifiable {
    self.views = views
    values = tokens.wrappedValue.map { Value(id: AnyHashable($0.id), token: $0) }
    append = { token in
      guard let token = token as? C.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
    clear = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
  }

  /// Looks for one more; false where the field has none of its type.
  func add(_ token: Any) -> Bool { append(token) }

  /// Looks for none of them any more.
  func removeAll() { clear() }
}

extension SearchTokens: Equatable {
  static func == (a: SearchTokens, b: SearchTokens) -> Bool { a.values == b.values }

  /// A token, which tells whether its view is still that of before: every evaluation of a body makes new views.
  nonisolated private struct Value: Equatable {
    let id: AnyHashable
    let token: Any

    static func == (a: Value, b: Value) -> Bool {
      guard a.id == b.id else { return false }
      guard let token = a.token as? any Equatable else { return true }
      func equate<E: Equatable>(_ a: E) -> Bool { b.token as? E == a }
      return equate(token)
    }
  }
}

/// A token among suggestions: a tap on it looks for it.
nonisolated struct SearchTokenCompletion: ViewModifier {
  let token: Any
  @Environment(\.searchSession) private var session

  init(token: Any) {
    self.token = token
  }

  @MainActor func body(content: Content) -> some View {
    if let session {
      let token = token
      content.modifier(ActsForRow { session.choose(token: token) })
    } else {
      content
    }
  }
}
