import Foundation
import Synchronization

/// Watches how long the rendering thread waits for the processor, which other programs have, and says so: the limit of a preview's time
/// is one of the time in which it could run.
final class ProcessorWaits: Sendable {
  private struct Begin {
    var time = ContinuousClock.now
    var waited = 0.0
  }

  /// When the preview began.
  private let start = Mutex(Begin())

  /// Starts to watch; nil without a limit, or where the system does not count.
  ///
  /// - Parameters:
  ///   - limit: seconds that a preview may take.
  ///   - report: called on another thread, some times within the limit, while the preview had to wait and has time left.
  init?(limit: Double?, report: @escaping @Sendable () -> Void) {
    guard let limit, limit > 0, Self.waited() != nil else { return nil }
    begin()
    let interval = limit / 4
    Thread.detachNewThread { [weak self] in
      var before = Self.waited() ?? 0
      while true {
        Thread.sleep(forTimeInterval: interval)
        guard let self, let now = Self.waited() else { return }
        defer { before = now }
        let (begin, time) = start.withLock { ($0, ContinuousClock.now - $0.time) }
        let ran = time / .seconds(1) - (now - begin.waited)
        if now - before > interval * Self.share, ran < limit { report() }
      }
    }
  }

  /// The share of an interval that counts as waiting.
  private static let share = 0.3

  /// Notes that a preview begins.
  func begin() {
    let waited = Self.waited() ?? 0
    start.withLock { $0 = Begin(waited: waited) }
  }

  /// Seconds that the first thread of the process could have run and did not; nil where the system does not count.
  static func waited() -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/schedstat", encoding: .utf8) else {
      return nil
    }
    return waited(in: text)
  }

  /// Reads the second number: nanoseconds.
  static func waited(in text: String) -> Double? {
    let numbers = text.split(whereSeparator: \.isWhitespace)
    guard numbers.count >= 2, let nanoseconds = Double(numbers[1]) else { return nil }
    return nanoseconds / 1_000_000_000
  }
}
