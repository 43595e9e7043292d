public import StillViewGraph

/// The page of a playground: it keeps what is to be seen, for whoever renders it.
@MainActor public final class PlaygroundPage {
  /// The one page there is.
  public static let current = PlaygroundPage()

  /// Whether the page goes on when its code has run. There is nothing that would stop it.
  public var needsIndefiniteExecution = false

  /// The view to be seen; nil when none is set.
  public private(set) var liveView: AnyView?

  private init() {}

  /// Sets the view to be seen.
  public func setLiveView<V: View>(_ view: V) {
    liveView = AnyView(view)
    needsIndefiniteExecution = true
  }

  /// Ends the page: there is nothing to be seen any more.
  public func finishExecution() {
    liveView = nil
    needsIndefiniteExecution = false
  }
}
