public import Foundation

/// The elliptic curve P-256 of FIPS 186-4.
public enum P256: Sendable {
  /// Signatures.
  public enum Signing: Sendable {
    /// The key that checks signatures.
    public struct PublicKey: _CurvePublicKey {
      public let _coordinates: [UInt8]

      public init(_coordinates: [UInt8]) {
        self._coordinates = _coordinates
      }

      /// Returns whether a signature is that of a message's digest.
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        CurveSignature.isValid(signature.bytes, for: Array(digest), _coordinates)
      }

      /// Returns whether a signature is that of a message, by its SHA-256.
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: data))
      }
    }

    /// The key that signs.
    public struct PrivateKey: _CurvePrivateKey {
      public let _secret: [UInt8]
      /// The key that checks the signatures.
      public let publicKey: PublicKey

      public init(_secret: [UInt8], _coordinates: [UInt8]) {
        self._secret = _secret
        publicKey = PublicKey(_coordinates: _coordinates)
      }

      /// Returns the signature of a message's digest: another one each time.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        ECDSASignature(bytes: CurveSignature.make(for: Array(digest), _secret))
      }

      /// Returns the signature of a message, by its SHA-256: another one each time.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
    }

    /// Two numbers that tell who signed a message.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let bytes: [UInt8]

      init(bytes: [UInt8]) {
        self.bytes = bytes
      }

      /// A signature of both numbers, 32 bytes each.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for another length.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(rawRepresentation)
      }

      /// A signature of both numbers as ASN.1 has them.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let numbers = CurveSignature.numbers(der: Array(derRepresentation)) else {
          throw CryptoKitError.incorrectParameterSize
        }
        bytes = numbers
      }

      /// Both numbers, 32 bytes each.
      public var rawRepresentation: Data { Data(bytes) }
      /// Both numbers as ASN.1 has them.
      public var derRepresentation: Data { Data(CurveSignature.der(bytes)) }

      /// Returns the result of a function over the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe bytes.withUnsafeBytes(body)
      }
    }
  }

  /// Secrets that two sides agree on.
  public enum KeyAgreement: Sendable {
    /// The key that the other side gets.
    public struct PublicKey: _CurvePublicKey {
      public let _coordinates: [UInt8]

      public init(_coordinates: [UInt8]) {
        self._coordinates = _coordinates
      }
    }

    /// The key that stays here.
    public struct PrivateKey: _CurvePrivateKey {
      public let _secret: [UInt8]
      /// The key that the other side gets.
      public let publicKey: PublicKey

      public init(_secret: [UInt8], _coordinates: [UInt8]) {
        self._secret = _secret
        publicKey = PublicKey(_coordinates: _coordinates)
      }

      /// Returns the secret that the other side gets from its private key and this public one.
      ///
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError` where there is none.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        guard let point = CurvePoint(publicKeyShare._coordinates) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        let product = OddModulus.number(_secret) * point
        return SharedSecret(bytes: Array(product.bytes.prefix(32)))
      }
    }
  }
}

/// The coordinates of a point of P-256 in the forms in which keys are exchanged.
public protocol _CurvePublicKey: Sendable {
  var _coordinates: [UInt8] { get }
  init(_coordinates: [UInt8])
}

extension _CurvePublicKey {
  /// A key of both coordinates, 32 bytes each.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where no point of the curve has them.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = unsafe rawRepresentation.withUnsafeBytes { unsafe Array($0) }
    guard CurvePoint(bytes) != nil else { throw CryptoKitError.incorrectParameterSize }
    self.init(_coordinates: bytes)
  }

  /// A key of both coordinates behind the byte 4 (X9.63).
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = unsafe x963Representation.withUnsafeBytes { unsafe Array($0) }
    guard bytes.first == 4 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(rawRepresentation: Array(bytes.dropFirst()))
  }

  /// A key of the abscissa behind the byte 2, or 3 for an odd ordinate.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    let bytes = unsafe compressedRepresentation.withUnsafeBytes { unsafe Array($0) }
    guard bytes.count == 33, let first = bytes.first, first == 2 || first == 3,
      let point = CurvePoint(abscissa: bytes.dropFirst(), isOdd: first == 3)
    else { throw CryptoKitError.incorrectParameterSize }
    self.init(_coordinates: point.bytes)
  }

  /// A key as certificates have it (RFC 5480).
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    let bytes = Array(derRepresentation)
    guard bytes.starts(with: CurveForm.publicHeader) else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(x963Representation: Array(bytes.dropFirst(CurveForm.publicHeader.count)))
  }

  /// A key as certificates have it, in the letters of PEM.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for other words.
  public init(pemRepresentation: String) throws {
    let lines = pemRepresentation.split(whereSeparator: \.isNewline)
    guard lines.first == "-----BEGIN PUBLIC KEY-----", lines.last == "-----END PUBLIC KEY-----",
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
    else { throw CryptoKitError.incorrectParameterSize }
    try self.init(derRepresentation: data)
  }

  /// Both coordinates, 32 bytes each.
  public var rawRepresentation: Data { Data(_coordinates) }
  /// Both coordinates behind the byte 4 (X9.63).
  public var x963Representation: Data { Data([4] + _coordinates) }
  /// The abscissa behind the byte 2, or 3 for an odd ordinate.
  public var compressedRepresentation: Data {
    Data([2 + ((_coordinates.last ?? 0) & 1)] + _coordinates.prefix(32))
  }
  /// The abscissa alone; nil for a key whose ordinate is the greater of the two that belong to it.
  public var compactRepresentation: Data? {
    CurvePoint.hasLesserOrdinate(_coordinates) ? Data(_coordinates.prefix(32)) : nil
  }
  /// The key as certificates have it (RFC 5480).
  public var derRepresentation: Data { Data(CurveForm.publicHeader) + x963Representation }
  /// The key as certificates have it, in the letters of PEM.
  public var pemRepresentation: String {
    "-----BEGIN PUBLIC KEY-----\n"
      + derRepresentation.base64EncodedString(options: .lineLength64Characters)
      .replacingOccurrences(of: "\r\n", with: "\n") + "\n-----END PUBLIC KEY-----"
  }
}

/// A secret factor with the point that it leads to.
public protocol _CurvePrivateKey: Sendable {
  associatedtype PublicKey: _CurvePublicKey
  var _secret: [UInt8] { get }
  var publicKey: PublicKey { get }
  init(_secret: [UInt8], _coordinates: [UInt8])
}

extension _CurvePrivateKey {
  /// A random key.
  ///
  /// - Parameter compactRepresentable: Whether the abscissa alone tells the public key.
  public init(compactRepresentable: Bool = true) {
    var secret = CurveSignature.random()
    var coordinates = (secret * CurvePoint.generator).bytes
    if compactRepresentable, !CurvePoint.hasLesserOrdinate(coordinates) {
      secret = OddModulus.difference(CurvePoint.order.value, secret).0
      coordinates = (secret * CurvePoint.generator).bytes
    }
    self.init(_secret: OddModulus.bytes(secret), _coordinates: coordinates)
  }

  /// A key of its 32 bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for another length, or a number that is none of the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = unsafe rawRepresentation.withUnsafeBytes { unsafe Array($0) }
    let secret = OddModulus.number(bytes)
    guard bytes.count == 32, secret != OddModulus.Number(),
      OddModulus.isLess(secret, CurvePoint.order.value)
    else { throw CryptoKitError.incorrectKeySize }
    self.init(_secret: bytes, _coordinates: (secret * CurvePoint.generator).bytes)
  }

  /// A key of the public one's coordinates and its own bytes behind the byte 4 (X9.63).
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for other bytes.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = unsafe x963Representation.withUnsafeBytes { unsafe Array($0) }
    guard bytes.count == 97, bytes.first == 4 else { throw CryptoKitError.incorrectKeySize }
    try self.init(rawRepresentation: Array(bytes.suffix(32)))
  }

  /// The 32 bytes.
  public var rawRepresentation: Data { Data(_secret) }
  /// The public key's coordinates and the own bytes behind the byte 4 (X9.63).
  public var x963Representation: Data { publicKey.x963Representation + Data(_secret) }
}

/// The bytes before a point in certificates.
enum CurveForm {
  /// The algorithm, the curve, and the length of a point (RFC 5480).
  static let publicHeader: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ]
}
