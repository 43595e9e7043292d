public import Foundation

/// A time in which a program goes on in the background. It never begins.
@MainActor @preconcurrency open class WKExtendedRuntimeSession: NSObject {
  /// The state of a time.
  public enum State: Int, Sendable {
    /// Not begun, set for later, under way, or over.
    case notStarted, scheduled, running, invalid
  }

  /// The receiver of its states. No method is called.
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  /// The state: not begun.
  open var state: State { .notStarted }
  /// The end; nil: none.
  open var expirationDate: Date? { nil }

  /// A time that has not begun.
  public override init() {
    super.init()
  }

  /// No effect: the program is always in front.
  open func start() {}
  /// No effect: the program is always in front.
  open func start(at date: Date) {}
  /// No effect: the program is always in front.
  open func invalidate() {}
  /// No effect: nothing vibrates.
  open func notifyUser(
    hapticType type: WKHapticType,
    repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
  ) {}
}

/// The end of a time in the background.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  /// A fault.
  case error = -1
  /// The program, another session, the limit of time, another program in front, or the system.
  case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

/// The receiver of the states of a time in the background. No method is called.
@MainActor @preconcurrency public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
  /// Receives the beginning. Never called.
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// Receives that the end is near. Never called.
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// Receives the end. Never called.
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
