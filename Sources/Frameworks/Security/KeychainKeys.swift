// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Keys and values of items. Those of certificates and conditions are kept, and have no effect.

/// The key of whether keys are returned.
public var kSecReturnRef: NSString { "r_Ref" as NSString }
/// The key of whether lasting names are returned.
public var kSecReturnPersistentRef: NSString { "r_PersistentRef" as NSString }
/// The key of a key.
public var kSecValueRef: NSString { "v_Ref" as NSString }
/// The key of a lasting name.
public var kSecValuePersistentRef: NSString { "v_PersistentRef" as NSString }
/// Certificates.
public var kSecClassCertificate: NSString { "cert" as NSString }
/// Certificates with their keys.
public var kSecClassIdentity: NSString { "idnt" as NSString }
/// The key of the label.
public var kSecAttrLabel: NSString { "labl" as NSString }
/// The key of the description.
public var kSecAttrDescription: NSString { "desc" as NSString }
/// The key of the comment.
public var kSecAttrComment: NSString { "icmt" as NSString }
/// The key of the date at which it was made.
public var kSecAttrCreationDate: NSString { "cdat" as NSString }
/// The key of the date at which it was changed.
public var kSecAttrModificationDate: NSString { "mdat" as NSString }
/// The key of the protocol.
public var kSecAttrProtocol: NSString { "ptcl" as NSString }
/// HTTPS.
public var kSecAttrProtocolHTTPS: NSString { "htps" as NSString }
/// HTTP.
public var kSecAttrProtocolHTTP: NSString { "http" as NSString }
/// The key of the kind of sign-in.
public var kSecAttrAuthenticationType: NSString { "atyp" as NSString }
/// The usual kind of sign-in.
public var kSecAttrAuthenticationTypeDefault: NSString { "dflt" as NSString }
/// The key of the port.
public var kSecAttrPort: NSString { "port" as NSString }
/// The key of the path.
public var kSecAttrPath: NSString { "path" as NSString }
/// The key of the domain.
public var kSecAttrSecurityDomain: NSString { "sdmn" as NSString }
/// The key of the conditions of access.
public var kSecAttrAccessControl: NSString { "accc" as NSString }
/// Whether or not all devices have it.
public var kSecAttrSynchronizableAny: NSString { "syna" as NSString }
/// While this device is unlocked, and has a passcode.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString { "akpu" as NSString }
/// The key of whether a key is kept.
public var kSecAttrIsPermanent: NSString { "perm" as NSString }
/// The key of the tag of a program.
public var kSecAttrApplicationTag: NSString { "atag" as NSString }
/// The key of the label of a program.
public var kSecAttrApplicationLabel: NSString { "klbl" as NSString }
/// The key of the kind of key.
public var kSecAttrKeyType: NSString { "type" as NSString }
/// RSA.
public var kSecAttrKeyTypeRSA: NSString { "42" as NSString }
/// Elliptic curves.
public var kSecAttrKeyTypeEC: NSString { "73" as NSString }
/// Elliptic curves of a prime field.
public var kSecAttrKeyTypeECSECPrimeRandom: NSString { "73" as NSString }
/// The key of the part of a pair.
public var kSecAttrKeyClass: NSString { "kcls" as NSString }
/// The public part.
public var kSecAttrKeyClassPublic: NSString { "0" as NSString }
/// The private part.
public var kSecAttrKeyClassPrivate: NSString { "1" as NSString }
/// A key of both sides.
public var kSecAttrKeyClassSymmetric: NSString { "2" as NSString }
/// The key of the size, in bits.
public var kSecAttrKeySizeInBits: NSString { "bsiz" as NSString }
/// The key of the place of a key.
public var kSecAttrTokenID: NSString { "tkid" as NSString }
/// A place that no key leaves.
public var kSecAttrTokenIDSecureEnclave: NSString { "com.apple.setoken" as NSString }
/// The key of the values of the private part.
public var kSecPrivateKeyAttrs: NSString { "private" as NSString }
/// The key of the values of the public part.
public var kSecPublicKeyAttrs: NSString { "public" as NSString }
/// The key of the proof of the owner.
public var kSecUseAuthenticationContext: NSString { "u_AuthCtx" as NSString }
/// The key of whether the owner is asked.
public var kSecUseAuthenticationUI: NSString { "u_AuthUI" as NSString }
/// The owner is not asked.
public var kSecUseAuthenticationUIFail: NSString { "u_AuthUIF" as NSString }
/// Items are left out for which the owner is asked.
public var kSecUseAuthenticationUISkip: NSString { "u_AuthUIS" as NSString }
/// The key of the words of the question.
public var kSecUseOperationPrompt: NSString { "u_OpPrompt" as NSString }
/// The key of whether a Mac uses the keychain of a phone.
public var kSecUseDataProtectionKeychain: NSString { "nleg" as NSString }

/// It worked.
public let noErr: OSStatus = 0
/// It is not there.
public let errSecUnimplemented: OSStatus = -4
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The person ended it.
public let errSecUserCanceled: OSStatus = -128
/// The request is wrong.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// There is no such value.
public let errSecNoSuchAttr: OSStatus = -25303
/// It cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The program has no permission.
public let errSecMissingEntitlement: OSStatus = -34018
/// Something inside failed.
public let errSecInternalError: OSStatus = -67671
/// The encoding is wrong.
public let errSecInvalidEncoding: OSStatus = -67852
/// The data are wrong.
public let errSecInvalidData: OSStatus = -67673
