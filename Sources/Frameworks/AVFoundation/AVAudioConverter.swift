// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The sound that a converter receives.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// Some, none for now, or none any more.
  case haveData, noDataNow, endOfStream
}

/// The outcome of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// Some, too little for now, none any more, or a problem.
  case haveData, inputRanDry, endOfStream, error
}

/// The function that a converter asks for sound.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// A number of packets of sound.
public typealias AVAudioPacketCount = UInt32

/// Changes the form of sound. Nothing is converted.
open class AVAudioConverter: NSObject {
  /// The form before.
  public let inputFormat: AVAudioFormat
  /// The form after.
  public let outputFormat: AVAudioFormat
  /// No effect: nothing is converted.
  open var sampleRateConverterQuality = 0

  /// A change from one form into another.
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    inputFormat = fromFormat
    outputFormat = toFormat
  }

  /// No effect: nothing is kept.
  open func reset() {}

  /// Returns that there was a problem: nothing is converted, and the function is never called.
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus { .error }

  /// Throws: nothing is converted.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// The moment at which a player calls back. No effect: nothing sounds.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the sound is used up, sent on, or heard.
  case dataConsumed, dataRendered, dataPlayedBack
}

extension AVAudioPlayerNode {
  /// No effect: nothing sounds, and the function is never called.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}

  /// No effect: nothing sounds, and the function is never called.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
}
