@_exported public import Foundation

/// A way to prove that a person is the device's owner.
public enum LAPolicy: Int, Sendable {
  /// By a face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By these or the code.
  case deviceOwnerAuthentication
}

/// The sensor of a device.
public enum LABiometryType: Int, Sendable {
  /// None, for fingers, or for faces.
  case none, touchID, faceID
  /// For eyes.
  case opticID = 4
}

/// Problems of the proof.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// It failed.
    case authenticationFailed = -1
    /// The person ended it.
    case userCancel = -2
    /// The person wants to use the code.
    case userFallback = -3
    /// The system ended it.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device has no sensor.
    case biometryNotAvailable = -6
    /// The sensor knows no one.
    case biometryNotEnrolled = -7
    /// It failed too often.
    case biometryLockout = -8
    /// The program ended it.
    case appCancel = -9
    /// The proof is used up.
    case invalidContext = -10
    /// Nobody may be asked.
    case notInteractive = -1004
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// The device has no sensor.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The person ended it.
  public static let userCancel = Code.userCancel
  /// It failed.
  public static let authenticationFailed = Code.authenticationFailed
  /// The person wants to type the code.
  public static let userFallback = Code.userFallback
  /// The system ended it.
  public static let systemCancel = Code.systemCancel
  /// The device has no code.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The sensor knows no one.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// It failed too often.
  public static let biometryLockout = Code.biometryLockout
  /// The program ended it.
  public static let appCancel = Code.appCancel
  /// The proof is used up.
  public static let invalidContext = Code.invalidContext
  /// Nobody may be asked.
  public static let notInteractive = Code.notInteractive
}

extension LAError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

/// The proof that a person is the device's owner. It is never possible: the machine has no sensor.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class LAContext: NSObject, @unchecked Sendable {
  /// The sensor: none.
  public let biometryType = LABiometryType.none
  /// The mark of the people whom the sensor knows: always nil.
  public var evaluatedPolicyDomainState: Data? { nil }
  /// No effect: nobody is asked.
  public var interactionNotAllowed = false
  /// No effect: nobody is asked.
  public var localizedReason = ""
  /// No effect: nobody is asked.
  public var localizedFallbackTitle: String?
  /// No effect: nobody is asked.
  public var localizedCancelTitle: String?
  /// No effect: nobody is asked.
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// A proof that is not possible.
  public override init() {
    super.init()
  }

  /// Returns false, and the problem that there is no sensor.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    if let error = unsafe error {
      unsafe error.pointee = NSError(
        domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    }
    return false
  }

  /// Reports that there is no sensor.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }

  /// Throws: there is no sensor.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// No effect: nobody is asked.
  open func invalidate() {}
}
