public import Dispatch
public import Foundation

// Receivers of a camera's pictures. There is no camera, so none receives anything.

/// A path from a source to a receiver.
open class AVCaptureConnection: NSObject {
  /// Whether anything flows. No effect: there is no camera.
  open var isEnabled = true
  /// False: there is no camera.
  open var isVideoOrientationSupported: Bool { false }
  /// The way that pictures are held. No effect: there is no camera.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The turn of pictures, in degrees. No effect: there is no camera.
  open var videoRotationAngle: CGFloat = 0
  /// False: there is no camera.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether pictures are turned about. No effect: there is no camera.
  open var isVideoMirrored = false
  /// Returns false: there is no camera.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

extension AVCaptureOutput {
  /// The paths to the receiver: none, as there is no camera.
  public var connections: [AVCaptureConnection] { [] }

  /// Returns nil: there is no camera.
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way that a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down, or on one of its sides.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A recognized thing in a camera's pictures; there are none.
open class AVMetadataObject: NSObject {
  /// A kind of recognized thing.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A bar code of a product, with 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code of a product, with 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A bar code of a product in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A bar code of letters and digits.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A bar code of letters and digits.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code on boarding passes.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code on boarding passes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Code 39, with a sum.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A bar code of letters and digits.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A square code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A bar code of digits.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A bar code on boxes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A bar code of digits.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A small QR code.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// A small PDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// A code on fruit.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// A code on fruit, with more data.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    /// A code on fruit, with less data.
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
    /// A body.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind.
  open var type: ObjectType { .qr }
  /// The place, from 0 to 1.
  open var bounds: CGRect { .zero }
}

/// A recognized code; there are none.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
}

/// A receiver of recognized things. None are recognized.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds to recognize.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be recognized: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the pictures to look at, from 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A receiver.
  public override init() {
    super.init()
  }

  /// No effect: nothing is recognized.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// Is told of recognized things; never here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Things were recognized.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A receiver of films. None are recorded.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Whether it records: never.
  open var isRecording: Bool { false }

  /// A receiver.
  public override init() {
    super.init()
  }

  /// No effect: there is no camera.
  open func stopRecording() {}
}

/// The way to take a photo.
open class AVCapturePhotoSettings: NSObject {
  /// The use of the lamp.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether several pictures make a steady one (deprecated). No effect: no photo is taken.
  open var isAutoStillImageStabilizationEnabled = false
  /// Whether the photo has the most pixels (deprecated). No effect: no photo is taken.
  open var isHighResolutionPhotoEnabled = false

  /// The usual way.
  public override init() {
    super.init()
  }
}

extension AVCaptureDevice {
  /// The use of the lamp for photos.
  public enum FlashMode: Int, Sendable {
    /// Off, on, or by the light.
    case off, on, auto
  }
}

extension AVCaptureDevice {
  /// A form of pictures of a camera. There is no camera.
  public final class Format: NSObject, Sendable {
    /// The largest magnification: 1.
    public var videoMaxZoomFactor: CGFloat { 1 }
    /// The magnification from which pixels are enlarged: 1.
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// The angle that is seen, in degrees: 0.
    public var videoFieldOfView: Float { 0 }
    /// Whether light of several exposures is joined: no.
    public var isVideoHDRSupported: Bool { false }
  }

  /// The form of pictures in use.
  public var activeFormat: Format { Format() }
  /// The forms of pictures: none.
  public var formats: [Format] { [] }
}

/// A photo; none is taken.
open class AVCapturePhoto: NSObject {
  /// Returns nil: no photo is taken.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Is told of photos; never here.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

extension AVCapturePhotoOutput {
  /// No effect: there is no camera.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
