package import Foundation
import StillGeometry
import StillLayout

/// A target at which scrolling stops.
package struct ScrollTargetFrame {
  /// In the scroll view's coordinates.
  package let frame: CGRect
  /// Nil where the view has none.
  package let identity: AnyHashable?
}

/// A target that is not built, where it is expected.
struct ExpectedTarget {
  weak var container: (any LazyContainer)?
  var line: LazyLine
  let axis: Axis
  /// In points from the start of the content.
  let frame: CGRect

  /// The distance that the target was found to lie from where it was expected, in points.
  var drift: CGFloat {
    container?.start(ofLine: line.number).map { $0 - line.start } ?? 0
  }
}

/// `scrollTargetLayout` and `scrollTarget`: scrolling stops at the views in a layout, or at a view.
nonisolated package struct ScrollTargetModifier: ElementModifier {
  package typealias Element = ScrollTargetElement

  let isEnabled: Bool
  let isLayout: Bool

  package init(isEnabled: Bool, isLayout: Bool) {
    self.isEnabled = isEnabled
    self.isLayout = isLayout
  }
}

/// Marks what is inside.
package final class ScrollTargetElement: ModifierElement<ScrollTargetModifier> {}

extension ScrollNode {
  var targets: [ScrollTargetFrame] {
    marks.flatMap { mark in
      mark.modifier.isLayout
        ? targets(in: mark) : [ScrollTargetFrame(frame: ownFrame(of: mark), identity: nil)]
    }
  }

  /// The outermost marks inside, in their order.
  private var marks: [ScrollTargetElement] {
    var found: [ScrollTargetElement] = []
    var open: [_ViewNode] = child?.placedElements ?? []
    while let element = open.popLast() {
      guard !(element is any ScrollElement) else { continue }
      if let mark = element as? ScrollTargetElement, mark.modifier.isEnabled {
        found.append(mark)
      } else {
        open += element.placedElements.reversed()
      }
    }
    return found
  }

  /// Returns the lines that lazy layouts have not built, as far as a scroll that would end at an offset may stop at
  /// them (rule SM5.5).
  func unbuiltTargets(near end: CGPoint) -> [ExpectedTarget] {
    guard let child, end.isFinite else { return [] }
    return marks.filter(\.modifier.isLayout).flatMap { mark -> [ExpectedTarget] in
      var layout = mark.inner
      while let wrapper = layout as? ElementWrapper { layout = wrapper.inner }
      guard let container = layout as? any LazyContainer else { return [] }
      let axis = container.lineAxis
      let length = frame.size[axis]
      guard scrolls(along: axis), length.isFinite, container.frame.isFinite else { return [] }
      let own = container.origin(in: child)
      let isMirrored = axis == .horizontal && isRightToLeft
      let origin =
        isMirrored ? child.frame.width - own.x - container.frame.width : own[axis]
      let range = (end[axis] - length - origin)...(end[axis] + 2 * length - origin)
      let (cross, width) = (own[axis.cross], container.frame.size[axis.cross])
      return container.unbuiltLines(in: range).map { line in
        ExpectedTarget(
          container: container, line: line, axis: axis,
          frame: CGRect(
            origin: CGPoint(axis, origin + line.start, cross),
            size: CGSize(axis, line.length, width)))
      }
    }
  }

  private func ownFrame(of element: _ViewNode) -> CGRect {
    CGRect(origin: element.origin(in: self), size: element.frame.size)
  }

  /// Returns the views of the layout inside a mark: those that collections give identities to, as far as they are
  /// built, in their order, then those without.
  private func targets(in mark: ScrollTargetElement) -> [ScrollTargetFrame] {
    var layout = mark.inner
    while let wrapper = layout as? ElementWrapper { layout = wrapper.inner }
    var found: [ScrollTargetFrame] = []
    var identified: Set<ObjectIdentifier> = []
    var open: [_ViewNode] = layout.parts
    while let node = open.popLast() {
      if let views = node as? any IdentifiedViews {
        for (identity, index) in views.builtIdentities {
          var elements: [_ViewNode] = []
          views.builtNode(at: index)?.collect(into: &elements)
          // Several views are targets one by one.
          guard elements.count == 1, let frame = frame(ofView: index, of: views) else { continue }
          identified.insert(ObjectIdentifier(elements[0]))
          found.append(ScrollTargetFrame(frame: frame, identity: identity))
        }
      }
      // The contents of a layout are holders; views further in are no contents of this one.
      open += node.parts.filter { $0 is any PartHolder || $0 is any UnitWrapper }.reversed()
    }
    for element in layout.placedElements {
      var inner = element
      var isKnown = identified.contains(ObjectIdentifier(inner))
      while !isKnown, let wrapper = inner as? ElementWrapper {
        inner = wrapper.inner
        isKnown = identified.contains(ObjectIdentifier(inner))
      }
      if !isKnown { found.append(ScrollTargetFrame(frame: ownFrame(of: element), identity: nil)) }
    }
    return found
  }
}

/// `onScrollTargetVisibilityChange`: tells which targets of the first scroll view inside are in sight.
nonisolated package struct ScrollTargetSightModifier<ID: Hashable>: ElementModifier {
  package typealias Element = ScrollTargetSightElement<ID>

  let threshold: Double
  let action: ([ID]) -> Void

  /// - Parameters:
  ///   - threshold: The share of a view's area that has to be in sight, in 0…1.
  ///   - action: Told of the identities in sight, first and whenever they are others.
  package init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold.isFinite ? min(max(threshold, 0), 1) : 0.5
    self.action = action
  }
}

/// Looks after each layout.
package final class ScrollTargetSightElement<ID: Hashable>:
  ModifierElement<ScrollTargetSightModifier<ID>>, LayoutObserver
{
  private var known: [ID] = []

  override package func modifierChanged(
    from old: ScrollTargetSightModifier<ID>?, _ transaction: Transaction
  ) {
    if old == nil { graph.observes(self) }
  }

  func observeLayout() {
    guard isPlaced, let scroller = inner.firstScroller else { return }
    let sight = CGRect(origin: .zero, size: scroller.frame.size)
    let shown = scroller.targets.compactMap { target -> ID? in
      guard let identity = target.identity?.base as? ID else { return nil }
      let seen = target.frame.intersection(sight)
      guard !seen.isNull else { return nil }
      let area = target.frame.width * target.frame.height
      let share = area > 0 ? seen.width * seen.height / area : 0
      return share > 0 && share >= modifier.threshold - 1e-9 ? identity : nil
    }
    guard shown != known else { return }
    known = shown
    modifier.action(shown)
  }
}
