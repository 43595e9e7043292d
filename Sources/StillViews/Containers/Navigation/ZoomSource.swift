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

extension PageMotion {
  /// A page that grows out of a view: a part of it as wide as the page and with the view's proportions, over the view, becomes
  /// the page in its place (rule SM2.11).
  static func zoom(_ moment: PassageMoment, from source: CGRect) -> PassageAppearance {
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
    var look = PassageAppearance(
      offset: CGSize(
        width: (source.midX - area.midX) * way, height: (source.midY - area.midY) * way),
      scale: share,
      anchor: UnitPoint(
        x: (area.midX - frame.minX) / frame.width, y: (area.midY - frame.minY) / frame.height),
      opacity: min(max((1 - way) * 4, 0), 1))
    if moment.isUnderWay, way != 0 {
      // Corners of some 12 points, as they are seen.
      let radius = min(max(12 * way / max(share, 0.01), 0), window.height / 2)
      look.clip = Path(roundedRect: window, cornerRadius: radius, style: .continuous)
    }
    return look
  }
}
