import Foundation
import Synchronization

/// Counts of requests, as Prometheus reads them.
final class ServiceMetrics: Sendable {
  private struct Label: Hashable, Comparable {
    var scene: String
    var status: Int
    static func < (a: Label, b: Label) -> Bool { (a.scene, a.status) < (b.scene, b.status) }
  }

  private struct Histogram {
    var buckets = [Int](repeating: 0, count: ServiceMetrics.bounds.count)
    var sum = 0.0
    var count = 0
  }

  /// The upper ends of the buckets, in seconds.
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private let state = Mutex((counts: [Label: Int](), seconds: [String: Histogram]()))

  func note(scene: String?, status: Int, seconds: Double) {
    let scene = scene ?? ""
    state.withLock { state in
      state.counts[Label(scene: scene, status: status), default: 0] += 1
      var histogram = state.seconds[scene] ?? Histogram()
      if let index = Self.bounds.firstIndex(where: { seconds <= $0 }) {
        histogram.buckets[index] += 1
      }
      histogram.sum += seconds
      histogram.count += 1
      state.seconds[scene] = histogram
    }
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
    let (counts, seconds) = state.withLock { ($0.counts, $0.seconds) }
    head("stillframe_requests_total", "counter", "Requests by scene and status.")
    for (label, count) in counts.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "stillframe_requests_total{scene=\(quoted(label.scene)),status=\"\(label.status)\"} \(count)"
      )
    }
    head("stillframe_request_seconds", "histogram", "Seconds from request to response.")
    for (scene, histogram) in seconds.sorted(by: { $0.key < $1.key }) {
      var sum = 0
      for (bound, count) in zip(Self.bounds, histogram.buckets) {
        sum += count
        lines.append(
          "stillframe_request_seconds_bucket{scene=\(quoted(scene)),le=\"\(bound)\"} \(sum)")
      }
      lines.append(
        "stillframe_request_seconds_bucket{scene=\(quoted(scene)),le=\"+Inf\"} \(histogram.count)")
      lines.append("stillframe_request_seconds_sum{scene=\(quoted(scene))} \(histogram.sum)")
      lines.append("stillframe_request_seconds_count{scene=\(quoted(scene))} \(histogram.count)")
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
