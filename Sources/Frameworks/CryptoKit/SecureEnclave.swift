public import Foundation

/// The part of a device that keeps keys to itself.
///
/// Here a program keeps them, as there is none.
public enum SecureEnclave: Sendable {
  /// Whether the device has one: false, as in the simulator of older computers.
  public static var isAvailable: Bool { false }

  /// The elliptic curve P-256 of FIPS 186-4.
  public enum P256: Sendable {
    /// Signatures.
    public enum Signing: Sendable {
      /// The key that signs.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.Signing.PrivateKey

        /// A random key.
        ///
        /// - Parameter compactRepresentable: Whether the abscissa alone tells the public key.
        public init(compactRepresentable: Bool = true) throws {
          key = CryptoKit.P256.Signing.PrivateKey(compactRepresentable: compactRepresentable)
        }

        /// A key of bytes that another one gave.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize` for other bytes.
        public init(dataRepresentation: Data) throws {
          key = try CryptoKit.P256.Signing.PrivateKey(rawRepresentation: dataRepresentation)
        }

        /// The key that checks the signatures.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }
        /// Bytes of which the key can be made again.
        public var dataRepresentation: Data { key.rawRepresentation }

        /// Returns the signature of a message's digest.
        public func signature<D: Digest>(
          for digest: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: digest) }

        /// Returns the signature of a message, by its SHA-256.
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: data) }
      }
    }

    /// Secrets that two sides agree on.
    public enum KeyAgreement: Sendable {
      /// The key that stays here.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.KeyAgreement.PrivateKey

        /// A random key.
        ///
        /// - Parameter compactRepresentable: Whether the abscissa alone tells the public key.
        public init(compactRepresentable: Bool = true) throws {
          key = CryptoKit.P256.KeyAgreement.PrivateKey(
            compactRepresentable: compactRepresentable)
        }

        /// A key of bytes that another one gave.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize` for other bytes.
        public init(dataRepresentation: Data) throws {
          key = try CryptoKit.P256.KeyAgreement.PrivateKey(rawRepresentation: dataRepresentation)
        }

        /// The key that the other side gets.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }
        /// Bytes of which the key can be made again.
        public var dataRepresentation: Data { key.rawRepresentation }

        /// Returns the secret that the other side gets from its private key and this public one.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { try key.sharedSecretFromKeyAgreement(with: publicKeyShare) }
      }
    }
  }
}
