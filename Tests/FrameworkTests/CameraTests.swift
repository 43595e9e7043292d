import AVFoundation
import CoreMedia
import CoreText
import Foundation
import SwiftUI
import Testing
import UIKit.UIGestureRecognizerSubclass

/// A camera's preview and a reader of codes, written as programs write them.
@MainActor struct CameraTests {
  private final class PreviewView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
  }

  private struct Preview: UIViewRepresentable {
    let session: AVCaptureSession

    func makeUIView(context: Context) -> PreviewView {
      let view = PreviewView()
      view.previewLayer.session = session
      view.previewLayer.videoGravity = .resizeAspectFill
      view.previewLayer.connection?.videoOrientation = .portrait
      return view
    }

    func updateUIView(_ view: PreviewView, context: Context) {}
  }

  private final class Reader: UIViewController,
    @preconcurrency AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate
  {
    let session = AVCaptureSession()
    var layer: AVCaptureVideoPreviewLayer!
    var found: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      let output = AVCaptureMetadataOutput()
      output.setMetadataObjectsDelegate(self, queue: .main)
      output.metadataObjectTypes = [.qr, .ean13]
      layer = AVCaptureVideoPreviewLayer(session: session)
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      view.layer.addSublayer(layer)
    }

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      found = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue
    }
  }

  private struct Scanner: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Reader { Reader() }
    func updateUIViewController(_ reader: Reader, context: Context) {}
  }

  @Test func camerasAreBlack() throws {
    let shown = try ImageRenderer(
      content: Preview(session: AVCaptureSession()).frame(width: 20, height: 20)
    ).bitmap()
    #expect(shown[10, 10].alpha == 255 && shown[10, 10].red == 0)
    let scanner = try ImageRenderer(content: Scanner().frame(width: 40, height: 40)).bitmap()
    #expect(scanner[10, 10].alpha == 255 && scanner[35, 35].alpha == 0)
  }

  @Test func outputsReceiveNothing() {
    let photo = AVCapturePhotoOutput()
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    photo.capturePhoto(with: settings, delegate: Reader())
    #expect(!AVCaptureMovieFileOutput().isRecording)
    #expect(AVCapturePhoto().fileDataRepresentation() == nil)
    let layer = AVPlayerLayer(player: AVPlayer())
    layer.videoGravity = AVLayerVideoGravity.resize
    #expect(!layer.isReadyForDisplay && layer.player != nil)
    #expect(CMTime(seconds: 1, preferredTimescale: 600).seconds == 1)
  }

  @Test func sizesAndKeysOfFilmsAreThere() {
    #expect(CMVideoDimensions(width: 3, height: 4).height == 4)
    #expect(CMVideoDimensions() == CMVideoDimensions(width: 0, height: 0))
    let asset = AVURLAsset(
      url: URL(fileURLWithPath: "/a"),
      options: [AVURLAssetPreferPreciseDurationAndTimingKey: true])
    #expect(asset.url.path == "/a")
  }
}
