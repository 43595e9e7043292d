@_exported public import Foundation
public import SwiftUI

/// Something that people do together. Nobody else is there.
public protocol GroupActivity: Codable {
  /// The name of the kind.
  static var activityIdentifier: String { get }
  /// The facts that people see.
  var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
  public static var activityIdentifier: String { String(reflecting: Self.self) }

  /// Returns that nothing is shared.
  nonisolated(nonsending) public func prepareForActivation() async -> GroupActivityActivationResult
  {
    .activationDisabled
  }

  /// Returns false: nobody else is there.
  @discardableResult
  nonisolated(nonsending) public func activate() async throws -> Bool { false }
}

/// The wish of a person to share.
public enum GroupActivityActivationResult: Sendable {
  /// Not shared, shared, or given up.
  case activationDisabled, activationPreferred, cancelled
}

/// Facts that people see.
public struct GroupActivityMetadata: Sendable {
  /// A kind of activity.
  public struct ActivityType: Hashable, Sendable {
    private let name: String

    /// Another one.
    public static let generic = ActivityType(name: "generic")
    /// Hearing together.
    public static let listenTogether = ActivityType(name: "listenTogether")
    /// Watching together.
    public static let watchTogether = ActivityType(name: "watchTogether")
    /// Working together.
    public static let createTogether = ActivityType(name: "createTogether")
    /// Moving together.
    public static let workoutTogether = ActivityType(name: "workoutTogether")
  }

  /// The kind.
  public var type = ActivityType.generic
  /// The title; nil: none.
  public var title: String?
  /// The second line; nil: none.
  public var subtitle: String?
  /// The address for devices that cannot take part; nil: none.
  public var fallbackURL: URL?
  /// Whether it goes on on a television.
  public var supportsContinuationOnTV = false

  /// No facts.
  public init() {}
}

/// Tells whether there are people to share with: never.
@MainActor @preconcurrency public final class GroupStateObserver: ObservableObject {
  /// Whether there are people to share with: never.
  @Published public private(set) var isEligibleForGroupSession = false

  /// An observer.
  nonisolated public init() {}
}

/// People who do something together. There is none.
///
/// Unchecked because it is never made.
public final class GroupSession<Activity: GroupActivity>: ObservableObject, @unchecked Sendable {
  /// The state.
  public enum State {
    /// Waiting, joined, or over.
    case waiting, joined
    /// Over, for a reason.
    case invalidated(reason: any Error)
  }

  /// The activity.
  public let activity: Activity
  /// The state: waiting.
  @Published public private(set) var state = State.waiting
  /// The people: none.
  @Published public private(set) var activeParticipants: Set<Participant> = []

  init(_ activity: Activity) {
    self.activity = activity
  }

  /// No effect: nobody else is there.
  public func join() {}
  /// No effect: nobody else is there.
  public func leave() {}
  /// No effect: nobody else is there.
  public func end() {}
}

/// A person who takes part.
public struct Participant: Hashable, Identifiable, Sendable {
  public let id: UUID
}

extension GroupActivity {
  /// Returns no sessions.
  public static func sessions() -> AsyncStream<GroupSession<Self>> {
    AsyncStream { $0.finish() }
  }
}

/// Sends values to people who take part. None are sent.
public final class GroupSessionMessenger: Sendable {
  /// A messenger of a session.
  public init<ActivityType>(session: GroupSession<ActivityType>) {}

  /// No effect: nobody else is there.
  nonisolated(nonsending) public func send<Message: Codable>(_ value: Message) async throws {}

  /// Returns no messages.
  public func messages<Message: Codable>(
    of type: Message.Type
  ) -> AsyncStream<(Message, MessageContext)> { AsyncStream { $0.finish() } }

  /// The sender of a message.
  public struct MessageContext: Sendable {
    /// The person.
    public let source: Participant
  }
}
