public import StillViewGraph

/// A trait of a program.
public protocol UITraitDefinition<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value of collections that say none.
  static var defaultValue: Value { get }
  /// The name in descriptions.
  static var name: String { get }
  /// Whether colours may depend on it. No effect: colours read their traits when they are drawn.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait of a program.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A key of the environment whose value is a trait, too.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value of the traits. Never called: the environment of views keeps the value.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value into traits. Never called: the environment of views keeps the value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The traits of a program in a collection. Collections with the same ones are equal.
final class ProgramTraits: Hashable, Sendable {
  // Values are of any type: a collection is given to one thread, as the view whose traits it has.
  nonisolated(unsafe) private let values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any]) {
    unsafe self.values = values
  }

  func value(of key: ObjectIdentifier) -> Any? { unsafe values[key] }

  func adding(_ value: Any, for key: ObjectIdentifier) -> ProgramTraits {
    unsafe ProgramTraits(values.merging([key: value]) { $1 })
  }

  func adding(_ other: ProgramTraits) -> ProgramTraits {
    unsafe ProgramTraits(values.merging(other.values) { $1 })
  }

  static func == (a: ProgramTraits, b: ProgramTraits) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UITraitCollection: UIMutableTraits {
  /// The value of a trait of the program (default: that of the trait).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { own?.value(of: ObjectIdentifier(trait)) as? Trait.Value ?? Trait.defaultValue }
    set { own = (own ?? ProgramTraits([:])).adding(newValue, for: ObjectIdentifier(trait)) }
  }
}
