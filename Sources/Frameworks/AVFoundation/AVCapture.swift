public import Foundation

/// A kind of medium.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Permission to use the camera.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not asked for, impossible, refused, or given.
  case notDetermined, restricted, denied, authorized
}

/// A camera or microphone. There are none, and permission is refused.
open class AVCaptureDevice: NSObject {
  /// The side of the device.
  public enum Position: Int, Sendable {
    /// Any, the back, or the front.
    case unspecified, back, front
  }

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
  }

  /// The state of the lamp.
  public enum TorchMode: Int, Sendable {
    /// Off, on, or by the light.
    case off, on, auto
  }

  /// Whether there is a lamp: never.
  public let hasTorch = false
  /// No effect: there is no lamp.
  public var torchMode = TorchMode.off

  override init() {
    super.init()
  }

  /// Returns nil: there is none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns nil: there is none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns the permission: always refused.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Reports that permission is refused.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    handler(false)
  }

  /// Returns that permission is refused.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// No effect: there is nothing to be set.
  open func lockForConfiguration() throws {}
  /// No effect: there is nothing to be set.
  open func unlockForConfiguration() {}
}

/// A source of pictures or sounds.
open class AVCaptureInput: NSObject {}

/// A camera as a source.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice

  /// The source of a camera.
  public init(device: AVCaptureDevice) throws {
    self.device = device
  }
}

/// A receiver of pictures or sounds.
open class AVCaptureOutput: NSObject {}

/// The receiver of photos. None are taken.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// A receiver.
  public override init() {
    super.init()
  }
}

/// The flow from sources to receivers. Nothing flows.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Middling.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
  }

  /// The quality.
  public var sessionPreset = Preset.high
  /// Whether something flows: never.
  public let isRunning = false

  /// A flow without sources.
  public override init() {
    super.init()
  }

  /// No effect: nothing flows.
  open func beginConfiguration() {}
  /// No effect: nothing flows.
  open func commitConfiguration() {}
  /// Returns false: nothing flows.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// No effect: nothing flows.
  open func addInput(_ input: AVCaptureInput) {}
  /// Returns false: nothing flows.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// No effect: nothing flows.
  open func addOutput(_ output: AVCaptureOutput) {}
  /// No effect: nothing flows.
  open func startRunning() {}
  /// No effect: nothing flows.
  open func stopRunning() {}
}
