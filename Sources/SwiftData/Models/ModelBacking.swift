import Foundation
import Observation
import Synchronization

/// The values of one model, the same class for all models.
///
/// A value that is nil has not been read from the saved row yet. Of a relationship, a row has identifiers, and the
/// context finds the models.
public final class _ModelBacking {
  let entity: _Entity
  let identifier: PersistentIdentifier
  /// By position of the property.
  var values: ContiguousArray<Any?>
  /// The values that were saved last; nil before.
  var row: ModelRow?
  /// The context, which does not own the model's values.
  var link: ContextLink?
  var isDeleted = false
  /// The reason for which the other sides of relationships may not know of the model any more.
  var departure = Departure.none
  /// Whether relationships were set when there was no model yet to tell the other side about.
  private(set) var needsLinking = false
  /// The members of relationships, by position, where they were needed; nil outside of a `LinkPass`.
  var members: [Int: Set<ObjectIdentifier>]?
  private var registrar: ObservationRegistrar?

  /// The way in which a model has left its context.
  enum Departure {
    case none
    /// The other sides have lost it, as its delete rules say.
    case deleted
    /// Unknown.
    case other
  }

  private static let numbers = Atomic(0)

  /// The values of a new model; `@Model` calls it.
  public init(_ entity: _Entity) {
    self.entity = entity
    let number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
    identifier = PersistentIdentifier(number: number, entityName: entity.name)
    values = ContiguousArray(repeating: nil, count: entity.properties.count)
  }

  /// The values of a model that was saved.
  init(_ entity: _Entity, _ identifier: PersistentIdentifier, _ row: ModelRow, _ link: ContextLink?)
  {
    self.entity = entity
    self.identifier = identifier
    self.row = row
    self.link = link
    values = ContiguousArray(repeating: nil, count: entity.properties.count)
  }

  /// The values of a model that is in no store.
  convenience init(missing entity: _Entity) {
    self.init(entity)
    row = ModelRow([])
  }

  var context: ModelContext? { link?.context }

  // MARK: For what `@Model` writes

  /// Sets a value in an initialiser.
  public func _start<V>(_ index: Int, _ value: V) {
    values[index] = .some(value)
    if entity.properties[index].relationshipType != nil { needsLinking = true }
  }

  /// Returns the value of a constant that was saved.
  public func _constant<V>(_ index: Int) -> V { value(at: index) }

  /// Returns a value, and notes that it was read.
  public func _get<M: PersistentModel, V>(_ index: Int, _ keyPath: KeyPath<M, V>, _ model: M) -> V {
    if needsLinking { link(model) }
    if link?.isQuiet != true { observed.access(model, keyPath: keyPath) }
    return value(at: index)
  }

  /// Sets a value, tells its readers and the context; an equal value changes nothing.
  public func _set<M: PersistentModel, V>(
    _ index: Int, _ keyPath: KeyPath<M, V>, _ model: M, _ newValue: V
  ) {
    if needsLinking { link(model) }
    if let type = entity.properties[index].relationshipType {
      let models = (newValue as? any _RelationshipValue)?._models ?? []
      setRelationship(index, type, models, of: model)
      return
    }
    if let old = stored(index), let same = old as? V, isSame(same, newValue) { return }
    mutate(index, of: model) { values[index] = .some(newValue) }
    context?.modelChanged(model)
  }

  // MARK: Values

  private var observed: ObservationRegistrar {
    if let registrar { return registrar }
    let new = ObservationRegistrar()
    registrar = new
    return new
  }

  /// Changes a property, announced to who has read it.
  func mutate(_ index: Int, of model: any PersistentModel, _ change: () -> Void) {
    guard let registrar else { return change() }
    entity.properties[index].mutate(model, registrar, change)
  }

  /// Returns the value as it is kept, read from the saved row if it was not yet.
  func stored(_ index: Int) -> Any? {
    if let value = values[index] { return .some(value) }
    guard let row, index < row.values.count else { return nil }
    let property = entity.properties[index]
    guard let type = property.relationshipType else {
      values[index] = row.values[index]
      return values[index]
    }
    let identifiers = row.values[index] as? [PersistentIdentifier] ?? []
    let models = identifiers.compactMap { context?.existingModel(for: $0) }
    func made<R: _RelationshipValue>(_ type: R.Type) -> Any? { R._of(models).map { $0 as Any } }
    let value = made(type)
    // Without a context nothing can be found, and another one may come.
    if context != nil { values[index] = value }
    return value
  }

  private func value<V>(at index: Int) -> V {
    if let value = stored(index) as? V { return value }
    if let value = entity.properties[index].placeholder() as? V { return value }
    preconditionFailure(
      "\(entity.name).\(entity.properties[index].name) has no value: the model is not in a store; "
        + "give the property a default value")
  }

  private func isSame<V>(_ a: V, _ b: V) -> Bool {
    func equal<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
    guard let a = a as? any Equatable else { return false }
    return equal(a)
  }

  /// Returns the models that a relationship leads to.
  func models(_ index: Int) -> [any PersistentModel] {
    (stored(index) as? any _RelationshipValue)?._models ?? []
  }

  func hasLinked() { needsLinking = false }

  /// Ends references to other models, which may be cycles.
  func unlink() {
    for index in entity.relationships
    where entity.properties[index].relationshipType?._mayBeEmpty == true {
      values[index] = nil
    }
  }
}

/// The saved values of a model, by position; of a relationship, the identifiers.
///
/// Unchecked because values are only marked Codable: a row never changes, and its values are copied.
final class ModelRow: @unchecked Sendable {
  let values: [Any]

  init(_ values: [Any]) {
    self.values = values
  }
}

/// A model's way to its context. The context's end ends it.
final class ContextLink {
  weak var context: ModelContext?
  /// While true, reading a property is not noted: a fetch reads properties of all models.
  var isQuiet = false
}
