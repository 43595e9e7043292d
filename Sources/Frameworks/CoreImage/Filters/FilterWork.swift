import Foundation
import StillRaster

extension FilterWork {
  /// The filters by their names. Those that only hand on their picture are known, so that programs with them run.
  static let all: [String: FilterWork] = codes.merging(colors) { a, _ in a }
    .merging(areas) { a, _ in a }.merging(handedOn) { a, _ in a }

  private static let codes: [String: FilterWork] = [
    "CIQRCodeGenerator": FilterWork(keys: ["inputMessage", "inputCorrectionLevel"]) {
      input throws(CodeError) in
      guard let message = input.message else { return nil }
      let level = input.values["inputCorrectionLevel"] as? String ?? "M"
      guard let code = QRCode(message, level: level) else {
        throw .doesNotFit(message.count)
      }
      return picture(code.matrix.framed(by: 1))
    },
    "CICode128BarcodeGenerator": FilterWork(
      keys: ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"]
    ) { input throws(CodeError) in
      guard let message = input.message else { return nil }
      guard let code = Code128(message) else { throw .doesNotFit(message.count) }
      let margin = Int(min(max(input.number("inputQuietSpace", 7), 0), 100))
      let height = Int(min(max(input.number("inputBarcodeHeight", 32), 1), 500))
      var result = ModuleMatrix(width: code.matrix.width + 2 * margin, height: height)
      for x in 0..<code.matrix.width where code.matrix[x, 0] {
        for y in 0..<height { result[x + margin, y] = true }
      }
      return picture(result)
    },
    "CIAztecCodeGenerator": FilterWork(keys: ["inputMessage"]) { input throws(CodeError) in
      guard let message = input.message else { return nil }
      return picture(try ZintCode.aztec(message).framed(by: 1))
    },
    "CIPDF417BarcodeGenerator": FilterWork(keys: ["inputMessage", "inputDataColumns"]) {
      input throws(CodeError) in
      guard let message = input.message else { return nil }
      let columns = Int(min(max(input.number("inputDataColumns", 0), 0), 30))
      return picture(try ZintCode.pdf417(message, columns: columns).framed(by: 2))
    },
  ]

  /// Black modules on white.
  private static func picture(_ matrix: ModuleMatrix) -> CIImage {
    var bitmap = Bitmap(width: matrix.width, height: matrix.height)
    let (black, white) = (CIColor.black.pixel, CIColor.white.pixel)
    for y in 0..<matrix.height {
      for x in 0..<matrix.width { bitmap[x, y] = matrix[x, y] ? black : white }
    }
    return CIImage(bitmap)
  }

  private static let colors: [String: FilterWork] = [
    "CIColorInvert": colors([]) { _ in
      { pixel in Components(1 - pixel.red, 1 - pixel.green, 1 - pixel.blue) }
    },
    "CISepiaTone": colors([kCIInputIntensityKey]) { input in
      let strength = input.number(kCIInputIntensityKey, 1)
      return { pixel in
        let (r, g, b) = (pixel.red, pixel.green, pixel.blue)
        let sepia = Components(
          0.393 * r + 0.769 * g + 0.189 * b, 0.349 * r + 0.686 * g + 0.168 * b,
          0.272 * r + 0.534 * g + 0.131 * b)
        return pixel.mixed(with: sepia, strength)
      }
    },
    "CIPhotoEffectMono": colors([]) { _ in { Components($0.brightness) } },
    "CIPhotoEffectNoir": colors([]) { _ in
      { Components(($0.brightness - 0.5) * 1.3 + 0.5) }
    },
    "CIPhotoEffectTonal": colors([]) { _ in { Components($0.brightness) } },
    "CIColorMonochrome": colors([kCIInputColorKey, kCIInputIntensityKey]) { input in
      let color = input.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3))
      let strength = input.number(kCIInputIntensityKey, 1)
      return { pixel in
        let level = pixel.brightness
        return pixel.mixed(
          with: Components(level * color.red, level * color.green, level * color.blue), strength)
      }
    },
    "CIColorControls": colors([
      kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey,
    ]) { input in
      let saturation = input.number(kCIInputSaturationKey, 1)
      let brightness = input.number(kCIInputBrightnessKey, 0)
      let contrast = input.number(kCIInputContrastKey, 1)
      return { pixel in
        let gray = pixel.brightness
        func value(_ part: Double) -> Double {
          ((gray + (part - gray) * saturation) + brightness - 0.5) * contrast + 0.5
        }
        return Components(value(pixel.red), value(pixel.green), value(pixel.blue))
      }
    },
    "CIFalseColor": FilterWork(keys: [kCIInputImageKey, "inputColor0", "inputColor1"]) { input in
      guard let image = input.image else { return nil }
      let (dark, light) = (input.color("inputColor0", .black), input.color("inputColor1", .white))
      return image.mapped { pixel in
        let level = Components(pixel).brightness
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * level }
        return CIColor(
          red: mix(dark.red, light.red), green: mix(dark.green, light.green),
          blue: mix(dark.blue, light.blue), alpha: mix(dark.alpha, light.alpha)
        ).pixel
      }
    },
    "CIMaskToAlpha": FilterWork(keys: [kCIInputImageKey]) { input in
      input.image?.mapped { pixel in
        let level = Components(pixel).brightness
        return CIColor(red: 1, green: 1, blue: 1, alpha: level).pixel
      }
    },
  ]

  /// A filter that changes colors and leaves the opacity.
  private static func colors(
    _ keys: [String], _ change: @escaping @Sendable (FilterInput) -> (Components) -> Components
  ) -> FilterWork {
    FilterWork(keys: [kCIInputImageKey] + keys) { input in
      let change = change(input)
      return input.image?.mapped { pixel in
        let result = change(Components(pixel))
        return CIColor(
          red: result.red, green: result.green, blue: result.blue,
          alpha: CGFloat(pixel.alpha) / 255
        ).pixel
      }
    }
  }

  private static let areas: [String: FilterWork] = [
    "CIPixellate": FilterWork(keys: [kCIInputImageKey, kCIInputScaleKey]) { input in
      guard let image = input.image else { return nil }
      let side = Int(min(max(input.number(kCIInputScaleKey, 8), 1), 4096))
      var result = image.bitmap
      for y in 0..<result.height {
        for x in 0..<result.width {
          let (column, row) = (x / side * side + side / 2, y / side * side + side / 2)
          result[x, y] = image.bitmap[min(column, result.width - 1), min(row, result.height - 1)]
        }
      }
      return CIImage(result, origin: image.extent.origin)
    },
    "CIAreaAverage": FilterWork(keys: [kCIInputImageKey, kCIInputExtentKey]) { input in
      guard let image = input.image else { return nil }
      let extent = (input.values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? image.extent
      return image.average(in: extent)
    },
  ]

  private static let handedOn: [String: FilterWork] = Dictionary(
    uniqueKeysWithValues: [
      "CIGaussianBlur", "CIBoxBlur", "CICrystallize", "CIEdges", "CIEdgeWork", "CIUnsharpMask",
      "CIVignette", "CITwirlDistortion", "CIBloom", "CIGloom", "CIPhotoEffectChrome",
      "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectProcess", "CIPhotoEffectTransfer",
      "CIBumpDistortion", "CIMotionBlur", "CIZoomBlur", "CIComicEffect", "CIPointillize",
    ].map { name in
      (
        name,
        FilterWork(keys: [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]) { $0.image }
      )
    })
}

/// The colors of a pixel, from 0 to 1.
struct Components {
  let red: Double
  let green: Double
  let blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ gray: Double) {
    self.init(gray, gray, gray)
  }

  init(_ pixel: RGBA8) {
    self.init(Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
  }

  /// The brightness by the weights of Rec. 709.
  var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  func mixed(with other: Components, _ share: Double) -> Components {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Components(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

extension CIImage {
  func mapped(_ change: (RGBA8) -> RGBA8) -> CIImage {
    var result = bitmap
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = change(bitmap[x, y]) }
    }
    return CIImage(result, origin: extent.origin)
  }
}
