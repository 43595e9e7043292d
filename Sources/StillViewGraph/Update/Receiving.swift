public import Combine
import StillLayout
import StillRuntime

/// `onReceive(_:perform:)`: follows a publisher while the view is in the tree (rule C7.15).
nonisolated public struct _ReceiveModifier<P: Publisher>: _PrimitiveModifier
where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    ReceiveNode(view, inputs)
  }
}

/// Passes on its content's elements, and subscribes once they are in the tree. It subscribes again when the publisher
/// is another one, as far as its memory tells.
///
/// A value published while this thread runs the tree's own code is received at once, before the publisher continues;
/// any other waits for the next update.
private final class ReceiveNode<Modified: View, P: Publisher>:
  PassingNode<ModifiedContent<Modified, _ReceiveModifier<P>>, _TypedNode<Modified>>
where P.Failure == Never {
  private var following: AnyCancellable?

  override init(_ view: ModifiedContent<Modified, _ReceiveModifier<P>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeChild(view.content, inputs.inside(self))
    follow()
  }

  override func update(
    _ view: ModifiedContent<Modified, _ReceiveModifier<P>>, _ inputs: _ViewInputs
  ) {
    let isSame = unsafe withUnsafePointer(to: self.view.modifier.publisher) { old in
      unsafe withUnsafePointer(to: view.modifier.publisher) { new in
        unsafe FieldComparison.of(P.self).areEqual(old, new)
      }
    }
    self.view = view
    if !isSame { follow() }
    child?.renew(view.content, inputs.inside(self))
  }

  private func follow() {
    graph.afterLayout(self) { [weak self] in
      guard let self, isAlive else { return }
      let mail = Mail(self, graph.writes)
      following = view.modifier.publisher.sink { mail.deliver($0) }
    }
  }

  fileprivate func receive(_ value: P.Output) {
    if !isRetired, !isLeaving { view.modifier.action(value) }
  }

  /// Carries values to the node, which only the thread touches that runs its tree.
  private final class Mail {
    private weak var node: ReceiveNode?
    private let queue: WriteQueue

    init(_ node: ReceiveNode, _ queue: WriteQueue) {
      self.node = node
      self.queue = queue
    }

    func deliver(_ value: P.Output) {
      if MainActorAssumption.isHere {
        node?.receive(value)
      } else {
        let transaction = Transaction.current
        queue.add(transaction) { [self] _ in
          withTransaction(transaction) { node?.receive(value) }
        }
      }
    }
  }

  /// False in a candidate that a `ViewThatFits` has only measured.
  private var isAlive: Bool {
    var elements: [_ViewNode] = []
    collect(into: &elements)
    return elements.isEmpty || elements.contains { $0.presented.isKnown }
  }
}

extension View {
  /// Runs an action for each value of a publisher, while the view is shown.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
