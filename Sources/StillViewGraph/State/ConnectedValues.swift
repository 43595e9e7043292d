/// The storage of the dynamic properties of values that are no views, such as the content of bars. The body that evaluates them connects
/// them, one after the other, as a property of its view.
package struct ConnectedValues: ConnectedProperty {
  private final class Storage {
    /// For each value: its type, and what its properties keep.
    var values: [(type: ObjectIdentifier, slots: [AnyObject?])] = []
    /// The number of values that this evaluation has connected.
    var count = 0
  }

  private var storage: Storage?

  package init() {}

  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let kept = slot as? Storage ?? Storage()
    kept.count = 0
    slot = kept
    storage = kept
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool { true }

  /// Whether values of a type have dynamic properties.
  package static func areNeeded<V>(for type: V.Type) -> Bool {
    !ViewPlan.of(type).properties.isEmpty
  }

  /// Returns a value whose properties have their storage and values, in the body that is being evaluated; nil where one of them does not
  /// find what it needs, with a warning.
  package func connected<V>(_ value: V, in environment: EnvironmentValues) -> V? {
    let plan = ViewPlan.of(V.self)
    guard let storage, !plan.properties.isEmpty else { return value }
    let number = storage.count
    storage.count += 1
    if number == storage.values.count {
      storage.values.append((ObjectIdentifier(V.self), []))
    }
    var slots = storage.values[number].slots
    if slots.isEmpty || storage.values[number].type != ObjectIdentifier(V.self) {
      slots = Array(repeating: nil, count: plan.properties.count)
    }
    var value = value
    let missing = unsafe withUnsafeMutableBytes(of: &value) { bytes -> MissingValue? in
      guard let base = bytes.baseAddress else { return nil }
      var missing: MissingValue?
      for (index, property) in plan.properties.enumerated() {
        let place = unsafe base + property.offset
        _ = unsafe property.type.connect(place, &slots[index], environment: environment)
        missing = unsafe missing ?? property.type.missing(UnsafeRawPointer(place))
      }
      return missing
    }
    storage.values[number] = (ObjectIdentifier(V.self), slots)
    guard let missing else { return value }
    if let node = BodyScope.current { node.graph.warn(missing.message, at: node) }
    return nil
  }
}
