import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Lets a finger that comes from the leading edge take a page or a column away (rules SM2.12 and SM2.13).
nonisolated struct SwipeBack: ViewModifier {
  /// How many pages lie below.
  let depth: Int
  let navigator: Navigator
  /// The column of a split view of which the page is the first; nil: it is in no column, or above others.
  let column: SplitColumn?
  let isEnabled: Bool
  @State private var width: PageWidth
  /// How often a finger has let go so that the page goes.
  @State private var releases = 0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemMotion) private var isMoved

  /// Where the page was last placed.
  private final class PageWidth {
    var points: CGFloat = 0
  }

  /// The width of the edge that the finger comes from, in points.
  private static let reach: CGFloat = 20
  init(depth: Int, navigator: Navigator, column: SplitColumn?, isEnabled: Bool) {
    self.depth = depth
    self.navigator = navigator
    self.column = column
    self.isEnabled = isEnabled
    _width = State(wrappedValue: PageWidth())
  }

  @MainActor func body(content: Content) -> some View {
    let width = width
    if depth > 0 || column != nil {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width.points = $0
        }
        .modifier(_EdgeDragModifier(drag, reach: Self.reach, isEnabled: isEnabled))
        .onChange(of: releases) {
          // The path did not change: the page stays, and comes back.
          if let page = passages?.page, !page.isLeaving { page.goBack() }
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

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.horizontal, coordinateSpace: .global)
      .onChanged { value in
        guard let passages, width.points > 0 else { return }
        if !isSwiped { setSwiped(true) }
        let way = logical(value.followed.width)
        let share = Double(min(max(way / width.points, 0), 1))
        passages.page.hold(at: share)
        passages.below.hold(at: share - 1)
      }
      .onEnded { value in
        let isAway = logical(value.predictedEndTranslation.width) > width.points / 2
        guard let passages, width.points > 0 else {
          if isAway { goBack() }
          return
        }
        let speed = Double(logical(value.velocity.width) / width.points)
        passages.page.release(at: speed)
        passages.below.release(at: speed)
        if isAway {
          releases += 1
          goBack()
          passages.below.goBack()
        } else {
          passages.page.goBack()
        }
        setSwiped(false)
      }
  }

  private func logical(_ distance: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -distance : distance
  }
}
