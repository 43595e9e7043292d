import Stillframe
import Synchronization

/// Counts what views and layouts under test do.
final class Recorder: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func count(_ event: String) {
    counts.withLock { $0[event, default: 0] += 1 }
  }

  func total(_ event: String) -> Int {
    counts.withLock { $0[event] ?? 0 }
  }

  func reset() {
    counts.withLock { $0 = [:] }
  }
}

/// A place that tests keep a value in.
final class Box<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>

  init(_ value: Value) {
    stored = Mutex(value)
  }

  var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
