import Observation
import StillLayout
import Synchronization

/// The properties of observable objects that a view's body, and the closures that it wrote, read when they last ran.
///
/// A body that runs again starts with no readings; otherwise a film of a model that never changes would store every
/// frame.
package final class Readings {
  /// One of the closures of a body.
  private struct Closure: Hashable {
    /// The node that calls it; another one may have its place in memory once it is gone.
    let node: ObjectIdentifier
    let role: AnyHashable?
  }

  private var body: Reading?
  private var closures: [Closure: Reading] = [:]

  deinit {
    body?.end()
    for reading in closures.values { reading.end() }
  }

  /// Evaluates a node's body, and learns when something observable that it read is about to change.
  static func evaluating<Result>(_ node: any BodyEvaluator, _ body: () -> Result) -> Result {
    let (result, new) = Reading.during(node, isRepeated: node.readings?.body != nil, body)
    if new != nil || node.readings != nil {
      let readings = node.ownReadings
      readings.body?.end()
      readings.body = new
    }
    return result
  }

  /// Runs a closure that a body wrote; `role` tells the closures apart that `caller` runs.
  static func evaluating<Result>(
    _ node: any BodyEvaluator, calledBy caller: _ViewNode, _ role: () -> AnyHashable?,
    _ closure: () -> Result
  ) -> Result {
    let known = node.readings.flatMap { readings in
      readings.closures.isEmpty
        ? nil : readings.closures[Closure(node: ObjectIdentifier(caller), role: role())]
    }
    let (result, new) = Reading.during(node, isRepeated: known != nil, closure)
    if known != nil || new != nil {
      let key = Closure(node: ObjectIdentifier(caller), role: role())
      // While the closure ran, it may have been called again.
      let readings = node.ownReadings
      readings.closures[key]?.end()
      readings.closures[key] = new
    }
    return result
  }

  /// Forgets what a closure has read that is not called any more.
  func forget(_ role: AnyHashable, calledBy caller: _ViewNode) {
    guard !closures.isEmpty else { return }
    closures.removeValue(forKey: Closure(node: ObjectIdentifier(caller), role: role))?.end()
  }

  /// The number of stored readings.
  var count: Int { (body == nil ? 0 : 1) + closures.count }
}

extension BodyEvaluator {
  fileprivate var ownReadings: Readings {
    if let readings { return readings }
    let new = Readings()
    readings = new
    return new
  }
}

/// The properties read in one evaluation.
///
/// The Observation library discards its record when one of the properties changes, and offers no other way to discard
/// it. So every evaluation after the first also reads a mark, and a change of the mark is announced to discard the
/// record. The first evaluation has no mark: most bodies read nothing observable, and pay nothing for it.
///
/// Unchecked because nodes are not Sendable: the reference is only followed by the thread that updates the graph; other
/// threads hand the reading on as it is.
private final class Reading: Observable, @unchecked Sendable {
  private weak var node: (any BodyEvaluator)?
  private let marks: ObservationRegistrar?
  private let isOver = Atomic(false)

  private init(_ node: any BodyEvaluator, isMarked: Bool) {
    self.node = node
    marks = isMarked ? ObservationRegistrar() : nil
  }

  private var mark: Void { marks?.access(self, keyPath: \.mark) }

  /// Runs a closure, and has the node told when something that it read changes.
  ///
  /// - Parameter isRepeated: whether something was read the last time.
  /// - Returns: No reading where nothing was read.
  static func during<Result>(
    _ node: any BodyEvaluator, isRepeated: Bool, _ body: () -> Result
  ) -> (Result, Reading?) {
    var reading = isRepeated ? Reading(node, isMarked: true) : nil
    let writes = node.graph.writes
    func whatIsToldOfChanges() -> @Sendable () -> Void {
      let told = reading ?? Reading(node, isMarked: false)
      reading = told
      return { told.change(writes) }
    }
    let result = withObservationTracking(
      {
        reading?.mark
        return body()
      }, onChange: whatIsToldOfChanges())
    return (result, reading)
  }

  /// Something that was read is about to change; on any thread.
  private func change(_ writes: WriteQueue) {
    guard !isOver.load(ordering: .acquiring) else { return }
    writes.add(Transaction.current) { _ in self.node?.stateChanged() }
  }

  /// Forgets what was read. To be called when what replaces it has been read, so that no change is missed in between.
  func end() {
    isOver.store(true, ordering: .releasing)
    marks?.willSet(self, keyPath: \.mark)
  }
}
