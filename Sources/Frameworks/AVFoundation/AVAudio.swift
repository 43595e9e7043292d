@_exported public import Foundation

/// The receiver of a player's end. No method is called.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Receives the end. Never called.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A player of sounds. Nothing is heard, and no time passes.
open class AVAudioPlayer: NSObject {
  /// The receiver of the end.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address; nil: none.
  public let url: URL?
  /// Whether `play` was called last.
  public private(set) var isPlaying = false
  /// The length in seconds: not known, 0.
  public let duration: TimeInterval = 0
  /// The time in seconds.
  public var currentTime: TimeInterval = 0
  /// No effect: nothing is heard.
  public var volume: Float = 1
  /// No effect: nothing is heard.
  public var pan: Float = 0
  /// No effect: nothing is heard.
  public var rate: Float = 1
  /// No effect: nothing is heard.
  public var enableRate = false
  /// No effect: nothing is heard.
  public var numberOfLoops = 0
  /// No effect: nothing is heard.
  public var isMeteringEnabled = false

  /// A player without a sound.
  public override init() {
    url = nil
  }

  /// A player of the sound at an address, which is not read.
  public init(contentsOf url: URL) throws {
    self.url = url
  }

  /// A player of bytes, which are not read.
  public init(data: Data) throws {
    url = nil
  }

  /// Returns true; nothing is read.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Returns true; nothing is heard.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Pauses.
  open func pause() { isPlaying = false }

  /// Ends.
  open func stop() { isPlaying = false }

  /// No effect: nothing is heard.
  open func updateMeters() {}

  /// Returns silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// No effect: nothing is heard.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {}
}

/// A recorder of sounds. Nothing is recorded.
open class AVAudioRecorder: NSObject {
  /// The address.
  public let url: URL
  /// Whether it records: never.
  public let isRecording = false
  /// The time in seconds.
  public let currentTime: TimeInterval = 0
  /// No effect: nothing is recorded.
  public var isMeteringEnabled = false
  /// Never told of anything: nothing is recorded.
  public weak var delegate: (any AVAudioRecorderDelegate)?

  /// A recorder without a file.
  public override init() {
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// A recorder into a file, which is not written.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
  }

  /// Returns false: nothing is recorded.
  @discardableResult open func record() -> Bool { false }
  /// Returns false: nothing is recorded.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// No effect: nothing is recorded.
  open func pause() {}
  /// No effect: nothing is recorded.
  open func stop() {}
  /// No effect: nothing is recorded.
  open func updateMeters() {}
  /// Returns silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is told of recordings; never here.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// A recording ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// A recording could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// The sound of the device. Nothing is heard.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// Returns the only session.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The use of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Beside other programs, and silent with the device.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, and silent with the device.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The kind of sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Films that are recorded.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with films.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Calls in games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Prompts by a voice.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// Options of the use.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Beside other programs.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are lowered.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headphones without wires.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Headphones without wires, for calls.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// The loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Others that speak are interrupted, and the rest go on.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headphones without wires, for music.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Speakers over AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// Recordings go on while the microphone is muted.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }

  /// Options of turning it on.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// Not asked for.
    case undetermined = 1_970_168_948
    /// Refused.
    case denied = 1_684_369_017
    /// Given.
    case granted = 1_735_552_628
  }

  /// The use that was set last.
  public private(set) var category = Category.soloAmbient
  /// The permission to record: always refused.
  public var recordPermission: RecordPermission { .denied }
  /// The loudness, from 0 to 1.
  public let outputVolume: Float = 0.5

  /// Sets the use; nothing is heard.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    self.category = category
  }

  /// No effect: nothing is heard.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// A loudspeaker in the place of another.
  public enum PortOverride: UInt, Sendable {
    /// The usual one, or the large one.
    case none, speaker
  }

  /// No effect: nothing is heard.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Reports that permission is refused.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// The sound of a program.
///
/// Unchecked because the class is open: it has no values.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Permission to record.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum recordPermission: Int, Sendable {
    /// Not asked for.
    case undetermined = 1_970_168_948
    /// Refused.
    case denied = 1_684_369_017
    /// Given.
    case granted = 1_735_552_628
  }

  /// The program.
  public static let shared = AVAudioApplication()
  /// Permission to record: not asked for.
  open var recordPermission: AVAudioApplication.recordPermission { .undetermined }
  /// Whether nothing is recorded for the time being: no.
  open var isInputMuted: Bool { false }

  /// Returns false: permission is refused.
  open class func requestRecordPermission() async -> Bool { false }
  /// Reports that permission is refused.
  @preconcurrency open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { response(false) }
}
