/// The modifier that a canvas puts around a view while it is designed, in order to find it again.
///
/// No effect: nothing is designed here. Packages name the type so that their own views are found inside of it, in
/// debug builds.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The identifier of the view.
  public let identifier: Identifier

  public init(identifier: Identifier) {
    self.identifier = identifier
  }

  @MainActor public func body(content: Content) -> some View { content }
}

/// The identifier of a view in a canvas.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }
}
