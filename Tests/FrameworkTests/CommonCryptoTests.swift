// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CommonCrypto
import Foundation
import Testing

/// The C functions of hashes, with the values of their standards.
@Suite struct CommonCryptoTests {
  private typealias Function = (
    UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>?

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private func digest(_ text: String, _ count: Int32, _ function: Function) -> String {
    let data = Data(text.utf8)
    var result = [UInt8](repeating: 0, count: Int(count))
    _ = unsafe data.withUnsafeBytes {
      unsafe function($0.baseAddress, CC_LONG(data.count), &result)
    }
    return hex(result)
  }

  @Test func digestsAreThoseOfTheirStandards() {
    #expect(
      unsafe digest("abc", CC_SHA256_DIGEST_LENGTH, CC_SHA256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      unsafe digest("", CC_MD5_DIGEST_LENGTH, CC_MD5) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(
      unsafe digest("abc", CC_SHA1_DIGEST_LENGTH, CC_SHA1)
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      unsafe digest("abc", CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8b"))
    #expect(
      unsafe digest("abc", CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617aba"))
    unsafe CC_SHA256(nil, 0, nil)
  }

  @Test func authenticationCodesAreThoseOfTheirStandards() {
    let (key, text) = ("Jefe", "what do ya want for nothing?")
    func code(_ algorithm: Int, _ count: Int) -> String {
      var result = [UInt8](repeating: 0, count: count)
      unsafe CCHmac(
        CCHmacAlgorithm(algorithm), key, key.utf8.count, text, text.utf8.count, &result)
      return hex(result)
    }
    #expect(
      code(kCCHmacAlgSHA256, 32)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(code(kCCHmacAlgMD5, 16) == "750c783e6ab0b503eaa86e310a5db738")
    #expect(code(kCCHmacAlgSHA1, 20) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(code(kCCHmacAlgSHA384, 48).hasPrefix("af45d2e376484031"))
    #expect(code(kCCHmacAlgSHA512, 64).hasPrefix("164b7a7bfcf819e2"))
    #expect(code(99, 4) == "00000000")
  }

  @Test func keysAreMadeOfPasswords() {
    func key(_ function: Int, rounds: UInt32, _ count: Int) -> (Int, String) {
      var result = [UInt8](repeating: 0, count: count)
      let salt = Array("salt".utf8)
      let status = unsafe CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
        CCPseudoRandomAlgorithm(function), rounds, &result, count)
      return (Int(status), hex(result))
    }
    #expect(
      key(kCCPRFHmacAlgSHA1, rounds: 2, 25)
        == (kCCSuccess, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957cae9313626"))
    #expect(key(kCCPRFHmacAlgSHA256, rounds: 3, 40).1.hasPrefix("ad35240ac683febfaf3cd49d845473fb"))
    #expect(key(kCCPRFHmacAlgSHA384, rounds: 1, 8).0 == kCCSuccess)
    #expect(key(kCCPRFHmacAlgSHA512, rounds: 1, 8).0 == kCCSuccess)
    #expect(key(kCCPRFHmacAlgSHA1, rounds: 0, 8).0 == kCCParamError)
  }

  @Test func ciphersSayThatThereAreNone() {
    let input = [UInt8](repeating: 1, count: kCCBlockSizeAES128)
    for (cipher, length) in [
      (kCCAlgorithmAES, kCCKeySizeAES256), (kCCAlgorithmAES128, kCCKeySizeAES128),
      (kCCAlgorithmAES, kCCKeySizeAES192), (kCCAlgorithmDES, kCCKeySizeDES),
      (kCCAlgorithm3DES, kCCKeySize3DES),
    ] {
      let key = [UInt8](repeating: 2, count: length)
      var output = [UInt8](repeating: 0, count: input.count + kCCBlockSizeAES128)
      var moved = 7
      let status: CCCryptorStatus = unsafe CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(cipher),
        CCOptions(kCCOptionPKCS7Padding | kCCOptionECBMode), key, key.count, nil, input,
        input.count,
        &output, output.count, &moved)
      #expect(Int(status) == kCCUnimplemented && moved == 0 && output.allSatisfy { $0 == 0 })
    }
    #expect(kCCDecrypt == 1 && kCCBlockSizeDES == 8 && kCCBlockSize3DES == 8)
    let errors = [kCCBufferTooSmall, kCCMemoryFailure, kCCAlignmentError, kCCDecodeError]
    #expect(errors == [-4301, -4302, -4303, -4304])
    var random = [UInt8](repeating: 0, count: 64)
    let status: CCRNGStatus = unsafe CCRandomGenerateBytes(&random, random.count)
    #expect(Int(status) == kCCSuccess && Set(random).count > 8)
  }
}
