@_exported public import Foundation

/// Permission to follow a person across programs. It is refused, without a question.
public final class ATTrackingManager: NSObject {
  /// A state of the permission.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Not asked for, impossible, refused, or given.
    case notDetermined, restricted, denied, authorized
  }

  /// The permission: always refused.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Reports that permission is refused.
  @preconcurrency public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(.denied)
  }

  /// Returns that permission is refused.
  @discardableResult
  nonisolated(nonsending) public class func requestTrackingAuthorization() async
    -> AuthorizationStatus
  { .denied }
}
