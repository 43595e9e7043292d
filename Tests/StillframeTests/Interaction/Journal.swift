import Foundation
import Stillframe

/// What closures of a view have noted, in order.
///
/// Unchecked because a stage and its views belong to one thread.
final class Journal: @unchecked Sendable {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A stage of 100 × 100 points.
func stage(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Stage {
  Stage(size: CGSize(width: 100, height: 100), content: content)
}
