import Foundation
import StillframeArguments
import Synchronization

/// The locales that requests name.
///
/// Foundation keeps one to two kilobytes for each locale as long as the process runs, and frees none of them. A server that has
/// met many makes room by replacing itself.
final class ServedLocales: Sendable {
  /// The locales after which a process is replaced: some megabytes.
  static let most = 4_096

  private let names = Mutex<Set<String>>([])
  private let whenFull: @Sendable () -> Void

  /// - Parameter whenFull: Called for each further one when there are ``most``.
  init(whenFull: @escaping @Sendable () -> Void = {}) { self.whenFull = whenFull }

  /// The number of locales so far; no more than ``most`` are counted.
  var count: Int { names.withLock(\.count) }

  /// Returns the identifier of a locale; nil for a text of another form.
  func identifier(_ text: String) -> String? {
    guard LocaleIdentifier.isWellFormed(text) else { return nil }
    let isFull = names.withLock { names in
      guard !names.contains(text) else { return false }
      if names.count < Self.most {
        names.insert(text)
        return false
      }
      return true
    }
    if isFull { whenFull() }
    return text
  }
}
