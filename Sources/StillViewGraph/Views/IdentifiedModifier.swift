/// What a canvas wraps a view in while it is designed, so as to find it again.
///
/// Nothing is wrapped here. Packages name the type so that their own views are found inside of it, in debug builds.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// What the view is found by.
  public let identifier: Identifier

  public init(identifier: Identifier) {
    self.identifier = identifier
  }

  @MainActor public func body(content: Content) -> some View { content }
}

/// What a canvas finds a view by.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }
}
