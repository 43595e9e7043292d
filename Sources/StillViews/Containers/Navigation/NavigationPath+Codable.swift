import Foundation

extension NavigationPath {
  /// A path that can be kept: the types of its values and the values themselves.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) {
      self.values = values
    }

    /// Type and value in turn, each value in JSON.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no type of values is called \(name)")
        }
        let value = Data(try container.decode(String.self).utf8)
        let decoded: any Hashable = try JSONDecoder().decode(type, from: value)
        values.append(AnyHashable(decoded))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let encodable = value.base as? any Codable,
          let name = _mangledTypeName(type(of: value.base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }

  /// The path in a form that can be kept; nil where one of its values cannot.
  public var codable: CodableRepresentation? {
    let canBeKept = values.allSatisfy {
      $0.base is any Codable && _mangledTypeName(type(of: $0.base)).flatMap(_typeByName) != nil
    }
    return canBeKept ? CodableRepresentation(values: values) : nil
  }

  /// A path that was kept.
  public init(_ codable: CodableRepresentation) {
    self.init()
    for value in codable.values { append(value) }
  }
}
