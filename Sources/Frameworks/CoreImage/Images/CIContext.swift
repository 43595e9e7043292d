// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StillRaster
public import Stillframe
internal import _Testing_CoreImage

/// An option of a painter. None has an effect: there is one way to paint, in sRGB.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The color space of filters.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The format of pixels in filters.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// The color space of results.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether the processor paints.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether smaller pictures are averaged.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether results are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Whether others paint first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// A name.
  public static let name = CIContextOption(rawValue: "name")
}

/// A format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Red, green, blue and alpha, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Blue, green, red and alpha, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Alpha, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)

  /// Returns the bytes of a pixel, multiplied with alpha; nil for other formats.
  func bytes(of pixel: StillRaster.RGBA8) -> [UInt8]? {
    func part(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(pixel.alpha) + 127) / 255) }
    let (red, green, blue) = (part(pixel.red), part(pixel.green), part(pixel.blue))
    return switch self {
    case .RGBA8: [red, green, blue, pixel.alpha]
    case .BGRA8: [blue, green, red, pixel.alpha]
    case .ARGB8: [pixel.alpha, red, green, blue]
    default: nil
    }
  }
}

/// The painter of filtered pictures.
public final class CIContext: NSObject, Sendable {
  /// A painter; options make no difference.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels of a part of a picture; nil where there is no part.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard rect.width >= 1, rect.height >= 1 else { return nil }
    return CGImage(rect == image.extent ? image.bitmap : image.cropped(to: rect).bitmap)
  }

  /// Returns the pixels of a part of a picture; format and color space make no difference.
  public func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  /// Writes the pixels of a part of a picture, the upper row first, in a format with a byte for each component; the color space makes no
  /// difference.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard bounds.width >= 1, bounds.height >= 1, rowBytes > 0 else { return }
    let bitmap = image.cropped(to: bounds).bitmap
    for y in 0..<bitmap.height {
      for x in 0..<min(bitmap.width, rowBytes / 4) {
        guard let bytes = format.bytes(of: bitmap[x, y]) else { return }
        for (number, byte) in bytes.enumerated() {
          let place = y * rowBytes + x * 4 + number
          unsafe data.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
        }
      }
    }
  }
}
