import SwiftUI
import Testing

/// Which words give way to bars, by the reason.
@Suite @MainActor struct RedactionTests {
  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 120, height: 30)).bitmap()
  }

  private let words = Text("1234 5678")

  @Test func eachReasonHidesWhatItIsAbout() throws {
    let plain = try picture(words)
    let bars = try picture(words.redacted(reason: .placeholder))
    #expect(plain != bars)
    #expect(try picture(words.redacted(reason: .privacy)) == plain)
    #expect(try picture(words.privacySensitive()) == plain)
    #expect(try picture(words.privacySensitive().redacted(reason: .privacy)) == bars)
    #expect(try picture(words.privacySensitive(false).redacted(reason: .privacy)) == plain)
    #expect(try picture(words.privacySensitive().redacted(reason: .invalidated)) == plain)
    #expect(try picture(words.redacted(reason: .invalidated)) == plain)
    #expect(try picture(words.invalidatableContent().redacted(reason: .invalidated)) == bars)
    #expect(try picture(words.invalidatableContent().redacted(reason: .privacy)) == plain)
  }

  @Test func onlyThePrivatePartOfAViewIsHidden() throws {
    func card(_ isHidden: Bool) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Balance")
        Text("1234").privacySensitive()
      }
      .redacted(reason: isHidden ? .privacy : [])
    }
    let shown = try ImageRenderer(content: card(false)).bitmap()
    let hidden = try ImageRenderer(content: card(true)).bitmap()
    let differing = (0..<shown.height).filter { y in
      (0..<shown.width).contains { shown[$0, y] != hidden[$0, y] }
    }
    #expect(differing.first.map { $0 >= shown.height / 2 - 2 } == true)
  }

  @Test func unredactedShowsAllWordsAgain() throws {
    let plain = try picture(words)
    for reason: RedactionReasons in [.placeholder, .privacy, .invalidated] {
      let view = words.privacySensitive().invalidatableContent().unredacted()
      #expect(try picture(view.redacted(reason: reason)) == plain)
    }
  }

  /// Of a font of 16: 12 high, down to the baseline, 2 beyond each end, in 0.16 of the colour (a picture of Apple's).
  @Test func aBarLiesWhereTheLettersDo() throws {
    let view = Text("Words of a line").font(.system(size: 16)).redacted(reason: .placeholder)
    let width = try ImageRenderer(content: view).bitmap().width
    let bar = try ImageRenderer(content: view.padding(.horizontal, 4)).bitmap()
    let column = (0..<bar.height).map { bar[bar.width / 2, $0].alpha }
    #expect(column.prefix(3).allSatisfy { $0 == 0 })
    #expect(column[4..<15].allSatisfy { abs(Int($0) - 41) <= 1 })
    #expect(column.dropFirst(16).allSatisfy { $0 == 0 })
    let row = (0..<bar.width).map { bar[$0, 9].alpha }
    #expect(row[0...1].allSatisfy { $0 == 0 } && row[3..<width + 5].allSatisfy { $0 > 35 })
  }

  @Test func imagesGiveWayToBarsOfTheirSize() throws {
    for image in [
      Image(systemName: "star.fill"), Image(systemName: "star.fill").resizable(),
      Image(
        uiImage: UIImage(
          cgImage: try #require(
            ImageRenderer(content: Color.red.frame(width: 9, height: 9)).cgImage))),
    ] {
      let shown = ImageRenderer(content: image)
      let hidden = ImageRenderer(content: image.redacted(reason: .placeholder))
      let bar = try hidden.bitmap()
      #expect(try hidden.layoutReport().size == shown.layoutReport().size)
      #expect(try bar != shown.bitmap())
      #expect(bar[bar.width / 2, bar.height / 2] == RGBA8(red: 0, green: 0, blue: 0, alpha: 41))
      #expect(bar[1, bar.height / 2].alpha > 20 && bar[bar.width - 2, bar.height / 2].alpha > 20)
      let secret = ImageRenderer(content: image.redacted(reason: .privacy))
      #expect(try secret.bitmap() == shown.bitmap())
      let kept = ImageRenderer(content: image.unredacted().redacted(reason: .placeholder))
      #expect(try kept.bitmap() == shown.bitmap())
    }
  }

  @Test func aRendererOfAnAppsOwnIsKept() throws {
    struct Nothing: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }
    let own = words.textRenderer(Nothing())
    #expect(try picture(own.redacted(reason: .privacy)) == picture(own))
    #expect(try picture(own.unredacted()) == picture(own))
    #expect(try picture(own.redacted(reason: .placeholder)) != picture(own))
  }
}
