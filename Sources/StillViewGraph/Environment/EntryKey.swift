/// The key that the macro `@Entry` declares for a property without a written type: the type is that of the box.
public protocol _EntryKey {
  associatedtype Content
  static var entry: _EntryBox<Content> { get }
}

/// The default value of such a property.
///
/// Unchecked because a default need not be Sendable: it is made once and only read afterwards, as the
/// environment's own values are.
public struct _EntryBox<Content>: @unchecked Sendable {
  let content: Content

  public init(_ content: Content) {
    self.content = content
  }
}

extension EnvironmentKey where Self: _EntryKey {
  public static var defaultValue: Content { entry.content }
}

extension TransactionKey where Self: _EntryKey {
  public static var defaultValue: Content { entry.content }
}
