/// A view that is evaluated again only when it is not equal to the one before (rule C8.3).
nonisolated public struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view that is compared.
  public var content: Content

  /// Compares a view before it is evaluated again.
  public init(content: Content) {
    self.content = content
  }

  @MainActor public var body: some View { content }

  public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
