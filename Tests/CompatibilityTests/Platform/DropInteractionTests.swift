import Foundation
import SwiftUI
import Testing

/// Drags and drops of UIKit, which nobody carries out on a picture, and views for pages.
@MainActor struct DropInteractionTests {
  private final class Session: NSObject, UIDropSession, UIDragSession {
    var items = [UIDragItem(itemProvider: NSItemProvider())]
    var localContext: Any?
    var localDragSession: (any UIDragSession)? { self }
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  }

  private final class Taker: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate {
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { session.items }
  }

  private final class Plain: UIDropInteractionDelegate {}

  @Test func interactionsKnowTheirDelegates() {
    let (view, taker, session) = (UIView(), Taker(), Session())
    let drop = UIDropInteraction(delegate: taker)
    drop.allowsSimultaneousDropSessions = true
    let drag = UIDragInteraction(delegate: taker)
    drag.isEnabled = false
    view.addInteraction(drop)
    view.addInteraction(drag)
    #expect(drop.delegate === taker && drag.delegate === taker)
    #expect(drop.view == nil && drag.view == nil)
    #expect(taker.dropInteraction(drop, sessionDidUpdate: session).operation == .move)
    #expect(taker.dragInteraction(drag, itemsForBeginning: session).first === session.items[0])
    session.items[0].localObject = "own"
    #expect(session.items[0].localObject as? String == "own")
  }

  @Test func delegatesNeedAnswerNothing() {
    let (plain, session) = (Plain(), Session())
    let drop = UIDropInteraction(delegate: plain)
    #expect(plain.dropInteraction(drop, canHandle: session))
    #expect(plain.dropInteraction(drop, sessionDidUpdate: session).operation == .cancel)
    plain.dropInteraction(drop, sessionDidEnter: session)
    plain.dropInteraction(drop, sessionDidExit: session)
    plain.dropInteraction(drop, performDrop: session)
    plain.dropInteraction(drop, concludeDrop: session)
    plain.dropInteraction(drop, sessionDidEnd: session)
    #expect([UIDropOperation.cancel, .forbidden, .copy, .move].map(\.rawValue) == [0, 1, 2, 3])
    let some: any UIDragDropSession = session
    #expect(some.location(in: UIView()) == .zero)
    #expect(!some.hasItemsConforming(toTypeIdentifiers: []))
  }

  @Test func aViewIsDrawnOnItsPage() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let formatter: UIViewPrintFormatter = view.viewPrintFormatter()
    formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
    let pages = UIPrintPageRenderer()
    pages.paperRect = CGRect(x: 0, y: 0, width: 40, height: 40)
    pages.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(pages.numberOfPages == 1 && formatter.view === view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      _ in pages.drawPage(at: 0, in: pages.paperRect)
    }
    let bitmap = try #require(image.cgImage)
    let bytes: CFData = try #require(bitmap.dataProvider?.data)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[y * bitmap.bytesPerRow + x * 4 + 3] }
    #expect(alpha(10, 10) == 255 && alpha(2, 2) == 0 && alpha(30, 30) == 0)
  }
}
