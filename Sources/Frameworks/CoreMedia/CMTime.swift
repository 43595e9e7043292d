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
    let units = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: units) ?? 0, timescale: preferredTimescale)
  }

  /// 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()

  /// The time in seconds; not a number for no time.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether it is a time.
  public var isValid: Bool { timescale > 0 }
  /// Whether it is a finite time.
  public var isNumeric: Bool { isValid }
  /// Whether it has no end: never.
  public var isIndefinite: Bool { false }

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
