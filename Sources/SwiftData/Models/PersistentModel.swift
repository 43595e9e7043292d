import Foundation
public import Observation

/// A class whose instances a `ModelContext` keeps; `@Model` makes one.
///
/// Models belong to the thread that uses their context: hand their `persistentModelID` to another thread, not them.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue,
  SendableMetatype
{
  /// The description of the class; `@Model` makes it.
  static var _$entity: _Entity { get }
  /// The values of the model's properties; `@Model` makes it.
  var _$backing: _ModelBacking { get }
  /// Makes a model of values that are stored; `@Model` writes it.
  init(_ backing: _ModelBacking)
}

extension PersistentModel {
  /// The identity of the model in every context of its container.
  public var persistentModelID: PersistentIdentifier { _$backing.identifier }

  /// The identity of the model, unless the class declares another one.
  public var id: PersistentIdentifier { _$backing.identifier }

  /// The context that the model was inserted into; nil before, and when a deletion has been saved.
  public var modelContext: ModelContext? { _$backing.context }

  /// Whether the model was deleted from its context.
  public var isDeleted: Bool { _$backing.isDeleted }

  /// Whether the model was inserted or changed and its context has not been saved since.
  public var hasChanges: Bool { _$backing.context?.hasChanges(of: self) ?? false }

  /// Models are equal when they have one identity.
  public static func == (a: Self, b: Self) -> Bool {
    a._$backing.identifier == b._$backing.identifier
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_$backing.identifier)
  }
}

/// The identity of a model: the same in all contexts, and Sendable.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  /// The number, unique in the process.
  let number: Int
  /// The name of the model's class.
  public let entityName: String

  /// The identity of the identifier itself.
  public struct ID: Hashable, Comparable, Sendable {
    let number: Int

    /// Earlier models come first.
    public static func < (a: ID, b: ID) -> Bool { a.number < b.number }
  }

  /// The identity of the identifier itself.
  public var id: ID { ID(number: number) }

  /// Nil: a store in memory has no name.
  public var storeIdentifier: String? { nil }

  /// Hashes the number, which tells all identifiers apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// Whether both name one model.
  public static func == (a: Self, b: Self) -> Bool {
    a.number == b.number && a.entityName == b.entityName
  }

  /// Orders by class, then by the time at which the models were made.
  public static func < (a: Self, b: Self) -> Bool {
    a.entityName == b.entityName ? a.number < b.number : a.entityName < b.entityName
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The class. The number is left out: it depends on what other threads do, and pictures must not.
  public var description: String { "PersistentIdentifier(\(entityName))" }
}

/// The variable that `@Model` declares beside each of the class, so that the compiler knows when it is set.
public struct _ModelSlot: Sendable {
  /// The mark that a variable has been set.
  public init() {}
}
