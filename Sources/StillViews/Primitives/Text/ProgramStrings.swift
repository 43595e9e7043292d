package import Foundation
import Synchronization

/// The folders whose strings count as those of the main bundle: a program that is loaded has no bundle of its own.
package enum ProgramStrings {
  private static let added = Mutex<[URL]>([])
  private static let hasAdded = Atomic(false)

  /// Whether texts without a table have one.
  static var isEmpty: Bool { !hasAdded.load(ordering: .relaxed) }

  /// Adds a folder with tables of strings, before the main bundle's.
  package static func add(_ folder: URL) {
    added.withLock { if !$0.contains(folder) { $0.append(folder) } }
    hasAdded.store(true, ordering: .relaxed)
  }

  static var folders: [URL] { added.withLock { $0 } }
}
