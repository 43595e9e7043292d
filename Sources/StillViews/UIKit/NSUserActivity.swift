// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The type of the activity of a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues activities. Nothing calls it.
public protocol UIUserActivityRestoring {
  /// Takes up an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// An activity of the user that another device can continue.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's; nothing here shares one.
  /// The type of activity, in reversed domain notation.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// The values that are needed to continue it.
  public var userInfo: [AnyHashable: Any]?
  /// A page that shows the same.
  public var webpageURL: URL?
  /// The identifier of the scene that shows it.
  public var targetContentIdentifier: String?
  /// Whether searches may find it. Kept; nothing searches.
  public var isEligibleForSearch = false
  /// Whether other devices may take it up. Kept; nothing is handed over.
  public var isEligibleForHandoff = true
  /// Whether Siri may suggest it. Kept; nothing is suggested.
  public var isEligibleForPrediction = false
  /// Whether it may be found by all users. Kept; nothing is indexed.
  public var isEligibleForPublicIndexing = false
  /// The identifier by which it can be deleted.
  public var persistentIdentifier: String?
  /// The phrase that is suggested for it.
  public var suggestedInvocationPhrase: String?
  /// The words by which searches find it.
  public var keywords: Set<String> = []
  /// The keys of the values without which it cannot be continued.
  public var requiredUserInfoKeys: Set<String>?
  /// The moment from which it is no longer offered.
  public var expirationDate: Date?
  /// Whether its values change before it is handed over. Kept; nothing is handed over.
  public var needsSave = false

  /// Begins an activity of a kind; it stays on this device.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// No effect: the system is not informed.
  public func becomeCurrent() {}
  /// No effect: the system is not informed.
  public func resignCurrent() {}
  /// No effect: the system is not informed.
  public func invalidate() {}
}
