public import StillViewGraph

/// `id`: an identity of the view's own; another one is another view (rule L10.6).
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
  var content: Content
  var id: ID

  @MainActor public var body: some View {
    ForEach([id], id: \.self) { _ in content }
  }
}

extension View {
  /// Sets the view's identity; when it changes, the view starts with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
