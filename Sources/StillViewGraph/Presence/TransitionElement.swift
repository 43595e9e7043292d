package import Foundation
package import StillGeometry
package import StillLayout

/// `transition(_:)`: how the view comes and goes (rule L8.35).
nonisolated public struct _TransitionModifier: ElementModifier {
  package typealias Element = TransitionElement

  let transition: AnyTransition
}

/// The trait by which a holder finds the transition of an element: the outermost one wins (C10.6).
enum TransitionKey {}

/// Shows the element inside as its transition says for the phase that it is in.
///
/// The transition's body is evaluated, laid out and animated as any view's; the element inside takes the place of
/// its content.
package final class TransitionElement: ModifierElement<_TransitionModifier>, ElementHolder,
  TransitionCarrier
{
  private(set) var phase = TransitionPhase.identity
  /// The transition's body; nil as long as it would show nothing but the element.
  private var bodyNode: _TypedNode<AnyView>?
  /// The outermost element of the body.
  private var content: _ViewNode?
  /// The change by which the element was taken out or put in last.
  private var change = Transaction()
  /// Elements inside come and go by their own holders.
  package var list = ElementList()

  deinit { content.map { endEnclosure(of: $0) } }

  var traits: TransitionTraits { modifier.transition.traits }

  override package func modifierChanged(from old: _TransitionModifier?, _ transaction: Transaction)
  {
    if bodyNode != nil || !traits.isPlainAtRest { build(Transaction()) }
  }

  // MARK: Phases

  var isSwift: Bool { traits.isIdentity }

  func moves(by transaction: Transaction) -> Bool {
    traits.hasOwnAnimation || transaction.animation != nil
  }

  /// Shows what the element looks like before it is there; `finishEntrance` goes on once that is laid out.
  func startEntrance(_ transaction: Transaction) {
    phase = .willAppear
    change = transaction
    build(Transaction())
    graph.presence.enters(self)
  }

  func standAtOnce() {
    if phase != .identity { enter(.identity, Transaction()) }
  }

  /// Goes to the phase that the element is to be in, moving as the change says.
  func enter(_ phase: TransitionPhase, _ transaction: Transaction) {
    if bodyNode == nil { build(Transaction()) }
    self.phase = phase
    change = transaction
    build(transaction)
  }

  /// Goes to the identity phase after `startEntrance`.
  func finishEntrance() {
    guard phase == .willAppear else { return }
    phase = .identity
    build(change)
  }

  private func build(_ transaction: Transaction) {
    let view = inBodyScope {
      modifier.transition.body(AnyView(TransitionedContent(element: inner)), phase)
    }
    let inputs = _ViewInputs(
      parent: self, environment: environment, transaction: transaction)
    insideBody {
      if let bodyNode {
        bodyNode.renew(view, inputs)
      } else {
        bodyNode = makeChild(view, inputs)
      }
    }
    gatherElements()
  }

  package func gatherElements() {
    var elements: [_ViewNode] = []
    bodyNode?.collect(into: &elements)
    if elements.count > 1 {
      _warn("has a transition whose body is several views; only the first is shown")
    }
    let new = elements.first
    if new !== content, let content { endEnclosure(of: content) }
    new?.enclosing = self
    guard new !== content else { return }
    content = new
    layoutChanged()
  }

  /// The element inside, where the transition shows it as it is: its own effects are no part of a report then.
  var plainContent: _ViewNode? {
    phase == .identity && bodyNode != nil && traits.isPlainAtRest ? inner : nil
  }

  // MARK: What shows outside

  private var shown: _ViewNode { content ?? inner }

  override package func _trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(TransitionKey.self) ? self : inner.trait(key)
  }

  override package var _transparentContent: _LayoutElement? { shown }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    shown.place(at: .zero, size: bounds.size, proposal: proposal)
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    shown.explicitGuide(key, size: size, proposal: proposal)
  }

  override package func _preferredSpacing() -> ViewSpacing { shown.spacing }
  override package var _layoutPriority: Double { shown.priority }
  override package var innerElements: [_ViewNode] { [shown] }
  override package var parts: [_ViewNode] { bodyNode.map { [$0] } ?? [] }
}

/// Stands for an element that exists already, inside the body of a transition.
nonisolated private struct TransitionedContent: _PrimitiveView {
  let element: _ViewNode

  static func _makeNode(
    _ view: TransitionedContent, _ inputs: _ViewInputs
  ) -> _TypedNode<TransitionedContent> {
    TransitionedContentNode(view, inputs)
  }
}

private final class TransitionedContentNode: _TypedNode<TransitionedContent>, PartHolder {
  override func collect(into elements: inout [_ViewNode]) {
    elements.append(view.element)
  }
}

extension View {
  /// Says how the view comes and goes when a change with an animation puts it in or takes it out.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes when a change with an animation puts it in or takes it out.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
