import CryptoKit
import Foundation
import Testing

/// Keys on the curve P-256 and what is derived of them.
@Suite struct CurveKeyTests {
  private func bytes(_ hex: String) -> Data {
    var data = Data()
    var rest = hex[...]
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      data.append(byte)
      rest = rest.dropFirst(2)
    }
    return data
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func hex(in bytes: some ContiguousBytes) -> String {
    unsafe bytes.withUnsafeBytes { unsafe hex(Array($0)) }
  }

  /// The example of RFC 5903, section 8.1.
  @Test func bothSidesGetTheSecretOfTheStandard() throws {
    let one = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
    let two = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53"))
    #expect(
      hex(one.publicKey.rawRepresentation)
        == "dad0b65394221cf9b051e1feca5787d098dfe637fc90b9ef945d0c3772581180"
        + "5271a0461cdb8252d61f1c456fa3e59ab1f45b33accf5f58389e0577b8990bb3")
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    #expect(try secret == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    #expect(
      hex(in: secret)
        == "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
  }

  /// The signature of RFC 6979, appendix A.2.5.
  @Test func aSignatureOfTheStandardIsValid() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    let own = try key.signature(for: Data("note".utf8))
    #expect(key.publicKey.isValidSignature(own, for: Data("note".utf8)))
    let again = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
    #expect(again.rawRepresentation == own.rawRepresentation)
  }

  @Test func publicKeysAreReadInAllForms() throws {
    let key = P256.Signing.PrivateKey(compactRepresentable: false).publicKey
    let forms = [
      try P256.Signing.PublicKey(x963Representation: key.x963Representation),
      try P256.Signing.PublicKey(compressedRepresentation: key.compressedRepresentation),
      try P256.Signing.PublicKey(derRepresentation: key.derRepresentation),
      try P256.Signing.PublicKey(pemRepresentation: key.pemRepresentation),
    ]
    #expect(forms.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
    }
  }

  /// The keys of 1 and of the curve's order less 1 have opposite ordinates, that of 1 the lesser.
  @Test func compactKeysHaveTheLesserOrdinate() throws {
    let one = try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31) + [1]).publicKey
    let last = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"))
    #expect(one.compactRepresentation == one.rawRepresentation.prefix(32))
    #expect(last.publicKey.rawRepresentation.prefix(32) == one.rawRepresentation.prefix(32))
    #expect(last.publicKey.compactRepresentation == nil)
    for _ in 0..<8 {
      #expect(P256.Signing.PrivateKey().publicKey.compactRepresentation?.count == 32)
      #expect(P256.KeyAgreement.PrivateKey().publicKey.compactRepresentation != nil)
    }
  }

  /// The last block that RFC 5869 allows.
  @Test func derivedKeysMayHave255Blocks() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(size: .bits256), salt: Data(), info: Data(),
      outputByteCount: 255 * 32)
    #expect(key.bitCount == 255 * 32 * 8)
  }

  /// The first example of RFC 5869.
  @Test func keysAreDerivedAsTheStandardSays() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      hex(in: key)
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func keysOfTheEnclaveSignAndAgree() throws {
    #expect(!SecureEnclave.isAvailable)
    let key = try SecureEnclave.P256.Signing.PrivateKey()
    let same = try SecureEnclave.P256.Signing.PrivateKey(
      dataRepresentation: key.dataRepresentation)
    let signature = try same.signature(for: Data([1, 2]))
    #expect(key.publicKey.isValidSignature(signature, for: Data([1, 2])))
    let (one, two) = (
      try SecureEnclave.P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey()
    )
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    #expect(try secret == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    let derived = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data("chat".utf8), outputByteCount: 16)
    #expect(derived.bitCount == 128)
    let other = secret.x963DerivedSymmetricKey(
      using: SHA512.self, sharedInfo: Data(), outputByteCount: 80)
    #expect(other.bitCount == 640)
  }
}
