public import CoreMedia
public import Dispatch

/// A receiver of a camera's pictures. It receives none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The form of pictures. No effect: there is no camera.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures are dropped that come too late. No effect: there is no camera.
  open var alwaysDiscardsLateVideoFrames = true

  /// A receiver.
  public override init() {
    super.init()
  }

  /// No effect: there is no camera.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

/// Is told of a camera's pictures; never here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
