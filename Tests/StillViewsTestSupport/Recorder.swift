import Synchronization

/// Counts what views and layouts under test do.
package final class Recorder: Sendable {
  package init() {}

  private let counts = Mutex<[String: Int]>([:])

  package func count(_ event: String) {
    counts.withLock { $0[event, default: 0] += 1 }
  }

  package func total(_ event: String) -> Int {
    counts.withLock { $0[event] ?? 0 }
  }

  package func reset() {
    counts.withLock { $0 = [:] }
  }
}

/// A place that tests keep a value in.
package final class Box<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  package init(_ value: Value) {
    stored = Mutex(value)
  }

  package var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
