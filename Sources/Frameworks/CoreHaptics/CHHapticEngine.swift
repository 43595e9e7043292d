@_exported public import Foundation

/// Whether a device can be felt: never.
public protocol CHHapticDeviceCapability: Sendable {
  /// Whether it can be felt: never.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds: never.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// A part of a pattern.
open class CHHapticEvent: NSObject {
  /// The kind of a part.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }

  /// The kind of a value.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it ends.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
  }

  /// A part at a time, in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {}
}

/// A value of a part.
open class CHHapticEventParameter: NSObject {
  /// A value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// A value that changes a running pattern.
open class CHHapticDynamicParameter: NSObject {
  /// The kind of a value.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How fast it begins.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// How fast it ends.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// How loud a sound is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// The kind.
  public let parameterID: ID
  /// The value.
  public let value: Float
  /// The time, in seconds.
  public let relativeTime: TimeInterval

  /// A value at a time, in seconds.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A curve of values.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  open class ControlPoint: NSObject {
    /// The time, in seconds.
    public let relativeTime: TimeInterval
    /// The value.
    public let value: Float

    /// A value at a time, in seconds.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }

  /// The kind.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// The time of the start, in seconds.
  public let relativeTime: TimeInterval

  /// A curve through points.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

/// A pattern of parts.
open class CHHapticPattern: NSObject {
  /// A pattern of parts.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// A pattern of parts with curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  /// A pattern in a file. It is not read.
  public init(contentsOf ahapURL: URL) throws {}
  /// A pattern in the words of such a file.
  public init(dictionary patternDict: [Key: Any]) throws {}

  /// A word of a file of patterns.
  public struct Key: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The list of parts.
    public static let pattern = Key(rawValue: "Pattern")
    /// A part.
    public static let event = Key(rawValue: "Event")
    /// The kind of a part.
    public static let eventType = Key(rawValue: "EventType")
    /// The second at which a part begins.
    public static let time = Key(rawValue: "Time")
    /// The length of a part in seconds.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The parameters of a part.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// The name of a parameter.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Key(rawValue: "ParameterValue")
  }
}

/// The player of a pattern. Nothing is felt.
public protocol CHHapticPatternPlayer: AnyObject {
  /// No effect: nothing is felt.
  func start(atTime time: TimeInterval) throws
  /// No effect: nothing is felt.
  func stop(atTime time: TimeInterval) throws
}

private final class SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

/// The engine of what is felt. Nothing is.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// The reason why it stopped.
  public enum StoppedReason: Int, Sendable {
    /// A sound of another program.
    case audioSessionInterrupt = 1
    /// The program itself, no use, or an error.
    case applicationSuspended, idleTimeout, systemError
  }

  /// Never called: the engine does not stop.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Never called: the engine does not start again.
  public var resetHandler: () -> Void = {}
  /// No effect: nothing is heard.
  public var playsHapticsOnly = false
  /// No effect: nothing is felt.
  public var isAutoShutdownEnabled = false

  /// An engine of nothing.
  public override init() {
    super.init()
  }

  /// Returns that nothing can be felt.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// No effect: nothing is felt.
  open func start() throws {}
  /// No effect: nothing is felt.
  open func start() async throws {}
  /// Reports that it has started.
  open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  /// Reports that it has stopped.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Returns a player that nothing is felt of.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}
