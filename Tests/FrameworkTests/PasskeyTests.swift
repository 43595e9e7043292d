import AuthenticationServices
import SwiftUI
import Testing

/// Sign-ins that views ask for: each one fails, as nobody is asked.
@Suite @MainActor struct PasskeyTests {
  private struct Asking: View {
    @Environment(\.authorizationController) private var authorizationController
    @Environment(\.webAuthenticationSession) private var webAuthenticationSession
    let results: Results

    var body: some View {
      Text("waiting")
        .task {
          let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: "site.example")
          let request = provider.createCredentialRegistrationRequest(
            challenge: Data([1]), name: "Ada", userID: Data([2]))
          do {
            let result = try await authorizationController.performRequest(request)
            if case .passkeyRegistration(let account) = result {
              results.words.append("\(account.credentialID)")
            }
          } catch ASAuthorizationError.canceled {
            results.words.append("canceled")
          } catch ASAuthorizationError.notInteractive {
            results.words.append("nobody is asked")
          } catch {
            results.words.append("\(error)")
          }
          do {
            _ = try await webAuthenticationSession.authenticate(
              using: URL(fileURLWithPath: "/"), callback: .https(host: "a.example", path: "/in"),
              preferredBrowserSession: .ephemeral, additionalHeaderFields: [:])
          } catch ASWebAuthenticationSessionError.presentationContextNotProvided {
            results.words.append("no page")
          } catch {
            results.words.append("\(error)")
          }
          _ = try? await webAuthenticationSession.authenticate(
            using: URL(fileURLWithPath: "/"), callbackURLScheme: "own",
            preferredBrowserSession: .shared)
        }
    }
  }

  final class Results { var words: [String] = [] }

  @Test func viewsLearnThatNobodyIsAsked() throws {
    let results = Results()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Asking(results: results) }
    _ = try stage.bitmap()
    stage.advance(by: 1)
    #expect(results.words == ["nobody is asked", "no page"])
  }

  @Test func requestsKeepTheirValues() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "site.example")
    let made = provider.createCredentialRegistrationRequest(
      challenge: Data([1]), name: "Ada", userID: Data([2]), requestStyle: .conditional)
    made.displayName = "Ada L."
    made.attestationPreference = .init("direct")
    made.userVerificationPreference = .init(rawValue: "required")
    made.excludedCredentials = [Data([3])].map(
      ASAuthorizationPlatformPublicKeyCredentialDescriptor.init(credentialID:))
    made.shouldShowHybridTransport = false
    #expect(made.relyingPartyIdentifier == provider.relyingPartyIdentifier)
    #expect(made.challenge == Data([1]) && made.name == "Ada" && made.userID == Data([2]))
    #expect(made.displayName == "Ada L." && made.requestStyle != .standard)
    #expect(made.excludedCredentials?.first?.credentialID == Data([3]))
    typealias Kind = ASAuthorizationPublicKeyCredentialAttestationKind
    #expect(made.attestationPreference == .direct)
    #expect(Set([Kind.none, .indirect, .enterprise, .direct]).count == 4)
    typealias Check = ASAuthorizationPublicKeyCredentialUserVerificationPreference
    #expect(made.userVerificationPreference == .required)
    #expect(Set([Check.preferred, .discouraged, .required]).count == 3)
    let asked = provider.createCredentialAssertionRequest(challenge: Data([4]))
    asked.allowedCredentials = made.excludedCredentials ?? []
    asked.userVerificationPreference = .preferred
    asked.shouldShowHybridTransport = true
    #expect(asked.challenge == Data([4]) && asked.relyingPartyIdentifier == "site.example")
  }

  @Test func securityKeysAreAskedForAlike() {
    let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(
      relyingPartyIdentifier: "site.example")
    let made = provider.createCredentialRegistrationRequest(
      challenge: Data([1]), displayName: "Ada L.", name: "Ada", userID: Data([2]))
    made.credentialParameters = [ASAuthorizationPublicKeyCredentialParameters(algorithm: .ES256)]
    made.excludedCredentials = [
      ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(
        credentialID: Data([3]),
        transports: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.allSupported)
    ]
    made.residentKeyPreference = .init("required")
    made.userVerificationPreference = .preferred
    made.attestationPreference = .none
    #expect(made.credentialParameters.first?.algorithm.rawValue == -7)
    #expect(made.excludedCredentials.first?.transports == [.usb, .nfc, .bluetooth])
    #expect(made.displayName == "Ada L." && made.name == "Ada" && made.userID == Data([2]))
    typealias Kept = ASAuthorizationPublicKeyCredentialResidentKeyPreference
    #expect(made.residentKeyPreference == Kept.required && Kept.preferred != Kept.discouraged)
    #expect(made.relyingPartyIdentifier == provider.relyingPartyIdentifier)
    #expect(made.challenge == Data([1]))
    let asked = provider.createCredentialAssertionRequest(challenge: Data([4]))
    asked.allowedCredentials = made.excludedCredentials
    asked.userVerificationPreference = .discouraged
    #expect(asked.challenge == Data([4]) && asked.relyingPartyIdentifier == "site.example")
    #expect(ASCOSEAlgorithmIdentifier(-7) == .ES256)
    #expect(ASCOSEEllipticCurveIdentifier.P256 == .init(1))
  }

  /// The names of results and credentials, as programs tell them apart.
  private func account(_ result: ASAuthorizationResult) -> Data? {
    func data(_ credential: some ASAuthorizationPublicKeyCredentialAssertion) -> Data {
      credential.rawAuthenticatorData + credential.signature + credential.userID
    }
    func object(_ credential: some ASAuthorizationPublicKeyCredentialRegistration) -> Data? {
      credential.rawAttestationObject
    }
    func client(_ credential: some ASPublicKeyCredential) -> Data { credential.rawClientDataJSON }
    func name(_ descriptor: some ASAuthorizationPublicKeyCredentialDescriptor) -> Data {
      descriptor.credentialID
    }
    switch result {
    case .password(let password): return Data(password.user.utf8)
    case .appleID(let account): return account.identityToken
    case .passkeyAssertion(let key):
      return key.attachment == .platform ? data(key) + client(key) : nil
    case .passkeyRegistration(let key): return key.attachment == .crossPlatform ? nil : object(key)
    case .securityKeyAssertion(let key): return data(key)
    case .securityKeyRegistration(let key): return object(key)
    }
  }

  @Test func passwordsAreResultsToo() {
    let password = ASPasswordCredential(user: "ada", password: "1234")
    #expect(account(.password(password)) == Data("ada".utf8))
    let request: ASAuthorizationRequest = ASAuthorizationPasswordProvider().createRequest()
    #expect(request is ASAuthorizationPasswordRequest)
    let providers: [any ASAuthorizationProvider] = [
      ASAuthorizationPasswordProvider(), ASAuthorizationAppleIDProvider(),
    ]
    #expect(providers.count == 2)
  }

  private final class Receiver: ASAuthorizationControllerDelegate {
    var errors = 0

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      errors += 1
    }
  }

  @Test func controllersReportToTheirDelegate() async {
    let receiver = Receiver()
    let controller = ASAuthorizationController(authorizationRequests: [])
    controller.delegate = receiver
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    controller.performAutoFillAssistedRequests()
    controller.cancel()
    #expect(receiver.errors == 1)
    let own = EnvironmentValues().authorizationController
    let request = ASAuthorizationPasswordProvider().createRequest()
    await #expect(throws: ASAuthorizationError(.notInteractive)) {
      _ = try await own.performRequests([request], options: [])
    }
    await #expect(throws: ASAuthorizationError.self) {
      _ = try await own.performAutoFillAssistedRequest(request)
    }
    await #expect(throws: ASAuthorizationError.self) {
      _ = try await own.performAutoFillAssistedRequests([request])
    }
  }

  @Test func addressesThatEndASignInAreKnown() throws {
    typealias Callback = ASWebAuthenticationSession.Callback
    let page = Callback.https(host: "a.example", path: "/in")
    #expect(try page.matchesURL(#require(URL(string: "https://a.example/in?code=1"))))
    #expect(try !page.matchesURL(#require(URL(string: "https://b.example/in"))))
    let own = Callback.customScheme("Own")
    #expect(try own.matchesURL(#require(URL(string: "own://done"))))
    let file = URL(fileURLWithPath: "/")
    let session = ASWebAuthenticationSession(url: file, callback: own) { _, _ in }
    session.additionalHeaderFields = ["a": "b"]
    #expect(!session.canStart && session.additionalHeaderFields == ["a": "b"])
    #expect(ASWebAuthenticationSessionError(.canceledLogin).userInfo.isEmpty)
  }

  @Test func reportsAboutKeysAreTaken() async throws {
    let site = "site.example"
    try await ASCredentialUpdater().reportUnknownPublicKeyCredential(
      relyingPartyIdentifier: site, credentialID: Data())
    let manager = ASCredentialDataManager()
    try await manager.reportAllAcceptedPublicKeyCredentials(
      relyingPartyIdentifier: site, userHandle: Data(), acceptedCredentialIDs: [])
    try await manager.reportPublicKeyCredentialUpdate(
      relyingPartyIdentifier: site, userHandle: Data(), newName: "Ada")
    try await manager.reportUnusedPasswordCredential(domain: site, username: "ada")
  }
}
