public import Foundation

extension Bool {
  /// The place in an order: false comes before true.
  fileprivate var place: Int { self ? 1 : 0 }
}

extension SortDescriptor where Compared: NSObject {
  /// Orders objects by a value that is true or false: those with false come first, or last.
  public init(
    _ keyPath: any KeyPath<Compared, Bool> & Sendable, order: Foundation.SortOrder = .forward
  ) {
    let path: KeyPath<Compared, Int> = keyPath.appending(path: \Bool.place)
    // The path begins with one that may be sent, and its end captures nothing.
    self.init(
      unsafe unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self), order: order)
  }
}

extension NSSortDescriptor {
  /// Orders objects as a descriptor of Swift does.
  public convenience init<Object: NSObject>(_ sortDescriptor: SortDescriptor<Object>) {
    self.init(ordering: sortDescriptor)
  }

  /// Orders objects as a descriptor of Swift does.
  convenience init<Object>(ordering descriptor: SortDescriptor<Object>) {
    self.init(keyPath: \NSManagedObject.self, ascending: true) { a, b in
      guard let a = a as? Object, let b = b as? Object else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }
}
