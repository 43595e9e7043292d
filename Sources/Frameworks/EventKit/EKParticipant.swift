public import Foundation

/// The answer of a person who is asked to come.
public enum EKParticipantStatus: Int, Sendable {
  /// Not known, open, one of three answers, passed on to others, done, or under way.
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// The part of a person in an event.
public enum EKParticipantRole: Int, Sendable {
  /// Not known, needed, welcome, in the chair, or told of it alone.
  case unknown, required, optional, chair, nonParticipant
}

/// The kind of a participant.
public enum EKParticipantType: Int, Sendable {
  /// Not known, one person, a room, a thing, or several people.
  case unknown, person, room, resource, group
}

/// A person who is asked to come to an event. There are none.
open class EKParticipant: NSObject {
  /// An address; here an empty one.
  public var url: URL { URL(filePath: "/") }
  /// The name; nil: not known.
  public var name: String? { nil }
  /// The answer: not known.
  public var participantStatus: EKParticipantStatus { .unknown }
  /// The part in the event: not known.
  public var participantRole: EKParticipantRole { .unknown }
  /// The kind: not known.
  public var participantType: EKParticipantType { .unknown }
  /// Whether it is the person who uses the device: never.
  public var isCurrentUser: Bool { false }
}
