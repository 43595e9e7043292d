// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CryptoKit

/// A hash function of HMAC.
public typealias CCHmacAlgorithm = UInt32

/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the HMAC of bytes with a key; does nothing where the function is none of these.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let (key, data) = unsafe (bytes(at: key, keyLength), bytes(at: data, dataLength))
  guard let code = authenticationCode(Int(algorithm), key: key, data: data) else { return }
  unsafe write(code, to: macOut)
}

private func authenticationCode(_ algorithm: Int, key: [UInt8], data: [UInt8]) -> [UInt8]? {
  func code<Hash: HashFunction>(_ type: Hash.Type) -> [UInt8] {
    Array(HMAC<Hash>.authenticationCode(for: data, using: SymmetricKey(data: key)))
  }
  return switch algorithm {
  case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
  case kCCHmacAlgMD5: code(Insecure.MD5.self)
  case kCCHmacAlgSHA256: code(SHA256.self)
  case kCCHmacAlgSHA384: code(SHA384.self)
  case kCCHmacAlgSHA512: code(SHA512.self)
  default: nil
  }
}

/// A way of making keys of passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// A hash function of PBKDF2.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2 of RFC 8018.
public let kCCPBKDF2 = 2
/// PBKDF2 with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// PBKDF2 with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// PBKDF2 with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// PBKDF2 with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Writes a key that is made of a password.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` where there is no place, no round, or another algorithm.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
    kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard Int(algorithm) == kCCPBKDF2, let function = functions[Int(prf)], rounds > 0,
    derivedKeyLen > 0, unsafe derivedKey != nil
  else { return Int32(kCCParamError) }
  let (key, salt) = unsafe (bytes(at: password, passwordLen), bytes(at: salt, saltLen))
  var result: [UInt8] = []
  var block: UInt32 = 1
  while result.count < derivedKeyLen {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: block >> (24 - 8 * $0)) }
    var last = authenticationCode(function, key: key, data: salt + number) ?? []
    var sum = last
    for _ in 1..<max(rounds, 1) {
      last = authenticationCode(function, key: key, data: last) ?? []
      for index in sum.indices { sum[index] ^= last[index] }
    }
    result += sum
    block += 1
  }
  unsafe write(Array(result.prefix(derivedKeyLen)), to: derivedKey)
  return Int32(kCCSuccess)
}
