import Foundation
import SwiftUI
import Testing

/// Gradients of Core Graphics.
@Suite struct GradientContextTests {
  private func image(_ draw: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { draw($0.cgContext) }
    let bitmap = try #require(image.cgImage).bitmap
    return { [bitmap[$0, $1].red, bitmap[$0, $1].blue, bitmap[$0, $1].alpha] }
  }

  private func gradient() throws -> CGGradient {
    let colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    return try #require(
      unsafe CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
  }

  @Test func alongALineColorsAreMixedByTheirComponents() throws {
    let gradient = try gradient()
    let pixel = try image {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
        options: [.drawsAfterEndLocation])
    }
    #expect(pixel(2, 10) == [0, 0, 0])
    #expect(pixel(18, 10) == [0, 255, 255])
    let middle = pixel(10, 3)
    #expect(abs(Int(middle[0]) - 115) < 12 && abs(Int(middle[1]) - 140) < 12 && middle[2] == 255)
  }

  @Test func aroundAPointItEndsAtTheCircle() throws {
    let gradient = try gradient()
    let pixel = try image {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [.drawsBeforeStartLocation])
    }
    #expect(pixel(10, 10)[0] > 230)
    #expect(pixel(17, 10)[1] > 200)
    #expect(pixel(0, 0) == [0, 0, 0])
  }

  @Test func theOutlineOfALineIsAPath() throws {
    let pixel = try image {
      $0.setLineWidth(4)
      $0.move(to: CGPoint(x: 0, y: 10))
      $0.addLine(to: CGPoint(x: 20, y: 10))
      $0.replacePathWithStrokedPath()
      $0.clip()
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(pixel(10, 10) == [255, 0, 255])
    #expect(pixel(10, 4) == [0, 0, 0])
  }

  @Test func gradientsWithoutColorsAreNone() throws {
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(unsafe CGGradient(colorsSpace: nil, colors: [1] as CFArray, locations: nil) == nil)
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(
      unsafe CGGradient(
        colorSpace: gray, colorComponents: [0, 1, 1, 1], locations: [.nan, 2], count: 2) != nil)
    #expect(
      unsafe CGGradient(colorSpace: gray, colorComponents: [], locations: nil, count: 0) == nil)
    let gradient = try gradient()
    let pixel = try image {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: .infinity, endCenter: .zero, endRadius: -1,
        options: [])
    }
    #expect(pixel(3, 3) == [0, 0, 0])
    #expect(CGGradientDrawingOptions(rawValue: 3).contains(.drawsBeforeStartLocation))
  }
}
