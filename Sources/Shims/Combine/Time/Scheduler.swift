/// A length of time that can be given in seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a number of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a number of seconds, with fractions.
  static func seconds(_ s: Double) -> Self
  /// Returns a number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Decides when and where work is done.
public protocol Scheduler<SchedulerTimeType> {
  /// Moments on its clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How work is done; `Never` where there is nothing to choose.
  associatedtype SchedulerOptions

  /// The present moment of the scheduler's clock.
  var now: SchedulerTimeType { get }
  /// How inexact it is at least.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does the work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does the work after a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does the work after a moment and then again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does work as soon as it can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does work after a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work after a moment, which may be missed by `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does work again and again after a moment, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Does work at once, on the spot.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The only one that is needed.
  public static let shared = ImmediateScheduler()

  /// All work is done at one moment.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: Self) -> Stride { .seconds(0) }
    public func advanced(by n: Stride) -> Self { self }

    public struct Stride: SchedulerStride, Sendable {
      public var magnitude: Double
      public init(magnitude: Double) { self.magnitude = magnitude }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// A length of time on a scheduler's clock, in seconds.
public protocol SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral
where Magnitude == Double {
  /// In seconds.
  var magnitude: Double { get set }
  /// A length in seconds.
  init(magnitude: Double)
}

extension SchedulerStride {
  /// In seconds.
  public var timeInterval: Double { magnitude }

  /// A number of seconds.
  public init(integerLiteral value: Int) { self.init(magnitude: Double(value)) }
  /// A number of seconds.
  public init(floatLiteral value: Double) { self.init(magnitude: value) }
  /// A number of seconds; nil if it has no exact representation.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(magnitude: value)
  }

  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func == (a: Self, b: Self) -> Bool { a.magnitude == b.magnitude }
  public static func + (a: Self, b: Self) -> Self { .init(magnitude: a.magnitude + b.magnitude) }
  public static func - (a: Self, b: Self) -> Self { .init(magnitude: a.magnitude - b.magnitude) }
  public static func * (a: Self, b: Self) -> Self { .init(magnitude: a.magnitude * b.magnitude) }
  public static func *= (a: inout Self, b: Self) { a = a * b }

  public static func seconds(_ s: Int) -> Self { .init(magnitude: Double(s)) }
  public static func seconds(_ s: Double) -> Self { .init(magnitude: s) }
  public static func milliseconds(_ ms: Int) -> Self { .init(magnitude: Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { .init(magnitude: Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { .init(magnitude: Double(ns) / 1e9) }
}
