// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import Foundation
public import Stillframe

/// Makes pictures of films. None are made: films are not read.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says. No effect: none are made.
  open var appliesPreferredTrackTransform = false
  /// The largest size; zero: any. No effect: no pictures are made.
  open var maximumSize = CGSize.zero
  /// The time by which a picture may come too early. No effect: none are made.
  open var requestedTimeToleranceBefore = CMTime.zero
  /// The time by which a picture may come too late. No effect: none are made.
  open var requestedTimeToleranceAfter = CMTime.zero

  /// Makes pictures of a film.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Throws: films are not read.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw CocoaError(.featureUnsupported)
  }

  /// Throws: films are not read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.featureUnsupported)
  }

  /// Reports that films are not read.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, CocoaError(.featureUnsupported))
  }

  /// No effect: films are not read.
  open func cancelAllCGImageGeneration() {}
}

/// Films and sounds put together. Nothing is in it: films are not read.
///
/// Unchecked because the class is open: its own values never change.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// The length: 0, as nothing is in it.
  public override var duration: CMTime { .zero }
  /// The size in pixels: 0.
  open var naturalSize: CGSize { .zero }
}

/// Films and sounds that a program puts together. None are: films are not read.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var size = CGSize.zero
  /// The size in pixels, as set (default: 0).
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }

  /// A composition of nothing.
  public override init() {
    super.init()
  }

  /// Throws: films are not read.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// No effect: there is nothing that a gap could part.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}

  /// No effect: there is nothing to remove.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

/// A form of films.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The key of the form of a film.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
