@_exported public import Foundation

/// The state of a session with a watch.
public enum WCSessionActivationState: Int, Sendable {
  /// Not active, ending, or active.
  case notActivated, inactive, activated
}

/// Problems of a session.
public struct WCError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Another reason.
    case genericError = 7001
    /// Watches cannot be paired with the device.
    case sessionNotSupported
    /// The session has no delegate.
    case sessionMissingDelegate
    /// The session is not active.
    case sessionNotActivated
    /// No watch is paired.
    case deviceNotPaired
    /// The watch has no such app.
    case watchAppNotInstalled
    /// The other device is out of reach.
    case notReachable
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "WCErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The connection to a watch. There is none: the session never becomes active.
///
/// Unchecked because the only value that changes lies behind a lock.
public final class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()
  private let lock = NSLock()
  private weak var keptDelegate: (any WCSessionDelegate)?

  private override init() {
    super.init()
  }

  /// The only session.
  public class var `default`: WCSession { shared }

  /// Returns false: no watch can be paired.
  public class func isSupported() -> Bool { false }

  /// The receiver of messages. No method is called.
  public var delegate: (any WCSessionDelegate)? {
    get { lock.withLock { keptDelegate } }
    set { lock.withLock { keptDelegate = newValue } }
  }
  /// The state: never active.
  public var activationState: WCSessionActivationState { .notActivated }
  /// Whether a watch is paired: never.
  public var isPaired: Bool { false }
  /// Whether the watch has the app: never.
  public var isWatchAppInstalled: Bool { false }
  /// Whether the phone has the app: never.
  public var isCompanionAppInstalled: Bool { false }
  /// Whether the watch shows the app's complication: never.
  public var isComplicationEnabled: Bool { false }
  /// The number of messages that the complication may still get: 0.
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether the other device can answer: never.
  public var isReachable: Bool { false }
  /// Whether more is to be received: never.
  public var hasContentPending: Bool { false }
  /// The context that was sent last: empty.
  public var applicationContext: [String: Any] { [:] }
  /// The context that was received last: empty.
  public var receivedApplicationContext: [String: Any] { [:] }

  /// No effect: no watch can be paired.
  public func activate() {}

  /// Throws: no session is active.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }

  /// Reports that no session is active.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotActivated))
  }

  /// Reports that no session is active.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotActivated))
  }

  /// Returns a transfer that does not begin.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }

  /// The files on their way: none.
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  /// The dictionaries on their way: none.
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  /// Returns a transfer that does not begin.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(file, metadata))
  }

  /// Returns a transfer that does not begin.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}

/// A file on its way to the other device, or from it.
public final class WCSessionFile: NSObject {
  /// The file.
  public let fileURL: URL
  /// Values about the file; nil: none.
  public let metadata: [String: Any]?

  init(_ fileURL: URL, _ metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}

/// The way of a file to the other device. It is never sent.
public final class WCSessionFileTransfer: NSObject {
  /// The file.
  public let file: WCSessionFile
  /// Whether it is being sent: never.
  public var isTransferring: Bool { false }

  init(_ file: WCSessionFile) {
    self.file = file
  }

  /// No effect: nothing is sent.
  public func cancel() {}
}

/// A dictionary on its way to the other device. It is never sent.
public final class WCSessionUserInfoTransfer: NSObject {
  /// The dictionary.
  public let userInfo: [String: Any]
  /// Whether it is being sent: never.
  public var isTransferring: Bool { false }

  init(_ userInfo: [String: Any]) {
    self.userInfo = userInfo
  }

  /// No effect: nothing is sent.
  public func cancel() {}
}

/// The receiver of messages of a watch. No method is called.
public protocol WCSessionDelegate: AnyObject {
  /// Receives the end of the activation. Never called.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Receives the news that the session ends. Never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Receives the end of the session. Never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Receives the news of another watch. Never called.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Receives the news that the other device can answer, or no longer. Never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Receives a message. Never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Receives a message and answers it. Never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Receives bytes. Never called.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Receives a context. Never called.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Receives a dictionary. Never called.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Receives a file. Never called.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  /// Receives the end of a file's way. Never called.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
