import StillAnimation
import StillLayout

/// A modifier that changes transactions on their way to the views inside (C8.30).
nonisolated package protocol TransactionModifier: _PrimitiveModifier {
  /// Changes a transaction that comes from outside.
  func edit(_ transaction: inout Transaction)

  /// Whether transactions are changed in the update in which the modifier's value has followed `old`.
  func applies(after old: Self) -> Bool

  /// Whether transactions are changed in every update.
  static var alwaysApplies: Bool { get }

  /// Whether the movement of the view as a whole keeps its own transaction (`animation(_:body:)`).
  static var isolatesMovement: Bool { get }
}

extension TransactionModifier {
  nonisolated package static var isolatesMovement: Bool { false }
}

extension TransactionModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    TransactionNode(view, inputs)
  }
}

/// A node that changes transactions on their way down.
protocol TransactionEditor: _ViewNode {
  func edit(_ transaction: inout Transaction)
  /// Whether views inside move by the changed transaction only as far as they move in the node's own coordinates.
  var isolatesMovement: Bool { get }
}

/// Changes the transaction for what is inside: for values when views are updated, for frames when they are
/// committed.
private final class TransactionNode<Modified: View, Modifier: TransactionModifier>:
  WrappingNode<ModifiedContent<Modified, Modifier>, Modified, TransactionElement>, TransactionEditor
{
  /// The update in which transactions are changed.
  private var activeUpdate = -1

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.transactionEditors += 1
    child = makeChild(view.content, innerInputs(inputs))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    let old = self.view.modifier
    self.view = view
    if view.modifier.applies(after: old) { activeUpdate = graph.updateNumber }
    child?.renew(view.content, innerInputs(inputs))
  }

  private func innerInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.inside(self)
    edit(&inner.transaction)
    return inner
  }

  func edit(_ transaction: inout Transaction) {
    // A body that is evaluated at each moment of its motion changes what is inside it: that starts no further motion.
    guard Modifier.alwaysApplies ? !graph.onlyGoesOn : activeUpdate == graph.updateNumber else {
      return
    }
    view.modifier.edit(&transaction)
  }

  var isolatesMovement: Bool { Modifier.isolatesMovement }

  override func makeWrapper(around inner: _ViewNode) -> TransactionElement {
    TransactionElement(self, inner)
  }
}

/// An element inside which frames move by another transaction.
private final class TransactionElement: ElementWrapper, CommittedElement {
  override var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    guard let editor = parent as? any TransactionEditor else { return commitInner(&pass) }
    var transaction = pass.transaction
    editor.edit(&transaction)
    if editor.isolatesMovement {
      pass.commitInside(transaction) { commitInner(&$0) }
    } else {
      let before = pass.transaction
      pass.transaction = transaction
      commitInner(&pass)
      pass.transaction = before
    }
  }
}

extension ViewGraph {
  /// Returns the transaction of the current update, as it reaches the content of `node`.
  ///
  /// - Complexity: constant where no modifier changes transactions, otherwise linear in the node's depth.
  func transaction(inside node: _ViewNode) -> Transaction {
    var transaction = transaction
    guard transactionEditors > 0 else { return transaction }
    var editors: [any TransactionEditor] = []
    var next: _ViewNode? = node
    while let current = next {
      if let editor = current as? any TransactionEditor { editors.append(editor) }
      next = current.parent
    }
    for editor in editors.reversed() { editor.edit(&transaction) }
    return transaction
  }
}
