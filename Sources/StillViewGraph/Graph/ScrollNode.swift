import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout

/// A view that shows a part of what is inside.
nonisolated package protocol ScrollContainer: _PrimitiveView {
  associatedtype Content: View
  var axes: Axis.Set { get }
  var content: Content { get }
}

extension ScrollContainer {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    ScrollNode(view, inputs)
  }
}

/// What scrolls: several views form an implicit `VStack` (rule 3.54).
nonisolated package struct ScrolledContent<Content: View>: ContainerView {
  package let content: Content
  package var arrangement: VStackLayout { VStackLayout() }
  package var reportName: String { "VStack" }
}

/// Proposes nothing along its axes, takes what it is proposed there, and clips.
private final class ScrollNode<V: ScrollContainer>: _TypedNode<V> {
  private var child: _TypedNode<ScrolledContent<V.Content>>?

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    let node = makeChild(ScrolledContent(content: view.content), contentInputs(inputs))
    node.enclosing = self
    child = node
  }

  private func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.inside(self)
    if inner.environment.stackOrientation != nil { inner.environment.stackOrientation = nil }
    return inner
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    if self.view.axes != view.axes { layoutChanged() }
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    self.view = view
    child?.renew(ScrolledContent(content: view.content), contentInputs(inputs))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: view.axes.contains(.horizontal) ? nil : proposal.width,
      height: view.axes.contains(.vertical) ? nil : proposal.height)
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let content = child.size(for: offer(proposal))
    return CGSize(
      width: view.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: view.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    place(
      child,
      PendingPlacement(position: bounds.origin, anchor: .topLeading, proposal: offer(proposal)),
      in: bounds)
  }

  override func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite else { return }
    pass.layer(Layer(clip: .rectangle(frame))) { drawInner(&$0) }
  }

  override var innerElements: [_ViewNode] { child.map { [$0] } ?? [] }
  override var parts: [_ViewNode] { innerElements }
  override var reportName: String? { "ScrollView" }
}
