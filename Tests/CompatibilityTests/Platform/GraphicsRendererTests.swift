import Foundation
import SwiftUI
import Testing

/// Pictures and documents that code of UIKit draws.
@Suite struct GraphicsRendererTests {
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try #require(image.cgImage).bitmap
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  private func renderer(_ side: CGFloat, scale: CGFloat = 1) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
  }

  @Test func colorsPathsAndRectanglesArePainted() throws {
    let image = renderer(20, scale: 2).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.blue.set()
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).fill()
    }
    #expect(image.size == CGSize(width: 20, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 40)
    #expect(try pixel(image, 10, 10) == [255, 0, 0, 255])
    #expect(try pixel(image, 30, 30) == [0, 0, 255, 255])
    #expect(try pixel(image, 30, 5) == [0, 0, 0, 0])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func imagesAreDrawnIntoImages() throws {
    let dot = renderer(10).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let image = renderer(20).image { _ in
      dot.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
      dot.draw(at: CGPoint(x: 0, y: 10), blendMode: .normal, alpha: 0.5)
    }
    #expect(try pixel(image, 15, 5)[3] == 255)
    #expect(abs(Int(try pixel(image, 5, 15)[3]) - 128) < 2)
    #expect(try pixel(image, 15, 15)[3] == 0)
    #expect(try pixel(dot.withTintColor(.black), 5, 5) == [0, 0, 0, 255])
    #expect(dot.preparingThumbnail(of: CGSize(width: 5, height: 20))?.size.height == 5)
  }

  @Test func stringsAndViewsAreDrawn() async throws {
    let words = renderer(60).image { _ in
      "Hi".draw(
        at: CGPoint(x: 4, y: 4),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.black])
    }
    let covered = try #require(words.cgImage).bitmap.coveredPixels
    #expect(covered > 100 && covered < 1500)
    let views = await MainActor.run {
      let controller = UIHostingController(rootView: Color.red)
      controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return renderer(20).image { context in
        controller.view.layer.render(in: context.cgContext)
        controller.view.drawHierarchy(
          in: CGRect(x: 10, y: 10, width: 10, height: 10), afterScreenUpdates: true)
      }
    }
    #expect(try pixel(views, 5, 5)[3] == 255 && pixel(views, 15, 15)[3] == 255)
    #expect(try pixel(views, 15, 5)[3] == 0)
  }

  @Test func theOlderFunctionsNest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: CGPoint(x: 2, y: 2))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(
      try pixel(outer, 0, 0) == [0, 0, 0, 255] && pixel(outer, 3, 3) == [255, 255, 255, 255])
  }

  @Test(arguments: [-1.0, 0, .nan, .infinity, 1e9])
  func picturesThatCannotBeAreEmpty(side: Double) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 5)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size.width == 0 || side == -1)
  }

  @Test func documentsHaveTheirPages() throws {
    let page = CGRect(x: 0, y: 0, width: 200, height: 100)
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      "First".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 50), pageInfo: [:])
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF") && text.contains("/Count 2"))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try UIGraphicsPDFRenderer(bounds: page).writePDF(to: url) { context in context.beginPage() }
    #expect(try Data(contentsOf: url).starts(with: Array("%PDF".utf8)))
    #expect(throws: RenderError.self) {
      try UIGraphicsPDFRenderer(bounds: .zero).writePDF(to: url) { context in context.beginPage() }
    }
  }
}

/// Views in documents, as Apple's documentation of `ImageRenderer` writes them.
@MainActor struct RenderedDocumentTests {
  private func renderer() -> ImageRenderer<some View> {
    ImageRenderer(content: Color.red.frame(width: 60, height: 40).overlay { Text("Ticket") })
  }

  /// The content of a document's streams, which are not packed here.
  private func text(_ data: some DataProtocol) -> String {
    String(decoding: data, as: Unicode.ASCII.self)
  }

  private func document(into data: NSMutableData) -> CGContext? {
    CGDataConsumer(data: data).flatMap { unsafe CGContext(consumer: $0, mediaBox: nil, nil) }
  }

  @Test func aViewIsAPage() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var sizes: [CGSize] = []
    renderer().render { size, draw in
      sizes.append(size)
      var page = CGRect(origin: .zero, size: size)
      guard let document = unsafe CGContext(url as CFURL, mediaBox: &page, nil) else { return }
      document.beginPDFPage(nil)
      draw(document)
      document.endPDFPage()
      document.closePDF()
    }
    #expect(sizes == [CGSize(width: 60, height: 40)])
    let written = try Data(contentsOf: url)
    #expect(text(written).hasPrefix("%PDF") && text(written).contains("/Count 1"))
    // Shapes are shapes, and text is text.
    #expect(text(written).contains("60 40") && text(written).contains("/Font"))
    #expect(!text(written).contains("/Subtype /Image"))
  }

  @Test func pagesHaveTheirOwnSizesAndPointUp() throws {
    let data = NSMutableData()
    let document = try #require(self.document(into: data))
    document.beginPDFPage(nil)
    document.endPDFPage()
    var small = CGRect(x: 0, y: 0, width: 50, height: 30)
    unsafe document.beginPage(mediaBox: &small)
    #expect(document.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 30))
    document.endPage()
    #expect(data.isEmpty)
    document.closePDF()
    document.closePDF()
    let pages = text(data as Data)
    #expect(pages.contains("/Count 2"))
    #expect(pages.contains("612 792") && pages.contains("50 30"))
    document.beginPDFPage(nil)
    #expect(text(data as Data) == pages)
  }

  @Test func aContextThatIsGoneHasWritten() throws {
    let data = NSMutableData()
    do {
      let document = try #require(self.document(into: data))
      document.beginPDFPage(nil)
    }
    #expect(text(data as Data).contains("/Count 1"))
  }

  @Test(arguments: [0.0, .nan, .infinity, -.infinity])
  func pagesThatCannotBeLeaveNothing(side: Double) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    var box = CGRect(x: 0, y: 0, width: side, height: 10)
    for hasPage in [true, false] {
      let document = unsafe CGContext(url as CFURL, mediaBox: &box, nil)
      if hasPage { document?.beginPDFPage(nil) }
      document?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      document?.closePDF()
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test func whatCannotBeDrawnIsNotHandedOn() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 0, height: 10))
    renderer.render { _, _ in Issue.record("a view without a size was handed on") }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
      context.cgContext.beginPDFPage(nil)
      context.cgContext.closePDF()
    }
    #expect(picture.size.width == 5)
  }
}

extension Bitmap {
  fileprivate var coveredPixels: Int {
    (0..<height).reduce(0) { sum, y in
      sum + (0..<width).count { self[$0, y].alpha > 127 }
    }
  }
}
