import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Lets a finger that comes from the leading edge take a page away (rules SM2.12 and SM2.13).
nonisolated struct SwipeBack: ViewModifier {
  /// How many pages lie below.
  let depth: Int
  let navigator: Navigator
  let isEnabled: Bool
  @State private var width: PageWidth
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemMotion) private var isMoved

  /// Where the page was last placed.
  private final class PageWidth {
    var points: CGFloat = 0
  }

  /// The width of the edge that the finger comes from, in points.
  private static let reach: CGFloat = 20
  /// The distance that the finger goes before the page follows, in points.
  private static let slop: CGFloat = 10

  init(depth: Int, navigator: Navigator, isEnabled: Bool) {
    self.depth = depth
    self.navigator = navigator
    self.isEnabled = isEnabled
    _width = State(wrappedValue: PageWidth())
  }

  @MainActor func body(content: Content) -> some View {
    let width = width
    if depth > 0 {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width.points = $0
        }
        .modifier(_EdgeDragModifier(drag, reach: Self.reach, isEnabled: isEnabled))
    } else {
      content
    }
  }

  /// The passages of the page and of the one below it.
  private var passages: (page: Passage, below: Passage)? {
    isMoved && depth > 0
      ? (navigator.passage(at: depth), navigator.passage(at: depth - 1)) : nil
  }

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.horizontal, coordinateSpace: .global)
      .onChanged { value in
        guard let passages, width.points > 0 else { return }
        if !navigator.isSwiped { navigator.setSwiped(true) }
        let way = logical(value.translation.width) - Self.slop
        let share = Double(min(max(way / width.points, 0), 1))
        passages.page.hold(at: share)
        passages.below.hold(at: share - 1)
      }
      .onEnded { value in
        let isAway = logical(value.predictedEndTranslation.width) > width.points / 2
        guard let passages, width.points > 0 else {
          if isAway { navigator.pop(to: depth - 1) }
          return
        }
        let speed = Double(logical(value.velocity.width) / width.points)
        passages.page.release(at: speed)
        passages.below.release(at: speed)
        if isAway {
          navigator.pop(to: depth - 1)
          passages.below.goBack()
        } else {
          passages.page.goBack()
        }
        navigator.setSwiped(false)
      }
  }

  private func logical(_ distance: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -distance : distance
  }
}
