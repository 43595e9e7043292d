public import Foundation

/// The maker of requests for passkeys of a site.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The site.
  public let relyingPartyIdentifier: String

  /// A maker for a site.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Returns a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(relyingPartyIdentifier, challenge, name, userID)
  }

  /// Returns a request for a new passkey, which nobody is asked for.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// Returns a request for a signature.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    .init(relyingPartyIdentifier, challenge)
  }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// How a passkey is asked for.
  public enum RequestStyle: Int, Sendable {
    /// With a question, or after a sign-in without one.
    case standard, conditional
  }

  /// The site.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  public var challenge: Data
  /// The name of the account.
  public var name: String
  /// The name that people see; nil: that of the account.
  public var displayName: String?
  /// The name of the person.
  public var userID: Data
  /// How the person is checked.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The statement that is asked for about the key.
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// The keys that exist already; nil: none.
  public var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// How the passkey is asked for.
  public var requestStyle = RequestStyle.standard
  /// Whether another device may be used.
  public var shouldShowHybridTransport = true

  init(_ site: String, _ challenge: Data, _ name: String, _ userID: Data) {
    relyingPartyIdentifier = site
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
  }
}

/// A request for a signature by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The site.
  public let relyingPartyIdentifier: String
  /// The data to sign.
  public var challenge: Data
  /// The keys that may sign; empty: any.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// How the person is checked.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whether another device may be used.
  public var shouldShowHybridTransport = true

  init(_ site: String, _ challenge: Data) {
    relyingPartyIdentifier = site
    self.challenge = challenge
  }
}

/// The name of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor
{
  public var credentialID: Data

  /// A passkey by its name.
  public init(credentialID: Data) {
    self.credentialID = credentialID
  }
}

/// A new passkey. None is made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAttestationObject: Data? = nil
  /// The place of the key.
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform

  override init() {}
}

/// A signature by a passkey. None is made.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  public let rawClientDataJSON = Data()
  public let credentialID = Data()
  public let rawAuthenticatorData: Data! = Data()
  public let userID: Data! = Data()
  public let signature: Data! = Data()
  /// The place of the key.
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform

  override init() {}
}
