import Foundation
import Stillframe
import Testing

/// Shapes by name, and words that a picture does not show.
@Suite struct ShapeNameTests {
  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 40, height: 24)).bitmap()
  }

  private func cut(_ shape: some Shape) throws -> Bitmap {
    try picture(Color.red.clipShape(shape))
  }

  @Test func namesStandForShapes() throws {
    #expect(try cut(.rect) == cut(Rectangle()))
    #expect(try cut(.rect(cornerRadius: 8)) == cut(RoundedRectangle(cornerRadius: 8)))
    #expect(
      try cut(.rect(cornerSize: CGSize(width: 9, height: 4), style: .circular))
        == cut(
          RoundedRectangle(cornerSize: CGSize(width: 9, height: 4), style: .circular)))
    #expect(try cut(.circle) == cut(Circle()))
    #expect(try cut(.ellipse) == cut(Ellipse()))
    #expect(try cut(.capsule) == cut(Capsule()))
    #expect(try cut(.capsule(style: .circular)) == cut(Capsule(style: .circular)))
    #expect(
      try picture(Text("a").background(.yellow, in: .capsule))
        == picture(Text("a").background(.yellow, in: Capsule())))
  }

  @Test func whatIsSaidToPeopleOnlyShowsNothing() throws {
    let text = Text("Words")
    let plain = try picture(text)
    #expect(try picture(text.textSelection(.enabled)) == plain)
    #expect(try picture(text.textSelection(.disabled)) == plain)
    #expect(try picture(text.accessibilityLabel("a") + Text("")) == plain)
    #expect(
      try picture(
        text.accessibilityLabel("a").accessibilityLabel(Text("b")).accessibilityValue("c")
          .accessibilityHint(String("d")).accessibilityHidden(true)) == plain)
  }
}
