public import Foundation
public import Stillframe

/// A track of a film or sound. There is none: nothing is read.
///
/// Unchecked because the class is open: it has no values of its own.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The kind of track.
  public var mediaType: AVMediaType { .video }
  /// The stretch that it takes.
  public var timeRange: CMTimeRange { .zero }
  /// The size in pixels: 0.
  public var naturalSize: CGSize { .zero }
  /// The turn that pictures are shown with.
  public var preferredTransform: CGAffineTransform { .identity }
  /// The pictures per second: 0.
  public var nominalFrameRate: Float { 0 }

  override init() {
    super.init()
  }

  /// Throws an error: nothing is read.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

extension AVAsset {
  /// The tracks: none, as nothing is read.
  public var tracks: [AVAssetTrack] { [] }

  /// Returns the tracks of a kind: none, as nothing is read.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Throws an error: nothing is read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

extension AVAsyncProperty<AVAsset, [AVAssetTrack]> {
  /// The tracks.
  public static var tracks: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, CGSize> {
  /// The size in pixels.
  public static var naturalSize: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
  /// The turn that pictures are shown with.
  public static var preferredTransform: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, Float> {
  /// The pictures per second.
  public static var nominalFrameRate: Self { Self() }
}
