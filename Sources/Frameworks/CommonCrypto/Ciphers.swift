// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

/// The end of a call.
public typealias CCCryptorStatus = Int32
/// The end of a call that makes random bytes.
public typealias CCRNGStatus = CCCryptorStatus
/// Whether bytes are encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// Settings of a cipher.
public typealias CCOptions = UInt32

/// The end of a call without a mistake.
public let kCCSuccess = 0
/// The end of a call with values that do not fit.
public let kCCParamError = -4300
/// The end of a call whose place is too short.
public let kCCBufferTooSmall = -4301
/// The end of a call without memory.
public let kCCMemoryFailure = -4302
/// The end of a call whose bytes fill no blocks.
public let kCCAlignmentError = -4303
/// The end of a call whose bytes are not what was encrypted.
public let kCCDecodeError = -4304
/// The end of a call that does nothing.
public let kCCUnimplemented = -4305

/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1

/// AES, of every length of keys.
public let kCCAlgorithmAES = 0
/// AES, under its former name.
public let kCCAlgorithmAES128 = 0
/// DES.
public let kCCAlgorithmDES = 1
/// DES three times.
public let kCCAlgorithm3DES = 2

/// Fills the last block up.
public let kCCOptionPKCS7Padding = 1
/// Encrypts each block alone.
public let kCCOptionECBMode = 2

/// The number of bytes of keys of AES-128.
public let kCCKeySizeAES128 = 16
/// The number of bytes of keys of AES-192.
public let kCCKeySizeAES192 = 24
/// The number of bytes of keys of AES-256.
public let kCCKeySizeAES256 = 32
/// The number of bytes of keys of DES.
public let kCCKeySizeDES = 8
/// The number of bytes of keys of DES three times.
public let kCCKeySize3DES = 24
/// The number of bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The number of bytes of a block of DES.
public let kCCBlockSizeDES = 8
/// The number of bytes of a block of DES three times.
public let kCCBlockSize3DES = 8

/// Encrypts nothing: there are no ciphers.
///
/// - Returns: `kCCUnimplemented`, which callers take for an encryption that failed.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  if let moved = unsafe dataOutMoved { unsafe moved.pointee = 0 }
  return CCCryptorStatus(kCCUnimplemented)
}

/// Writes random bytes.
@discardableResult public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> CCRNGStatus {
  unsafe write((0..<max(count, 0)).map { _ in UInt8.random(in: 0...255) }, to: bytes)
  return CCRNGStatus(kCCSuccess)
}
