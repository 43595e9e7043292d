import CStillColor
import Foundation
import StillRaster

/// An ICC profile of colours or greys, worked into sRGB through Little CMS.
struct ColorProfile {
  private let data: Data
  private let isGray: Bool

  /// The most bytes that a profile may have.
  static let mostBytes = 16 << 20

  /// Nil for a profile that is none, or of other components, or sRGB itself.
  init?(_ data: Data) {
    guard data.count >= 128, data.count <= Self.mostBytes else { return nil }
    var isGray = false
    let isUseful = unsafe Self.with(data) { profile in
      switch unsafe cmsGetColorSpace(profile) {
      case cmsSigRgbData:
        var name = [CChar](repeating: 0, count: 256)
        unsafe cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &name, 255)
        let letters = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        return !String(decoding: letters, as: UTF8.self).hasPrefix("sRGB")
      case cmsSigGrayData:
        isGray = true
        return true
      default: return false
      }
    }
    guard isUseful == true else { return nil }
    self.data = data
    self.isGray = isGray
  }

  /// Turns straight colours of the profile into those of sRGB. Colours are left alone by a profile of greys.
  func convert(_ bitmap: inout Bitmap) {
    let count = UInt32(bitmap.width * bitmap.height)
    if isGray, !bitmap.isGray { return }
    _ = unsafe Self.with(data) { profile in
      guard let standard = unsafe cmsCreate_sRGBProfile() else { return false }
      defer { unsafe cmsCloseProfile(standard) }
      guard
        let transform = unsafe cmsCreateTransform(
          profile, isGray ? still_gray_of_bgra8 : still_bgra8, standard, still_bgra8,
          UInt32(INTENT_RELATIVE_COLORIMETRIC), 0)
      else { return false }
      defer { unsafe cmsDeleteTransform(transform) }
      // Alpha, which Little CMS leaves out, stays where it is.
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, count)
      }
      return true
    }
  }

  private static func with(_ data: Data, _ body: (cmsHPROFILE) -> Bool) -> Bool? {
    let profile = unsafe data.withUnsafeBytes { bytes in
      unsafe cmsOpenProfileFromMem(bytes.baseAddress, UInt32(bytes.count))
    }
    guard let profile = unsafe profile else { return nil }
    defer { unsafe cmsCloseProfile(profile) }
    return unsafe body(profile)
  }
}

extension Bitmap {
  /// Whether the first row has no colours.
  fileprivate var isGray: Bool {
    unsafe withUnsafeBytes { bytes in
      let row = unsafe bytes.prefix(bytesPerRow)
      return unsafe stride(from: 0, to: row.count - 3, by: 4).allSatisfy { index in
        unsafe bytes[index] == bytes[index + 1] && bytes[index] == bytes[index + 2]
      }
    }
  }
}
