@_exported public import Foundation
public import Stillframe

/// Problems of the recognition.
public struct VNError: Error, Hashable, Sendable {
  /// There is no picture.
  public static let invalidImage = VNError()
}

/// A result.
open class VNObservation: NSObject {
  /// The certainty, from 0 to 1.
  public let confidence: Float = 0
  /// The name.
  public let uuid = UUID()
}

/// A result in a rectangle.
open class VNDetectedObjectObservation: VNObservation {
  /// The rectangle, from 0 to 1, upwards.
  public let boundingBox = CGRect.zero
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {}

/// A corner of four.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The corner at the left top.
  public let topLeft = CGPoint.zero
  /// The corner at the right top.
  public let topRight = CGPoint.zero
  /// The corner at the left bottom.
  public let bottomLeft = CGPoint.zero
  /// The corner at the right bottom.
  public let bottomRight = CGPoint.zero
}

/// A class of pictures.
open class VNClassificationObservation: VNObservation {
  /// The name of the class.
  public let identifier = ""
}

/// Words that may stand in a picture.
public final class VNRecognizedText: NSObject, Sendable {
  /// The words.
  public let string = ""
  /// The certainty, from 0 to 1.
  public let confidence: Float = 0
}

/// A line of words.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// Returns no words: none are read.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Aztec.
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  /// Codabar.
  public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
  /// Code 39.
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  /// Code 93.
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  /// Code 128.
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  /// Data Matrix.
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// EAN-8.
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  /// EAN-13.
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  /// GS1 DataBar.
  public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
  /// Two of five.
  public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
  /// Two of five, with a sum.
  public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  /// ITF-14.
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
  /// Micro QR.
  public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
  /// PDF417.
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  /// QR.
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  /// UPC-E.
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  /// Code 39, with a sum.
  public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
  /// Code 39 with all letters.
  public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  /// Code 39 with all letters and a sum.
  public static let code39FullASCIIChecksum = Self(
    rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  /// Code 93i.
  public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
  /// GS1 DataBar Expanded.
  public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  /// GS1 DataBar Limited.
  public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  /// Micro PDF417.
  public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
  /// MSI Plessey.
  public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The kind.
  public let symbology = VNBarcodeSymbology.qr
  /// The content; nil: not read.
  public let payloadStringValue: String? = nil
}

/// The function that is told of the end.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request to a picture. It ends without results.
open class VNRequest: NSObject {
  /// The function that is told of the end.
  public let completionHandler: VNRequestCompletionHandler?
  fileprivate var isDone = false

  /// A request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  /// No effect: nothing is recognized.
  open func cancel() {}

  fileprivate func end() {
    isDone = true
    completionHandler?(self, nil)
  }
}

/// Requests whose results have no type of their own. A class with typed results has them by the same name.
public protocol _VNUntypedResults: VNRequest {}

extension VNRequest: _VNUntypedResults {}

extension _VNUntypedResults {
  /// The results: none; nil before a handler performed it.
  public var results: [VNObservation]? { (self as VNRequest).isDone ? [] : nil }
}

/// The care of the recognition.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Careful, or fast.
  case accurate, fast
}

/// Reads words. None are read.
open class VNRecognizeTextRequest: VNRequest {
  /// The results: none; nil before a handler performed it.
  public var results: [VNRecognizedTextObservation]? { isDone ? [] : nil }
  /// No effect: no words are read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// No effect: no words are read.
  open var recognitionLanguages: [String] = []
  /// No effect: no words are read.
  open var usesLanguageCorrection = true
  /// No effect: no words are read.
  open var automaticallyDetectsLanguage = false
  /// No effect: no words are read.
  open var customWords: [String] = []
  /// No effect: no words are read.
  open var minimumTextHeight: Float = 0
  /// No effect: no words are read.
  open var revision = 3
}

/// Reads codes. None are read.
open class VNDetectBarcodesRequest: VNRequest {
  /// The results: none; nil before a handler performed it.
  public var results: [VNBarcodeObservation]? { isDone ? [] : nil }
  /// No effect: no codes are read.
  open var symbologies: [VNBarcodeSymbology] = []
  /// Returns the codes that can be read: none.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Looks for faces. None are found.
open class VNDetectFaceRectanglesRequest: VNRequest {
  /// The results: none; nil before a handler performed it.
  public var results: [VNFaceObservation]? { isDone ? [] : nil }
}

/// Looks for rectangles. None are found.
open class VNDetectRectanglesRequest: VNRequest {
  /// The results: none; nil before a handler performed it.
  public var results: [VNRectangleObservation]? { isDone ? [] : nil }
  /// No effect: nothing is found.
  open var minimumConfidence: Float = 0
  /// No effect: nothing is found.
  open var maximumObservations = 1
  /// No effect: nothing is found.
  open var minimumAspectRatio: Float = 0.5
  /// No effect: nothing is found.
  open var maximumAspectRatio: Float = 0.5
}

/// Tells the class of a picture. None is found.
open class VNClassifyImageRequest: VNRequest {
  /// The results: none; nil before a handler performed it.
  public var results: [VNClassificationObservation]? { isDone ? [] : nil }
}

/// An option of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Performs requests on a picture. They end without results.
open class VNImageRequestHandler: NSObject {
  /// A handler of pixels.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// A handler of a file's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// A handler of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// A handler of pixels that are held in a way.
  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(cgImage: image, options: options)
  }
  /// A handler of a file's bytes that are held in a way.
  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: imageData, options: options)
  }
  /// A handler of a file that is held in a way.
  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(url: imageURL, options: options)
  }

  /// Ends the requests without results.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.end() }
  }
}
