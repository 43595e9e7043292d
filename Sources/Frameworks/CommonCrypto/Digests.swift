// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes that MD5 returns.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that SHA-1 returns.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA-256 returns.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA-384 returns.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA-512 returns.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 of bytes.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe digest(Insecure.MD5.self, data, len, md)
}

/// Writes the SHA-1 of bytes.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe digest(Insecure.SHA1.self, data, len, md)
}

/// Writes the SHA-256 of bytes.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe digest(SHA256.self, data, len, md)
}

/// Writes the SHA-384 of bytes.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe digest(SHA384.self, data, len, md)
}

/// Writes the SHA-512 of bytes.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe digest(SHA512.self, data, len, md)
}

private func digest<Hash: HashFunction>(
  _ type: Hash.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var hash = Hash()
  unsafe hash.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
  unsafe write(Array(hash.finalize()), to: result)
  return unsafe result
}

/// Writes bytes to a place; does nothing without one.
func write(_ bytes: [UInt8], to place: UnsafeMutableRawPointer?) {
  guard let place = unsafe place else { return }
  unsafe UnsafeMutableRawBufferPointer(start: place, count: bytes.count).copyBytes(from: bytes)
}

/// Returns the bytes at a place; none without one.
func bytes(at place: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  guard let place = unsafe place, count > 0 else { return [] }
  return unsafe Array(UnsafeRawBufferPointer(start: place, count: count))
}
