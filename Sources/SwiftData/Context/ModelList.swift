/// Models in the order in which they were added, found and removed in constant time.
struct ModelList {
  private var places: ContiguousArray<(any PersistentModel)?> = []
  private var positions: [PersistentIdentifier: Int] = [:]

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }
  var models: [any PersistentModel] { places.compactMap { $0 } }

  func contains(_ model: any PersistentModel) -> Bool {
    positions[model._$backing.identifier] != nil
  }

  subscript(identifier: PersistentIdentifier) -> (any PersistentModel)? {
    positions[identifier].flatMap { places[$0] }
  }

  /// Adds a model unless it is there.
  mutating func add(_ model: any PersistentModel) {
    let identifier = model._$backing.identifier
    guard positions[identifier] == nil else { return }
    positions[identifier] = places.count
    places.append(model)
  }

  mutating func remove(_ model: any PersistentModel) {
    guard let position = positions.removeValue(forKey: model._$backing.identifier) else { return }
    places[position] = nil
    guard places.count > 2 * positions.count + 64 else { return }
    places = places.filter { $0 != nil }
    for (position, model) in places.enumerated() {
      if let model { positions[model._$backing.identifier] = position }
    }
  }

  mutating func removeAll() {
    places = []
    positions = [:]
  }

  /// Calls a closure with each model until it returns false.
  func visit(_ body: (any PersistentModel) throws -> Bool) rethrows {
    for case let model? in places {
      if try !body(model) { return }
    }
  }
}
