public import Foundation
public import StillGeometry
public import StillViewGraph

/// Where a scroll comes to rest.
public protocol ScrollTargetBehavior {
  /// The state of the scroll view while the behaviour chooses a target.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll is about to come to rest.
public struct ScrollTarget: Hashable {
  /// The visible rectangle, in points from the start of the content.
  public var rect: CGRect
  /// The point of target and scroll view that are aligned, if a target is set.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    (self.rect, self.anchor) = (rect, anchor)
  }
}

/// The state of a scroll view before a scroll ends.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The visible rectangle before the scroll.
  public let originalTarget: ScrollTarget
  /// The velocity of the content when a finger let go, in points per second; 0 for events that move content at once.
  public let velocity: CGVector
  /// In points.
  public let contentSize: CGSize
  /// The size of the visible rectangle, in points.
  public let containerSize: CGSize
  /// Along which the scroll view goes.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views inside that a scroll may stop at, in the coordinates of the content.
  let views: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The value that `.paging` names.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(
      _ position: CGFloat, from start: CGFloat, _ length: CGFloat, at speed: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return position }
      let page = (position / length).rounded()
      guard speed != 0 else { return page * length }
      // A flick turns one page at most.
      let first = (start / length).rounded()
      return min(max(page, first - 1), first + 1) * length
    }
    let (start, size) = (context.originalTarget.rect, context.containerSize)
    target.rect.origin = CGPoint(
      x: context.axes.contains(.horizontal)
        ? page(target.rect.minX, from: start.minX, size.width, at: context.velocity.dx)
        : target.rect.minX,
      y: context.axes.contains(.vertical)
        ? page(target.rect.minY, from: start.minY, size.height, at: context.velocity.dy)
        : target.rect.minY)
  }
}

/// Comes to rest at views: the start of the nearest one lies at the start of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a scroll may pass.
  public struct LimitBehavior: Sendable {
    private let name: String

    /// As suits the scroll view: here the same as `never`.
    public static let automatic = LimitBehavior(name: "automatic")
    /// At most as many views as are seen at once. Here the same as `never`.
    public static let always = LimitBehavior(name: "always")
    /// A few views. Here the same as `never`.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// The next view, before or after, at the most.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As many as the scroll passes.
    public static let never = LimitBehavior(name: "never")

    /// Whether a scroll ends at the next view at the latest.
    var isOne: Bool { name == "alwaysByOne" }
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint

  /// Comes to rest at views, with a limit on how many a scroll may pass.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: which points of a view and of the scroll view come to lie on each other; nil: where they begin.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor ?? .topLeading
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Without targets there is nothing to lie at.
    guard !context.views.isEmpty else { return }
    let original = context.originalTarget.rect
    /// Returns the offset at which the visible part may begin along an axis: the allowed one closest to the proposed one.
    func place(
      _ axis: Axis.Set, _ wanted: CGFloat, _ before: CGFloat, _ room: CGFloat, _ share: CGFloat,
      _ end: CGFloat, _ extent: (CGRect) -> (start: CGFloat, length: CGFloat)
    ) -> CGFloat {
      guard context.axes.contains(axis) else { return wanted }
      var places = context.views.map { view in
        let (start, length) = extent(view)
        return start + (length - room) * share
      }
      // No view may lie right at an end of the content, which can be shown all the same.
      places += [0, max(end - room, 0)]
      if limit.isOne {
        let next = places.filter { $0 > before + 0.5 }.min()
        let last = places.filter { $0 < before - 0.5 }.max()
        places = [before] + [next, last].compactMap(\.self)
      }
      return places.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
    target.rect.origin = CGPoint(
      x: place(
        .horizontal, target.rect.minX, original.minX, target.rect.width, anchor.x,
        context.contentSize.width,
        { ($0.minX, $0.width) }),
      y: place(
        .vertical, target.rect.minY, original.minY, target.rect.height, anchor.y,
        context.contentSize.height,
        { ($0.minY, $0.height) }))
  }
}

/// Comes to rest where the hand lets go, in whole pages or at views.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Whether it stops at whole pages.
  fileprivate var isPaging: Bool {
    (base as? AnyScrollTargetBehavior)?.isPaging ?? (base is PagingScrollTargetBehavior)
  }

  /// Hides the type of a behaviour.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at whole pages, each as long as the visible part of the scroll view.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at the views of the content, with their starts.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// Comes to rest at the views of the content, with a limit on how many a scroll may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { .init(limitBehavior: limitBehavior) }
  /// Stops at the views of the content, with the given point of view and scroll view aligned (nil: their starts).
  public static func viewAligned(anchor: UnitPoint?) -> Self { .init(anchor: anchor) }
}

/// Whether scroll views give way beyond their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// They do where the system has it so.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// They do, however small the content is.
  public static let always = ScrollBounceBehavior(name: "always")
  /// They do only where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The input that moves scroll views.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A look at an edge.
  public static let look = ScrollInputKind(name: "look")
  /// A gesture of the hand that has no view in sight.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A double tap of two fingers.
  public static let doubleTap = ScrollInputKind(name: "doubleTap")
}

/// Whether something moves scroll views.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// It moves scroll views where the system has it so.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It moves scroll views.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not move scroll views.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// When the default anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The initial scroll position.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The position that stays visible when the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The state of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// At rest, touched without having moved, moved by a finger, coming to rest, or moved by the program.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it is anything but at rest.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The scroll view's geometry at that moment.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil where that is not known.
  public let velocity: CGVector?
}

/// How much of its content a scroll view shows.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content is moved, in points: (0, 0) shows its start.
  public var contentOffset: CGPoint
  /// The width and height of the content, in points.
  public var contentSize: CGSize
  /// Room around the content inside the scroll view, in points.
  public var contentInsets: EdgeInsets
  /// The width and height of the scroll view, in points.
  public var containerSize: CGSize

  /// A geometry of the four measures, from which the visible rectangle follows.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle.
  public var bounds: CGRect { visibleRect }
}

/// How glass and bars meet scrolling content.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The edge that suits the bar.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// An edge that can be seen.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// An edge that comes little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Sets where scroll views inside come to rest after a scroll by hand.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollRestModifier(behavior: behavior))
  }
}

/// `scrollTargetBehavior`.
nonisolated public struct _ScrollRestModifier<Behavior: ScrollTargetBehavior>: EnvironmentModifier {
  let behavior: Behavior

  package func change(_ environment: inout EnvironmentValues) {
    let (behavior, around) = (behavior, environment)
    environment.scrollSettings.restsAtPages = AnyScrollTargetBehavior(behavior).isPaging
    environment.scrollSettings.rest = { move in
      let original = ScrollTarget(
        rect: CGRect(origin: move.start, size: move.container), anchor: nil)
      var target = ScrollTarget(
        rect: CGRect(origin: move.end, size: move.container), anchor: nil)
      behavior.updateTarget(
        &target,
        context: ScrollTargetBehaviorContext(
          originalTarget: original, velocity: move.velocity, contentSize: move.content,
          containerSize: move.container, axes: move.axes, environment: around, views: move.views))
      return target.rect.origin
    }
  }

  package func isSame(as other: Self) -> Bool { MemoryLayout<Behavior>.size == 0 }
}

extension View {
  /// Marks the view as a scroll target for `viewAligned`.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
  /// Sets whether content gives way to a finger beyond its ends (default: always along the axes of the scroll view).
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      _ScrollSettingsModifier { settings in
        if behavior == .basedOnSize {
          settings.bouncesBySize.formUnion(axes)
        } else {
          settings.bouncesBySize.subtract(axes)
        }
      })
  }
  /// No effect: a picture shows no input.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  /// No effect: bars are drawn only where `scrollIndicators(_:)` asks for them.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// No effect: bars are drawn only where `scrollIndicators(_:)` asks for them.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// No effect: content ends sharply at the edges. Warns where a style is given.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    lacks(
      "scrollEdgeEffectStyle", "content ends sharply at the edges",
      if: style != nil && style != .automatic)
  }
  /// No effect: content ends sharply at the edges.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  /// No effect: the binding is neither read nor written.
  nonisolated public func scrollContentOffset(_ offset: Binding<CGPoint>) -> some View { self }
  /// Sets the point of content and scroll view that are aligned. The role has no effect: all roles share one anchor.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    defaultScrollAnchor(anchor)
  }
  /// Runs an action when the phase of a scroll view inside changes: `tracking` when a finger is put down, `interacting` when
  /// it moves the content, `decelerating` after it has let go; `interacting` and `idle` around a scroll of a stage, with `decelerating` between them if a behaviour moves it to another resting place; `animating` and `idle` around an
  /// animated programmatic scroll.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }
  /// Runs an action when the phase of a scroll view inside changes, with its geometry at that moment; the velocity is
  /// unknown.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollActivityModifier { old, new, extent in
        action(
          ScrollPhase(old), ScrollPhase(new),
          ScrollPhaseChangeContext(geometry: ScrollGeometry(extent), velocity: nil))
      })
  }
  /// Runs an action with the identities of the targets in sight, of the first scroll view inside, first and whenever
  /// they are others. Targets are the views of a `scrollTargetLayout()`.
  ///
  /// - Parameter threshold: The share of a target's area that has to be in sight, in 0…1; 0.5 where it is no number.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetSightModifier<ID>(threshold: threshold, action: action))
  }
}

extension ScrollPhase {
  fileprivate init(_ activity: ScrollActivity) {
    self =
      switch activity {
      case .idle: .idle
      case .tracking: .tracking
      case .interacting: .interacting
      case .decelerating: .decelerating
      case .animating: .animating
      }
  }
}

extension View {
  /// Runs an action with a value derived from the first scroll view inside, initially and whenever the value changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _ScrollExtentModifier(
        value: { extent in extent.map { transform(ScrollGeometry($0)) } }, action: action))
  }
}

extension ScrollGeometry {
  /// As on a device, a scroll view reaches under the bars around it, and its content begins below them: at the start its
  /// offset is as far above the content as the upper bar is high.
  fileprivate init(_ extent: ScrollExtent) {
    let insets = extent.insets
    self.init(
      contentOffset: CGPoint(
        x: extent.offset.x - insets.leading, y: extent.offset.y - insets.top),
      contentSize: extent.content, contentInsets: insets,
      containerSize: CGSize(
        width: extent.container.width + insets.leading + insets.trailing,
        height: extent.container.height + insets.top + insets.bottom))
  }
}

extension View {
  /// Runs an action when a share of the view comes into the sight of the scroll view around, or leaves it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let sight = proxy.bounds(of: .scrollView) else { return true }
      let own = CGRect(origin: .zero, size: proxy.size)
      let seen = own.intersection(sight)
      guard own.width * own.height > 0 else { return sight.contains(own.origin) }
      return seen.width * seen.height >= own.width * own.height * threshold && !seen.isEmpty
    } action: {
      action($0)
    }
  }
}
