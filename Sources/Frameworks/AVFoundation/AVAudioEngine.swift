// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A number of frames of sound.
public typealias AVAudioFrameCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A place among frames of sound.
public typealias AVAudioFramePosition = Int64
/// A socket of a node.
public typealias AVAudioNodeBus = Int
/// The function that receives sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The numbers that sound consists of.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Others, with fractions, or whole ones.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// A form of sound.
///
/// Unchecked because the class is open: its values are constants.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The numbers.
  public let commonFormat: AVAudioCommonFormat
  /// The frames per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels lie one by one in each frame.
  public let isInterleaved: Bool

  /// A form of sound.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  /// The usual form of sound.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// The form of sound that nodes have: 44,100 frames per second in one channel.
  override init() {
    commonFormat = .pcmFormatFloat32
    sampleRate = 44_100
    channelCount = 1
    isInterleaved = false
  }
}

/// A time in sound.
open class AVAudioTime: NSObject {
  /// The frame.
  public let sampleTime: AVAudioFramePosition
  /// The frames per second.
  public let sampleRate: Double

  /// The time of a frame.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }
}

/// Room for sound.
open class AVAudioBuffer: NSObject {
  /// The form of the sound.
  public let format: AVAudioFormat

  init(format: AVAudioFormat) {
    self.format = format
  }
}

/// Room for sound in numbers.
open class AVAudioPCMBuffer: AVAudioBuffer {
  /// The frames that fit.
  public let frameCapacity: AVAudioFrameCount
  /// The frames that are there.
  open var frameLength: AVAudioFrameCount = 0
  /// Nil: no sound is kept.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// Nil: no sound is kept.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }

  /// Room for some frames.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }
}

/// A file of sound. None can be read or written.
open class AVAudioFile: NSObject {
  /// The address.
  public let url: URL
  /// The form of the sound.
  public let processingFormat = AVAudioFormat()
  /// The number of frames: none.
  public let length: AVAudioFramePosition = 0

  /// Throws: no sound is read.
  public init(forReading fileURL: URL) throws {
    url = fileURL
    throw CocoaError(.featureUnsupported)
  }

  /// Throws: no sound is written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    throw CocoaError(.featureUnsupported)
  }

  /// Throws: no sound is read.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
  /// Throws: no sound is written.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

/// A part of an engine. Nothing sounds.
open class AVAudioNode: NSObject {
  /// Returns the form of sound: 44,100 frames per second in one channel.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Returns the form of sound: 44,100 frames per second in one channel.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// No effect: nothing sounds.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// No effect: nothing sounds.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// No effect: nothing sounds.
  open func reset() {}
}

/// The end of an engine to the device.
open class AVAudioIONode: AVAudioNode {
  /// No effect: nothing sounds.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The microphone. Nothing is heard.
open class AVAudioInputNode: AVAudioIONode {}

/// The loudspeaker. Nothing sounds.
open class AVAudioOutputNode: AVAudioIONode {}

/// A mixer. Nothing sounds.
open class AVAudioMixerNode: AVAudioNode {
  /// The loudness, from 0 to 1.
  open var outputVolume: Float = 1
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// The side, from -1 to 1.
  open var pan: Float = 0

  /// A mixer.
  public override init() {
    super.init()
  }
}

/// A player. Nothing sounds.
open class AVAudioPlayerNode: AVAudioNode {
  /// Whether it plays: never.
  open var isPlaying: Bool { false }
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// The side, from -1 to 1.
  open var pan: Float = 0

  /// A player.
  public override init() {
    super.init()
  }

  /// Settings of a sound among others.
  public struct BufferOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Again and again.
    public static let loops = BufferOptions(rawValue: 1)
    /// In the place of what sounds.
    public static let interrupts = BufferOptions(rawValue: 2)
    /// In the place of what sounds, when that is over.
    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
  }

  /// No effect: nothing sounds.
  open func play() {}
  /// No effect: nothing sounds.
  open func pause() {}
  /// No effect: nothing sounds.
  open func stop() {}
  /// No effect: nothing sounds, and the function is never called.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// No effect: nothing sounds, and the function is never called.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
}

/// Nodes that make sound together. Nothing sounds.
open class AVAudioEngine: NSObject {
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// The mixer before the loudspeaker.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether it works: never.
  open var isRunning: Bool { false }
  /// The nodes that were attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  /// An engine without further nodes.
  public override init() {
    super.init()
  }

  /// Adds a node.
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  /// Removes a node.
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  /// No effect: nothing sounds.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// No effect: nothing sounds.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// No effect: nothing sounds.
  open func prepare() {}
  /// No effect: nothing sounds.
  open func start() throws {}
  /// No effect: nothing sounds.
  open func pause() {}
  /// No effect: nothing sounds.
  open func stop() {}
  /// No effect: nothing sounds.
  open func reset() {}
}

/// The care with which sound is kept.
public enum AVAudioQuality: Int, Sendable {
  /// The least.
  case min = 0
  /// Little.
  case low = 0x20
  /// Some.
  case medium = 0x40
  /// Much.
  case high = 0x60
  /// The most.
  case max = 0x7F
}

/// The key of the form of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the frames per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the care.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits per number.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of the kind of numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of the order of channels.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleavedKey"
