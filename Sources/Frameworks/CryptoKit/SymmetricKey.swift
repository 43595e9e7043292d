public import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  /// The length in bits.
  public let bitCount: Int

  /// A length in bits.
  public init(bitCount: Int) {
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// A key of bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
  }

  /// A random key.
  public init(size: SymmetricKeySize) {
    bytes = (0..<max(size.bitCount / 8, 0)).map { _ in UInt8.random(in: 0...255) }
  }

  /// The length in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Returns the result of a function over the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// A hash of a message and a key.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, ContiguousBytes, Hashable,
  Sendable, CustomStringConvertible
{
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Returns the result of a function over the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "HMAC with \(H.self): "
      + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined()
  }
}

/// HMAC of RFC 2104 with a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  /// A hash of a message and a key.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  /// A hash with a key that has read nothing.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outerKey = bytes.map { $0 ^ 0x5C }
  }

  /// Reads bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  /// Returns the hash of all bytes.
  public func finalize() -> MAC {
    HashedAuthenticationCode(bytes: Array(H.hash(data: outerKey + Array(inner.finalize()))))
  }

  /// Returns the hash of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Returns whether a hash is that of bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    // All bytes are looked at, so that the time does not tell where they differ.
    zip(mac.bytes, authenticationCode(for: data, using: key).bytes)
      .reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
