@_exported public import Foundation

/// The values of a Live Activity that do not change.
public protocol ActivityAttributes: Codable, Sendable {
  /// The type of the values that change.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The state of a Live Activity.
public enum ActivityState: String, Hashable, Codable, Sendable {
  /// Shown, ended and still shown, removed, out of date, or waiting.
  case active, ended, dismissed, stale, pending
}

/// The changing values of an activity.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// The values.
  public var state: State
  /// The time at which they are out of date; nil: never.
  public var staleDate: Date?
  /// The weight among activities.
  public var relevanceScore: Double

  /// Values with the time at which they are out of date.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The source of changes.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// A server.
  public static let token = PushType(name: "token")
}

/// The time at which an ended activity is removed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// Chosen by the system.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Behind a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The sound and the words of a change. Nothing is heard.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let `default` = AlertSound(name: "default")
    /// The sound of a file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// Words and a sound.
  public init<Title, Body>(title: Title, body: Body, sound: AlertSound) {}
}

/// Whether activities are allowed: never.
public final class ActivityAuthorizationInfo: Sendable {
  /// The permission.
  public init() {}

  /// Whether activities are allowed: never.
  public var areActivitiesEnabled: Bool { false }
  /// Whether frequent changes are allowed: never.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the permission: none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Problems of activities.
public enum ActivityAuthorizationError: Error, Sendable {
  /// Refused by the person, or not supported.
  case denied, unsupported
}

/// A Live Activity. None can be started: there is no lock screen.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public let id: String
  /// The values that do not change.
  public let attributes: Attributes
  /// The values that change.
  public let content: ActivityContent<Attributes.ContentState>
  /// The changing values.
  public typealias ContentState = Attributes.ContentState

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// The activities that are shown: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// The state: always dismissed.
  public var activityState: ActivityState { .dismissed }
  /// The token for a server; nil: none.
  public var pushToken: Data? { nil }
  /// The tokens for a server: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The changes of the state: none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The changes of the values: none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  /// The changing values, of older code.
  public var contentState: ContentState { content.state }
  /// The tokens that start activities: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The token that starts activities; nil: none.
  public static var pushToStartToken: Data? { nil }
  /// New activities: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  /// Throws: no activity can be started.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws: no activity can be started.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// No effect: no activity is shown.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// No effect: no activity is shown.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// No effect: no activity is shown.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// No effect: no activity is shown.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// The kind of picture of an older preview of an activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// The part of the screen.
  package enum Kind: Hashable, Sendable {
    case content, compact, minimal, expanded
  }

  package let kind: Kind

  /// The look of an island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// Around the camera, a circle, or large.
    case compact, minimal, expanded
  }

  /// The lock screen.
  public static let content = ActivityPreviewViewKind(kind: .content)

  /// The island in one of its looks.
  public static func dynamicIsland(
    _ state: DynamicIslandPreviewViewState
  ) -> ActivityPreviewViewKind {
    switch state {
    case .compact: ActivityPreviewViewKind(kind: .compact)
    case .minimal: ActivityPreviewViewKind(kind: .minimal)
    case .expanded: ActivityPreviewViewKind(kind: .expanded)
    }
  }
}
