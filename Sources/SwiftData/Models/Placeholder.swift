import Foundation

/// Values for properties of models that are in no store (rule SD2.5).
enum Placeholder {
  /// Returns a value of a type: nil, no elements, the first case, zero or empty; nil if the type has none of these.
  ///
  /// - Parameter depth: the number of types around this one.
  static func value<V>(of type: V.Type, depth: Int = 0) -> V? {
    // A type that holds itself has no end.
    guard depth < 16 else { return nil }
    if let type = V.self as? any ExpressibleByNilLiteral.Type { return none(type) as? V }
    if let type = V.self as? any _RelationshipValue.Type {
      return (made(type) ?? missing(type)) as? V
    }
    if let type = V.self as? any Numeric.Type { return zero(type) as? V }
    for value in known {
      if let value = value as? V { return value }
    }
    if let type = V.self as? any CaseIterable.Type, let first = first(type) as? V { return first }
    guard let type = V.self as? any Decodable.Type else { return nil }
    return (try? type.init(from: EmptyDecoder(depth: depth + 1))) as? V
  }

  /// Values of types that are no numbers and that nothing decodes.
  private static var known: [Any] {
    [
      "", false, Date(timeIntervalSinceReferenceDate: 0), Data(),
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      URL(fileURLWithPath: "/dev/null"),
    ]
  }

  private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }

  private static func zero<T: Numeric>(_ type: T.Type) -> Any { T.zero }

  private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { T.allCases.first }

  private static func made<R: _RelationshipValue>(_ type: R.Type) -> Any? {
    R._of([]).map { $0 as Any }
  }

  /// Returns a model without values, for a property that leads to one that is gone.
  private static func missing(_ type: any _RelationshipValue.Type) -> Any {
    let entity = type._destination._$entity
    return entity.type.init(_ModelBacking(missing: entity))
  }
}

/// Decodes nil, zero, false and empty texts and lists.
private struct EmptyDecoder: Decoder {
  let depth: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    EmptyUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    EmptyValueContainer(decoder: self)
  }

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let value = Placeholder.value(of: type, depth: depth) { return value }
    throw DecodingError.valueNotFound(
      type, .init(codingPath: [], debugDescription: "\(type) has no empty value"))
  }
}

private struct EmptyKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: EmptyDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.value(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct EmptyUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: EmptyDecoder
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  private(set) var currentIndex = 0

  init(decoder: EmptyDecoder) {
    self.decoder = decoder
  }

  mutating func decodeNil() -> Bool { true }

  /// A fixed number of elements may be decoded without a look at the end; one that never ends fails.
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard currentIndex < 256 else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: [], debugDescription: "the list is empty"))
    }
    currentIndex += 1
    return try decoder.value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }
  mutating func superDecoder() -> any Decoder { decoder }
}

private struct EmptyValueContainer: SingleValueDecodingContainer {
  let decoder: EmptyDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
}
