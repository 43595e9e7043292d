public import Foundation

// Settings of a session that plays and records nothing.
extension AVAudioSession {
  /// Frames per second: 44,100.
  public var sampleRate: Double { 44_100 }
  /// Frames per second that are wished for: 44,100.
  public var preferredSampleRate: Double { 44_100 }
  /// The length of a buffer, in seconds.
  public var ioBufferDuration: TimeInterval { 0.01 }
  /// The delay of sounds, in seconds: none.
  public var outputLatency: TimeInterval { 0 }
  /// The delay of recordings, in seconds: none.
  public var inputLatency: TimeInterval { 0 }
  /// Whether something can be recorded: no.
  public var isInputAvailable: Bool { false }
  /// Whether other programs play sounds: no.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether sounds in the background should be silent: no.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether the device shakes while something is recorded: no.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { false }

  /// No effect: nothing is recorded.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  /// No effect: nothing is heard.
  public func setMode(_ mode: Mode) throws {}
  /// No effect: nothing is heard.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// No effect: nothing is heard.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// No effect: nothing is recorded.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
}

/// The way in which sounds keep their pitch at other speeds. No effect: nothing is played.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// The pitch follows the speed.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
