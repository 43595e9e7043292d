import Foundation
import Stillframe
import Testing

/// Words that are typed into fields and editors.
@Suite struct TypedTextTests {
  private static let words = "Moves faster than a hare."

  /// Text takes "a" along into the second line, and a field does not (rule L3.67).
  @Test func aWordMayStandAloneInTheSecondLine() throws {
    let first = try ImageRenderer(
      content: Text("Moves faster than a").accessibilityIdentifier("line")
    ).layoutReport().frame(of: "line")
    let width = try #require(first).width + 4
    let alone = try endOfInk(Text("hare."), width: width, top: 0)
    let text = try endOfInk(Text(Self.words), width: width, top: 22)
    let field = try endOfInk(
      TextField("Words", text: .constant(Self.words), axis: .vertical), width: width, top: 22)
    #expect(abs(field - alone) <= 1)
    #expect(text > alone + 8)
  }

  /// Returns the column behind the last one with ink below a row of points.
  private func endOfInk(_ view: some View, width: CGFloat, top: Int) throws -> Int {
    let renderer = ImageRenderer(
      content: view.frame(width: width, alignment: .leading).background(.white))
    let picture = try renderer.bitmap()
    let end = (0..<picture.width).last { column in
      (top..<picture.height).contains { picture[column, $0].red < 128 }
    }
    return try #require(end) + 1
  }
}
