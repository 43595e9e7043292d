import SwiftUI
import Testing

/// Where a popover stands, by its anchor and the edge of its arrow.
@Suite @MainActor struct PopoverPlaceTests {
  /// The view that presents is 40 by 40 in the middle of 400 by 400; the card is 100 by 60.
  private func card(
    _ anchor: PopoverAttachmentAnchor = .rect(.bounds), _ edge: Edge = .top,
    window: CGSize = CGSize(width: 400, height: 400)
  ) throws -> CGRect {
    let view = Color.red.frame(width: 40, height: 40)
      .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
        Color.blue.frame(width: 100, height: 60).accessibilityIdentifier("card")
      }
      .frame(width: window.width, height: window.height)
      .environment(\.horizontalSizeClass, .regular)
    return try #require(try ImageRenderer(content: view).layoutReport().frame(of: "card"))
  }

  @Test func theArrowsEdgeMeetsTheView() throws {
    #expect(try card() == CGRect(x: 150, y: 233, width: 100, height: 60))
    #expect(try card(.rect(.bounds), .bottom) == CGRect(x: 150, y: 107, width: 100, height: 60))
    #expect(try card(.rect(.bounds), .leading) == CGRect(x: 233, y: 170, width: 100, height: 60))
    #expect(try card(.rect(.bounds), .trailing) == CGRect(x: 67, y: 170, width: 100, height: 60))
  }

  @Test func withoutRoomItStandsOnTheOtherSide() throws {
    let low = CGSize(width: 260, height: 180)
    #expect(try card(.rect(.bounds), .top, window: low).minY < 70)
    // The card fits neither before the view nor after it: it stands below.
    #expect(
      try card(.rect(.bounds), .leading, window: CGSize(width: 200, height: 300))
        == CGRect(x: 50, y: 183, width: 100, height: 60))
  }

  @Test func itPointsAtAPartOfTheView() throws {
    #expect(try card(.point(.topLeading)) == CGRect(x: 130, y: 193, width: 100, height: 60))
    #expect(try card(.point(.trailing), .leading) == CGRect(x: 233, y: 170, width: 100, height: 60))
    let corner = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(try card(corner) == CGRect(x: 135, y: 203, width: 100, height: 60))
  }

  @Test func anArrowPointsAtTheView() throws {
    func pixel(_ edge: Edge, _ x: Int, _ y: Int) throws -> RGBA8 {
      let view = Color.red.frame(width: 40, height: 40)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.clear.frame(width: 100, height: 60).presentationBackground(.green)
        }
        .frame(width: 400, height: 400)
        .environment(\.horizontalSizeClass, .regular)
      return try ImageRenderer(content: view).bitmap()[x, y]
    }
    // Three points below the view and three above, before and after it: the tip; as far off its middle: nothing.
    for (edge, x, y) in [
      (Edge.top, 200, 224), (.bottom, 200, 175), (.leading, 224, 200), (.trailing, 175, 200),
    ] {
      let tip = try pixel(edge, x, y)
      #expect(tip.green > 150 && tip.red < 100, "\(edge)")
      let isVertical = edge == .top || edge == .bottom
      let beside = try pixel(edge, x + (isVertical ? 8 : 0), y + (isVertical ? 0 : 8))
      #expect(beside.green == beside.red, "\(edge)")
    }
  }
}
