import SwiftUI
import Testing

/// A canvas that is painted by the functions of Core Graphics.
@Suite @MainActor struct CGContextFormTests {
  private func painted(_ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
    let canvas = Canvas { context, _ in context.withCGContext { draw($0) } }
    return try ImageRenderer(
      content: canvas.frame(width: 40, height: 40).background(Color.white)
    ).bitmap()
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func pathsAreFilledAndStroked() throws {
    let bitmap = try painted { context in
      context.setFillColor(red)
      context.setStrokeColor(blue)
      context.setLineWidth(4)
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawPath(using: CGPathDrawingMode.fillStroke)
      #expect(context.isPathEmpty)
    }
    #expect(isReddish(bitmap[20, 20]) && isBluish(bitmap[10, 20]))
    #expect(bitmap[4, 4].green == 255)
    let ring = try painted { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fillPath(using: .evenOdd)
    }
    #expect(isReddish(ring[20, 4]) && !isReddish(ring[20, 20]))
  }

  @Test func statesAreKept() throws {
    let bitmap = try painted { context in
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(context.ctm.tx == 20)
      context.restoreGState()
      context.restoreGState()
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip(to: CGRect(x: 0, y: 30, width: 10, height: 10))
      context.fill([CGRect(x: 0, y: 20, width: 40, height: 20)])
    }
    #expect(isReddish(bitmap[30, 10]) && isBluish(bitmap[10, 10]))
    #expect(isBluish(bitmap[5, 35]) && !isBluish(bitmap[30, 35]) && !isBluish(bitmap[5, 25]))
  }

  @Test func whatIsThereIsMixedAndTakenAway() throws {
    let bitmap = try painted { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(CGBlendMode.difference)
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
    }
    #expect(bitmap[5, 5].green == 255 && isReddish(bitmap[15, 15]))
    #expect(bitmap[25, 25].red < 10)
  }

  @Test func picturesStandOnTheirHeads() throws {
    var pixels = Bitmap(width: 2, height: 2)
    for x in 0..<2 {
      pixels[x, 0] = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
      pixels[x, 1] = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    }
    let image = CGImage(pixels)
    let bitmap = try painted { $0.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(isBluish(bitmap[20, 4]) && isReddish(bitmap[20, 36]))
  }
}
