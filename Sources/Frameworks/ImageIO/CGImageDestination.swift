// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import Stillframe

/// The key of the quality, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// A file that a picture is written to, as PNG or JPEG.
public final class CGImageDestination {
  fileprivate let type: String
  fileprivate let write: (Data) -> Bool
  fileprivate var image: CGImage?
  fileprivate var quality = 0.8

  fileprivate init(type: String, write: @escaping (Data) -> Bool) {
    self.type = type
    self.write = write
  }
}

/// Returns a file in memory.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: type as String) {
    data.append($0)
    return true
  }
}

/// Returns a file at an address; nil: it is none of a file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL else { return nil }
  return CGImageDestination(type: type as String) { (try? $0.write(to: url)) != nil }
}

/// Keeps the picture; of several the first is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  if idst.image == nil { idst.image = image }
  CGImageDestinationSetProperties(idst, properties)
}

/// Sets the quality.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  if let quality = properties?.number(kCGImageDestinationLossyCompressionQuality) {
    idst.quality = min(max(quality, 0), 1)
  }
}

/// Writes the file, and returns whether it is written; other types than PNG and JPEG are not.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image.map({ UIImage(cgImage: $0) }) else { return false }
  let data: Data? =
    switch idst.type {
    case "public.png": image.pngData()
    case "public.jpeg": image.jpegData(compressionQuality: idst.quality)
    default: nil
    }
  return data.map(idst.write) ?? false
}
