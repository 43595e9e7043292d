public import Foundation
import StillRaster

/// The key of the picture.
public let kCIInputImageKey = "inputImage"
/// The key of the strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the length, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of the part that is looked at.
public let kCIInputExtentKey = "inputExtent"
/// The key of the angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of the width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the proportion of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"

/// A filter by its name, with values by keys.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name, as "CISepiaTone".
  public let name: String
  private let work: FilterWork
  private var values: [String: Any]
  /// The reason why the last result is nil; nil without one.
  public private(set) var codeError: CodeError?

  /// A filter by its name; nil where there is none.
  public init?(name: String, parameters: [String: Any] = [:]) {
    guard let work = FilterWork.all[name] else { return nil }
    self.name = name
    self.work = work
    values = parameters
  }

  init(_ name: String) {
    self.name = name
    work = FilterWork.all[name] ?? FilterWork(keys: [kCIInputImageKey]) { $0.image }
    values = [:]
  }

  /// The keys that the filter has values for.
  public var inputKeys: [String] { work.keys }

  /// Sets the value of a key (nil: none).
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value of a key, or the result; nil without one.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Does nothing: values have no other defaults.
  open func setDefaults() {}

  /// The result; nil without a picture or a message. `codeError` says why a code could not be made.
  open var outputImage: CIImage? {
    do {
      codeError = nil
      return try work.make(FilterInput(values: values))
    } catch {
      codeError = error
      return nil
    }
  }
}

/// The values of a filter.
struct FilterInput {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  var message: [UInt8]? { (values["inputMessage"] as? Data).map { Array($0) } }

  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: usual
    }
  }

  func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }
}

/// The work of a kind of filter.
struct FilterWork: Sendable {
  let keys: [String]
  let make: @Sendable (FilterInput) throws(CodeError) -> CIImage?

  init(
    keys: [String], make: @escaping @Sendable (FilterInput) throws(CodeError) -> CIImage?
  ) {
    self.keys = keys
    self.make = make
  }
}
