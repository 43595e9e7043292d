public import Foundation

/// The maker of requests for security keys of a site.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject,
  ASAuthorizationProvider
{
  /// The site.
  public let relyingPartyIdentifier: String

  /// A maker for a site.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Returns a request for a new key.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    .init(relyingPartyIdentifier, challenge, displayName, name, userID)
  }

  /// Returns a request for a signature.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    .init(relyingPartyIdentifier, challenge)
  }
}

/// The algorithm of a new key.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
  /// The algorithm.
  public let algorithm: ASCOSEAlgorithmIdentifier

  /// Takes an algorithm.
  public init(algorithm: ASCOSEAlgorithmIdentifier) {
    self.algorithm = algorithm
  }
}

/// A request for a new security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest
{
  /// The site.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  public var challenge: Data
  /// The name that people see.
  public var displayName: String
  /// The name of the account.
  public var name: String
  /// The name of the person.
  public var userID: Data
  /// The algorithms that may be used.
  public var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  /// The keys that exist already.
  public var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the device keeps the key.
  public var residentKeyPreference =
    ASAuthorizationPublicKeyCredentialResidentKeyPreference.preferred
  /// How the person is checked.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The statement that is asked for about the key.
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  init(
    _ site: String, _ challenge: Data, _ displayName: String, _ name: String, _ userID: Data
  ) {
    relyingPartyIdentifier = site
    (self.challenge, self.displayName) = (challenge, displayName)
    (self.name, self.userID) = (name, userID)
  }
}

/// A request for a signature by a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The site.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  public var challenge: Data
  /// The keys that may sign; empty: any.
  public var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// How the person is checked.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ site: String, _ challenge: Data) {
    relyingPartyIdentifier = site
    self.challenge = challenge
  }
}

/// The name of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  /// The connection to a key.
  public struct Transport: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A cable.
    public static let usb = Transport(rawValue: "usb")
    /// Near fields.
    public static let nfc = Transport(rawValue: "nfc")
    /// Bluetooth.
    public static let bluetooth = Transport(rawValue: "ble")
    /// All of them.
    public static let allSupported = [usb, nfc, bluetooth]
  }

  public var credentialID: Data
  /// The connections to the key.
  public var transports: [Transport]

  /// A key by its name.
  public init(credentialID: Data, transports: [Transport]) {
    (self.credentialID, self.transports) = (credentialID, transports)
  }
}

/// A new security key. None is made.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAttestationObject: Data? = nil

  override init() {}
}

/// A signature by a security key. None is made.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAuthenticatorData: Data! = Data()
  public let userID: Data! = Data()
  public let signature: Data! = Data()

  override init() {}
}
