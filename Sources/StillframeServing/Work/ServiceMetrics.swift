import Foundation
import Synchronization

/// Counts of requests, as Prometheus reads them.
final class ServiceMetrics: Sendable {
  /// A number that several threads add to without waiting for each other.
  private final class Counter: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .relaxed) }
    func add(_ count: Int) { number.wrappingAdd(count, ordering: .relaxed) }
  }

  /// The counts of one scene.
  private final class Counts: Sendable {
    /// By the position in `statuses`; the last is that of all other statuses.
    let statuses = (0...ServiceMetrics.statuses.count).map { _ in Counter() }
    let buckets = ServiceMetrics.bounds.map { _ in Counter() }
    let nanoseconds = Counter()

    var count: Int { statuses.reduce(0) { $0 + $1.value } }
  }

  /// The upper ends of the buckets, in seconds.
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]
  private static let statuses = [200, 304, 400, 403, 404, 405, 413, 414, 429, 500, 503, 504]

  /// By scene, "" for requests of none; never changes, so reading takes no lock.
  private let counts: [String: Counts]

  init(scenes: [String]) {
    counts = Dictionary(
      (scenes + [""]).map { ($0, Counts()) }, uniquingKeysWith: { first, _ in first })
  }

  func note(scene: String?, status: Int, nanoseconds: UInt64) {
    guard let counts = counts[scene ?? ""] else { return }
    counts.statuses[Self.statuses.firstIndex(of: status) ?? Self.statuses.count].add(1)
    let seconds = Double(nanoseconds) / 1e9
    if let index = Self.bounds.firstIndex(where: { seconds <= $0 }) {
      counts.buckets[index].add(1)
    }
    counts.nanoseconds.add(Int(clamping: nanoseconds))
  }

  func text(
    _ work: PictureWorkers.Counts,
    _ cache: (bytes: Int, entries: Int, hits: Int, misses: Int, joins: Int)
  ) -> String {
    var lines: [String] = []
    func head(_ name: String, _ kind: String, _ help: String) {
      lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(kind)"]
    }
    func value(_ name: String, _ kind: String, _ help: String, _ value: Int) {
      head(name, kind, help)
      lines.append("\(name) \(value)")
    }
    let counts = counts.filter { $0.value.count > 0 }.sorted { $0.key < $1.key }
    head("stillframe_requests_total", "counter", "Requests by scene and status.")
    for (scene, counts) in counts {
      let statuses = Self.statuses.map { "\($0)" } + ["other"]
      for (status, counter) in zip(statuses, counts.statuses) where counter.value > 0 {
        lines.append(
          "stillframe_requests_total{scene=\(quoted(scene)),status=\"\(status)\"} \(counter.value)")
      }
    }
    head("stillframe_request_seconds", "histogram", "Seconds from request to response.")
    for (scene, counts) in counts {
      var sum = 0
      for (bound, count) in zip(Self.bounds, counts.buckets) {
        sum += count.value
        lines.append(
          "stillframe_request_seconds_bucket{scene=\(quoted(scene)),le=\"\(bound)\"} \(sum)")
      }
      lines.append(
        "stillframe_request_seconds_bucket{scene=\(quoted(scene)),le=\"+Inf\"} \(counts.count)")
      lines.append(
        "stillframe_request_seconds_sum{scene=\(quoted(scene))} \(Double(counts.nanoseconds.value) / 1e9)"
      )
      lines.append("stillframe_request_seconds_count{scene=\(quoted(scene))} \(counts.count)")
    }
    value("stillframe_queue_waiting", "gauge", "Pictures that wait.", work.waiting)
    value("stillframe_queue_running", "gauge", "Pictures that are being made.", work.running)
    value("stillframe_workers_stuck", "gauge", "Threads that were written off.", work.stuck)
    value("stillframe_pictures_total", "counter", "Pictures made.", work.finished)
    value("stillframe_cache_bytes", "gauge", "Bytes of finished pictures.", cache.bytes)
    value("stillframe_cache_entries", "gauge", "Finished pictures.", cache.entries)
    value("stillframe_cache_hits_total", "counter", "Requests answered from the cache.", cache.hits)
    value("stillframe_cache_misses_total", "counter", "Requests that made a picture.", cache.misses)
    value("stillframe_cache_joins_total", "counter", "Requests that joined another.", cache.joins)
    value(
      "process_resident_memory_bytes", "gauge", "Resident memory in bytes.", Self.residentBytes)
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text.replacing("\n", with: "\\n"))\""
  }

  /// 0 where /proc cannot be read.
  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
