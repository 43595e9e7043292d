// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whole seconds or parts of them.
public typealias CMTimeScale = Int32
/// A number of parts of a second.
public typealias CMTimeValue = Int64

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// A stretch from a time on.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A stretch between two times.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No time.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No stretch.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// The end.
  public var end: CMTime { start + duration }
  /// Whether it has no length.
  public var isEmpty: Bool { duration == .zero }

  /// Returns whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { !(time < start) && time < end }
}

/// The pixels of a picture. There are none.
public final class CVBuffer {
  init() {}
}

/// The pixels of a picture.
public typealias CVImageBuffer = CVBuffer
/// The pixels of a picture.
public typealias CVPixelBuffer = CVBuffer

/// A piece of a film or a sound. There are none.
public final class CMSampleBuffer {
  init() {}

  /// The time at which it is shown.
  public var presentationTimeStamp: CMTime { .invalid }
  /// The pixels; nil: there are none.
  public var imageBuffer: CVImageBuffer? { nil }
}

/// Returns nil: there are no pixels.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns the time of a piece.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

/// Width and height of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// From side to side.
  public var width: Int32
  /// From top to bottom.
  public var height: Int32

  /// No size.
  public init() { (width, height) = (0, 0) }

  /// A size in pixels.
  public init(width: Int32, height: Int32) {
    (self.width, self.height) = (width, height)
  }
}
