import Foundation
import SwiftUI
import Testing

/// What colours of UIKit say about themselves.
@MainActor struct ColorComponentTests {
  nonisolated static let colors: [(Double, Double, Double)] = [
    (0, 1, 1), (1.0 / 6, 0.5, 0.75), (0.4, 0.25, 1), (0.7, 1, 0.5), (0.95, 0.8, 0.3),
  ]

  @Test(arguments: colors)
  func hueSaturationAndBrightnessComeBack(_ hue: Double, _ saturation: Double, _ brightness: Double)
  {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(unsafe color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 1e-3 && abs(s - saturation) < 1e-3 && abs(b - brightness) < 1e-3)
    #expect(abs(a - 0.5) < 1e-3)
  }

  @Test func whatIsNotAskedForIsLeftOut() {
    var red: CGFloat = -1
    var white: CGFloat = -1
    #expect(unsafe UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 1)
    #expect(unsafe !UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(unsafe UIColor.gray.getWhite(&white, alpha: nil) && abs(white - 0.5) < 1e-3)
    var (hue, saturation): (CGFloat, CGFloat) = (-1, -1)
    #expect(
      unsafe UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil))
    #expect(hue == 0 && saturation == 0)
  }

  /// Programs keep colors in archives.
  @Test func archivedColorsComeBack() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archive)
    #expect(found == color && found?.hash == color.hash && color != UIColor.red)
  }

  @Test func charactersAndNumbersOfCAreThere() {
    let character: UniChar = 65
    #expect(UTF32Char(character) == 65 && UTF16Char(character) == UTF16Char(UTF8Char(65)))
    #expect(INT16_MIN == -32768)
    let time: CFAbsoluteTime = autoreleasepool { CFAbsoluteTimeGetCurrent() }
    #expect(time > 700_000_000)
  }

  @Test func renderersGivePicturesUnderBothNames() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
    #expect(renderer.nsImage?.size == CGSize(width: 4, height: 3))
    #expect(renderer.uiImage?.size == renderer.nsImage?.size)
  }
}
