@_exported public import Foundation

/// Measurements of a day. There are none.
open class MXMetricPayload: NSObject {
  /// The start of the day.
  public var timeStampBegin: Date { .distantPast }
  /// The end of the day.
  public var timeStampEnd: Date { .distantPast }
  /// The version of the program.
  public var latestApplicationVersion: String { "" }

  /// Returns an empty object of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns no values.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A fault. There is none.
open class MXDiagnostic: NSObject {
  /// The version of the program.
  public var applicationVersion: String { "" }

  /// Returns an empty object of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// The calls at a fault.
open class MXCallStackTree: NSObject {
  /// Returns an empty object of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A crash.
open class MXCrashDiagnostic: MXDiagnostic {
  /// The calls.
  public let callStackTree = MXCallStackTree()
  /// The reason; nil: not known.
  public var terminationReason: String? { nil }
  /// The kind of exception; nil: none.
  public var exceptionType: NSNumber? { nil }
  /// The signal; nil: none.
  public var signal: NSNumber? { nil }
}

/// A time without answers.
open class MXHangDiagnostic: MXDiagnostic {
  /// The calls.
  public let callStackTree = MXCallStackTree()
}

/// A time of much work.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  /// The calls.
  public let callStackTree = MXCallStackTree()
}

/// Faults of a day. There are none.
open class MXDiagnosticPayload: NSObject {
  /// The crashes: nil.
  public var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// The times without answers: nil.
  public var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// The times of much work: nil.
  public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// The start of the day.
  public var timeStampBegin: Date { .distantPast }
  /// The end of the day.
  public var timeStampEnd: Date { .distantPast }

  /// Returns an empty object of JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns no values.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The receiver of measurements. No method is called.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// Receives measurements. Never called.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Receives faults. Never called.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Measurements of the program. There are none.
public final class MXMetricManager: NSObject, Sendable {
  /// The only manager.
  public static let shared = MXMetricManager()

  private override init() {
    super.init()
  }

  /// The measurements of days before: none.
  public var pastPayloads: [MXMetricPayload] { [] }
  /// The faults of days before: none.
  public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  /// No effect: nothing is measured.
  public func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// No effect: nothing is measured.
  public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
