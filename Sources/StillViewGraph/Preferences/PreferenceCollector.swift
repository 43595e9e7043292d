import StillLayout
import StillRuntime

/// Finds out where preferences have changed, and remembers what containers hand up.
///
/// A writer that changes, and a holder that gets other elements, are noted. After layout the elements around
/// them are marked; from the root only marked ones are visited, which tells the readers among them, and only
/// they reduce again. Where no view sets a preference, nothing is noted, marked or visited.
final class PreferenceCollector {
  /// The collected values of one element, for the keys that were asked for.
  private struct Known {
    weak var element: _ViewNode?
    var values: [ObjectIdentifier: Any] = [:]
  }

  /// A value, or that there is none.
  private struct Answer<Value> {
    let value: Value?
  }

  private var changed: [_ViewNode] = []
  /// Whether any view has ever set or read a preference.
  private var isUsed = false
  /// The last version given to an element. No two elements have the same, so that a reader notices another one inside.
  private var version: UInt32 = 0
  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of entries above which those of removed elements are dropped.
  private var capacity = 64

  /// Whether anything has changed since the last collection.
  var hasChanges: Bool { !changed.isEmpty }

  /// Notes that the value set by an element has changed.
  func writerChanged(_ element: _ViewNode) {
    isUsed = true
    element.writesPreference = true
    changed.append(element)
  }

  /// A holder arranges other elements than before, or in another order.
  func elementsChanged(in holder: _ViewNode) {
    if isUsed { changed.append(holder) }
  }

  /// Visits what has changed; true when there was something.
  func collect(from root: _ViewNode) -> Bool {
    guard hasChanges else { return false }
    mark()
    if root.preferencesAreStale { CallStack.ensured { root.collectPreferences() } }
    return true
  }

  /// Takes note of what has changed and tells no one: the next collection will.
  func leaveUnsettled() {
    mark()
  }

  /// Marks the elements around what has changed.
  private func mark() {
    for element in changed where !element.isRetired {
      var node: _ViewNode? = element
      while let next = node, !next.preferencesAreStale {
        next.preferencesAreStale = true
        node = next.enclosing
      }
    }
    changed = []
  }

  func nextVersion() -> UInt32 {
    version &+= 1
    return version
  }

  // MARK: Memory

  func forget(_ element: _ViewNode) {
    if !known.isEmpty { known[ObjectIdentifier(element)] = nil }
  }

  /// Returns the element's last collected value for a key; nil if it is unknown.
  func value<K: PreferenceKey>(of element: _ViewNode, _ key: K.Type) -> K.Value?? {
    guard let entry = known[ObjectIdentifier(element)], entry.element === element,
      let answer = entry.values[ObjectIdentifier(key)] as? Answer<K.Value>
    else { return nil }
    return .some(answer.value)
  }

  func remember<K: PreferenceKey>(_ value: K.Value?, of element: _ViewNode, _ key: K.Type) {
    let identity = ObjectIdentifier(element)
    var entry = known[identity] ?? Known(element: element)
    if entry.element !== element { entry = Known(element: element) }
    entry.values[ObjectIdentifier(key)] = Answer(value: value)
    known[identity] = entry
    guard known.count > capacity else { return }
    known = known.filter { $0.value.element != nil }
    capacity = max(64, known.count * 2)
  }
}

extension _ViewNode {
  /// Visits the marked elements inside, and finds out whether the way to any writer leads through this one.
  final func collectPreferences() {
    preferencesAreStale = false
    preferenceVersion = graph.preferences.nextVersion()
    graph.counters.preferenceVisits += 1
    graph.preferences.forget(self)
    var leads = writesPreference
    for element in placedElements {
      if element.preferencesAreStale { CallStack.ensured { element.collectPreferences() } }
      if element.leadsToPreferences { leads = true }
    }
    leadsToPreferences = leads
  }

  /// Returns the element's value for a key; nil if neither it nor an element inside sets it.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard writesPreference, let writer = self as? any PreferenceWriter else {
      return innerPreference(key)
    }
    return writer.ownPreference(key)
  }

  /// Returns the value of the views inside; nil if none of them sets the key.
  ///
  /// Reduced over the elements that layout has placed, in their order: views on their way out do not count
  /// (rule L10.15), a background comes before what it lies behind, an overlay after what it lies on (rule L3.10).
  /// The first value seeds the reduction (rule L10.13).
  ///
  /// - Complexity: linear in the elements inside that lead to writers and have changed.
  final func innerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard leadsToPreferences else { return nil }
    let elements = placedElements
    var open = elements.indices.filter { elements[$0].leadsToPreferences }[...]
    guard let first = open.popFirst() else { return nil }
    if open.isEmpty { return CallStack.ensured { elements[first].preference(key) } }
    if let answer = graph.preferences.value(of: self, key) { return answer }
    let value = reduce(
      key, elements, open, seed: CallStack.ensured { elements[first].preference(key) })
    graph.preferences.remember(value, of: self, key)
    return value
  }

  private final func reduce<K: PreferenceKey>(
    _ key: K.Type, _ elements: [_ViewNode], _ indices: ArraySlice<Int>, seed: K.Value?
  ) -> K.Value? {
    var open = indices
    var found = seed
    while found == nil, let index = open.popFirst() {
      found = CallStack.ensured { elements[index].preference(key) }
    }
    guard var value = found else { return nil }
    // Nothing else may hold the value, or a list would be copied for each view that adds to it.
    found = nil
    while let index = open.popFirst() {
      guard let next = CallStack.ensured({ elements[index].preference(key) }) else { continue }
      graph.counters.preferenceReductions += 1
      K.reduce(value: &value, nextValue: { next })
    }
    return value
  }
}
