public import Foundation

/// Permission to use a person's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, impossible, or given.
  case notDetermined, denied, restricted, authorized
}

/// The things that a person may do with music.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Titles of the catalog can be played.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// The person may subscribe.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// Titles can be added to the library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// The service of music. Permission is refused, without a question.
open class SKCloudServiceController: NSObject {
  /// The service.
  public override init() {
    super.init()
  }

  /// Returns the permission: always refused.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

  /// Reports that permission is refused.
  @preconcurrency open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    completionHandler(.denied)
  }

  /// Returns that permission is refused.
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

  /// Reports that nothing can be done.
  open func requestCapabilities(
    completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }

  /// Reports an error: nobody is signed in.
  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }

  /// Reports an error: nobody is signed in.
  open func requestStorefrontCountryCode(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }

  /// Reports an error: nobody is signed in.
  open func requestStorefrontIdentifier(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
}
