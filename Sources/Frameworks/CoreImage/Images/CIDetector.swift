// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A code of two dimensions.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// A face.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// A sheet.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// A text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The setting of how much a detector looks at.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A quick look.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A long look.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// A thing in a picture.
open class CIFeature: NSObject {
  /// The kind.
  open var type: String { "" }
  /// The rectangle in the picture.
  open var bounds: CGRect { .zero }
}

/// A code of two dimensions in a picture.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code; nil: none.
  open var messageString: String? { nil }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature {
  /// Whether it smiles.
  open var hasSmile: Bool { false }
}

/// A search in pictures. It finds nothing.
open class CIDetector: NSObject {
  /// A search for a kind of thing.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  /// Returns what a picture shows: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns what a picture shows: nothing.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
