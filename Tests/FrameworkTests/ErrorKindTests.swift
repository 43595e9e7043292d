import AuthenticationServices
import CloudKit
import CoreLocation
import LocalAuthentication
import StoreKit
import Testing

/// Kinds of errors that `catch` and `switch` name.
@Suite struct ErrorKindTests {
  private func kind(of error: any Error) -> String {
    switch error {
    case LAError.userCancel: "canceled"
    case LAError.userFallback, LAError.systemCancel, LAError.passcodeNotSet: "no proof"
    case LAError.biometryNotEnrolled, LAError.biometryLockout: "no sensor"
    case LAError.appCancel, LAError.invalidContext, LAError.notInteractive: "not asked"
    case CLError.denied: "refused"
    case SKError.paymentCancelled: "not paid"
    case SKError.unknown, SKError.clientInvalid, SKError.paymentInvalid,
      SKError.paymentNotAllowed:
      "no shop"
    case CKError.unknownItem: "no record"
    case ASAuthorizationError.canceled: "gone"
    case ASAuthorizationError.unknown, ASAuthorizationError.invalidResponse,
      ASAuthorizationError.notHandled, ASAuthorizationError.failed,
      ASAuthorizationError.matchedExcludedCredential:
      "no account"
    case ASWebAuthenticationSessionError.canceledLogin: "closed"
    default: "other"
    }
  }

  @Test func errorsAreFoundByTheirKinds() {
    #expect(kind(of: LAError(.userCancel)) == "canceled")
    #expect(kind(of: LAError(.systemCancel)) == "no proof")
    #expect(kind(of: LAError(.biometryLockout)) == "no sensor")
    #expect(kind(of: LAError(.notInteractive)) == "not asked")
    #expect(kind(of: CLError(.denied)) == "refused")
    #expect(kind(of: SKError(.paymentCancelled)) == "not paid")
    #expect(kind(of: SKError(.paymentInvalid)) == "no shop")
    #expect(kind(of: CKError(.unknownItem)) == "no record")
    #expect(kind(of: ASAuthorizationError(.canceled)) == "gone")
    #expect(kind(of: ASAuthorizationError(.credentialExport)) == "other")
    #expect(kind(of: ASAuthorizationError(.credentialImport)) == "other")
    #expect(kind(of: ASAuthorizationError(.matchedExcludedCredential)) == "no account")
    #expect(kind(of: ASWebAuthenticationSessionError(.canceledLogin)) == "closed")
  }
}
