import AVFoundation
import CoreMedia
import MapKit
import Network
import Photos
import SwiftUI
import Testing

/// Sound, films and maps without a device, written as programs write them.
@MainActor @Suite struct MediaMemberTests {
  /// A recognizer of speech, as many programs have one.
  private final class Recorder: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    var level: Float = 0

    func start() throws {
      let format = engine.inputNode.outputFormat(forBus: 0)
      engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
        unsafe self.level = buffer.floatChannelData?[0][0] ?? 0
      }
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
      engine.prepare()
      try engine.start()
    }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
      from connection: AVCaptureConnection
    ) {
      guard let buffer = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
      print(buffer as CVPixelBuffer, CMSampleBufferGetPresentationTimeStamp(sampleBuffer).seconds)
      print(sampleBuffer.imageBuffer == nil, sampleBuffer.presentationTimeStamp.isValid)
    }
  }

  @Test func enginesAreSilent() throws {
    let recorder = Recorder()
    try recorder.start()
    let engine = recorder.engine
    #expect(!engine.isRunning && engine.attachedNodes == [recorder.player])
    recorder.player.volume = 0.5
    recorder.player.pan = -1
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    #expect(format.sampleRate == 48_000 && format.channelCount == 2 && !format.isInterleaved)
    #expect(format.commonFormat == .pcmFormatFloat32)
    #expect(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 0, channels: 1, interleaved: true) == nil)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 64))
    buffer.frameLength = 32
    #expect(buffer.frameCapacity == 64 && buffer.format === format)
    unsafe #expect(buffer.floatChannelData == nil && buffer.int16ChannelData == nil)
    recorder.player.scheduleBuffer(buffer, at: nil, options: [.loops, .interrupts])
    recorder.player.scheduleBuffer(buffer, options: .interruptsAtLoop) {}
    recorder.player.play()
    #expect(!recorder.player.isPlaying)
    recorder.player.pause()
    recorder.player.stop()
    recorder.player.reset()
    try engine.inputNode.setVoiceProcessingEnabled(true)
    engine.inputNode.removeTap(onBus: 0)
    (engine.mainMixerNode.outputVolume, engine.mainMixerNode.volume) = (1, 1)
    AVAudioMixerNode().pan = 0
    engine.disconnectNodeOutput(recorder.player)
    engine.detach(recorder.player)
    engine.pause()
    engine.stop()
    engine.reset()
    #expect(engine.attachedNodes.isEmpty)
    #expect(engine.outputNode.inputFormat(forBus: 0).sampleRate == 44_100)
    #expect(AVAudioTime(sampleTime: 3, atRate: 8).sampleRate == 8)
    #expect(AVAudioTime(sampleTime: 3, atRate: 8).sampleTime == 3)
  }

  @Test func filesOfSoundAreNotRead() throws {
    let url = URL(fileURLWithPath: "/tmp/a.caf")
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue, AVEncoderBitRateKey: 1,
      AVLinearPCMBitDepthKey: 16, AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsFloatKey: false,
      AVLinearPCMIsNonInterleaved: false,
    ]
    #expect(settings.count == 9 && kAudioFormatLinearPCM != kAudioFormatAppleLossless)
    let form: AudioFormatID = kAudioFormatMPEG4AAC
    #expect(form == 1_633_772_320)
    // The framework brings sounds of the system along.
    AudioServicesPlaySystemSound(SystemSoundID(1104))
    #expect(AVAudioQuality.min.rawValue < AVAudioQuality.low.rawValue)
    #expect(AVAudioQuality.medium.rawValue < AVAudioQuality.max.rawValue)
    #expect(throws: CocoaError.self) { try AVAudioFile(forReading: url) }
    #expect(throws: CocoaError.self) { try AVAudioFile(forWriting: url, settings: settings) }
  }

  @Test func filmsHaveNoPictures() async throws {
    let maker = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/tmp/a.mov")))
    maker.appliesPreferredTrackTransform = true
    maker.maximumSize = CGSize(width: 10, height: 10)
    (maker.requestedTimeToleranceBefore, maker.requestedTimeToleranceAfter) = (.zero, .zero)
    #expect(throws: CocoaError.self) {
      unsafe try maker.copyCGImage(at: .zero, actualTime: nil)
    }
    await #expect(throws: CocoaError.self) { try await maker.image(at: .zero) }
    maker.generateCGImageAsynchronously(for: .zero) { image, _, error in
      #expect(image == nil && error != nil)
    }
    maker.cancelAllCGImageGeneration()
    let output = AVCaptureVideoDataOutput()
    output.alwaysDiscardsLateVideoFrames = true
    output.videoSettings = [
      AVVideoCodecKey: AVVideoCodecType.hevc.rawValue, AVVideoWidthKey: 1, AVVideoHeightKey: 1,
    ]
    output.setSampleBufferDelegate(Recorder(), queue: .main)
    #expect(output.videoSettings.count == 3 && AVVideoCodecType.h264 != AVVideoCodecType.jpeg)
    let scale: CMTimeScale = 600
    let value: CMTimeValue = 1200
    let range = CMTimeRange(start: .zero, end: CMTime(value: value, timescale: scale))
    #expect(range.duration.seconds == 2 && range.end.seconds == 2 && !range.isEmpty)
    #expect(range.containsTime(.zero) && !range.containsTime(range.end) && CMTimeRange.zero.isEmpty)
  }

  @Test func photosAreNotAdded() {
    let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    (request.creationDate, request.isFavorite) = (nil, true)
    let url = URL(fileURLWithPath: "/tmp/a.jpg")
    #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: url) == nil)
    #expect(PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: url) == nil)
    let options = PHAssetResourceCreationOptions()
    (options.originalFilename, options.shouldMoveFile) = ("a", true)
    let creation = PHAssetCreationRequest.forAsset()
    creation.addResource(with: .photo, data: Data(), options: options)
    creation.addResource(with: .video, fileURL: url, options: nil)
    #expect(PHAssetResourceType.audio != PHAssetResourceType.video)
  }

  @Test func snapshotsOfMapsAreDrawn() async throws {
    let options = MKMapSnapshotter.Options()
    let center = CLLocationCoordinate2D(latitude: 53.5, longitude: 10)
    options.region = MKCoordinateRegion(
      center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
    options.size = CGSize(width: 120, height: 80)
    (options.scale, options.showsBuildings, options.pointOfInterestFilter) = (2, false, nil)
    options.preferredConfiguration = MKHybridMapConfiguration()
    #expect(options.mapType == .hybrid && options.mapRect.width > 0)
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    let maker = MKMapSnapshotter(options: options)
    let shown = try await maker.start()
    #expect(shown.image.size == CGSize(width: 120, height: 80) && shown.image.scale == 2)
    let point = shown.point(for: center)
    #expect(abs(point.x - 60) < 0.01 && abs(point.y - 40) < 0.01)
    var count = 0
    maker.start { snapshot, _ in count += snapshot == nil ? 0 : 1 }
    maker.start(with: .main) { snapshot, _ in count += snapshot == nil ? 0 : 1 }
    maker.cancel()
    #expect(count == 2 && !maker.isLoading)
  }

  @Test func camerasOfMapsLookDown() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    map.setCamera(
      MKMapCamera(lookingAtCenter: center, fromDistance: 10_000, pitch: 45, heading: 0),
      animated: true)
    #expect(abs(map.camera.altitude - 10_000) < 100 && map.camera.heading == 0)
    #expect(abs(map.region.span.latitudeDelta - 0.0482) < 0.001)
    let point = map.convert(center, toPointTo: map)
    #expect(abs(point.x - 50) < 0.01 && abs(point.y - 50) < 0.01)
    #expect(abs(map.convert(point, toCoordinateFrom: nil).longitude - 10) < 1e-6)
    let camera = MKMapCamera(lookingAtCenter: center, fromEyeCoordinate: center, eyeAltitude: 9)
    (camera.altitude, camera.pitch) = (7, 1)
    #expect(camera.centerCoordinateDistance == 7 && MKMapCamera().altitude == 0)
    let options = MKMapSnapshotter.Options()
    options.camera = map.camera
    #expect(abs(options.camera.centerCoordinate.longitude - 10) < 1e-6)
    let cluster = MKClusterAnnotation(memberAnnotations: [
      MKPointAnnotation(coordinate: center),
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 2, longitude: 12)),
    ])
    (cluster.title, cluster.subtitle) = ("2", nil)
    #expect(cluster.coordinate.latitude == 1 && cluster.memberAnnotations.count == 2)
  }

  @Test func pathsOfNetworksComeOnce() async {
    var count = 0
    for await path in NWPathMonitor() where path.status == .satisfied { count += 1 }
    #expect(count == 1)
  }
}
