public import Foundation

/// The secret that two sides agree on.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]

  public var description: String { "SharedSecret: " + bytes.description }

  /// Returns the result of a function over the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }

  /// Returns a key that is derived by HKDF.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Returns a key that is derived as X9.63 does.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var counter: UInt32 = 1
    while key.count < outputByteCount {
      let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) }
      key += Array(H.hash(data: bytes + number + Array(sharedInfo)))
      counter += 1
    }
    return SymmetricKey(data: Array(key.prefix(max(outputByteCount, 0))))
  }
}

/// The derivation of keys of RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// Returns a key of a secret, salt and what it is for.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key of a secret and what it is for.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key of a secret and salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns a key of a secret alone.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns the first step: a hash of the secret under the salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let own = salt.map { Array($0) } ?? []
    let key = own.isEmpty ? [UInt8](repeating: 0, count: H.byteCount) : own
    return HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
  }

  /// Returns the second step: as many bytes as are asked for.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    var (result, last): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 0
    while result.count < outputByteCount, counter < 255 {
      counter += 1
      let message = last + (info.map { Array($0) } ?? []) + [counter]
      last = Array(HMAC<H>.authenticationCode(for: message, using: key))
      result += last
    }
    return SymmetricKey(data: Array(result.prefix(max(outputByteCount, 0))))
  }
}
