public import Foundation

/// Reports of a site about its keys. Nobody keeps any.
public struct ASCredentialUpdater: Sendable {
  /// The reports.
  public init() {}

  /// No effect: no key is kept.
  public func reportUnknownPublicKeyCredential(
    relyingPartyIdentifier: String, credentialID: Data
  ) async throws {}

  /// No effect: no key is kept.
  public func reportAllAcceptedPublicKeyCredentials(
    relyingPartyIdentifier: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) async throws {}

  /// No effect: no key is kept.
  public func reportPublicKeyCredentialUpdate(
    relyingPartyIdentifier: String, userHandle: Data, newName: String
  ) async throws {}

  /// No effect: no password is kept.
  public func reportUnusedPasswordCredential(domain: String, username: String) async throws {}
}

/// The reports under their later name.
public typealias ASCredentialDataManager = ASCredentialUpdater
