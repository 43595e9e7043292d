@_exported public import AVFoundation
@_exported public import Foundation

/// Permission to understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, impossible, or given.
  case notDetermined, denied, restricted, authorized
}

/// Words that were understood.
open class SFTranscription: NSObject {
  /// The words.
  public let formattedString = ""
  /// The parts: none.
  public let segments: [SFTranscriptionSegment] = []
}

/// A part of words that were understood. There is none.
open class SFTranscriptionSegment: NSObject {
  /// The words.
  public let substring = ""
  /// Their place in all words.
  public let substringRange = NSRange(location: 0, length: 0)
  /// The start, in seconds.
  public let timestamp: TimeInterval = 0
  /// How long they take, in seconds.
  public let duration: TimeInterval = 0
  /// How sure they are, from 0 to 1.
  public let confidence: Float = 0
}

/// The result of an attempt.
open class SFSpeechRecognitionResult: NSObject {
  /// The best words.
  public let bestTranscription = SFTranscription()
  /// The words that it may be: none.
  public let transcriptions: [SFTranscription] = []
  /// Whether they will not change.
  public let isFinal = false
}

/// Speech that is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  /// No effect: nothing is understood.
  public var shouldReportPartialResults = true
  /// No effect: nothing is understood.
  public var requiresOnDeviceRecognition = false
  /// No effect: nothing is understood.
  public var contextualStrings: [String] = []
  /// No effect: nothing is understood.
  public var addsPunctuation = false
  /// No effect: nothing is understood.
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// No effect: nothing is understood.
  public var interactionIdentifier: String?
}

/// The kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Any, as for a text, as for a search, or short.
  case unspecified, dictation, search, confirmation
}

/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public let url: URL

  /// Speech of a file, which is not read.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Speech without sounds.
  public override init() {
    super.init()
  }

  /// No effect: nothing is heard.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// No effect: nothing is heard.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// No effect: nothing is heard.
  open func endAudio() {}
}

/// An attempt to understand speech.
open class SFSpeechRecognitionTask: NSObject {
  /// No effect: nothing is understood.
  open func cancel() {}
  /// No effect: nothing is understood.
  open func finish() {}
}

/// Understands speech. Permission is refused, and nothing is understood.
open class SFSpeechRecognizer: NSObject {
  /// Whether it can be used: never.
  public let isAvailable = false
  /// Whether it needs no network: never, as it understands nothing.
  public var supportsOnDeviceRecognition = false
  /// The languages that are understood: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// The language.
  public let locale: Locale

  /// A recognizer of a language (default: the device's). It is there, and understands nothing.
  public init?(locale: Locale = .current) {
    self.locale = locale
  }

  /// Returns the permission: always refused.
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  /// Reports that permission is refused.
  public class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Returns an attempt that nothing is understood in.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
