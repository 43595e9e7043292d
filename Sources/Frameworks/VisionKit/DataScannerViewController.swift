// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit
public import Vision

/// Words or a code that a camera sees.
public enum RecognizedItem: Identifiable, Sendable {
  /// Words.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }

  /// Words that a camera sees.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    /// The words.
    public let transcript: String
  }

  /// A code that a camera sees.
  public struct Barcode: Identifiable, @unchecked Sendable {  // Its observation never changes.
    public let id: UUID
    /// The content; nil: not read.
    public let payloadStringValue: String?
    /// The code itself.
    public let observation: VNBarcodeObservation
  }
}

/// The receiver of what a camera sees. No method is called.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Receives new items. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Receives moved items. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Receives items that went away. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Receives a tap on an item. Never called.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Receives the news that it cannot go on. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// A camera that reads words and codes: black, since there is no camera.
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
  /// A reason not to read.
  public enum ScanningUnavailable: Error, Sendable {
    /// The device cannot, or the camera may not be used.
    case unsupported, cameraRestricted
  }

  /// A kind of item.
  public struct RecognizedDataType: Hashable, Sendable {
    private let symbologies: [VNBarcodeSymbology]?
    private let languages: [String]

    /// Returns codes of kinds; none: all.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(symbologies: symbologies, languages: [])
    }

    /// Returns words of languages; none: all.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self {
      Self(symbologies: nil, languages: languages)
    }
  }

  /// A kind of words.
  public enum TextContentType: Sendable {
    /// Dates, addresses of mail, numbers of flights, addresses, parcels, phones, addresses of the web, or sums.
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
    /// Numbers of phones, addresses of the web, or sums of money.
    case telephoneNumber, URL, currency
  }

  /// The care of reading.
  public enum QualityLevel: Sendable {
    /// Between the two, fast, or careful.
    case balanced, fast, accurate
  }

  /// Whether the device can read: never.
  open class var isSupported: Bool { false }
  /// Whether the camera may be used: never.
  open class var isAvailable: Bool { false }

  /// The receiver of items.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Whether it reads: never.
  open var isScanning: Bool { false }
  /// The kinds of items.
  public let recognizedDataTypes: Set<RecognizedDataType>

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A camera that sees nothing.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init()
    view.backgroundColor = .black
  }

  /// Throws: there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// No effect: nothing is read.
  open func stopScanning() {}
}
