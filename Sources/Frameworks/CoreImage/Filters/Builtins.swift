// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A filter with a result.
public protocol CIFilterProtocol: AnyObject {
  /// The result; nil without one.
  var outputImage: CIImage? { get }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// The level of error correction: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A row of Code 128.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes, of ASCII.
  var message: Data { get set }
  /// The white on both sides, in modules.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}

/// An Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
}

/// A PDF417 code.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// The columns of data; 0: chosen by the filter.
  var dataColumns: Float { get set }
}

/// Two colors by brightness.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The color of black.
  var color0: CIColor { get set }
  /// The color of white.
  var color1: CIColor { get set }
}

/// Brown colors.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// Saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The added brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// Opposite colors.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// One color by brightness.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
}

/// White with the brightness as opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// Large squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The side of a square, in pixels.
  var scale: Float { get set }
}

/// A blur, which is not drawn.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// Cells, which are not drawn.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The center.
  var center: CGPoint { get set }
}

/// Edges, which are not drawn.
public protocol CIEdges: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Sharper edges, which are not drawn.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Darker corners, which are not drawn.
public protocol CIVignette: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A twirl, which is not drawn.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Gray with more contrast.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// A filter of each of the kinds. The values are those of the keys.
///
/// Unchecked because it has no values of its own.
final class BuiltinFilter: CIFilter, @unchecked Sendable,
  CIQRCodeGenerator, CICode128BarcodeGenerator, CIAztecCodeGenerator, CIPDF417BarcodeGenerator,
  CIFalseColor, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome, CIMaskToAlpha,
  CIPixellate, CIGaussianBlur, CICrystallize, CIEdges, CIUnsharpMask, CIVignette, CITwirlDistortion,
  CIPhotoEffect
{
  private func number(_ key: String) -> Float {
    (value(forKey: key) as? Float) ?? Self.usual[name + key] ?? 1
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var dataColumns: Float {
    get { number("inputDataColumns") }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? CIColor.black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? CIColor.white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3) }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var center: CGPoint {
    get { value(forKey: "inputCenter") as? CGPoint ?? CGPoint.zero }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  /// The numbers that are not 1 where nothing is set, by filter and key.
  private static let usual: [String: Float] = [
    "CIAztecCodeGeneratorinputCorrectionLevel": 23,
    "CICode128BarcodeGeneratorinputBarcodeHeight": 32,
    "CICode128BarcodeGeneratorinputQuietSpace": 7,
    "CIColorControlsinputBrightness": 0,
    "CICrystallizeinputRadius": 20,
    "CIGaussianBlurinputRadius": 10,
    "CIPDF417BarcodeGeneratorinputDataColumns": 0,
    "CIPixellateinputScale": 8,
    "CITwirlDistortioninputAngle": 3.14,
    "CITwirlDistortioninputRadius": 300,
    "CIUnsharpMaskinputIntensity": 0.5,
    "CIUnsharpMaskinputRadius": 2.5,
    "CIVignetteinputIntensity": 0,
  ]
}

extension CIFilter {
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }
  /// A row of Code 128.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter("CICode128BarcodeGenerator")
  }
  /// An Aztec code.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    BuiltinFilter("CIAztecCodeGenerator")
  }
  /// A PDF417 code.
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    BuiltinFilter("CIPDF417BarcodeGenerator")
  }
  /// Two colors by brightness.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
  /// Brown colors.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
  /// Saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }
  /// Opposite colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
  /// One color by brightness.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }
  /// White with the brightness as opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
  /// Large squares.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
  /// A blur, which is not drawn.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }
  /// Cells, which are not drawn.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }
  /// Edges, which are not drawn.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }
  /// Sharper edges, which are not drawn.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
  /// Darker corners, which are not drawn.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
  /// A twirl, which is not drawn.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter("CITwirlDistortion")
  }
  /// Gray with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }
  /// Gray.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }
}
