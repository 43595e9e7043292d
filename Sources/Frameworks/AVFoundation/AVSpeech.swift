// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A voice.
///
/// Unchecked because the class is open: its own values never change.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language, as "en-US".
  public let language: String
  /// The name.
  public let name: String
  /// The name by which it is found again.
  public let identifier: String

  /// The voice of a language; nil: that of the device.
  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    name = language
    identifier = language
  }

  /// The voice of a name.
  public init?(identifier: String) {
    language = "en-US"
    name = identifier
    self.identifier = identifier
  }

  /// How natural it is: as usual.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The apparent speaker: nobody in particular.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// The special properties: none.
  open var voiceTraits: Traits { [] }

  /// Properties of a voice.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// For fun.
    public static let isNoveltyVoice = Traits(rawValue: 1)
    /// That of the device's owner.
    public static let isPersonalVoice = Traits(rawValue: 2)
  }

  /// Returns the language of the device: "en-US".
  public class func currentLanguageCode() -> String { "en-US" }

  /// Returns no voices.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// How natural a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// As usual.
  case `default` = 1
  /// Better, or best.
  case enhanced, premium
}

/// The apparent speaker of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Nobody in particular, a man, or a woman.
  case unspecified, male, female
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that is spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; nil: that of the device.
  public var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1.
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  public var pitchMultiplier: Float = 1
  /// The loudness, from 0 to 1.
  public var volume: Float = 1
  /// The pause before, in seconds.
  public var preUtteranceDelay: TimeInterval = 0
  /// The pause after, in seconds.
  public var postUtteranceDelay: TimeInterval = 0

  /// A text.
  public init(string: String) {
    speechString = string
  }
}

/// The place at which speech ends.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, or after the word.
  case immediate, word
}

/// The receiver of the progress of speech. No method is called.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Receives the start. Never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Receives the end. Never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// A speaker of texts. Nothing is heard.
open class AVSpeechSynthesizer: NSObject {
  /// The receiver of the progress.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks: never.
  public let isSpeaking = false
  /// Whether it is paused: never.
  public let isPaused = false
  /// No effect: nothing is heard.
  public var usesApplicationAudioSession = true
  /// No effect: nothing is heard.
  public var mixToTelephonyUplink = false

  /// A speaker.
  public override init() {
    super.init()
  }

  /// No effect: nothing is heard.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Returns false: nothing is heard.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is heard.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is heard.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
