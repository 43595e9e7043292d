import StillViewGraph

/// What is looked for beside the words: tokens, each in a capsule before them.
nonisolated struct SearchTokens {
  private(set) var views: [AnyView] = []
  private var append: (Any) -> Bool = { _ in false }
  private var clear: () -> Void = {}

  /// No tokens.
  init() {}

  init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, _ views: [AnyView]
  ) {
    self.views = views
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
  static func == (a: SearchTokens, b: SearchTokens) -> Bool {
    a.views.elementsEqual(b.views) { $0.isSame(as: $1) }
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
