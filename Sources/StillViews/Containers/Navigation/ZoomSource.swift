import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The name of a view that a page grows out of.
///
/// Unchecked because identities need not be Sendable; they are only compared.
nonisolated struct ZoomSource: Hashable, @unchecked Sendable {
  private let id: AnyHashable
  private let namespace: Namespace.ID

  init(id: some Hashable, namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}

/// The view that the page around grows out of; nil: the page is pushed.
nonisolated enum ZoomSourceKey: PreferenceKey {
  static var defaultValue: ZoomSource? { nil }

  static func reduce(value: inout ZoomSource?, nextValue: () -> ZoomSource?) {
    value = value ?? nextValue()
  }
}

/// Tells the stack where a view lies that pages grow out of.
nonisolated struct ZoomSourceModifier: ViewModifier {
  let source: ZoomSource
  @Environment(\.navigator) private var navigator
  @Environment(\.systemMotion) private var isMoved

  init(source: ZoomSource) {
    self.source = source
  }

  @MainActor func body(content: Content) -> some View {
    let (source, navigator) = (source, navigator)
    if isMoved, let navigator {
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { frame in
        // A page that covers the view, or moves it, is no reason to look elsewhere.
        if frame.isFinite, !frame.isEmpty { navigator.zoomFrames[source] = frame }
      }
    } else {
      content
    }
  }
}

extension Navigator {
  /// Returns the frame that the page above `depth` others grows out of; nil: the page is pushed.
  func zoomFrame(at depth: Int) -> CGRect? {
    zooms[depth].flatMap { zoomFrames[$0] }
  }
}

/// Where a finger has pulled a page that zooms (rule SM2.27).
nonisolated struct ZoomPull {
  /// How many pages lie below.
  let depth: Int
  /// The position of the page.
  let position: Double
  /// How far the finger has moved it, in points.
  let distance: CGSize
  /// Whether the finger has let go so that the page goes.
  var isAway = false

  /// Returns how far the page lies beside its way at a position, in points.
  ///
  /// - Parameter way: From its place to the view that it grows out of.
  func drift(at other: Double, beside way: CGSize) -> CGSize {
    guard position > 0 else { return .zero }
    // The page is where the finger is; sideways only once it is under way.
    let across = distance.width * min(position / 0.1, 1)
    let share =
      other <= position ? other / position : position < 1 ? (1 - other) / (1 - position) : 0
    return CGSize(
      width: (across - way.width * position) * share,
      height: (distance.height - way.height * position) * share)
  }
}

extension PageMotion {
  /// A page that grows out of a view: a part of it as wide as the page and with the view's proportions, over the view, becomes
  /// the page in its place (rule SM2.11).
  static func zoom(
    _ moment: PassageMoment, from source: CGRect, pull: ZoomPull?
  ) -> PassageAppearance {
    // The page reaches below the bars of the device while it grows, too.
    let (area, frame) = (moment.passage.reach, moment.frame)
    guard area.width > 0, area.height > 0, frame.width > 0, frame.height > 0 else {
      return PassageAppearance()
    }
    let way = moment.position
    func between(_ end: CGFloat, _ start: CGFloat) -> CGFloat { end + (start - end) * way }
    let share = between(1, source.width / area.width)
    let height = min(between(area.height, source.height * area.width / source.width), area.height)
    let window = CGRect(
      x: area.minX, y: area.midY - height / 2, width: area.width, height: max(height, 0))
    let path = CGSize(width: source.midX - area.midX, height: source.midY - area.midY)
    let drift = pull?.drift(at: way, beside: path) ?? .zero
    var look = PassageAppearance(
      offset: CGSize(
        width: path.width * way + drift.width, height: path.height * way + drift.height),
      scale: share,
      anchor: UnitPoint(
        x: (area.midX - frame.minX) / frame.width, y: (area.midY - frame.minY) / frame.height),
      opacity: min(max((1 - way) * 4, 0), 1))
    if moment.isUnderWay, way != 0 {
      // As round as the corners of a device while it is large, and of 12 points over the view.
      let part = min(max(way, 0), 1)
      let seen = (38 - 26 * part) * min(part / 0.05, 1)
      let radius = min(seen / max(share, 0.01), window.height / 2)
      look.clip = Path(roundedRect: window, cornerRadius: radius, style: .continuous)
    }
    return look
  }
}
