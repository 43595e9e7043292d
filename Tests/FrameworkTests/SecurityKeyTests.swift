import Foundation
import Security
import SwiftUI
import Testing

/// Keys and conditions of the keychain, as programs ask for them.
@Suite struct SecurityKeyTests {
  @Test func noKeyIsMade() throws {
    let values: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: 2048,
      kSecPrivateKeyAttrs as String: [
        kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: Data([1]),
      ],
    ]
    var error: Unmanaged<CFError>?
    #expect(unsafe SecKeyCreateRandomKey(values as CFDictionary, &error) == nil)
    let reason = try #require(unsafe error?.takeRetainedValue())
    #expect(CFErrorGetCode(reason) == Int(errSecUnimplemented))
    let nowhere: SecErrorPointer = nil
    #expect(unsafe SecKeyCreateWithData(Data(), values as CFDictionary, nowhere) == nil)
    func use(_ key: SecKey) {
      _ = (SecKeyCopyPublicKey(key), SecKeyCopyAttributes(key), SecKeyGetBlockSize(key))
      _ = SecKeyCopyExternalRepresentation(key, nil) as Data?
      _ = SecKeyCreateEncryptedData(key, .rsaEncryptionOAEPSHA256, Data(), nil)
      _ = SecKeyCreateDecryptedData(key, .rsaEncryptionPKCS1, Data(), nil)
      _ = SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, Data(), nil)
      _ = SecKeyVerifySignature(
        key, .rsaSignatureDigestPKCS1v15SHA256, Data(), Data(), nil)
      _ = SecKeyIsAlgorithmSupported(
        key, SecKeyOperationType.sign, SecKeyAlgorithm.rsaEncryptionPKCS1)
    }
    _ = use
  }

  @Test func conditionsAreKeptWithTheirItem() {
    let conditions = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.biometryCurrentSet, .or], nil)
    let found: SecAccessControl? = conditions
    #expect(found != nil)
    let flags: SecAccessControlCreateFlags = [.userPresence, .privateKeyUsage]
    #expect(flags.contains(.userPresence))
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "conditions",
      kSecAttrLabel as String: "label", kSecAttrAccessControl as String: conditions as Any,
      kSecReturnRef as String: true, kSecReturnPersistentRef as String: true,
      kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    #expect(noErr == errSecSuccess && errSecInternalError != errSecInvalidEncoding)
  }

  /// Wrappers of the keychain have a case for each of them, made from its text.
  @Test func protocolsAndKindsOfSignInAreTold() {
    let protocols = [
      kSecAttrProtocolFTP, kSecAttrProtocolFTPAccount, kSecAttrProtocolIRC, kSecAttrProtocolNNTP,
      kSecAttrProtocolPOP3, kSecAttrProtocolSMTP, kSecAttrProtocolSOCKS, kSecAttrProtocolIMAP,
      kSecAttrProtocolLDAP, kSecAttrProtocolAppleTalk, kSecAttrProtocolAFP, kSecAttrProtocolTelnet,
      kSecAttrProtocolSSH, kSecAttrProtocolFTPS, kSecAttrProtocolHTTPProxy,
      kSecAttrProtocolHTTPSProxy, kSecAttrProtocolFTPProxy, kSecAttrProtocolSMB,
      kSecAttrProtocolRTSP, kSecAttrProtocolRTSPProxy, kSecAttrProtocolDAAP, kSecAttrProtocolEPPC,
      kSecAttrProtocolIPP, kSecAttrProtocolNNTPS, kSecAttrProtocolLDAPS, kSecAttrProtocolTelnetS,
      kSecAttrProtocolIMAPS, kSecAttrProtocolIRCS, kSecAttrProtocolPOP3S, kSecAttrProtocolHTTP,
      kSecAttrProtocolHTTPS,
    ].map { String($0) }
    #expect(Set(protocols).count == 31)
    let kinds = [
      kSecAttrAuthenticationTypeNTLM, kSecAttrAuthenticationTypeMSN,
      kSecAttrAuthenticationTypeDPA, kSecAttrAuthenticationTypeRPA,
      kSecAttrAuthenticationTypeHTTPBasic, kSecAttrAuthenticationTypeHTTPDigest,
      kSecAttrAuthenticationTypeHTMLForm, kSecAttrAuthenticationTypeDefault,
    ].map { String($0) }
    #expect(Set(kinds).count == 8)
    let keys = [
      kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible, kSecAttrIsNegative,
      kSecUseNoAuthenticationUI, kSecUseItemList, kSecSharedPassword,
      kSecUseAuthenticationUIAllow, kSecAttrAccessibleAlways,
      kSecAttrAccessibleAlwaysThisDeviceOnly,
    ].map { String($0) }
    #expect(Set(keys).count == 10)
    let flags = SecAccessControlCreateFlags(rawValue: CFOptionFlags(1))
    #expect(flags == .userPresence)
  }
}
