package import Foundation

/// A row from which a scene makes a picture: a line of JSON, or a query.
package protocol RowSource: Sendable {
  func decode<Row: Decodable>(_ type: Row.Type) throws -> Row
}

/// A row in JSON. Dates are text in ISO 8601, or seconds since 2001.
package struct JSONRow: RowSource {
  let line: Data

  package init(_ line: Data) { self.line = line }

  package func decode<Row: Decodable>(_ type: Row.Type) throws -> Row {
    // The decoder reads other encodings, too, and not the text of keys that the row does not ask for.
    guard String(validating: line, as: UTF8.self) != nil else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "it is not UTF-8"))
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      let text = try container.decode(String.self)
      guard let date = RowDate.date(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: RowDate.expectation + " was expected")
      }
      return date
    }
    return try decoder.decode(type, from: line)
  }
}

/// Dates of rows.
enum RowDate {
  static let expectation = "a date in ISO 8601, such as 2026-05-01 or 2026-05-01T18:30:00Z"

  /// A day is its beginning in Greenwich.
  static func date(_ text: String) -> Date? {
    for style in [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      Date.ISO8601FormatStyle().year().month().day(),
    ] {
      if let date = try? style.parse(text), text.contains("T") || text.count == 10 { return date }
    }
    return nil
  }
}
