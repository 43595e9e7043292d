import Synchronization

/// The field layouts found so far, shared by all threads.
final class FieldLayoutCache: Sendable {
  static let shared = FieldLayoutCache()

  private let known = Mutex<[ObjectIdentifier: FieldLayout]>([:])

  func layout(of type: any Any.Type, make: () -> FieldLayout) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = make()
    known.withLock { $0[key] = layout }
    return layout
  }
}
