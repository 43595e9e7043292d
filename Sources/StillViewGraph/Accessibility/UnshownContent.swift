import Foundation
import StillGeometry
import StillLayout

/// Views that assistive technologies read and nobody sees: a representation, accessibility children, the label of a control
/// that does not show it.
///
/// They are made when the accessibility tree is first asked for; pictures never pay for them.
package final class UnshownContent {
  private var view: AnyView
  private var environment: EnvironmentValues
  private var node: _TypedNode<SecondaryStack<AnyView>>?
  private var isStale = false

  init(_ view: AnyView, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }

  /// Takes over a new value of the views.
  func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    isStale = true
  }

  /// The node that was made; nil where nobody has asked for it.
  var part: _ViewNode? { node }

  /// The top element, laid out in `size`.
  func node(for owner: _ViewNode, size: CGSize) -> _ViewNode? {
    var environment = environment
    if environment.stackOrientation != nil { environment.stackOrientation = nil }
    let inputs = _ViewInputs(parent: owner, environment: environment, transaction: Transaction())
    let stack = SecondaryStack(content: view)
    owner.insideBody {
      if let node {
        if isStale { node.renew(stack, inputs) }
      } else {
        node = makeChild(stack, inputs)
      }
    }
    isStale = false
    guard let node else { return nil }
    let proposal = ProposedViewSize(size).madeSafe
    node.place(at: .zero, size: size.isFinite ? size : .zero, proposal: proposal)
    return node
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
