public import Foundation

/// Makes values of data.
public protocol TopLevelDecoder<Input> {
  /// What is decoded, such as `Data`.
  associatedtype Input
  /// The value that data stand for; throws where they stand for none of the type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes data of values.
public protocol TopLevelEncoder<Output> {
  /// What is encoded into, such as `Data`.
  associatedtype Output
  /// Data that stand for a value; throws where it cannot be encoded.
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
