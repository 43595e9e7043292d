// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of a function of Core Video.
public typealias CVReturn = Int32
/// Settings of a function of Core Video.
public typealias CVOptionFlags = UInt64

/// No error.
public let kCVReturnSuccess: CVReturn = 0
/// An error without a further reason.
public let kCVReturnError: CVReturn = -6660
/// An argument that is not allowed.
public let kCVReturnInvalidArgument: CVReturn = -6661

/// The access to the bytes of a picture.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags

  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

  /// Bytes that are read and stay as they are.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The key of the form of pixels.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The key of the width in pixels.
public let kCVPixelBufferWidthKey = "Width"
/// The key of the height in pixels.
public let kCVPixelBufferHeightKey = "Height"
/// The key of whether a picture of Core Graphics can be made of the pixels.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
/// The key of whether a context of Core Graphics can draw into the pixels.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"

/// Bytes of blue, green, red and opacity.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Bytes of opacity, red, green and blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// Brightness and colors apart, in part of the range of a byte.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Brightness and colors apart, in all of the range of a byte.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

/// Returns an error: there are no pixels.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }

/// Returns an error: there are no pixels.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }

/// Returns nil: there are no pixels.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  nil
}

/// Returns nil: there are no pixels.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }

/// Returns 0: there are no pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns 0: there are no pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns 0: there are no pixels.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns 0: there are no pixels.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns 0: there are no pixels.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the form of pixels: 0, as there are none.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { 0 }
