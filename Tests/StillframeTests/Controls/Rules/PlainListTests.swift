import Foundation
import StillRaster
import Stillframe
import Testing

/// Plain lists as Apple's pictures of Hymns-iOS show them (iOS 18.2): rules C6.3, C6.5 and C6.8.
@MainActor struct PlainListTests {
  private func picture(_ list: some View, width: CGFloat = 390) throws -> Bitmap {
    let renderer = ImageRenderer(content: list.listStyle(.plain))
    renderer.proposedSize = ProposedViewSize(width: width, height: 300)
    return try renderer.bitmap()
  }

  private func darkest(_ picture: Bitmap, _ columns: Range<Int>) -> UInt8 {
    columns.map { x in (0..<43).map { picture[x, $0].red }.min() ?? 255 }.min() ?? 255
  }

  @Test(arguments: [300, 375, 390, 428] as [CGFloat])
  func rowsBegin20FromTheEdge(_ width: CGFloat) throws {
    let picture = try picture(List { Color.red.frame(height: 20) }, width: width)
    let red = (0..<Int(width)).filter { picture[$0, 22].green < 128 }
    #expect(red.first == 20)
    #expect(red.last == Int(width) - 21)
  }

  @Test func noLineIsAboveTheFirstRow() throws {
    let row = Color.clear.frame(height: 20)
    func lines(_ list: some View) throws -> [Int] {
      let picture = try picture(list)
      return (0..<100).filter { picture[200, $0].red < 255 }
    }
    #expect(try lines(List { Section { row } }) == [43])
    #expect(
      try lines(List { Section { row }.listSectionSeparator(.visible, edges: .top) }) == [0, 43])
    #expect(try lines(List { Section { row }.listSectionSeparator(.hidden) }) == [])
  }

  /// Words are at 127, chevrons at 223 where they are at 191 in a stack.
  @Test func linksOutsideOfAStackAreHalfAsDark() throws {
    let list = List { NavigationLink("IIII", value: 1) }
    let alone = try picture(list)
    #expect(abs(Int(darkest(alone, 20..<60)) - 127) < 4)
    #expect(abs(Int(darkest(alone, 350..<380)) - 223) < 6)
    let disabled = try picture(List { NavigationLink("IIII", value: 1).disabled(true) })
    #expect(darkest(disabled, 20..<60) == darkest(alone, 20..<60))
  }

  @Test(arguments: [true, false])
  func linksLeadOnlyWithinAStack(_ hasStack: Bool) throws {
    let list = List { NavigationLink("Open") { Text("Inside") }.accessibilityIdentifier("open") }
    let stage = Stage(size: CGSize(width: 390, height: 500)) {
      if hasStack { NavigationStack { list } } else { list }
    }
    try? stage.tap("open")
    stage.advance(by: 1)
    #expect(try stage.says("Inside") == hasStack)
  }
}
