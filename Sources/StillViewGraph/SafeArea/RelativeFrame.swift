public import Foundation
public import StillGeometry
public import StillLayout

/// `containerRelativeFrame` (rule L3.59).
nonisolated public struct _RelativeFrameModifier: ElementModifier {
  package typealias Element = RelativeFrameElement

  let axes: Axis.Set
  let alignment: Alignment
  /// The frame's length from the container's along an axis, in points.
  let length: (CGFloat, Axis) -> CGFloat
}

/// A frame whose lengths follow those of the nearest scroll view, between its content margins, or window.
///
/// The container's size is known once it is placed: where that differs from what was measured with, layout
/// goes on for another round.
package final class RelativeFrameElement: SizingElement<_RelativeFrameModifier>, LayoutObserver,
  ReportedElement
{
  private var usedContainer: ProposedViewSize?

  override package func modifierChanged(
    from old: _RelativeFrameModifier?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if old == nil { graph.observes(self) } else { layoutChanged() }
  }

  /// The closest scroll view or safe area around, as it was last looked for.
  private var knownContainer: NearestElement?

  /// Returns the closest scroll view or safe area around an element.
  private func nearestContainer(around element: _ViewNode) -> NearestElement {
    NearestElement(
      around: element, where: { $0 is any ScrollElement || $0.asSafeArea != nil },
      known: { ($0 as? RelativeFrameElement)?.knownContainer })
  }

  /// The container's size without what is unsafe; nil along an axis that nothing is proposed on.
  private var container: ProposedViewSize {
    var nearest = knownContainer ?? nearestContainer(around: self)
    if !nearest.isValid(in: graph) { nearest = nearestContainer(around: self) }
    knownContainer = nearest
    // In a further round, the last frame counts until the container is placed again.
    while let element = nearest.element {
      if let scroller = element as? any ScrollElement, scroller.isPlaced || usedContainer != nil {
        let margins = scroller.margins
        return ProposedViewSize(
          width: max(scroller.frame.width - margins.leading - margins.trailing, 0),
          height: max(scroller.frame.height - margins.top - margins.bottom, 0))
      }
      if let area = element.asSafeArea, !area.extendsOutward,
        area.isPlaced || area.frame.size != .zero
      {
        let insets = area.unsafeInsets
        return ProposedViewSize(
          width: area.frame.width - insets.leading - insets.trailing,
          height: area.frame.height - insets.top - insets.bottom)
      }
      nearest = nearestContainer(around: element)
    }
    return graph.window
  }

  func observeLayout() {
    if container != usedContainer { layoutChanged() }
  }

  private var fixedFrame: (layout: FixedFrame, container: ProposedViewSize) {
    let container = container
    func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      guard modifier.axes.contains(set), let length = container[axis] else { return nil }
      let answer = inBodyScope(as: axis) { modifier.length(length, axis) }
      if !(answer.isFinite && answer >= 0) {
        _warn("a frame of length \(answer) is no frame; the length is left out")
      }
      return answer
    }
    return (
      FixedFrame(
        width: length(.horizontal, .horizontal), height: length(.vertical, .vertical),
        alignment: modifier.alignment), container
    )
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    let (layout, container) = fixedFrame
    usedContainer = container
    return layout.size(proposal, of: inner)
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    let placement = fixedFrame.layout.placement(in: bounds.size, proposal: proposal, of: inner)
    place(
      inner,
      PendingPlacement(
        position: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        anchor: .topLeading, proposal: placement.proposal),
      in: bounds)
  }

  override package func _preferredSpacing() -> ViewSpacing { inner.spacing }
  package var reportName: String? { "RelativeFrame" }
}

extension View {
  /// Makes the view as long as its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view `span` of `count` equal parts of its container long, with gaps between the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1))
        let span = CGFloat(max(span, 0))
        let spacing = spacing.isFinite ? spacing : 0
        let part = (length - spacing * (count - 1)) / count
        return max(part * span + spacing * (span - 1), 0)
      })
  }

  /// Makes the view as long as a function of its container's length says.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
