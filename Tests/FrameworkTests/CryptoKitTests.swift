import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// The examples of FIPS 180-4 and RFC 1321.
  @Test func digestsAreThoseOfTheStandards() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test(arguments: [55, 56, 63, 64, 65, 111, 112, 127, 128, 1000])
  func partsGiveTheDigestOfTheWhole(count: Int) {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    var function = SHA512()
    for start in stride(from: 0, to: count, by: 7) {
      function.update(data: bytes[start..<min(start + 7, count)])
    }
    #expect(function.finalize() == SHA512.hash(data: bytes))
    var short = SHA256()
    for byte in bytes { short.update(data: [byte]) }
    #expect(short.finalize() == SHA256.hash(data: bytes))
  }

  @Test func aMillionLettersHaveTheDigestOfTheStandard() {
    let letters = Data(repeating: UInt8(ascii: "a"), count: 100_000)
    var function = Insecure.SHA1()
    for _ in 0..<10 { function.update(data: letters) }
    #expect(hex(function.finalize()) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
  }

  /// Test cases 1, 2 and 6 of RFC 4231.
  @Test func codesAreThoseOfTheStandard() {
    let short = HMAC<SHA256>.authenticationCode(
      for: Data("Hi There".utf8), using: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 20)))
    #expect(
      hex(short) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let key = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let long = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(long, authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(short, authenticating: text, using: key))
  }

  @Test func keysAreRandom() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
  }

  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  /// Test cases 2, 4 and 14 of the specification of GCM.
  @Test func sealedBoxesAreThoseOfTheStandard() throws {
    func seal(
      _ text: String, _ key: String, _ nonce: String, _ others: String = ""
    ) throws -> [String] {
      let key = SymmetricKey(data: bytes(key))
      let box = try AES.GCM.seal(
        bytes(text), using: key, nonce: AES.GCM.Nonce(data: bytes(nonce)),
        authenticating: bytes(others))
      #expect(try AES.GCM.open(box, using: key, authenticating: bytes(others)) == bytes(text))
      return [hex(box.ciphertext), hex(box.tag)]
    }
    let (zeros, nonce) = (String(repeating: "0", count: 32), String(repeating: "0", count: 24))
    #expect(
      try seal(zeros, zeros, nonce)
        == ["0388dace60b6a392f328c2b971b2fe78", "ab6e47d42cec13bdf53a67b21257bddf"])
    #expect(
      try seal(zeros, zeros + zeros, nonce)
        == ["cea7403d4d606b6e074ec5d3baf39d18", "d0d1c8a799996bf0265b98b5d48ab919"])
    #expect(
      try seal(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
          + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
        "feffe9928665731c6d6a8f9467308308", "cafebabefacedbaddecaf888",
        "feedfacedeadbeeffeedfacedeadbeefabaddad2")
        == [
          "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
            + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
          "5bc94fbc3221a5db94fae95ae7121a47",
        ])
  }

  @Test func boxesThatChangedStayClosed() throws {
    let key = SymmetricKey(size: .bits192)
    let box = try AES.GCM.seal(Data("Words".utf8), using: key)
    var combined = try #require(box.combined)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key) == Data("Words".utf8))
    #expect(Set(box.nonce).count > 1 && Array(box.nonce).count == 12)
    combined[combined.endIndex - 1] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key)
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1])), nonce: AES.GCM.Nonce())
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data([1]))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: Data(), tag: Data([1]))
    }
  }
}
