@_exported public import AudioToolbox
@_exported public import CoreMedia
public import Foundation
public import Stillframe

/// The layer of a camera's pictures: black, as there is no camera.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  /// The flow that is shown; nil: none.
  open var session: AVCaptureSession?
  /// The place of the pictures in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Nil: nothing flows.
  open var connection: AVCaptureConnection? { nil }

  /// A layer without a flow.
  public override init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// A layer of a flow.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// A layer like another one.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Returns a point of the camera's pictures, from 0 to 1, for one of the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / size.width, y: pointInLayer.y / size.height)
  }
  /// Returns nil: nothing is recognized.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
  /// Returns an empty rectangle: there is no camera.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    .zero
  }
}

/// The layer of a film: black, as no film is read.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  /// The player; nil: none.
  open var player: AVPlayer?
  /// The place of the film in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// False: no film is read.
  open var isReadyForDisplay: Bool { false }

  /// A layer without a player.
  public override init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// A layer like another one.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// The place of pictures in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// They lie inside the layer in their own proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// They cover the layer in their own proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// They fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
