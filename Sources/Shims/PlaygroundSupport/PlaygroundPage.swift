import Foundation
public import StillViewGraph

/// The page of a playground, which keeps its live view for the renderer.
public final class PlaygroundPage: @unchecked Sendable {
  // Unchecked because views need not be Sendable: the page's state is accessed under its lock, and rendered by one thread
  // at a time.
  private let lock = NSLock()
  private var isEndless = false
  private var view: AnyView?

  /// The one page there is.
  public static let current = PlaygroundPage()

  private init() {}

  /// Whether the page goes on when its code has run. There is nothing that would stop it.
  public var needsIndefiniteExecution: Bool {
    get { lock.withLock { isEndless } }
    set { lock.withLock { isEndless = newValue } }
  }

  /// The view to be seen; nil when none is set.
  public var liveView: AnyView? { lock.withLock { view } }

  /// Sets the view to be seen.
  public func setLiveView<V: View>(_ view: V) {
    lock.withLock {
      self.view = AnyView(view)
      isEndless = true
    }
  }

  /// Ends the page: there is nothing to be seen any more.
  public func finishExecution() {
    lock.withLock {
      view = nil
      isEndless = false
    }
  }
}
