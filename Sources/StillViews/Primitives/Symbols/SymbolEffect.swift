/// A motion of symbols that is made for them (C10.18).
///
/// Ours move a symbol as a whole, where Apple's may move its layers one after the other.
nonisolated public protocol SymbolEffect: Sendable {
  /// What the effect is.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once each time a value changes.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes and goes.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol turns into another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does to a symbol.
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
  /// How often it runs a second, as a multiple of its own speed.
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

  /// A number of times; nil: for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count.map { max($0, 1) } ?? .max)
  }
  /// A number of times; nil: for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.count = count.map { max($0, 1) } ?? .max }
  }
  /// In one of the ways to repeat.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// In one of the ways to repeat.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.count = behavior.count }
  }

  /// Faster or slower; 1 is the effect's own speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  /// Faster or slower; 1 is the effect's own speed.
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
    /// A number of times, or for ever, with a pause.
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
