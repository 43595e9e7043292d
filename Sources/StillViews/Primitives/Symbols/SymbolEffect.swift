/// A motion of symbols that is made for them (C10.18).
///
/// Ours move a symbol as a whole, where Apple's may move its layers one after the other.
nonisolated public protocol SymbolEffect: Sendable {
  /// The kind and options of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once each time a value changes.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts while it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes and goes.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol turns into another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kind and options of a symbol effect.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }

  var kind: Kind
  /// 1: up, clockwise, forward, to the right; −1: the other way; nil: not said.
  var direction: Double?
  /// Whether the motion is sideways where it might be up and down.
  var isSideways = false
  /// Whether the motion goes back the way it came.
  var reverses = false

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// How often and how fast an effect runs.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often; nil: once for effects of a value, for ever for those that are active.
  private(set) var count: Int?
  /// The speed, as a multiple of the effect's normal speed.
  private(set) var pace: Double = 1

  /// As the effect does by itself.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .max) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// For ever.
  public var repeating: SymbolEffectOptions { with { $0.count = .max } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }

  /// Repeats a number of times (nil: forever).
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max)
  }
  /// Repeats a number of times (nil: forever).
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.count = count.map { max($0, 1) } ?? .max }
  }
  /// Repeats with a behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// Repeats with a behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.count = behavior.count }
  }

  /// Sets the speed, as a multiple of the effect's normal speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  /// Multiplies the speed; 1 keeps it.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.pace *= speed.isFinite && speed > 0 ? speed : 1 }
  }

  /// Whether an effect pauses between its runs; ours do not.
  nonisolated public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int

    /// Again and again.
    public static let periodic = RepeatBehavior(count: .max)
    /// Without a pause.
    public static let continuous = RepeatBehavior(count: .max)
    /// Repeats a number of times (default: forever), with a pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) } ?? .max)
    }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var result = self
    change(&result)
    return result
  }
}
