import Foundation
import StillGeometry
import StillLayout

/// Follows a finger on a scroll view (rule SM5.1).
private final class ScrollRecognizer: _Recognizer {
  /// The distance that a finger goes before the content follows, in points.
  private static let slop: CGFloat = 10

  private weak var scroller: (any FingerScroller)?
  /// In the scroll view's coordinates.
  private var start: CGPoint?
  /// In the picture's coordinates.
  private var touchStart = CGPoint.zero
  /// The place of the finger from which the content follows.
  private var origin = CGPoint.zero
  private var sampled: TouchVelocity?
  private var translation = CGSize.zero
  private var state = GestureProgress.possible
  /// Whether there is something that the scroll view was not told yet.
  private var hasNews = false
  /// The state that the scroll view knows.
  private var told = Told.nothing

  private enum Told {
    case nothing, touch, drag
  }

  init(_ scroller: any FingerScroller, _ host: _GestureHost) {
    self.scroller = scroller
    super.init(host)
  }

  override var progress: GestureProgress { state }

  override func handle(_ event: TouchEvent) {
    guard !state.isFinal, event.kind != .tick, let scroller else { return }
    let location = host.convert(event.location, to: .local)
    if event.kind == .down {
      start = location
      touchStart = event.location
      sampled = TouchVelocity(at: location, time: event.time)
      hasNews = true
      // A touch stops content on its way, and does nothing else.
      if scroller.isCoasting {
        state = .active
        origin = location
      }
      return
    }
    guard let start else { return }
    sampled?.add(location, at: event.time)
    if progress == .possible { decide(from: start, to: location, scroller) }
    hasNews = true
    if progress == .active {
      translation = CGSize(width: location.x - origin.x, height: location.y - origin.y)
    }
    if event.kind == .up { state = state == .active ? .ended : .failed }
  }

  /// Finds out whether the finger moves the content: it sets out along an axis of the scroll view.
  private func decide(from start: CGPoint, to location: CGPoint, _ scroller: any FingerScroller) {
    let way = CGSize(width: location.x - start.x, height: location.y - start.y)
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    let isFree = scroller.scrolls(along: .horizontal) && scroller.scrolls(along: .vertical)
    let length = isFree ? start.distance(to: location) : abs(way[axis])
    guard length >= Self.slop else { return }
    let isClaimed = axis == .horizontal && host.element.isClaimed(dragFrom: touchStart)
    guard !isClaimed, scroller.takesDrag(along: axis, towards: way[axis] < 0 ? -1 : 1) else {
      state = .failed
      return
    }
    let share = Self.slop / length
    origin = CGPoint(
      x: start.x + (isFree || axis == .horizontal ? way.width * share : way.width),
      y: start.y + (isFree || axis == .vertical ? way.height * share : way.height))
    state = .active
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    guard hasNews, let scroller else { return }
    if isHeld, !progress.isFinal { return }
    hasNews = false
    switch progress {
    case .possible:
      guard told == .nothing else { return }
      told = .touch
      effects.call(at: host) { scroller.touchBegan() }
    case .active, .ended:
      let isFirst = told != .drag
      told = .drag
      let (translation, velocity) = (translation, sampled?.velocity ?? .zero)
      let isOver = progress == .ended
      effects.call(at: host) {
        if isFirst { scroller.beginDrag() }
        scroller.drag(to: translation)
        if isOver { scroller.endDrag(at: velocity) }
      }
    case .failed:
      let known = told
      told = .nothing
      guard known != .nothing else { return }
      effects.call(at: host) {
        if known == .drag { scroller.endDrag(at: .zero) } else { scroller.touchEnded() }
      }
    }
  }

  override func cancel() {
    guard !state.isFinal else { return }
    state = .failed
    hasNews = true
  }

  override func reset() {
    state = .possible
    start = nil
    sampled = nil
    translation = .zero
    hasNews = false
    told = .nothing
  }

  override var abilities: GestureAbilities {
    scroller?.isCoasting == true ? [.drag, .press, .tap] : .drag
  }
}

extension FingerScroller {
  /// A finger is on the view, and may move it.
  fileprivate func touchBegan() {
    if activity == .idle { activity = .tracking }
  }

  /// The finger is gone, or about something else.
  fileprivate func touchEnded() {
    if activity == .tracking { activity = .idle }
  }
}

extension ScrollNode: TouchResponder {
  package var recognizer: _Recognizer {
    if let finger { return finger }
    let new = ScrollRecognizer(self, _GestureHost(self, EnvironmentValues()))
    finger = new
    return new
  }

  /// Content on its way is stopped by a touch, whatever is below the finger.
  package var gesturePriority: GesturePriority { isCoasting ? .high : .normal }
  package var mask: GestureMask { .all }
  package var isEnabled: Bool { isTouchable }

  package func warnIfTouched() {}
}

extension ViewGraph {
  /// Has bindings told where a scroll view is, once it is laid out.
  func reportsScrolling(of scroller: any ScrollElement) {
    guard !scrolled.contains(where: { $0 === scroller }) else { return }
    scrolled.append(scroller)
  }

  /// Tells bindings where scroll views are that fingers have moved. Everything is up to date before and after.
  func reportScrolling() {
    while let scroller = scrolled.popLast() {
      guard !scroller.isRetired else { continue }
      scroller.reportPosition { update() }
    }
  }
}
