public import Foundation

/// The cipher of RFC 8439, with a tag that tells whether a message is unchanged.
public enum ChaChaPoly {
  /// The number that a key is used with once: 12 bytes.
  public typealias Nonce = AES.GCM.Nonce

  /// An encrypted message with its number and its tag.
  public struct SealedBox: Sendable {
    /// The number.
    public let nonce: Nonce
    /// The encrypted message, as long as the message.
    public let ciphertext: Data
    /// The tag: 16 bytes.
    public let tag: Data

    /// The number, the encrypted message and the tag in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    /// A box of its parts.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another length than 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    /// A box of the parts in one.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
        tag: bytes.suffix(16))
    }
  }

  /// Encrypts a message.
  ///
  /// - Parameter nonce: nil: a random number.
  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 256 bits; `underlyingCoreCryptoError` where GnuTLS
  ///   is missing.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// Encrypts a message; other bytes are part of what the tag tells.
  ///
  /// - Parameter nonce: nil: a random number.
  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 256 bits; `underlyingCoreCryptoError` where GnuTLS
  ///   is missing.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try SealingCipher(chaCha: key).seal(
      Array(message), nonce.bytes, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed.dropLast(16), tag: sealed.suffix(16))
  }

  /// Returns the message of a box.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where the key is another one, or the box has changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }

  /// Returns the message of a box that was sealed with other bytes.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where the key or the bytes are others, or the box has changed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try SealingCipher(chaCha: key).open(
        Array(sealedBox.ciphertext + sealedBox.tag), sealedBox.nonce.bytes,
        authenticating: Array(authenticatedData)))
  }
}
