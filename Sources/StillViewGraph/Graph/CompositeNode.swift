import StillLayout
package import StillReport
import StillRuntime

/// Something whose body depends on state: told when that state changes.
package protocol BodyEvaluator: _ViewNode {
  /// Notes that state which the body reads has changed in the current update.
  func stateChanged()
  /// Evaluates again what is stale.
  func evaluateIfNeeded()
  /// Leaves the body as it is, until something that it reads changes again.
  func forgetStaleness()
  /// The properties of observable objects that were read; nil: none.
  var readings: Readings? { get set }
  /// Whether the view is none of the library's.
  var isOfUser: Bool { get }
  /// Whether the view's type is private to a file.
  var isOfPrivateType: Bool { get }
  /// The values of the environment that the view declares to read and that can be told in a few words.
  var environmentReads: [LayoutExplanation.Setting] { get }
}

extension BodyEvaluator {
  package var isOfUser: Bool { false }
  package var isOfPrivateType: Bool { true }
  package var environmentReads: [LayoutExplanation.Setting] { [] }
}

/// The node of a view with a body: keeps its state, and evaluates the body when its inputs changed.
final class CompositeNode<V: View>: PassingNode<V, _TypedNode<V.Body>>, BodyEvaluator,
  EnvironmentHolder, TickingNode, NamedNode
{
  private let plan: ViewPlan
  /// The storage of the view's dynamic properties between values of the view. Where these may miss something, the view in the place of
  /// the body is behind them.
  private var slots: [AnyObject?]
  private var environment: EnvironmentValues
  private var isStale = false
  /// The animation of the view's animatable data; nil if it has none.
  private let motion: BodyMotion<V>?
  package var readings: Readings?

  override init(_ view: V, _ inputs: _ViewInputs) {
    plan = ViewPlan.of(V.self)
    slots = Array(
      repeating: nil, count: plan.properties.count + (plan.mayMissSomething ? 1 : 0))
    environment = inputs.environment
    motion = plan.isAnimatable ? BodyMotion.of(view) : nil
    super.init(view, inputs)
    BodyScope.evaluating(self) {
      _ = connect()
      if let missing = missingValue() {
        standIn = viewInstead(of: missing).map { makeChild($0, inputs.inside(self)) }
      } else {
        child = makeChild(evaluate(), inputs.inside(self))
      }
    }
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    take(view, sameView: plan.areEqual(self.view, view), inputs)
  }

  override func refresh(_ inputs: _ViewInputs) {
    // A copy may have other bytes than its original, where they have no meaning.
    take(view, sameView: true, inputs)
  }

  private func take(_ view: V, sameView: Bool, _ inputs: _ViewInputs) {
    let sameEnvironment = environment.isIdentical(to: inputs.environment)
    if sameView, sameEnvironment, !isStale { return }
    environment = inputs.environment
    if !sameView {
      self.view = view
      motion?.take(view, inputs.transaction, on: self)
    }
    BodyScope.evaluating(self) {
      let propertiesChanged = connect()
      if sameView, !propertiesChanged, !isStale {
        // Nothing that the body reads has changed; what is inside may read the environment.
        if let child { CallStack.ensured { child.refresh(inputs.inside(self)) } }
        if let standIn { CallStack.ensured { standIn.refresh(inputs.inside(self)) } }
        return
      }
      isStale = false
      renewBody(inputs.inside(self))
    }
  }

  /// Evaluates the body, unless something that the view declares is missing: then it is left out.
  private func renewBody(_ inputs: _ViewInputs) {
    if let missing = missingValue() {
      let view = viewInstead(of: missing)
      if let standIn, let view { return standIn.renew(view, inputs) }
      let old: _ViewNode? = child ?? standIn
      child = nil
      standIn = view.map { makeChild($0, inputs) }
      if old != nil || standIn != nil { replace(old, by: standIn, inputs) }
    } else if let child {
      child.renew(evaluate(), inputs)
    } else {
      let node = makeChild(evaluate(), inputs)
      child = node
      replace(standIn.take(), by: node, inputs)
    }
  }

  /// Lets a node leave the tree, and another one enter it.
  private func replace(_ old: _ViewNode?, by new: _ViewNode?, _ inputs: _ViewInputs) {
    if let old { graph.presence.remove(old, inputs.transaction) }
    if let new { graph.presence.welcome(new, inputs.transaction) }
    structureChanged()
  }

  /// The node of the view in the place of the body.
  private var standIn: _TypedNode<AnyView>? {
    get { plan.mayMissSomething ? slots[plan.properties.count] as? _TypedNode<AnyView> : nil }
    set { if plan.mayMissSomething { slots[plan.properties.count] = newValue } }
  }

  private func viewInstead(of missing: MissingValue) -> AnyView? {
    let type = (V.self as? any ModifierBodyView.Type)?.modifier ?? V.self
    return environment.missingValueView?(typeName(type), missing.type)
  }

  override func collect(into elements: inout [_ViewNode]) {
    guard let standIn else { return super.collect(into: &elements) }
    CallStack.ensured { standIn.collect(into: &elements) }
  }

  override var parts: [_ViewNode] { standIn.map { [$0] } ?? super.parts }

  /// Returns what the properties did not find, and warns of it.
  private func missingValue() -> MissingValue? {
    guard plan.mayMissSomething else { return nil }
    let missing = unsafe withUnsafeBytes(of: view) { bytes -> MissingValue? in
      guard let base = bytes.baseAddress else { return nil }
      for property in plan.properties {
        if let missing = unsafe property.type.missing(base + property.offset) { return missing }
      }
      return nil
    }
    if let missing { graph.warn(missing.message, at: self) }
    return missing
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
    guard let motion else { return Readings.evaluating(self) { evaluateBody(of: view) } }
    let shown = motion.shown(view, at: graph.time)
    return Readings.evaluating(self) { evaluateBody(of: shown) }
  }

  func stateChanged() {
    guard !isRetired, !isStale else { return }
    isStale = true
    graph.needsEvaluation(self)
  }

  /// The view's animatable data is another at this moment.
  package func tick() {
    motion?.tick(on: self)
    stateChanged()
  }

  func evaluateIfNeeded() {
    guard isStale else { return }
    isStale = false
    let inputs = _ViewInputs(
      parent: self, environment: environment,
      transaction: graph.transaction(inside: self))
    BodyScope.evaluating(self) {
      _ = connect()
      renewBody(inputs)
    }
  }

  func forgetStaleness() {
    isStale = false
  }

  var isOfUser: Bool { !plan.isOfLibrary }
  /// Of the library's: of the user's, whatever the type is called, its name is what the user knows.
  var isOfPrivateType: Bool {
    plan.isOfLibrary && _typeName(V.self).prefix { $0 != "<" }.contains("(")
  }

  var environmentReads: [LayoutExplanation.Setting] {
    unsafe withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return plan.properties.compactMap { property in
        guard let value = unsafe property.type.shownValue(base + property.offset),
          let words = ShownValue.words(for: value)
        else { return nil }
        return LayoutExplanation.Setting(property.name, words)
      }
    }
  }

  package var ownEnvironment: EnvironmentValues { environment }
  override var asBody: (any BodyEvaluator)? { self }
  package var warningName: String { typeName(V.self) }
}
