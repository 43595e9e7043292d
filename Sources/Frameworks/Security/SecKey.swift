// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Keys. None can be made: each function says so.

/// A key. There is none.
public final class SecKey: NSObject, Sendable {
  private override init() {
    super.init()
  }
}

/// A way of encrypting or signing.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = name
  }

  /// RSA with the older padding.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("encrypt:RSA:PKCS1")
  /// RSA with the newer padding and SHA-1.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA1")
  /// RSA with the newer padding and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256")
  /// RSA with the newer padding, SHA-256 and AES.
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(
    "encrypt:RSA:OAEP:SHA256:AESGCM")
  /// Signatures by RSA of messages, with SHA-256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    "sign:RSA:message:PKCS1v15:SHA256")
  /// Signatures by RSA of digests, with SHA-256.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    "sign:RSA:digest:PKCS1v15:SHA256")
  /// Signatures by elliptic curves of messages, with SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    "sign:ECDSA:message:X962:SHA256")
  /// Signatures by elliptic curves of digests, with SHA-256.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    "sign:ECDSA:digest:X962:SHA256")
  /// Encryption by elliptic curves, with SHA-256 and AES.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    "encrypt:ECIES:ECDHC:SHA256:AESGCM")
}

/// The use of a key.
public enum SecKeyOperationType: Int, Sendable {
  /// Signing, its check, encrypting, its reverse, or agreeing on a key.
  case sign, verify, encrypt, decrypt, keyExchange
}

/// The place of an error that a function writes.
public typealias SecErrorPointer = UnsafeMutablePointer<Unmanaged<NSError>?>?

private func refuse(_ error: SecErrorPointer) {
  let reason = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  unsafe error?.pointee = unsafe Unmanaged.passRetained(reason)
}

/// Returns nil and an error: no key can be made.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: SecErrorPointer
) -> SecKey? {
  unsafe refuse(error)
  return nil
}

/// Returns nil and an error: no key can be made.
public func SecKeyCreateWithData(
  _ keyData: Data, _ attributes: CFDictionary, _ error: SecErrorPointer
) -> SecKey? {
  unsafe refuse(error)
  return nil
}

/// Returns nil: there is no key.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns nil: there is no key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns 0: there is no key.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// Returns nil and an error: there is no key.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: SecErrorPointer
) -> Data? {
  unsafe refuse(error)
  return nil
}

/// Returns nil and an error: nothing is encrypted.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: Data, _ error: SecErrorPointer
) -> Data? {
  unsafe refuse(error)
  return nil
}

/// Returns nil and an error: nothing is decrypted.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: Data, _ error: SecErrorPointer
) -> Data? {
  unsafe refuse(error)
  return nil
}

/// Returns nil and an error: nothing is signed.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: Data, _ error: SecErrorPointer
) -> Data? {
  unsafe refuse(error)
  return nil
}

/// Returns false and an error: no signature is checked.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: Data, _ signature: Data,
  _ error: SecErrorPointer
) -> Bool {
  unsafe refuse(error)
  return false
}

/// Returns false: there is no key.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// The bytes that fill a block up, of functions that have been replaced.
public struct SecPadding: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Those of PKCS #1, and of OAEP.
  public static let PKCS1 = SecPadding(rawValue: 1)
  /// Those of OAEP.
  public static let OAEP = SecPadding(rawValue: 2)
  /// A signature of a digest, by its kind.
  public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
  /// The same for SHA-256.
  public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
}

/// Encrypts nothing: there is no key.
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }

/// Decrypts nothing: there is no key.
public func SecKeyDecrypt(
  _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
  _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }

/// Signs nothing: there is no key.
public func SecKeyRawSign(
  _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
  _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }

/// Verifies nothing: there is no key.
public func SecKeyRawVerify(
  _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
  _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus { errSecUnimplemented }

/// Conditions of access. They have no effect.
public final class SecAccessControl: NSObject, Sendable {
  fileprivate override init() {
    super.init()
  }
}

/// The proofs that access asks for.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A face, a finger or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Any face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// The faces and fingers of now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// One of several.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// Each of several.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// Use of a private key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}

/// Returns conditions of access, which have no effect.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: AnyObject, _ flags: SecAccessControlCreateFlags,
  _ error: SecErrorPointer
) -> SecAccessControl? { SecAccessControl() }
