package import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillRuntime

/// Pull to refresh (rules SM6.1 to SM6.3).
package struct ScrollRefresh {
  /// Refreshes the content.
  package let action: @Sendable () async -> Void
  /// Draws the spinner in a frame.
  package let draw: (CGRect, Look, EnvironmentValues, inout DrawingPass) -> Void

  /// How the spinner is drawn.
  package struct Look {
    /// How many of its spokes are there: from 0, none, to 1, all.
    package let share: Double
    /// How far it goes round: from 0, all spokes are equal, to 1, they take turns.
    package let turning: Double
    package let opacity: Double

    package init(share: Double, turning: Double, opacity: Double) {
      (self.share, self.turning, self.opacity) = (share, turning, opacity)
    }
  }

  package init(
    action: @escaping @Sendable () async -> Void,
    draw: @escaping (CGRect, Look, EnvironmentValues, inout DrawingPass) -> Void
  ) {
    self.action = action
    self.draw = draw
  }

  /// How far content is pulled before the action begins, in points.
  static var trigger: CGFloat { 80 }
  /// The room above the content while the action runs, in points.
  static var room: CGFloat { 60 }
  /// How long spokes take to fade to their turns once the action begins, in seconds.
  static var fade: TimeInterval { 0.25 }
  /// The width and height of the spinner, in points.
  static var side: CGFloat { 20 }
}

/// Tells a scroll view that its refreshing has ended.
///
/// Unchecked because the task that refreshes runs on the thread of the scroll view's tree.
private final class RefreshEnd: @unchecked Sendable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func call() { end() }
}

extension ScrollNode {
  /// The room above the content for the spinner, in points.
  var refreshRoom: CGFloat { isRefreshing ? ScrollRefresh.room : 0 }

  /// Begins to refresh where the content is pulled far enough.
  func refresh(ifPulledTo offset: CGPoint) {
    hasRefreshed = false
    guard !isRefreshing, -offset.y >= ScrollRefresh.trigger, scrolls(along: .vertical),
      let action = settings.refresh?.action
    else { return }
    (isRefreshing, refreshStart) = (true, graph.time)
    let end = RefreshEnd { [weak self] in self?.refreshingEnded() }
    graph.callFromOutside(by: self) {
      graph.work.starter = self
      _ = graph.work.tasks.start(for: self, priority: .userInitiated) {
        await action()
        end.call()
      }
    }
  }

  private func refreshingEnded() {
    guard !isRetired else { return }
    graph.clock.schedule(at: graph.time) { [weak self] in self?.closeRefreshRoom() }
  }

  /// Goes back over the room of the spinner.
  private func closeRefreshRoom() {
    guard !isRetired, isRefreshing else { return }
    (isRefreshing, hasRefreshed) = (false, true)
    if case .dragging = hand { return }
    guard offset.y < 0 else { return placementChanged() }
    glide(from: offset, at: handVelocity ?? .zero)
  }

  func drawSpinner(in frame: CGRect, _ pass: inout DrawingPass) {
    let pull = -offset.y
    guard let refresh = settings.refresh, pull > 1, let environment = refreshEnvironment else {
      return
    }
    let side = ScrollRefresh.side
    let place = CGRect(
      x: frame.midX - side / 2, y: frame.minY + pull / 2 - side / 2, width: side, height: side)
    // Once it goes round, it fades instead of losing its spokes (rule SM6.3).
    let turns = isRefreshing || hasRefreshed
    let share = Double(min(pull / (turns ? ScrollRefresh.room : ScrollRefresh.trigger), 1))
    refresh.draw(
      place,
      ScrollRefresh.Look(
        share: turns ? 1 : share,
        turning: turns ? min((pass.time - refreshStart) / ScrollRefresh.fade, 1) : 0,
        opacity: turns ? share : 1),
      environment, &pass)
  }
}
