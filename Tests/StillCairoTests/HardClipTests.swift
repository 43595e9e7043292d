import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@testable import StillCairo

/// Rectangles that cut with hard edges: pixels whose centres are inside, and no others.
struct HardClipTests {
  private let hard = FillRule(isEvenOdd: false, isAntialiased: false)

  /// What is left of black by a clip, of a row and of a column.
  private func cut(
    _ rect: CGRect, _ transform: CGAffineTransform = .identity
  ) throws -> (row: [UInt8], column: [UInt8]) {
    let bitmap = try paint(
      12, 12, on: nil,
      layer(
        transform, clip: .path(Path(rect), hard),
        [.fillRectangle(CGRect(-50, -50, 100, 100), .black)]))
    return (bitmap.alphas(row: 5), (0..<12).map { bitmap[5, $0].alpha })
  }

  private func line(_ inside: Range<Int>) -> [UInt8] { (0..<12).map { inside ~= $0 ? 255 : 0 } }

  @Test(arguments: [
    (2.0, 8.0, 2..<8), (2.3, 8.4, 2..<8), (2.6, 8.6, 3..<9), (2.5, 8.5, 2..<8),
    (-3.2, 20.7, 0..<12),
  ])
  func pixelsAreInsideAsTheirCentresAre(from: Double, to: Double, inside: Range<Int>) throws {
    let cut = try cut(CGRect(from, from, to - from, to - from))
    #expect(cut.row == line(inside))
    #expect(cut.column == line(inside))
  }

  @Test func whatIsMovedOrScaledIsCutInPixels() throws {
    let moved = try cut(CGRect(2, 2, 6, 6), CGAffineTransform(translationX: 0.7, y: 0.2))
    #expect(moved.row == line(3..<9))
    #expect(moved.column == line(2..<8))
    let scaled = try cut(CGRect(2, 2, 6, 6), CGAffineTransform(scaleX: 1.3, y: 1))
    #expect(scaled.row == line(3..<10))
  }

  @Test func aCutBetweenCentresLeavesNothing() throws {
    let cut = try cut(CGRect(5.6, 2, 0.8, 8))
    #expect(cut.row == line(0..<0))
  }
}
