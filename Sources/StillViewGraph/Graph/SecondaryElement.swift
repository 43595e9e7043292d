package import Foundation
package import StillGeometry
package import StillLayout
package import StillReport

/// A modifier that puts another view above or below the one it modifies (rules L3.6–L3.8).
nonisolated package protocol SecondaryModifier: ElementModifier {
  associatedtype Element = SecondaryElement<Self>

  associatedtype Secondary: View

  var secondary: Secondary { get }
  var alignment: Alignment { get }
  /// Whether it is drawn first.
  static var isBehind: Bool { get }
  /// Whether it is not drawn itself, but decides where the primary view is.
  static var isMask: Bool { get }
  /// The modifier's name in reports.
  static var reportName: String { get }
}

extension SecondaryModifier {
  nonisolated package static var isMask: Bool { false }
}

/// The views given to an overlay or background: an implicit `ZStack`, centered in itself, that the modifier's alignment places as
/// a whole (rule L3.8).
nonisolated package struct SecondaryStack<Content: View>: ContainerView {
  package let content: Content
  package var arrangement: ZStackLayout { ZStackLayout() }
  package var reportName: String { "ZStack" }
  package static var place: ImpliedArrangement? { .layered }
}

/// Sizes, spaces and aligns as its primary view; the secondary one is proposed the primary's size.
package class SecondaryHolder<Modifier, Secondary: View>: ModifierElement<Modifier>,
  ExplainedElement
{
  private var secondary: _TypedNode<SecondaryStack<Secondary>>?

  deinit { secondary.map { endEnclosure(of: $0) } }

  /// The alignment of the secondary view on the primary one.
  package var alignment: Alignment { .center }
  /// Whether the secondary view is drawn first.
  package var isBehind: Bool { false }

  /// Makes or updates the secondary view.
  package final func setSecondary(
    _ content: Secondary, _ transaction: Transaction
  ) {
    var environment = environment
    if environment.stackOrientation != nil { environment.stackOrientation = nil }
    let inputs = _ViewInputs(
      parent: self, environment: environment, transaction: transaction)
    let view = SecondaryStack(content: content)
    if let secondary {
      secondary.renew(view, inputs)
    } else {
      let node = makeChild(view, inputs)
      node.enclosing = self
      secondary = node
    }
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    inner.place(at: .zero, size: bounds.size, proposal: proposal)
    guard let secondary else { return }
    let primary = ViewDimensions(size: bounds.size, element: inner, proposal: proposal)
    let offer = ProposedViewSize(bounds.size)
    let other = secondary.dimensions(for: offer)
    let alignment = alignment
    place(
      secondary,
      PendingPlacement(
        position: CGPoint(
          x: bounds.minX + primary[alignment.horizontal] - other[alignment.horizontal],
          y: bounds.minY + primary[alignment.vertical] - other[alignment.vertical]),
        anchor: .topLeading, proposal: offer),
      in: bounds)
  }

  override package var innerElements: [_ViewNode] {
    guard let secondary else { return [inner] }
    return isBehind ? [secondary, inner] : [inner, secondary]
  }

  override package var parts: [_ViewNode] { secondary.map { [$0] } ?? [] }
  package var alignmentKeys: [AlignmentKey] { alignment.keys }
}

/// The element of an overlay or a background.
package final class SecondaryElement<Modifier: SecondaryModifier>:
  SecondaryHolder<Modifier, Modifier.Secondary>, DrawnElement, ReportedElement
{
  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if let old, old.alignment != modifier.alignment { placementChanged() }
    setSecondary(modifier.secondary, transaction)
  }

  override package var alignment: Alignment { modifier.alignment }
  override package var isBehind: Bool { Modifier.isBehind }
  package var reportName: String? { Modifier.reportName }

  package func describe(_ node: inout LayoutReport.Node) {
    guard !Modifier.isMask else { return }
    node.role = Modifier.isBehind ? .background : .overlay
    guard node.children.count > 1 else { return }
    node.children[Modifier.isBehind ? 0 : node.children.count - 1].role = .implied
  }

  override package var asDrawn: (any DrawnElement)? { Modifier.isMask ? self : nil }
  override package var asAccessible: (any AccessibleElement)? { Modifier.isMask ? self : nil }

  package func draw(_ pass: inout DrawingPass) {
    guard let mask = parts.first else { return drawInner(&pass) }
    pass.masked({ $0.draw(inner) }, by: { $0.draw(mask) })
  }
}
