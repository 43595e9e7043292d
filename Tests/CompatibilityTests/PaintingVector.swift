import Foundation
import SwiftUI
import Testing

/// A view and the colours that some of its pixels have to have.
struct PaintingVector: Sendable, CustomTestStringConvertible {
  /// A pixel from the top left, its straight colour, and what each component times alpha may be off, of 255.
  struct Wanted: Sendable {
    let x: Int
    let y: Int
    let rgba: [Int]
    let tolerance: Double

    init(_ x: Int, _ y: Int, _ rgba: [Int], within tolerance: Double) {
      self.x = x
      self.y = y
      self.rgba = rgba
      self.tolerance = tolerance
    }
  }

  let id: String
  /// What makes the colours believable.
  let basis: String
  private let check: @Sendable () -> [String]

  init(
    _ id: String, basis: String, width: CGFloat, height: CGFloat, scale: CGFloat, isOpaque: Bool,
    pixels: [Wanted], tree: @escaping @Sendable () -> some View
  ) {
    self.id = id
    self.basis = basis
    check = {
      let renderer = ImageRenderer(content: tree().frame(width: width, height: height))
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
      renderer.scale = scale
      renderer.isOpaque = isOpaque
      do {
        let bitmap = try renderer.bitmap()
        return pixels.compactMap { $0.problem(in: bitmap) }
      } catch {
        return ["\(error)"]
      }
    }
  }

  /// One line for each pixel that differs; empty when the vector passes.
  func problems() -> [String] { check().map { "\(id) (\(basis)): \($0)" } }

  func expectMatch(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(problems() == [], sourceLocation: sourceLocation)
  }

  var testDescription: String { id }
}

extension PaintingVector.Wanted {
  /// Colours are compared as they are seen: multiplied by alpha.
  fileprivate func problem(in bitmap: Bitmap) -> String? {
    guard x < bitmap.width, y < bitmap.height else { return "(\(x), \(y)) is outside" }
    let pixel = bitmap[x, y]
    let actual = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
    func seen(_ color: [Int]) -> [Double] {
      color.prefix(3).map { Double($0 * color[3]) / 255 } + [Double(color[3])]
    }
    let agrees = zip(seen(actual), seen(rgba)).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
    return agrees ? nil : "(\(x), \(y)) is \(actual), expected \(rgba) within \(tolerance)"
  }
}

/// The checker of the vectors, on vectors that must fail.
@Suite struct PaintingVectorTests {
  private func vector(_ rgba: [Int], within tolerance: Double) -> PaintingVector {
    PaintingVector(
      "sample", basis: "rule", width: 4, height: 2, scale: 1, isOpaque: false,
      pixels: [.init(1, 1, rgba, within: tolerance)]
    ) {
      Color(red: 1, green: 0, blue: 0, opacity: 0.2)
    }
  }

  @Test func failsOnAnotherColorOrAlpha() {
    #expect(vector([255, 0, 0, 51], within: 0).problems() == [])
    #expect(vector([255, 0, 0, 54], within: 2).problems().count == 1)
    #expect(vector([240, 0, 0, 51], within: 2).problems().count == 1)
    // Of a colour that is hardly there, as little counts as is seen.
    #expect(vector([250, 0, 0, 51], within: 2).problems() == [])
  }
}
