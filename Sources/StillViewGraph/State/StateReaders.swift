/// The bodies that have read a state, each once, in the order in which they came.
///
/// Bodies that are gone leave their place at the latest when twice as many have come, so that a state read by many costs each of them the
/// same.
struct StateReaders {
  private struct Reader {
    weak var node: (any BodyEvaluator)?
  }

  private var readers: [Reader] = []
  /// The places of the readers; empty while there are few, which are found by looking at all.
  private var places: [ObjectIdentifier: Int] = [:]
  private var most = Self.few
  private static let few = 8

  /// The readers that are still there.
  var present: [any BodyEvaluator] { readers.compactMap(\.node) }

  /// Adds a reader that is not there yet.
  mutating func add(_ node: any BodyEvaluator) {
    guard !contains(node) else { return }
    if readers.count >= most { removeGone() }
    if most > Self.few { places[ObjectIdentifier(node)] = readers.count }
    readers.append(Reader(node: node))
  }

  private func contains(_ node: any BodyEvaluator) -> Bool {
    guard most > Self.few else { return readers.contains { $0.node === node } }
    // Another object may have lain at this address before.
    guard let place = places[ObjectIdentifier(node)] else { return false }
    return readers[place].node === node
  }

  private mutating func removeGone() {
    readers.removeAll { $0.node == nil }
    most = max(Self.few, 2 * readers.count)
    places = [:]
    guard most > Self.few else { return }
    for (place, reader) in readers.enumerated() {
      if let node = reader.node { places[ObjectIdentifier(node)] = place }
    }
  }
}
