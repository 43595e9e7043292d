public import Foundation

/// A program for a graphics processor that changes pictures, of which none runs here: there is none to be had.
public class CIKernel: NSObject {
  /// Nil: no program in the language of kernels runs.
  public init?(source: String) { nil }

  /// - Throws: `CocoaError.featureUnsupported` always: no library of programs for a graphics processor runs.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The name of its function.
  public var name: String { "" }
}

/// A program that changes colors, pixel by pixel, of which none runs here.
public class CIColorKernel: CIKernel {
  /// Returns no picture: programs do not run.
  public func apply(extent: CGRect, arguments: [Any]?) -> CIImage? { nil }
}

/// A program that moves pixels, of which none runs here.
public class CIWarpKernel: CIKernel {
  /// Returns no picture: programs do not run.
  public func apply(
    extent: CGRect, roiCallback: (Int32, CGRect) -> CGRect, image: CIImage, arguments: [Any]
  ) -> CIImage? { nil }
}
