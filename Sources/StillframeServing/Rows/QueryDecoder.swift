import Foundation

/// Decodes the pairs of a query, or those of one of its keys.
///
/// A value inside a value has its key behind a full stop (`venue.city=Bern`), an array its key once an element.
struct QueryDecoder: Decoder {
  let row: QueryRow
  let items: [QueryItems.Item]
  let path: [any CodingKey]
  /// The values of the key; nil: the whole query.
  var values: [String]?

  var codingPath: [any CodingKey] { path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(QueryKeys(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let values else {
      throw RowError(
        description: "the row of this scene is an array, which a query is not: send JSON")
    }
    return QueryArray(decoder: self, values: values)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    QueryValue(decoder: self)
  }

  /// The most values inside of each other, so that a type that holds itself ends.
  private static let mostLevels = 64

  /// Returns the decoder of a key's value.
  func nested(_ key: any CodingKey) throws -> QueryDecoder {
    guard path.count < Self.mostLevels else {
      throw RowError(
        description: "a key of the query has more than \(Self.mostLevels) levels: send a JSON body")
    }
    let prefix = key.stringValue + "."
    return QueryDecoder(
      row: row,
      items: items.filter { $0.key.hasPrefix(prefix) }.map {
        (String($0.key.dropFirst(prefix.count)), $0.value)
      },
      path: path + [key], values: items.filter { $0.key == key.stringValue }.map(\.value))
  }

  /// The one text of the value.
  func text(_ expectation: String) throws -> String {
    guard let first = values?.first else { throw RowError.missing(path, expectation) }
    guard values?.count == 1 else {
      throw RowError(
        description:
          "the row has the key '\(RowError.name(path))' more than once: \(expectation) was expected"
      )
    }
    return first
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    func found(_ value: Any?, _ expectation: String) throws -> Value {
      guard let value = value as? Value else {
        throw RowError.unreadable(path, try text(expectation), expectation)
      }
      return value
    }
    switch type {
    case is String.Type: return try found(text("text"), "text")
    case is Bool.Type: return try found(Self.flag(text("true or false")), "true or false")
    case is Date.Type:
      return try found(RowDate.date(text(RowDate.expectation)), RowDate.expectation)
    case is URL.Type: return try found(URL(string: text("an address")), "an address")
    case is Data.Type: return try found(Data(base64Encoded: text("base64")), "base64")
    case is Decimal.Type: return try found(Decimal(string: text("a number")), "a number")
    case let type as any (FixedWidthInteger & Decodable).Type:
      let limits =
        "a whole number from \(type.init(clamping: Int64.min)) to \(type.init(clamping: UInt64.max))"
      return try found(type.init(try text(limits), radix: 10), limits)
    case let type as any (LosslessStringConvertible & BinaryFloatingPoint).Type:
      let number = type.init(try text("a number"))
      return try found(number.flatMap { Double($0).isFinite ? $0 : nil }, "a number")
    default: return try Value(from: self)
    }
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes", "on", "": true
    case "false", "0", "no", "off": false
    default: nil
    }
  }
}

private struct QueryValue: SingleValueDecodingContainer {
  let decoder: QueryDecoder
  var codingPath: [any CodingKey] { decoder.path }
  func decodeNil() -> Bool { decoder.values?.isEmpty ?? false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

private struct QueryKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: QueryDecoder
  var codingPath: [any CodingKey] { decoder.path }

  var allKeys: [Key] {
    var known: Set<String> = []
    return decoder.items.compactMap { item in
      let name = item.key.split(separator: ".").first.map(String.init) ?? ""
      guard known.insert(name).inserted else { return nil }
      note(name)
      return Key(stringValue: name)
    }
  }

  private func note(_ name: String) { if decoder.path.isEmpty { decoder.row.ask(name) } }

  func contains(_ key: Key) -> Bool {
    note(key.stringValue)
    return decoder.items.contains {
      $0.key == key.stringValue || $0.key.hasPrefix(key.stringValue + ".")
    }
  }

  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    note(key.stringValue)
    return try decoder.nested(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    note(key.stringValue)
    return try decoder.nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    note(key.stringValue)
    return try decoder.nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(key) }
}

private struct QueryArray: UnkeyedDecodingContainer {
  let decoder: QueryDecoder
  let values: [String]
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.path }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var element = decoder
    element.values = isAtEnd ? [] : [values[currentIndex]]
    currentIndex += 1
    return try element.decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw RowError(
      description: "'\(RowError.name(decoder.path))' holds objects, which a query cannot: send JSON"
    )
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw RowError(
      description: "'\(RowError.name(decoder.path))' holds arrays, which a query cannot: send JSON")
  }

  mutating func superDecoder() throws -> any Decoder { decoder }
}
