import Foundation
import Synchronization

/// A row in a query: strings become what the row's type asks for.
package final class QueryRow: RowSource {
  let items: [QueryItems.Item]
  private let asked = Mutex<Set<String>>([])

  package init(_ items: [QueryItems.Item]) { self.items = items }

  /// The keys that the row's type has asked for so far, without those of values inside values.
  package var keys: Set<String> { asked.withLock { $0 } }

  func ask(_ key: String) { asked.withLock { _ = $0.insert(key) } }

  /// - Throws: ``RowError``, which names the key and what was expected.
  package func decode<Row: Decodable>(_ type: Row.Type) throws -> Row {
    try Row(from: QueryDecoder(row: self, items: items, path: []))
  }
}

/// Defect of a row of a query; `description` is one sentence.
package struct RowError: Error, CustomStringConvertible {
  package let description: String

  static func missing(_ path: [any CodingKey], _ expectation: String) -> RowError {
    RowError(description: "the row has no key '\(name(path))': \(expectation) was expected")
  }

  static func unreadable(_ path: [any CodingKey], _ text: String, _ expectation: String) -> RowError
  {
    RowError(
      description: "'\(name(path))' of the row is '\(text.prefix(80))': \(expectation) was expected"
    )
  }

  static func name(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "row" : path.map(\.stringValue).joined(separator: ".")
  }
}
