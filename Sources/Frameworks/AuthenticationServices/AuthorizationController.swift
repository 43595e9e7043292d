// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation
public import SwiftUI

/// A request for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// The maker of requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// The maker.
  public override init() {
    super.init()
  }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// The result of a sign-in.
public enum ASAuthorizationResult {
  /// A password.
  case password(ASPasswordCredential)
  /// An account of Apple.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A signature by a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A signature by a security key.
  case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
  /// A new security key.
  case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
}

extension ASAuthorizationController {
  /// Settings of requests.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Only credentials of this device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Reports to the delegate that nobody is asked.
  public func performRequests(options: RequestOptions) {
    performRequests()
  }

  /// No effect: no field offers credentials.
  public func performAutoFillAssistedRequests() {}

  /// No effect: nothing is under way.
  public func cancel() {}
}

/// A view's sign-in. Each request throws, as nobody is asked.
@MainActor @preconcurrency public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Throws: nobody is asked.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }

  /// Throws: nobody is asked.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }

  /// Throws: no field offers credentials.
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }

  /// Throws: no field offers credentials.
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    try await performRequests(requests)
  }
}

private struct AuthorizationControllerKey: EnvironmentKey {
  static let defaultValue = AuthorizationController()
}

extension EnvironmentValues {
  /// The sign-in of views.
  public var authorizationController: AuthorizationController {
    self[AuthorizationControllerKey.self]
  }
}
