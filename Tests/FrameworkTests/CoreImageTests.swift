import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import SwiftUI
import Testing

/// A ticket as programs draw it.
private struct Ticket: View {
  let code: String

  private func picture() -> UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(code.utf8)
    filter.correctionLevel = "M"
    guard let output = filter.outputImage,
      let image = CIContext().createCGImage(
        output.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
        from: output.transformed(by: CGAffineTransform(scaleX: 10, y: 10)).extent)
    else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
    return UIImage(cgImage: image)
  }

  var body: some View {
    Image(uiImage: picture()).interpolation(.none).resizable().scaledToFit()
      .frame(width: 230, height: 230)
  }
}

/// Reads QR codes of one block, as the standard says how, without the generator's help.
private struct QRReader {
  let modules: [[Bool]]
  var side: Int { modules.count }

  /// The code in a picture of one pixel per module, without its margin.
  init(_ image: CGImage) {
    modules = (1..<image.height - 1).map { y in
      (1..<image.width - 1).map { x in image.bitmap[x, y].red == 0 }
    }
  }

  private func isFixed(_ x: Int, _ y: Int) -> Bool {
    if x == 6 || y == 6 { return true }
    if x < 9 && y < 9 || x >= side - 8 && y < 9 || x < 9 && y >= side - 8 { return true }
    guard side > 21 else { return false }
    let center = side - 7
    return abs(x - center) <= 2 && abs(y - center) <= 2
  }

  private var mask: Int {
    let bits = (0..<3).map { modules[8][2 + $0] }
    return bits.reduce(0) { $0 * 2 + ($1 ? 1 : 0) } ^ 0b101
  }

  private func inverts(_ x: Int, _ y: Int) -> Bool {
    let (i, j) = (y, x)
    switch mask {
    case 0: return (i + j) % 2 == 0
    case 1: return i % 2 == 0
    case 2: return j % 3 == 0
    case 3: return (i + j) % 3 == 0
    case 4: return (i / 2 + j / 3) % 2 == 0
    case 5: return (i * j) % 2 + (i * j) % 3 == 0
    case 6: return ((i * j) % 2 + (i * j) % 3) % 2 == 0
    default: return ((i + j) % 2 + (i * j) % 3) % 2 == 0
    }
  }

  /// The text of a code in bytes.
  var text: String? {
    var bits: [Bool] = []
    var isUp = true
    var column = side - 1
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<side {
        let y = isUp ? side - 1 - step : step
        for x in [column, column - 1] where !isFixed(x, y) {
          bits.append(modules[y][x] != inverts(x, y))
        }
      }
      isUp.toggle()
      column -= 2
    }
    func number(_ start: Int, _ count: Int) -> Int {
      bits[start..<start + count].reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
    }
    guard number(0, 4) == 4 else { return nil }
    let bytes = (0..<number(4, 8)).map { UInt8(number(12 + $0 * 8, 8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct CoreImageTests {
  private func code(_ text: String, _ level: String) throws -> CGImage {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    let output = try #require(filter.outputImage)
    return try #require(CIContext().createCGImage(output, from: output.extent))
  }

  /// The longest texts of versions 1 and 2 with one block, read back.
  @Test(arguments: [
    ("Hello", "L", 23), ("stillframe.dev", "M", 23), ("HELLO WORLD", "Q", 23), ("hello", "H", 23),
    ("https://example.org/a", "M", 27), ("12 characters and more, up to 32", "L", 27),
  ])
  func aCodeIsReadBack(text: String, level: String, side: Int) throws {
    let image = try code(text, level)
    #expect(image.width == side && image.height == side)
    #expect(QRReader(image).text == text)
  }

  /// The number of modules is that of the smallest version of ISO/IEC 18004, table 7.
  @Test(arguments: [(17, "L", 1), (18, "L", 2), (2953, "L", 40), (14, "M", 1), (1273, "H", 40)])
  func theVersionIsTheSmallest(count: Int, level: String, version: Int) throws {
    let image = try code(String(repeating: "a", count: count), level)
    #expect(image.width == version * 4 + 17 + 2)
  }

  @Test func digitsTakeLessRoom() throws {
    #expect(try code(String(repeating: "7", count: 41), "L").width == 23)
    #expect(try code(String(repeating: "7", count: 42), "L").width == 27)
  }

  @Test func aTextThatIsTooLongIsNoCode() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(count: 3000), forKey: "inputMessage")
    #expect(filter.outputImage == nil && filter.codeError == .doesNotFit(3000))
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
  }

  /// "PJJ123C" of the standard's example: start A or B, values, check 54.
  @Test func aRowOfCode128HasTheWidthsOfTheStandard() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJJ123C".utf8)
    filter.quietSpace = 0
    let output = try #require(filter.outputImage)
    let image = try #require(CIContext().createCGImage(output, from: output.extent))
    var widths: [Int] = []
    for x in 0..<image.width {
      let isBlack = image.bitmap[x, 0].red == 0
      if x > 0, isBlack == (image.bitmap[x - 1, 0].red == 0) {
        widths[widths.count - 1] += 1
      } else {
        widths.append(1)
      }
    }
    let row = widths.map(String.init).joined()
    // Start B, P, J, J, 1, 2, 3; then C, the check and the end.
    let start = [
      "211214", "313121", "112133", "112133", "123221", "223211", "221132",
    ].joined()
    #expect(row.hasPrefix(start))
    #expect(row.hasSuffix("2331112"))
    #expect(widths.count == 61)
    #expect(image.height == 32 && image.width == 11 * 9 + 13)
  }

  @Test func otherCodesAreMadeOrSayWhatToInstall() throws {
    for name in ["CIAztecCodeGenerator", "CIPDF417BarcodeGenerator"] {
      let filter = try #require(CIFilter(name: name))
      filter.setValue(Data("Ticket 42".utf8), forKey: "inputMessage")
      if let output = filter.outputImage {
        #expect(output.extent.width > 15 && output.extent.height >= 15)
      } else {
        #expect(filter.codeError == .noLibrary)
        #expect(filter.codeError?.description.contains("libzint") == true)
      }
    }
  }

  @Test func colorsAreChanged() throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
      .cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(red.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    let inverted = CIFilter.colorInvert()
    inverted.inputImage = red
    let picture = try #require(inverted.outputImage)
    let image = try #require(CIContext().createCGImage(picture, from: picture.extent))
    #expect(image.bitmap[1, 1] == RGBA8(red: 0, green: 255, blue: 255))
    let sepia = red.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 1])
    let brown = try #require(CIContext().createCGImage(sepia, from: sepia.extent)).bitmap[1, 1]
    #expect(brown == RGBA8(red: 100, green: 89, blue: 69))
  }

  @Test func programsForGraphicsProcessorsDoNotRun() {
    let source = "kernel vec4 same(__sample pixel) { return pixel; }"
    #expect(CIKernel(source: source) == nil && CIColorKernel(source: source) == nil)
    #expect(throws: CocoaError.self) {
      let kernel: CIKernel = try CIWarpKernel(functionName: "same", fromMetalLibraryData: Data())
      _ = (kernel as? CIColorKernel)?.apply(extent: .zero, arguments: [kernel.name])
    }
  }

  @Test @MainActor func aTicketIsDrawn() throws {
    let image = try #require(
      ImageRenderer(content: Ticket(code: "https://example.org/t/42")).cgImage)
    #expect(image.width == 230)
    // The margin is white, the corner of the large pattern black.
    #expect(image.bitmap[2, 2].red == 255 && image.bitmap[14, 14].red == 0)
  }
}
