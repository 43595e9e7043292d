public import Foundation

/// Makes values of data.
public protocol TopLevelDecoder<Input> {
  /// The encoded type, such as `Data`.
  associatedtype Input
  /// Decodes a value; throws the decoder's error.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes data of values.
public protocol TopLevelEncoder<Output> {
  /// The encoded type, such as `Data`.
  associatedtype Output
  /// Encodes a value; throws the encoder's error.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
