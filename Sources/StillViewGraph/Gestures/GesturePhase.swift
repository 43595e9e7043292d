/// The progress of a gesture.
package enum GesturePhase<Value> {
  /// It may still begin; the value is what is known already.
  case possible(Value?)
  /// It goes on.
  case active(Value)
  /// It was recognised, and is over.
  case ended(Value)
  /// It was something else, or was cancelled.
  case failed

  /// Returns the same with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value while the gesture is not over.
  package var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The last value, also after the end.
  package var known: Value? {
    if case .ended(let value) = self { value } else { current }
  }

  package var progress: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// The progress of a gesture, without its value.
package enum GestureProgress {
  case possible, active, ended, failed

  /// Whether nothing more will come of the gesture.
  package var isFinal: Bool { self == .ended || self == .failed }
  /// Whether it was recognised.
  package var hasBegun: Bool { self == .active || self == .ended }
}

/// The touches that a gesture can follow; an error reports a touch that would have no effect.
package struct GestureAbilities: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A touch that ends where it began.
  package static let tap = GestureAbilities(rawValue: 1)
  /// A touch that stays for a while.
  package static let press = GestureAbilities(rawValue: 2)
  /// A touch that moves.
  package static let drag = GestureAbilities(rawValue: 4)
}
