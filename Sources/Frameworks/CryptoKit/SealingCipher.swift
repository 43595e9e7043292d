import Foundation

/// A cipher with a tag (AES in the mode of counters, or ChaCha20 with Poly1305), as GnuTLS has it (`gnutls_aead_cipher_encrypt`), which is loaded at the first use.
struct SealingCipher {
  private let key: [UInt8]
  private let algorithm: Int32

  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 16, 24 or 32 bytes.
  init(_ key: SymmetricKey) throws(CryptoKitError) {
    guard let algorithm = Self.algorithms[key.bytes.count] else { throw .incorrectKeySize }
    (self.key, self.algorithm) = (key.bytes, algorithm)
  }

  /// ChaCha20 with Poly1305 (RFC 8439).
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than 32 bytes.
  init(chaCha key: SymmetricKey) throws(CryptoKitError) {
    guard key.bytes.count == 32 else { throw .incorrectKeySize }
    (self.key, algorithm) = (key.bytes, 23)
  }

  /// Returns the encrypted message with its tag of sixteen bytes behind it.
  func seal(
    _ message: [UInt8], _ nonce: [UInt8], authenticating others: [UInt8]
  ) throws(CryptoKitError) -> [UInt8] {
    try run(seals: true, message, nonce, others, count: message.count + 16)
  }

  /// Returns the message of encrypted bytes with their tag behind them.
  func open(
    _ sealed: [UInt8], _ nonce: [UInt8], authenticating others: [UInt8]
  ) throws(CryptoKitError) -> [UInt8] {
    try run(seals: false, sealed, nonce, others, count: sealed.count - 16)
  }

  private func run(
    seals: Bool, _ bytes: [UInt8], _ nonce: [UInt8], _ others: [UInt8], count: Int
  ) throws(CryptoKitError) -> [UInt8] {
    guard let library = unsafe Self.library else { throw .underlyingCoreCryptoError(error: 0) }
    var handle: OpaquePointer?
    var secret = key
    let started = unsafe secret.withUnsafeMutableBytes { secret in
      var datum = unsafe Datum(data: secret.baseAddress, size: UInt32(secret.count))
      return unsafe library.start(&handle, algorithm, &datum)
    }
    guard started == 0 else { throw .underlyingCoreCryptoError(error: started) }
    defer { unsafe library.end(handle) }
    // One byte more, so that there is an address for nothing, too.
    var result = [UInt8](repeating: 0, count: count + 1)
    var length = count
    let step = unsafe seals ? library.encrypt : library.decrypt
    let status = unsafe step(
      handle, nonce, nonce.count, others, others.count, 16, bytes, bytes.count, &result, &length)
    guard status == 0 else {
      throw seals ? .underlyingCoreCryptoError(error: status) : .authenticationFailure
    }
    return Array(result.prefix(length))
  }

  /// `gnutls_cipher_algorithm_t` by the length of the key in bytes, part of the binary interface.
  private static let algorithms: [Int: Int32] = [16: 10, 24: 39, 32: 11]

  /// `gnutls_datum_t`.
  @unsafe private struct Datum {
    var data: UnsafeMutableRawPointer?
    var size: UInt32
  }

  private typealias Step =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, Int,
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>
    ) -> Int32

  private typealias Start =
    @convention(c) (
      UnsafeMutablePointer<OpaquePointer?>, Int32, UnsafeMutableRawPointer
    ) -> Int32
  private typealias End = @convention(c) (OpaquePointer?) -> Void

  /// The functions of GnuTLS.
  @unsafe private struct Library {
    let start: Start
    let end: End
    let encrypt: Step
    let decrypt: Step

    init?() {
      guard let library = unsafe dlopen("libgnutls.so.30", RTLD_NOW | RTLD_LOCAL),
        let start = unsafe dlsym(library, "gnutls_aead_cipher_init"),
        let end = unsafe dlsym(library, "gnutls_aead_cipher_deinit"),
        let encrypt = unsafe dlsym(library, "gnutls_aead_cipher_encrypt"),
        let decrypt = unsafe dlsym(library, "gnutls_aead_cipher_decrypt")
      else { return nil }
      unsafe self.start = unsafe unsafeBitCast(start, to: Start.self)
      unsafe self.end = unsafe unsafeBitCast(end, to: End.self)
      unsafe self.encrypt = unsafe unsafeBitCast(encrypt, to: Step.self)
      unsafe self.decrypt = unsafe unsafeBitCast(decrypt, to: Step.self)
    }
  }

  private static let library = unsafe Library()
}
