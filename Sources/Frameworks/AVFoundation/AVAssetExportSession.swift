// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import Foundation

/// The writing of a film or sound in another form. It fails: nothing is read.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// A stage of the writing.
  public enum Status: Int, Sendable {
    /// Not begun, or in progress.
    case unknown, waiting, exporting
    /// At its end.
    case completed, failed, cancelled
  }

  /// The film or sound.
  public let asset: AVAsset
  /// The form that it gets.
  public let presetName: String
  /// The file to write.
  open var outputURL: URL?
  /// The kind of file.
  open var outputFileType: AVFileType?
  /// Whether the file can be played before it is there as a whole. No effect: nothing is written.
  open var shouldOptimizeForNetworkUse = false
  /// The part that is written. No effect: nothing is written.
  open var timeRange = CMTimeRange.invalid
  /// The stage: not begun, and failed after `exportAsynchronously`.
  open private(set) var status = Status.unknown
  /// The error; nil until the writing failed.
  open private(set) var error: (any Error)?
  /// The share that is written: none.
  open var progress: Float { 0 }
  /// The kinds of files that can be written.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4a] }

  /// The writing of a film or sound. Nil in no case.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  /// Fails, and calls a closure.
  @preconcurrency open func exportAsynchronously(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    fail()
    handler()
  }

  /// Fails.
  nonisolated(nonsending) open func export() async { fail() }

  /// Throws: nothing is read.
  nonisolated(nonsending) open func export(
    to url: URL, as fileType: AVFileType
  ) async throws {
    fail()
    throw CocoaError(.featureUnsupported)
  }

  private func fail() {
    status = .failed
    error = CocoaError(.featureUnsupported)
  }

  /// No effect: nothing is being written.
  open func cancelExport() {}

  /// Returns the forms that there are.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480,
      AVAssetExportPreset960x540, AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080,
      AVAssetExportPreset3840x2160, AVAssetExportPresetHEVCHighestQuality,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }

  /// Returns the forms for a film or sound: none, as nothing is read.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// A small file.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A file of middle size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The best that the device writes.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// The best with HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The form that it has.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// A kind of file of films, sounds or photographs.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A film of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film in MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound in MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound in MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound in WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sound in a Core Audio file.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A photograph in JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// A photograph in HEIF with HEVC.
  public static let heic = AVFileType(rawValue: "public.heic")
}
