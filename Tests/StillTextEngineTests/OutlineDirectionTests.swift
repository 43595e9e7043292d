import Foundation
import StillGeometry
import Testing

@testable import StillTextEngine

/// Contours that turn in different directions, and what is filled of symbols.
struct OutlineDirectionTests {
  private func square(_ x: Int32, _ side: Int32, turned: Bool) -> [OutlinePoint] {
    let corners = [(x, 0), (x, side), (x + side, side), (x + side, 0)]
    return (turned ? corners.reversed() : corners).map {
      OutlinePoint(x: $0.0, y: Int32($0.1), kind: .onCurve)
    }
  }

  @Test func partsGrowAlike() {
    let outline = GlyphOutline([square(0, 400, turned: false), square(600, 200, turned: true)])
    let path = outline.path(scale: 1, widenedBy: 40)
    // Both squares are 20 larger on each side.
    #expect(path.boundingRect == CGRect(x: -20, y: -420, width: 840, height: 440))
    #expect(path.contains(CGPoint(x: 590, y: -100)) && !path.contains(CGPoint(x: 500, y: -100)))
    let thin = outline.path(scale: 1, widenedBy: -40)
    #expect(thin.boundingRect == CGRect(x: 20, y: -380, width: 760, height: 360))
  }

  @Test func holesStayHoles() {
    let hole = square(700, 100, turned: false).map {
      OutlinePoint(x: $0.x, y: $0.y + 100, kind: .onCurve)
    }
    let outline = GlyphOutline([
      square(0, 400, turned: false), square(600, 300, turned: true), hole,
    ])
    let path = outline.path(scale: 1, widenedBy: 20)
    #expect(!path.contains(CGPoint(x: 750, y: -150)) && path.contains(CGPoint(x: 650, y: -150)))
    // Without growth nothing is turned.
    #expect(outline.path(scale: 1, widenedBy: 0).boundingRect.width == 900)
    #expect(GlyphOutline().withOneDirection.isEmpty)
  }

  /// The steps of a symbol, filled.
  private func filled(_ steps: [SymbolPicture.Step]) -> [SymbolPicture.Step]? {
    SymbolPicture(steps).filled?.steps
  }

  @Test func linesInFilledOutlinesAreGaps() {
    let ring = SymbolPicture.Step.ellipse(
      CGRect(x: 32, y: 32, width: 192, height: 192), isFilled: false)
    let inner = SymbolPicture.Step.line([CGPoint(x: 100, y: 168), CGPoint(x: 152, y: 116)])
    let outer = SymbolPicture.Step.line([CGPoint(x: 100, y: 168), CGPoint(x: 252, y: 116)])
    let disc = SymbolPicture.Step.ellipse(
      CGRect(x: 32, y: 32, width: 192, height: 192), isFilled: true)
    #expect(filled([ring, inner]) == [disc, .knockOut(SymbolPicture([inner]))])
    #expect(filled([ring, outer]) == [disc, outer])
    #expect(filled([inner, ring]) == [inner, disc])
    #expect(filled([inner]) == nil)
    let corners = [CGPoint(x: 128, y: 28), CGPoint(x: 228, y: 128), CGPoint(x: 28, y: 128)]
    let area = SymbolPicture.Step.area(corners, isFilled: false)
    let edge = SymbolPicture.Step.line([CGPoint(x: 128, y: 28), CGPoint(x: 128, y: 128)])
    #expect(
      filled([area, edge])
        == [.area(corners, isFilled: true), .knockOut(SymbolPicture([edge]))])
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let small = SymbolPicture.Step.placed(
      SymbolPicture([ring]), center: CGPoint(x: 100, y: 100), share: 0.5)
    let smallFilled = SymbolPicture.Step.placed(
      SymbolPicture([disc]), center: CGPoint(x: 100, y: 100), share: 0.5)
    #expect(
      filled([.box(box, radius: 9, isFilled: false), small])
        == [.box(box, radius: 9, isFilled: true), .knockOut(SymbolPicture([smallFilled]))])
  }
}
