// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The state of a person's account.
public enum CKAccountStatus: Int, Sendable {
  /// Not known, there, impossible, absent, or absent for a time.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Problems of the cloud.
public struct CKError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// A fault of the framework.
    case internalError = 1
    /// Some records failed.
    case partialFailure
    /// There is no network.
    case networkUnavailable
    /// The network failed.
    case networkFailure
    /// There is no such container.
    case badContainer
    /// The cloud does not answer.
    case serviceUnavailable
    /// There were too many requests.
    case requestRateLimited
    /// The program may not ask.
    case missingEntitlement
    /// Nobody is signed in.
    case notAuthenticated
    /// Permission is refused.
    case permissionFailure
    /// There is no such record.
    case unknownItem
    /// A value is wrong.
    case invalidArguments
    /// The record changed meanwhile.
    case serverRecordChanged = 14
    /// It was ended.
    case operationCancelled = 20
    /// The room is used up.
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound
  }

  /// The kind of problem.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The seconds after which another attempt may work: nil.
  public var retryAfterSeconds: Double? { nil }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of the errors.
  public static let errorDomain = CKErrorDomain
  /// The errors of single items; nil: none are known.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }

  /// Nobody is signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no network.
  public static let networkUnavailable = Code.networkUnavailable
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
}

extension CKError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
}

/// Databases of a program. Nobody is signed in, and each request is refused.
public final class CKContainer: NSObject, Sendable {
  /// The name; nil: not known.
  public let containerIdentifier: String?
  /// Everybody's records.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The person's records.
  public let privateCloudDatabase = CKDatabase(.private)
  /// Records that others share.
  public let sharedCloudDatabase = CKDatabase(.shared)

  private static let ofProgram = CKContainer(name: nil)

  private init(name: String?) {
    containerIdentifier = name
  }

  /// Databases of a name.
  public convenience init(identifier: String) {
    self.init(name: identifier)
  }

  /// Returns the databases of the program.
  public class func `default`() -> CKContainer { ofProgram }

  /// Reports that there is no account.
  @preconcurrency public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  /// Returns that there is no account.
  nonisolated(nonsending) public func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Reports that nobody is signed in.
  @preconcurrency public func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func userRecordID() async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
}

extension NSNotification.Name {
  /// The news of another account. Never posted.
  public static let CKAccountChanged = Self("CKAccountChangedNotification")
}
