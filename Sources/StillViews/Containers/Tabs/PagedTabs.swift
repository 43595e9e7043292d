import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillViewGraph

/// The pages of a tab view side by side, of which a finger turns one at a time (rule SM4.18).
nonisolated struct PagedTabs: View {
  let tabs: [TabViewStyleConfiguration.Tab]
  /// The page in sight while a finger turns them, with the part of a page beyond it; nil: the selected one.
  @State private var turned: Double?
  @State private var start: Double?
  /// How often a finger has let go, and the speed of the last one, in ways to the rest per second.
  @State private var releases = 0
  @State private var speed = 0.0
  @State private var width: PageWidth
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.layoutDirection) private var direction

  /// Where the pages were last placed.
  private final class PageWidth {
    var points: CGFloat = 0
  }

  init(tabs: [TabViewStyleConfiguration.Tab]) {
    self.tabs = tabs
    _width = State(wrappedValue: PageWidth())
  }

  @MainActor var body: some View {
    let width = width
    PageStrip(
      tabs: tabs, position: turned ?? Double(selected), width: { width.points },
      isRightToLeft: direction == .rightToLeft
    )
    .systemAnimation(isMoved ? SystemMotion.pages(at: speed) : nil, value: releases)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .gesture(drag, isEnabled: tabs.count > 1)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width.points = $0
    }
  }

  private var selected: Int { tabs.firstIndex(where: \.isSelected) ?? 0 }

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.horizontal, coordinateSpace: .global)
      .onChanged { value in
        guard width.points > 0 else { return }
        let begin = start ?? Double(selected)
        if start == nil { start = begin }
        turned = held(begin - pages(value.followed.width))
      }
      .onEnded { value in
        guard width.points > 0, let start else { return }
        let begin = Double(selected)
        let end = start - pages(value.predictedFollowed.width)
        let target = min(max(end.rounded(), begin - 1, 0), begin + 1, Double(tabs.count - 1))
        let way = target - (turned ?? begin)
        self.start = nil
        turned = nil
        speed = way == 0 ? 0 : -pages(value.velocity.width) / way
        releases += 1
        if target != begin { tabs[Int(target)].select() }
      }
  }

  /// Returns a distance in pages towards the first one.
  private func pages(_ distance: CGFloat) -> Double {
    let share = Double(distance / width.points)
    guard share.isFinite else { return 0 }
    return direction == .rightToLeft ? -share : share
  }

  /// Returns how far the pages go with a finger: beyond their ends as on a rubber band (rule SM5.3).
  private func held(_ page: Double) -> Double {
    let inside = min(max(page, 0), Double(tabs.count - 1))
    let beyond = abs(page - inside)
    let shown = 1 - 1 / (0.55 * beyond + 1)
    return inside + (page < inside ? -shown : shown)
  }
}

/// The page in sight, and on the way the one beside it.
nonisolated private struct PageStrip: View, Animatable {
  let tabs: [TabViewStyleConfiguration.Tab]
  var position: Double
  /// Returns the width of a page, in points.
  let width: () -> CGFloat
  let isRightToLeft: Bool

  init(
    tabs: [TabViewStyleConfiguration.Tab], position: Double, width: @escaping () -> CGFloat,
    isRightToLeft: Bool
  ) {
    self.tabs = tabs
    self.position = position
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  @MainActor var body: some View {
    ZStack {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        let distance = Double(index) - position
        _KeptView(isShown: abs(distance) < 1, content: WindowContent(tab.content))
          .environment(\.tabAccessory, nil)
          .modifier(PageShift(share: isRightToLeft ? -distance : distance, width: width()))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Moves a page by a share of the width that pages have, however narrow its content is.
nonisolated private struct PageShift: GeometryEffect {
  let share: Double
  let width: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: max(width, size.width) * share, y: 0))
  }
}
