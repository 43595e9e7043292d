public import Foundation
@_exported public import SwiftUI

/// Values that a program asks for.
open class ASAuthorizationRequest: NSObject {}

/// A request for an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The values; nil: none.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// A number that is used once; nil: none.
  public var nonce: String?
  /// A value that is handed back; nil: none.
  public var state: String?
}

/// The answer of a sign-in. There is none.
open class ASAuthorization: NSObject {
  /// A value that a program asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the person.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address for mail.
    public static let email = Scope(rawValue: "email")
  }

  /// The proof.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) {
    self.credential = credential
  }
}

/// A proof of a sign-in.
public protocol ASAuthorizationCredential: AnyObject {}

/// The proof of an Apple Account.
///
/// Unchecked because the class is open: its own values never change.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable,
  ASAuthorizationCredential
{
  /// The name of the account.
  public let user = ""
  /// The name of the person; nil: not asked for.
  public let fullName: PersonNameComponents? = nil
  /// The address for mail; nil: not asked for.
  public let email: String? = nil
  /// The signed proof; nil: none.
  public let identityToken: Data? = nil
  /// The code for a server; nil: none.
  public let authorizationCode: Data? = nil
}

/// A name with a password, as a keychain has them.
///
/// Unchecked because the class is open: its own values never change.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// A name with a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// The provider of requests for an Apple Account.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether an account is signed in.
  public enum CredentialState: Int, Sendable {
    /// Ended, signed in, not found, or moved.
    case revoked, authorized, notFound, transferred
  }

  /// A provider.
  public override init() {
    super.init()
  }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Reports that the account is not found.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// Returns that the account is not found.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Problems of a sign-in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1000
    /// Ended by the person, no answer, not handled, failed, or not asked.
    case canceled, invalidResponse, notHandled, failed, notInteractive
    /// The key exists already, or credentials could not be moved.
    case matchedExcludedCredential, credentialImport, credentialExport
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// Not known.
  public static let unknown = Code.unknown
  /// The person ended it.
  public static let canceled = Code.canceled
  /// There was no answer.
  public static let invalidResponse = Code.invalidResponse
  /// Nobody handles it.
  public static let notHandled = Code.notHandled
  /// It failed.
  public static let failed = Code.failed
  /// Nobody may be asked.
  public static let notInteractive = Code.notInteractive
  /// The key exists already.
  public static let matchedExcludedCredential = Code.matchedExcludedCredential
}

extension ASAuthorizationError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
  }
}

/// The receiver of a sign-in.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Receives the answer. Never called.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Receives the problem that nobody is asked.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// The window of a sign-in.
public typealias ASPresentationAnchor = UIWindow

/// The provider of the window.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding:
  AnyObject
{
  /// Returns the window. Never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A sign-in. It reports that nobody is asked.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// The receiver.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// A sign-in by requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}

  /// Reports to the delegate that nobody is asked.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
  }
}

/// Problems of a sign-in by the web.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Ended by the person.
    case canceledLogin = 1
    /// Without a provider of the window, or with a wrong one.
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// The person ended it.
  public static let canceledLogin = Code.canceledLogin
  /// Nobody provides the window.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The window is none.
  public static let presentationContextInvalid = Code.presentationContextInvalid
  /// Nothing is known about the problem.
  public var userInfo: [String: Any] { [:] }
}

extension ASWebAuthenticationSessionError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}

/// The provider of the window of a sign-in by the web.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding:
  AnyObject
{
  /// Returns the window. Never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in by a page of the web. No page is loaded.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// The function that receives the address at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The provider of the window.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// No effect: no page is loaded.
  public var prefersEphemeralWebBrowserSession = false
  /// No effect: no page is loaded.
  public var additionalHeaderFields: [String: String]?

  /// A sign-in by the page at an address.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  /// Returns false: no page is loaded.
  @discardableResult open func start() -> Bool { false }
  /// No effect: no page is loaded.
  open func cancel() {}
}
