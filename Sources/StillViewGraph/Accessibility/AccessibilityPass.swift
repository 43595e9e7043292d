package import Foundation
package import StillGeometry
import StillLayout
import StillRuntime

/// Gathers the accessibility tree of what is shown at one moment, from the outside in, without painting.
///
/// Leaves and controls add elements; modifiers change the elements of what they modify, on the way out.
package struct AccessibilityPass {
  package let graph: ViewGraph
  package let time: TimeInterval
  package let grid: PixelGrid
  /// Transform from the current element's coordinates to those of the picture.
  package private(set) var transform = CGAffineTransform.identity
  /// The top element of content that is read and not drawn, with the place where it would be drawn; nil: all is drawn.
  private var unshown: (top: _ViewNode, frame: CGRect)?
  /// Whether what is visited is read and not drawn.
  package var isUnshown: Bool { unshown != nil }
  /// How deep content that is not drawn is nested, such as representations in representations.
  private var nesting = 0
  /// Whether texts are inside a control whose type size the platform chose.
  package var isInSystemControl = false
  /// Texts gathered for audits; nil without an audit.
  package var evidence: AccessibilityEvidence?
  /// Intersection of the enclosing clips, in the picture; nil without a clip.
  package private(set) var clip: CGRect?

  /// The most representations inside each other.
  package static var nestingLimit: Int { 8 }

  package init(graph: ViewGraph) {
    self.graph = graph
    time = graph.time
    grid = graph.grid
  }

  /// Adds what an element and everything inside it stand for.
  package mutating func visit(_ element: _ViewNode, to items: inout [AccessibilityItem]) {
    guard !element.isLeaving, element.presence?.isLeaving != true else { return }
    if CallStack.isAmple { return visitPresent(element, to: &items) }
    CallStack.fresh { visitPresent(element, to: &items) }
  }

  private mutating func visitPresent(
    _ element: _ViewNode, to items: inout [AccessibilityItem]
  ) {
    if let accessible = element.asAccessible {
      accessible.addAccessibility(&self, to: &items)
    } else {
      visitInner(element, to: &items)
    }
  }

  /// Adds what is inside an element.
  package mutating func visitInner(_ element: _ViewNode, to items: inout [AccessibilityItem]) {
    for inner in element.innerElements { visit(inner, to: &items) }
  }

  /// Returns the items inside an element.
  package mutating func itemsInside(_ element: _ViewNode) -> [AccessibilityItem] {
    var items: [AccessibilityItem] = []
    visitInner(element, to: &items)
    return items
  }

  /// Runs `body` for what is drawn through a transform.
  package mutating func through(
    _ effect: CGAffineTransform?, _ body: (inout AccessibilityPass) -> Void
  ) {
    guard let effect else { return body(&self) }
    let before = transform
    transform = effect.concatenating(transform)
    body(&self)
    transform = before
  }

  /// Runs `body` with the clip narrowed to a box in the current coordinates.
  mutating func clipping(to box: CGRect?, _ body: (inout AccessibilityPass) -> Void) {
    guard let box, box.isFinite else { return body(&self) }
    let before = clip
    let own = transform.isIdentity ? box : box.applying(transform)
    clip = clip.map { $0.intersection(own) } ?? own
    body(&self)
    clip = before
  }

  /// Runs `body` for what can be scrolled into sight: nothing of it counts as cut off.
  mutating func scrolling<Result>(
    in frame: CGRect, _ body: (inout AccessibilityPass) -> Result
  ) -> Result {
    let before = clip
    clip = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    defer { clip = before }
    return body(&self)
  }

  /// The frame of an element in the picture, as it is shown; made safe where it is infinite or not a number.
  package func frame(of element: _ViewNode) -> CGRect {
    let own =
      unshown.map { element.frame(below: $0.top, shownIn: $0.frame) }
      ?? element.presented.reported(at: time, on: grid)
    guard own.isFinite else { return CGRect(origin: own.origin.madeFinite, size: .zero) }
    let frame = transform.isIdentity ? own : own.applying(transform)
    return frame.isFinite ? frame : .zero
  }

  /// Views that are read and not drawn: a representation, accessibility children, the label of a control that does
  /// not show it.
  ///
  /// - Parameters:
  ///   - frame: Where the views would be drawn, in the coordinates of `owner`; they are offered its size.
  mutating func items(
    of content: UnshownContent, for owner: _ViewNode, in frame: CGRect
  ) -> [AccessibilityItem] {
    guard nesting < Self.nestingLimit else {
      owner._warn(
        "has representations for assistive technologies inside each other, more than "
          + "\(Self.nestingLimit) deep; the innermost one is not read")
      return []
    }
    guard let top = content.node(for: owner, size: frame.size) else { return [] }
    let before = (unshown, nesting, isInSystemControl)
    unshown = (top, frame)
    nesting += 1
    var items: [AccessibilityItem] = []
    visit(top, to: &items)
    (unshown, nesting, isInSystemControl) = before
    return items
  }
}

extension _ViewNode {
  /// The frame of an element of content that is not drawn, whose top element would be drawn in `frame`.
  fileprivate final func frame(below top: _ViewNode, shownIn frame: CGRect) -> CGRect {
    var origin = CGPoint.zero
    var node: _ViewNode = self
    while node !== top {
      origin.x += node.frame.minX
      origin.y += node.frame.minY
      guard let outer = node.enclosing else { break }
      node = outer
    }
    return CGRect(
      origin: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), size: self.frame.size)
  }
}

extension CGPoint {
  fileprivate var madeFinite: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension ViewGraph {
  /// The accessibility tree of what is shown now, in reading order. Call `update` first.
  package func accessibilityItems() -> [AccessibilityItem] { gatherAccessibility(nil) }

  /// The same with the texts that audits look at.
  package func accessibilityItemsAndTexts() -> (
    items: [AccessibilityItem], texts: [AccessibilityEvidence.ShownText]
  ) {
    let evidence = AccessibilityEvidence()
    let items = gatherAccessibility(evidence)
    return (items, evidence.texts)
  }

  private func gatherAccessibility(_ evidence: AccessibilityEvidence?) -> [AccessibilityItem] {
    guard let root else { return [] }
    var pass = AccessibilityPass(graph: self)
    pass.evidence = evidence
    return MainActorAssumption.during {
      var items: [AccessibilityItem] = []
      pass.visit(root, to: &items)
      items.keepFrontmostModal()
      items.joinLabelledPairs()
      return ReadingOrder().sorted(items)
    }
  }
}
