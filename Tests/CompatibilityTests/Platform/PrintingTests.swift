import Foundation
import SwiftUI
import Testing

@MainActor private final class Report: UIPrintPageRenderer {
  var drawn: [String] = []

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    drawn.append("header \(pageIndex) \(headerRect.height)")
  }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    drawn.append("footer \(pageIndex) \(footerRect.minY)")
  }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    drawn.append("content \(contentRect.height)")
  }
}

/// Documents that code of UIKit prints into.
@MainActor @Suite struct PrintingTests {
  @Test func documentsOfTheThreadHaveTheirPages() {
    let data = NSMutableData()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
    "Top".draw(at: CGPoint(x: 4, y: 4), withAttributes: nil)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
    UIColor.red.setFill()
    UIRectFill(UIGraphicsGetPDFContextBounds())
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let text = String(decoding: data as Data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF") && text.contains("0 0 30 40"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds().width == 612)
    UIGraphicsEndPDFContext()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func wordsTakeAsManyPagesAsTheyNeed() {
    let renderer = Report()
    renderer.setValue(CGRect(x: 0, y: 0, width: 200, height: 120), forKey: "paperRect")
    renderer.setValue(CGRect(x: 10, y: 10, width: 180, height: 100), forKey: "printableRect")
    renderer.setValue(7, forKey: "unknown")
    #expect(renderer.numberOfPages == 0 && renderer.printableRect.width == 180)
    let lines = Array(repeating: "<p>A line of words</p>", count: 20).joined()
    let formatter = UIMarkupTextPrintFormatter(markupText: lines)
    formatter.perPageContentInsets = UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0)
    formatter.contentInsets = .zero
    formatter.maximumContentWidth = 150
    formatter.maximumContentHeight = 90
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    renderer.headerHeight = 10
    renderer.footerHeight = 10
    #expect(renderer.numberOfPages > 3 && renderer.numberOfPages < 8)
    #expect(formatter.pageCount == renderer.numberOfPages - 1 && formatter.startPage == 1)
    #expect(formatter.rectForPage(at: 1).width == 150 && formatter.printPageRenderer === renderer)
    #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: 2))
    let page = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120)).image { _ in
      renderer.drawPage(at: 1, in: renderer.printableRect)
    }
    let bitmap = page.cgImage?.bitmap
    let covered = bitmap.map { bitmap in
      (0..<bitmap.height).reduce(0) { sum, y in
        sum + (0..<bitmap.width).count { bitmap[$0, y].alpha > 0 }
      }
    }
    #expect((covered ?? 0) > 200)
    #expect(renderer.drawn == ["header 1 10.0", "content 80.0", "footer 1 100.0"])
  }

  @Test func nothingIsPrinted() {
    let plain = UISimpleTextPrintFormatter(text: "Words")
    plain.font = .systemFont(ofSize: 20)
    plain.color = .red
    #expect(plain.pageCount == 1 && UIPrintFormatter().pageCount == 1)
    plain.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), forPageAt: .max)
    #expect(UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "a")).text == nil)
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType) = ("Report", UIPrintInfo.OutputType.grayscale)
    (info.orientation, info.duplex) = (.landscape, UIPrintInfo.Duplex.longEdge)
    let printer = UIPrintInteractionController.shared
    printer.printInfo = info
    printer.printingItem = Data()
    printer.printingItems = nil
    printer.printPageRenderer = UIPrintPageRenderer()
    printer.printFormatter = plain
    printer.showsNumberOfCopies = false
    printer.showsPaperSelectionForLoadedPapers = false
    var isPrinted = true
    let completion: UIPrintInteractionController.CompletionHandler = { _, isDone, _ in
      isPrinted = isDone
    }
    printer.present(animated: true, completionHandler: completion)
    #expect(
      !isPrinted
        && !printer.present(from: .zero, in: UIView(), animated: false, completionHandler: nil))
    printer.dismiss(animated: false)
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.canPrint(Data()))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func geometryIsAnObjectAndAText() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
    #expect(CGSizeFromString(NSStringFromCGSize(rect.size)) == rect.size)
    #expect(CGRectFromString("nothing") == .zero)
    let insets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    #expect(rect.inset(by: insets).isNull)
  }
}
