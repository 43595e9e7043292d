public import Foundation

/// The cipher of FIPS 197.
public enum AES {
  /// The cipher in the mode of counters, with a tag that tells whether a message is unchanged (NIST SP 800-38D).
  public enum GCM {
    /// The number that a key is used with once: 12 bytes.
    public struct Nonce: ContiguousBytes, Sequence, Hashable, Sendable {
      let bytes: [UInt8]

      /// A random number.
      public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }

      /// A number of bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for another length than 12 bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      /// Returns the result of a function over the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe bytes.withUnsafeBytes(body)
      }
    }

    /// An encrypted message with its number and its tag.
    public struct SealedBox: Sendable {
      /// The number.
      public let nonce: Nonce
      /// The encrypted message, as long as the message.
      public let ciphertext: Data
      /// The tag: 16 bytes.
      public let tag: Data

      /// The number, the encrypted message and the tag in one.
      public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }

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
    /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 128, 192 or 256 bits.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    /// Encrypts a message; other bytes are part of what the tag tells.
    ///
    /// - Parameter nonce: nil: a random number.
    /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 128, 192 or 256 bits.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let (cipher, nonce) = (try CounterMode(key), nonce ?? Nonce())
      let text = cipher.apply(to: Array(message), nonce)
      let tag = cipher.tag(of: text, Array(authenticatedData), nonce)
      return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
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
      let (cipher, nonce) = (try CounterMode(key), sealedBox.nonce)
      let text = Array(sealedBox.ciphertext)
      guard cipher.tag(of: text, Array(authenticatedData), nonce) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(cipher.apply(to: text, nonce))
    }
  }
}

/// The errors of ciphers.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// A key, or another value, has a wrong length.
  case incorrectKeySize, incorrectParameterSize
  /// A message has changed, or the key is another one.
  case authenticationFailure
  /// Never thrown: there is no other library below.
  case underlyingCoreCryptoError(error: Int32)
  /// Never thrown: no keys are wrapped.
  case wrapFailure, unwrapFailure
}

/// The mode of counters, with its tags.
private struct CounterMode {
  private let block: AESBlock
  /// The factor of the tags: the encrypted block of zeros.
  private let factor: (high: UInt64, low: UInt64)

  init(_ key: SymmetricKey) throws {
    guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    block = AESBlock(key: key.bytes)
    factor = Self.words(block.encrypt(Array(repeating: 0, count: 16))[...])
  }

  /// Encrypts a message, or decrypts it.
  func apply(to text: [UInt8], _ nonce: AES.GCM.Nonce) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (number, start) in stride(from: 0, to: text.count, by: 16).enumerated() {
      // The first block is that of the tag.
      let stream = self.stream(UInt32(truncatingIfNeeded: number + 2), nonce)
      for index in start..<min(start + 16, text.count) {
        result.append(text[index] ^ stream[index - start])
      }
    }
    return result
  }

  /// Returns the tag of an encrypted message and of bytes beside it.
  func tag(of text: [UInt8], _ others: [UInt8], _ nonce: AES.GCM.Nonce) -> [UInt8] {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    for part in [others, text] {
      for start in stride(from: 0, to: part.count, by: 16) {
        add(Self.words(part[start..<min(start + 16, part.count)]), to: &sum)
      }
    }
    add((UInt64(others.count) * 8, UInt64(text.count) * 8), to: &sum)
    let bytes = [sum.high, sum.low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }
    return zip(bytes, stream(1, nonce)).map { $0 ^ $1 }
  }

  private func stream(_ counter: UInt32, _ nonce: AES.GCM.Nonce) -> [UInt8] {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> UInt32(24 - 8 * $0)) }
    return block.encrypt(nonce.bytes + number)
  }

  /// Up to sixteen bytes as two words, zeros behind them.
  private static func words(_ bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    var result: (high: UInt64, low: UInt64) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      let shifted = UInt64(byte) << UInt64(56 - 8 * (index % 8))
      if index < 8 { result.high |= shifted } else { result.low |= shifted }
    }
    return result
  }

  /// Adds a block to a sum, and multiplies the sum by the factor in the field of 2¹²⁸ elements.
  private func add(
    _ block: (high: UInt64, low: UInt64), to sum: inout (high: UInt64, low: UInt64)
  ) {
    let (high, low) = (sum.high ^ block.high, sum.low ^ block.low)
    var product: (high: UInt64, low: UInt64) = (0, 0)
    var power = factor
    for bit in 0..<128 {
      let word = bit < 64 ? high : low
      if word >> UInt64(63 - bit % 64) & 1 == 1 {
        product = (product.high ^ power.high, product.low ^ power.low)
      }
      let isOdd = power.low & 1 == 1
      power = (power.high >> 1, power.low >> 1 | power.high << 63)
      if isOdd { power.high ^= 0xE1 << 56 }
    }
    sum = product
  }
}
