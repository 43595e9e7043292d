/// Several views side by side, as a builder's closure lists them.
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// Combines the views of a tuple.
  public init(_ value: T) {
    self.value = value
  }

  public static func _makeNode(
    _ view: TupleView<T>, _ inputs: _ViewInputs
  ) -> _TypedNode<TupleView<T>> {
    inputs.impliedStack(of: view) ?? TupleNode(view, inputs)
  }
}

/// Keeps one child a member of the tuple.
private final class TupleNode<T>: _TypedNode<TupleView<T>>, PartHolder {
  private let members: [TupleMember]
  private var children: [_ViewNode] = []

  override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    members = TupleMember.members(of: T.self)
    super.init(view, inputs)
    place = .amongOthers
    children.reserveCapacity(members.count)
    let inputs = inputs.inside(self)
    unsafe withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for member in members {
        children.append(unsafe member.makeNode(base + member.offset, inputs))
      }
    }
  }

  override func update(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    self.view = view
    let inputs = inputs.inside(self)
    unsafe withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (member, child) in zip(members, children) {
        unsafe member.update(child, base + member.offset, inputs)
      }
    }
  }

  override var parts: [_ViewNode] { children }

  override func collect(into elements: inout [_ViewNode]) {
    // Most views are one element each, so this is all the room that is needed.
    if elements.isEmpty { elements.reserveCapacity(children.count) }
    for child in children { child.collect(into: &elements) }
  }
}

/// A member of a tuple of views: where it lies, and what can be done with it once its type is known.
private class TupleMember: @unchecked Sendable {
  // Unchecked because a class that is not final cannot promise it; none of its kinds has state that changes.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  func makeNode(_ pointer: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode {
    preconditionFailure("a tuple's member has a type")
  }

  func update(_ node: _ViewNode, _ pointer: UnsafeRawPointer, _ inputs: _ViewInputs) {}

  /// Returns the members of a tuple type; those that are no views are left out.
  static func members<T>(of type: T.Type) -> [TupleMember] {
    known.value(of: type) {
      FieldLayout.of(type).fields.compactMap { field in
        guard let view = field.type as? any View.Type else { return nil }
        return make(view, offset: field.offset)
      }
    }
  }

  private static let known = TypeCache<[TupleMember]>()

  private static func make<V: View>(_ type: V.Type, offset: Int) -> TupleMember {
    TypedTupleMember<V>(offset: offset)
  }
}

// Unchecked for the reason given at `TupleMember`.
private final class TypedTupleMember<V: View>: TupleMember, @unchecked Sendable {
  override func makeNode(_ pointer: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode {
    makeChild(unsafe pointer.assumingMemoryBound(to: V.self).pointee, inputs)
  }

  override func update(_ node: _ViewNode, _ pointer: UnsafeRawPointer, _ inputs: _ViewInputs) {
    unsafe unsafeDowncast(node, to: _TypedNode<V>.self).renew(
      unsafe pointer.assumingMemoryBound(to: V.self).pointee, inputs)
  }
}
