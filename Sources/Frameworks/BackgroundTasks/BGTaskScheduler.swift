@_exported public import Foundation

/// Work that the system would start in the background. None is started.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name of the work.
  public let identifier: String
  /// No effect: no time ends.
  public var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
  }

  /// No effect: no work was started.
  open func setTaskCompleted(success: Bool) {}
}

/// A short refresh.
///
/// Unchecked because it has no values of its own.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Longer work.
///
/// Unchecked because it has no values of its own.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for work in the background.
open class BGTaskRequest: NSObject {
  /// The name of the work.
  public let identifier: String
  /// The time before which it does not begin; nil: any.
  public var earliestBeginDate: Date?

  init(of identifier: String) {
    self.identifier = identifier
  }
}

/// A request for a short refresh.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// A refresh of a name.
  public init(identifier: String) {
    super.init(of: identifier)
  }
}

/// A request for longer work.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it needs a network.
  public var requiresNetworkConnectivity = false
  /// Whether it needs external power.
  public var requiresExternalPower = false

  /// Work of a name.
  public init(identifier: String) {
    super.init(of: identifier)
  }
}

/// The plan of work in the background. Nothing can be planned.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The only plan.
  public static let shared = BGTaskScheduler()

  private override init() {
    super.init()
  }

  /// Problems of the plan.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The kind of problem.
    public enum Code: Int, Sendable {
      /// The device runs nothing in the background.
      case unavailable = 1
      /// Too much is planned, or the name is not allowed.
      case tooManyPendingTaskRequests, notPermitted
    }

    /// The kind of problem.
    public let code: Code

    /// A problem of a kind.
    public init(_ code: Code) {
      self.code = code
    }
  }

  /// Returns true; the function is never called.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Throws: nothing runs in the background.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// No effect: nothing is planned.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// No effect: nothing is planned.
  public func cancelAllTaskRequests() {}
  /// Reports that nothing is planned.
  @preconcurrency public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    completionHandler([])
  }
  /// Returns nothing: nothing is planned.
  nonisolated(nonsending) public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
