public import CoreMedia
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
  /// Words.
  public static let text = AVMediaType(rawValue: "text")
  /// Words below pictures.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Recognized things and other values.
  public static let metadata = AVMediaType(rawValue: "meta")
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

    private init(_ name: String) {
      self.init(rawValue: "AVCaptureDeviceType\(name)")
    }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType("BuiltInWideAngleCamera")
    /// A camera with a long lens.
    public static let builtInTelephotoCamera = DeviceType("BuiltInTelephotoCamera")
    /// A camera with a short lens.
    public static let builtInUltraWideCamera = DeviceType("BuiltInUltraWideCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = DeviceType("BuiltInDualCamera")
    /// A short lens and the usual one.
    public static let builtInDualWideCamera = DeviceType("BuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = DeviceType("BuiltInTripleCamera")
    /// A camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType("BuiltInTrueDepthCamera")
    /// A camera that measures depth by light.
    public static let builtInLiDARDepthCamera = DeviceType("BuiltInLiDARDepthCamera")
    /// A camera or microphone that is plugged in.
    public static let external = DeviceType("External")
    /// A microphone.
    public static let microphone = DeviceType("Microphone")
    /// An iPhone that a Mac uses as its camera.
    public static let continuityCamera = DeviceType("ContinuityCamera")
  }

  /// The search for cameras and microphones of some types. It finds none.
  open class DiscoverySession: NSObject {
    /// The cameras and microphones: none.
    open var devices: [AVCaptureDevice] { [] }

    /// A search that finds nothing.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
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
  /// Whether the lamp can be used: never.
  open var isTorchAvailable: Bool { false }
  /// Whether the lamp is on: never.
  open var isTorchActive: Bool { false }
  /// The brightness of the lamp: 0.
  open var torchLevel: Float { 0 }
  /// Whether there is a flash: never.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used: never.
  open var isFlashAvailable: Bool { false }
  /// The side of the device: none, as there is no camera.
  open var position: Position { .unspecified }
  /// The kind: the usual camera.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The name that tells it from others.
  open var uniqueID: String { "" }
  /// The name that people see.
  open var localizedName: String { "" }
  /// The magnification (default: 1). No effect: there is no camera.
  open var videoZoomFactor: CGFloat = 1
  /// The least magnification: 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest magnification: 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The way to focus (default: locked). No effect: there is no camera.
  open var focusMode = FocusMode.locked
  /// The point to focus on, from 0 to 1 (default: the middle). No effect: there is no camera.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether a point can be chosen to focus on: never.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The way to measure light (default: locked). No effect: there is no camera.
  open var exposureMode = ExposureMode.locked
  /// The point to measure light at, from 0 to 1 (default: the middle). No effect: there is no camera.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether a point can be chosen to measure light at: never.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// The way to focus.
  public enum FocusMode: Int, Sendable {
    /// Not at all, once, or again and again.
    case locked, autoFocus, continuousAutoFocus
  }

  /// The way to measure light.
  public enum ExposureMode: Int, Sendable {
    /// Not at all, once, again and again, or by the program.
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// The camera that people chose: none.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    // No effect: there is no camera to choose.
    set { _ = newValue }
  }
  /// The camera that the system would choose: none.
  public class var systemPreferredCamera: AVCaptureDevice? { nil }

  /// The largest brightness of the lamp.
  public class var maxAvailableTorchLevel: Float { 1 }
  /// The shortest time between two pictures. No effect: there is no camera.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest time between two pictures. No effect: there is no camera.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// No effect: there is no lamp.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Returns false: there is no lamp.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Returns false: there is no camera.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns false: there is no camera.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// No effect: there is no camera.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

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
    /// Low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }

  /// The quality.
  public var sessionPreset = Preset.high
  /// Whether something flows: never.
  public let isRunning = false
  /// The sources: none.
  open var inputs: [AVCaptureInput] { [] }
  /// The receivers: none.
  open var outputs: [AVCaptureOutput] { [] }
  /// The ways from sources to receivers: none.
  open var connections: [AVCaptureConnection] { [] }

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
  open func removeInput(_ input: AVCaptureInput) {}
  /// No effect: nothing flows.
  open func removeOutput(_ output: AVCaptureOutput) {}
  /// Returns false: nothing flows.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// No effect: nothing flows.
  open func startRunning() {}
  /// No effect: nothing flows.
  open func stopRunning() {}
}
