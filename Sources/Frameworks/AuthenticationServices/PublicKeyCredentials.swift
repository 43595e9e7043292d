public import Foundation

/// A provider of requests for a sign-in.
public protocol ASAuthorizationProvider: AnyObject {}

extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {}

/// A credential made of a key, as passkeys are.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The signed data of the client, in JSON.
  var rawClientDataJSON: Data { get }
  /// The name of the key.
  var credentialID: Data { get }
}

/// A credential of a key that was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The statement about the key; nil: none.
  var rawAttestationObject: Data? { get }
}

/// A credential of a key that signed.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The data of the device.
  var rawAuthenticatorData: Data! { get }
  /// The name of the person.
  var userID: Data! { get }
  /// The signature.
  var signature: Data! { get }
}

/// The name of a key.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: AnyObject {
  /// The name.
  var credentialID: Data { get set }
}

/// The place of a key.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  /// This device, or another one.
  case platform, crossPlatform
}

/// How the person is checked.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A preference by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// If possible.
  public static let preferred = Self("preferred")
  /// Always.
  public static let required = Self("required")
  /// Better not.
  public static let discouraged = Self("discouraged")
}

/// The statement that is asked for about a new key.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A kind by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = Self("none")
  /// The device's own.
  public static let direct = Self("direct")
  /// One without the device's name.
  public static let indirect = Self("indirect")
  /// One with the device's name.
  public static let enterprise = Self("enterprise")
}

/// Whether the device keeps the key.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A preference by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// If possible.
  public static let preferred = Self("preferred")
  /// Always.
  public static let required = Self("required")
  /// Better not.
  public static let discouraged = Self("discouraged")
}

/// The algorithm of a key, by its number in the register of COSE.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An algorithm by its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The curve of a key, by its number in the register of COSE.
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A curve by its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
