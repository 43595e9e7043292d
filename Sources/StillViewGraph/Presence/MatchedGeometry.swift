package import Foundation
public import StillGeometry
import StillLayout

/// The parts of their geometry that views with one name share (rule L8.40).
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of the anchor, in the picture.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that is proposed.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// `matchedGeometryEffect`.
nonisolated public struct _MatchedGeometryModifier: ElementModifier {
  package typealias Element = MatchedElement

  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// The name that the views of a group share.
struct MatchedKey: Hashable {
  let identifier: AnyHashable
  let namespace: Namespace.ID
}

/// The geometry of a group's views: a size, and the point where their anchors meet, in the picture's coordinates.
struct MatchedGeometry: Equatable, Animatable {
  var point: CGPoint
  var size: CGSize

  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(point.animatableData, size.animatableData) }
    set {
      point.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// Views with one name, and the geometry that they share (C10.14).
final class MatchedGroup {
  private struct Member {
    weak var element: MatchedElement?
  }

  /// In the order of their insertion.
  private var members: [Member] = []
  private weak var source: MatchedElement?
  private var shared: AnimatedAttribute<MatchedGeometry>?
  /// The change of the tree that brought the source.
  private var sourceChange: Int?

  func add(_ element: MatchedElement) {
    members.removeAll { $0.element == nil || $0.element === element }
    members.append(Member(element: element))
  }

  func remove(_ element: MatchedElement) {
    members.removeAll { $0.element == nil || $0.element === element }
  }

  /// Whether the geometry is on its way from one source to the next.
  var isMoving: Bool { shared?.isMoving ?? false }

  /// Finds the source after a layout, and where it is: the view inserted last that is one and does not leave.
  func resolve(_ graph: ViewGraph) {
    let candidates = members.compactMap(\.element).filter { element in
      element.modifier.isSource && !element.isLeaving && !element.isRetired
        && element.presented.isKnown
    }
    guard let new = candidates.last else { return }
    let changes = source != nil && new !== source
    source = new
    // The change of the source moves the group. Otherwise the views move by themselves with the source, and the rest of an
    // earlier way is added to that.
    if changes { sourceChange = graph.changeNumber }
    let geometry = new.ownGeometry
    guard shared != nil else {
      shared = AnimatedAttribute(geometry)
      return
    }
    guard shared?.model != geometry else { return }
    var transaction = graph.transaction(inside: new)
    if sourceChange != graph.changeNumber { transaction = Transaction() }
    shared?.set(geometry, transaction, on: new)
  }

  func tick(on element: MatchedElement) { shared?.tick(on: element) }

  /// Returns where a view of the group is to be at a time; nil: in its own place.
  func geometry(of element: MatchedElement, at time: TimeInterval) -> MatchedGeometry? {
    guard let shared else { return nil }
    if element === source, !shared.isMoving { return nil }
    if element.isLeaving, !shared.isMoving { return nil }
    return shared.value(at: time)
  }
}

/// Lays the view inside out where its group is, in a room of its own that stays as it would be.
package final class MatchedElement: ModifierElement<_MatchedGeometryModifier>,
  LayoutObserver, CommittedElement, TickingNode
{
  /// Where the view inside is laid out; nil: in the element's own place.
  private var matched: MatchedGeometry?
  /// False until the group has been looked at once, so that nothing is shown elsewhere before.
  private var isResolved = false
  private var group: MatchedGroup?

  override package func modifierChanged(
    from old: _MatchedGeometryModifier?, _ transaction: Transaction
  ) {
    if old == nil { graph.observes(self) }
    if old?.key != modifier.key {
      group?.remove(self)
      let new = graph.matchedGroups[modifier.key] ?? MatchedGroup()
      graph.matchedGroups[modifier.key] = new
      new.add(self)
      group = new
    } else if old?.isSource == false, modifier.isSource {
      group?.add(self)
    }
    graph.effectsChanged()
  }

  /// The view's geometry by its own layout.
  var ownGeometry: MatchedGeometry {
    let frame = presented.target
    return MatchedGeometry(
      point: CGPoint(
        x: frame.minX + modifier.anchor.x * frame.width,
        y: frame.minY + modifier.anchor.y * frame.height),
      size: frame.size)
  }

  func observeLayout() {
    group?.resolve(graph)
    isResolved = true
    follow()
    if group?.isMoving == true { graph.ticks(self) }
  }

  private func follow() {
    let new = group?.geometry(of: self, at: graph.time)
    guard new != matched || !inner.presented.isKnown else { return }
    matched = new
    isPlaced = false
    placementChanged()
  }

  package func tick() {
    group?.tick(on: self)
    if group?.isMoving == true { graph.ticks(self) }
    follow()
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    guard isResolved else {
      // The next round shows it, once it is known where.
      isShown = false
      return
    }
    commitInner(&pass)
  }

  // MARK: Layout

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let matched else {
      inner.place(at: .zero, size: bounds.size, proposal: proposal)
      return
    }
    let properties = modifier.properties
    let offer = properties.contains(.size) ? ProposedViewSize(matched.size) : proposal
    let size = inner.size(for: offer)
    var origin = CGPoint.zero
    if properties.contains(.position) {
      let own = presented.target.origin
      origin = CGPoint(
        x: matched.point.x - modifier.anchor.x * size.width - own.x,
        y: matched.point.y - modifier.anchor.y * size.height - own.y)
    }
    inner.place(at: origin, size: size, proposal: offer)
  }
}

extension View {
  /// Lays the view out where another one with the same name is, or lets others do so with this one (rule L8.40).
  ///
  /// - Parameters:
  ///   - properties: The shared parts of the geometry.
  ///   - anchor: The point of the view that lies on that of the source.
  ///   - isSource: Whether others follow this view.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedKey(identifier: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
