// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: units per second.
  public var timescale: Int32

  /// No time.
  public init() {
    self.init(value: 0, timescale: 0)
  }

  /// A fraction of seconds.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// The time nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let units = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: units) ?? 0, timescale: preferredTimescale)
  }

  /// 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()

  // Times that are no fractions have a denominator below 0.
  /// Later than any time.
  public static let positiveInfinity = CMTime(value: 1, timescale: -1)
  /// Earlier than any time.
  public static let negativeInfinity = CMTime(value: -1, timescale: -1)
  /// The length of what has no end that is known.
  public static let indefinite = CMTime(value: 0, timescale: -1)

  /// The time in seconds; not a number for no time, and for an indefinite one.
  public var seconds: Double {
    if timescale < 0 { return value == 0 ? .nan : value > 0 ? .infinity : -.infinity }
    return timescale == 0 ? .nan : Double(value) / Double(timescale)
  }
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is a finite time.
  public var isNumeric: Bool { timescale > 0 }
  /// Whether it has no end that is known.
  public var isIndefinite: Bool { self == .indefinite }
  /// Whether it is later than any time.
  public var isPositiveInfinity: Bool { self == .positiveInfinity }
  /// Whether it is earlier than any time.
  public var isNegativeInfinity: Bool { self == .negativeInfinity }

  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }

  /// Returns the sum, in the finer of both units.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }

  /// Returns the difference, in the finer of both units.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}

/// Returns the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
