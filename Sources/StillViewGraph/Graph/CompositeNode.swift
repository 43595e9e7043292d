import StillLayout

/// Something whose body depends on state: told when that state changes.
package protocol BodyEvaluator: _ViewNode {
  /// The state that the body read has changed.
  func stateChanged(_ transaction: Transaction)
  /// Evaluates again what is stale.
  func evaluateIfNeeded()
  /// Leaves the body as it is, until something that it reads changes again.
  func forgetStaleness()
}

/// The node of a view with a body: keeps its state, and evaluates the body when its inputs changed.
final class CompositeNode<V: View>: _TypedNode<V>, BodyEvaluator {
  private let plan: ViewPlan
  /// What the view's dynamic properties keep between values of the view.
  private var slots: [AnyObject?]
  private var child: _TypedNode<V.Body>?
  private var environment: EnvironmentValues
  private var isStale = false
  private var staleTransaction = Transaction()

  override init(_ view: V, _ inputs: _ViewInputs) {
    plan = ViewPlan.of(V.self)
    slots = Array(repeating: nil, count: plan.properties.count)
    environment = inputs.environment
    super.init(view, inputs)
    _ = connect()
    BodyScope.evaluating(self) { child = makeChild(evaluate(), inputs.inside(self)) }
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    let sameView = plan.areEqual(self.view, view)
    let sameEnvironment = environment.isIdentical(to: inputs.environment)
    if sameView, sameEnvironment, !isStale { return }
    environment = inputs.environment
    if !sameView { self.view = view }
    let propertiesChanged = connect()
    if sameView, !propertiesChanged, !isStale {
      // Nothing that the body reads has changed; what is inside may read the environment.
      BodyScope.evaluating(self) {
        if let child { StackRoom.ensured { child.refresh(inputs.inside(self)) } }
      }
      return
    }
    isStale = false
    BodyScope.evaluating(self) { child?.renew(evaluate(), inputs.inside(self)) }
  }

  /// Gives the view's dynamic properties their storage and values; true when one of them has changed.
  private func connect() -> Bool {
    guard !plan.properties.isEmpty else { return false }
    var changed = false
    let environment = environment
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in plan.properties.enumerated() {
        if unsafe property.type.connect(
          base + property.offset, &slots[index], environment: environment)
        {
          changed = true
        }
      }
    }
    return changed
  }

  private func evaluate() -> V.Body {
    graph.counters.bodyEvaluations += 1
    return graph.inbox.tracking(self) { evaluateBody(of: view) }
  }

  func stateChanged(_ transaction: Transaction) {
    guard !isRetired else { return }
    graph.stateWasSet(transaction)
    staleTransaction = staleTransaction.merged(with: transaction)
    guard !isStale else { return }
    isStale = true
    graph.needsEvaluation(self)
  }

  func evaluateIfNeeded() {
    guard isStale else { return }
    isStale = false
    let transaction = staleTransaction
    staleTransaction = Transaction()
    _ = connect()
    let inputs = _ViewInputs(
      graph: graph, parent: self, environment: environment, transaction: transaction)
    BodyScope.evaluating(self) { child?.renew(evaluate(), inputs) }
  }

  func forgetStaleness() {
    isStale = false
    staleTransaction = Transaction()
  }

  override var warningName: String? { typeName(V.self) }
  override var parts: [_ViewNode] { child.map { [$0] } ?? [] }

  override var handsOnParts: Bool { true }

  override func collect(into elements: inout [_ViewNode]) {
    guard let child else { return }
    StackRoom.ensured { child.collect(into: &elements) }
  }
}
