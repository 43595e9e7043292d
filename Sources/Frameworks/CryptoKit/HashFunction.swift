public import Foundation

/// The result of a hash function: its bytes in order.
public protocol Digest: ContiguousBytes, Sequence, Hashable, Sendable, CustomStringConvertible
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function that is fed in parts.
public protocol HashFunction: Sendable {
  /// The type of the result.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that are worked on at once.
  static var blockByteCount: Int { get }

  /// A function that has read nothing.
  init()
  /// Reads bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the result of all bytes.
  func finalize() -> Digest
}

extension HashFunction {
  /// The number of bytes of a result.
  public static var byteCount: Int { Digest.byteCount }

  /// Returns the result of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Reads bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    let bytes = Array(data)
    unsafe bytes.withUnsafeBytes { unsafe update(bufferPointer: $0) }
  }
}

extension Digest {
  fileprivate var words: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe Array(self).withUnsafeBytes(body)
  }

  /// Returns whether a digest has the given bytes.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    Array(digest) == Array(data)
  }
}

/// The result of SHA-256.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 32 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "SHA256 digest: \(words)" }
  /// Returns the result of a function over the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// The result of SHA-384.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 48 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "SHA384 digest: \(words)" }
}

/// The result of SHA-512.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 64 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "SHA512 digest: \(words)" }
}

/// SHA-256 of FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  private var hash = BlockHash<UInt32>(RoundConstants.start256, isBigEndian: true)

  public init() {}
  public static var blockByteCount: Int { 64 }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer, Compression.sha256)
  }
  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: hash.finished(Compression.sha256, count: 32))
  }
}

/// SHA-384 of FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  private var hash = BlockHash<UInt64>(RoundConstants.start384, isBigEndian: true)

  public init() {}
  public static var blockByteCount: Int { 128 }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer, Compression.sha512)
  }
  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: hash.finished(Compression.sha512, count: 48))
  }
}

/// SHA-512 of FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  private var hash = BlockHash<UInt64>(RoundConstants.start512, isBigEndian: true)

  public init() {}
  public static var blockByteCount: Int { 128 }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer, Compression.sha512)
  }
  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: hash.finished(Compression.sha512, count: 64))
  }
}

/// Hash functions that protect nothing any more.
public enum Insecure {
  /// The result of SHA-1.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 20 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { "SHA1 digest: \(words)" }
  }

  /// The result of MD5.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 16 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { "MD5 digest: \(words)" }
  }

  /// SHA-1 of FIPS 180-4.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    private var hash = BlockHash<UInt32>(RoundConstants.start1, isBigEndian: true)

    public init() {}
    public static var blockByteCount: Int { 64 }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe hash.update(bufferPointer, Compression.sha1)
    }
    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: hash.finished(Compression.sha1, count: 20))
    }
  }

  /// MD5 of RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    private var hash = BlockHash<UInt32>(
      Array(RoundConstants.start1.prefix(4)), isBigEndian: false)

    public init() {}
    public static var blockByteCount: Int { 64 }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe hash.update(bufferPointer, Compression.md5)
    }
    public func finalize() -> MD5Digest {
      MD5Digest(bytes: hash.finished(Compression.md5, count: 16))
    }
  }
}
