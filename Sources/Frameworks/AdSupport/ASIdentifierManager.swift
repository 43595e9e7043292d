@_exported public import Foundation

/// The identifier for advertising. It is zero, as where permission is refused.
public final class ASIdentifierManager: NSObject, Sendable {
  private static let manager = ASIdentifierManager()

  /// Returns the only manager.
  public class func shared() -> ASIdentifierManager { manager }

  /// The identifier: zero.
  public var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether it may be used: never.
  public var isAdvertisingTrackingEnabled: Bool { false }
}
