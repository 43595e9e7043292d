// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
internal import StillRaster
public import Stillframe

/// Pixels.
public typealias CGImage = Stillframe.CGImage

/// The key of the wish for the small picture of the file. No effect: it is not read.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "CreateThumbnailFromImageIfAbsent"
}
/// The key of the wish for a small picture of the whole one. No effect: each is.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "CreateThumbnailFromImageAlways"
}
/// The key of the wish for an upright small picture. No effect: each is upright.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "CreateThumbnailWithTransform" }
/// The key of the longer side of the small picture, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "ThumbnailMaxPixelSize" }
/// The key of the wish to keep pixels. No effect: pixels are not kept.
public var kCGImageSourceShouldCache: CFString { "ShouldCache" }
/// The key of the wish to read pixels at once. No effect: they are.
public var kCGImageSourceShouldCacheImmediately: CFString { "ShouldCacheImmediately" }
/// The key of the width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The key of the height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The key of the orientation.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The key of facts about GIF.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The key of the number of repetitions.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The key of the length of a picture, in seconds.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The key of the length of a picture, in seconds, without a least one.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The key of facts about PNG.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The key of the number of repetitions.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// The key of the length of a picture, in seconds.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// The key of the length of a picture, in seconds, without a least one.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The key of facts about Exif.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The key of facts about TIFF.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }

/// The pictures of a file: one, the first.
public final class CGImageSource: Sendable {
  fileprivate let picture: UIImage
  fileprivate let type: String?

  fileprivate init?(_ data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.picture = picture
    type = Self.type(of: data)
  }

  /// The type that the first bytes tell; nil: another one.
  private static func type(of data: Data) -> String? {
    let known: [(bytes: [UInt8], type: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
      ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"),
      ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"),
    ]
    if let found = known.first(where: { data.starts(with: $0.bytes) }) { return found.type }
    switch String(decoding: data.dropFirst(8).prefix(4), as: UTF8.self) {
    case "WEBP": return "org.webmproject.webp"
    case "heic", "heix", "mif1": return "public.heic"
    case "avif": return "public.avif"
    default: return nil
    }
  }
}

/// Returns the pictures of bytes; nil: they are none.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Returns the pictures of a file; nil: it is none, or cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// Returns the number of pictures: 1.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the type of the file; nil: not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { $0 as NSString }
}

/// Returns the picture; nil: there is none of the number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.picture.cgImage : nil }

/// Returns the picture with fewer pixels; nil: there is none of the number.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.picture.cgImage else { return nil }
  guard let side = options?.number(kCGImageSourceThumbnailMaxPixelSize), side >= 1,
    side < Double(max(image.width, image.height))
  else { return image }
  let share = side / Double(max(image.width, image.height))
  return image.bitmap.shrunk(
    width: Int((Double(image.width) * share).rounded()),
    height: Int((Double(image.height) * share).rounded())
  ).map { CGImage($0) }
}

/// Returns the size in pixels; nil: there is no picture of the number.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.picture.cgImage else { return nil }
  return [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyOrientation: 1,
  ] as NSDictionary
}

extension NSDictionary {
  func number(_ key: CFString) -> Double? {
    switch self[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
