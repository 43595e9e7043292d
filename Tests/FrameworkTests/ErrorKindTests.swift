import AuthenticationServices
import CloudKit
import Contacts
import CoreLocation
import EventKit
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

  @Test func errorsHaveTheNumbersOfTheirKinds() {
    let errors: [any Error] = [
      LAError(.userCancel), CLError(.denied), SKError(.paymentCancelled), CKError(.unknownItem),
      EKError.noCalendar, ASAuthorizationError(.canceled),
      ASWebAuthenticationSessionError(.canceledLogin), CNError(.authorizationDenied),
    ]
    #expect(errors.map { ($0 as NSError).code } == [-2, 1, 2, 11, 1, 1001, 1, 100])
    #expect((errors[0] as NSError).domain == "com.apple.LocalAuthentication")
    #expect((errors[4] as? EKError)?.errorCode == 1 && EKError.noCalendar.code == .noCalendar)
    let calendar: [EKError.Code] = [
      .eventNotMutable, .noStartDate, .noEndDate, .datesInverted, .internalFailure,
      .calendarReadOnly, .eventStoreNotAuthorized,
    ]
    #expect(calendar.map(\.errorCode) == [0, 2, 3, 4, 5, 6, 29])
  }
}
