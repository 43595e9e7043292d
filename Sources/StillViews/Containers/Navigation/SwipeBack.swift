import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Lets a finger that comes from the leading edge take a page or a column away (rules SM2.12 and SM2.13), and one that pulls
/// down a page that zooms (rule SM2.26).
nonisolated struct SwipeBack: ViewModifier {
  /// How many pages lie below.
  let depth: Int
  let navigator: Navigator
  /// The column of a split view of which the page is the first; nil: it is in no column, or above others.
  let column: SplitColumn?
  let isEnabled: Bool
  /// Whether the page follows a finger downwards.
  let isPulled: Bool
  @State private var size: PageSize
  /// How often a finger has let go so that the page goes.
  @State private var releases = 0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemMotion) private var isMoved

  /// Where the page was last placed.
  private final class PageSize {
    var points = CGSize.zero
  }

  /// The width of the edge that the finger comes from, in points.
  private static let reach: CGFloat = 20
  init(
    depth: Int, navigator: Navigator, column: SplitColumn?, isEnabled: Bool, isPulled: Bool
  ) {
    self.depth = depth
    self.navigator = navigator
    self.column = column
    self.isEnabled = isEnabled
    self.isPulled = isPulled
    _size = State(wrappedValue: PageSize())
  }

  @MainActor func body(content: Content) -> some View {
    let (size, isPulled) = (size, isPulled)
    if depth > 0 || column != nil {
      content
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size.points = $0
        }
        // Content at its start leaves a finger that pulls to the page.
        .modifier(_ScrollSettingsModifier { if isPulled { $0.yieldsPulls = true } })
        .gesture(drag(.vertical), isEnabled: isPulled)
        .modifier(_EdgeDragModifier(drag(.horizontal), reach: Self.reach, isEnabled: isEnabled))
        .onChange(of: releases) {
          // The path did not change: the page stays, and comes back.
          if let page = passages?.page, !page.isLeaving {
            navigator.pull?.isAway = false
            page.goBack()
          }
        }
    } else {
      content
    }
  }

  /// The passages of the page and of the one below it, or of the column and of the one before.
  private var passages: (page: Passage, below: Passage)? {
    guard isMoved else { return nil }
    if depth > 0 { return (navigator.passage(at: depth), navigator.passage(at: depth - 1)) }
    guard let page = column?.passage, let below = column?.before?.passage else { return nil }
    return (page, below)
  }

  private var isSwiped: Bool { depth > 0 ? navigator.isSwiped : column?.isSwiped == true }

  private func setSwiped(_ isSwiped: Bool) {
    if depth > 0 { navigator.setSwiped(isSwiped) } else { column?.setSwiped(isSwiped) }
  }

  private func goBack() {
    if depth > 0 { navigator.pop(to: depth - 1) } else { column?.back?() }
  }

  @MainActor private func drag(_ axis: Axis) -> some Gesture {
    _AxisDragGesture(axis, coordinateSpace: .global)
      .onChanged { value in
        let length = length(along: axis)
        guard let passages, length > 0 else { return }
        if !isSwiped { setSwiped(true) }
        let share = Double(min(max(way(value.followed, axis) / length, 0), 1))
        if axis == .vertical {
          navigator.pull = ZoomPull(depth: depth, position: share, distance: value.followed)
        }
        passages.page.hold(at: share)
        passages.below.hold(at: share - 1)
      }
      .onEnded { value in
        let length = length(along: axis)
        let isAway = way(value.predictedEndTranslation, axis) > length / 2
        guard let passages, length > 0 else {
          if isAway { goBack() }
          return
        }
        let speed = Double(way(value.velocity, axis) / length)
        passages.page.release(at: speed)
        passages.below.release(at: speed)
        if isAway {
          if axis == .vertical { navigator.pull?.isAway = true }
          releases += 1
          goBack()
          passages.below.goBack()
        } else {
          passages.page.goBack()
        }
        setSwiped(false)
      }
  }

  /// Returns how long the way of a finger is that takes the page away, in points.
  private func length(along axis: Axis) -> CGFloat {
    axis == .horizontal ? size.points.width : size.points.height
  }

  /// Returns how far a finger takes the page: towards the trailing edge, or down.
  private func way(_ distance: CGSize, _ axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return distance.height }
    return direction == .rightToLeft ? -distance.width : distance.width
  }
}
