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
