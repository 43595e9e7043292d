public import StillViewGraph

/// Whether text can be selected; in a picture it never is.
nonisolated public protocol TextSelectability: Sendable {
  /// Whether readers can select the text.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Selectable text. Pictures show no selection.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// No effect: a picture shows no selection.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
