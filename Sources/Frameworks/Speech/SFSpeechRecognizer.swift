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
}

/// The result of an attempt.
open class SFSpeechRecognitionResult: NSObject {
  /// The best words.
  public let bestTranscription = SFTranscription()
  /// Whether they will not change.
  public let isFinal = false
}

/// Speech that is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  /// No effect: nothing is understood.
  public var shouldReportPartialResults = true
  /// No effect: nothing is understood.
  public var requiresOnDeviceRecognition = false
}

/// Speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Speech without sounds.
  public override init() {
    super.init()
  }

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

  /// A recognizer of the device's language.
  public override init() {
    super.init()
  }

  /// A recognizer of a language; nil: there is none.
  public init?(locale: Locale) {
    return nil
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
