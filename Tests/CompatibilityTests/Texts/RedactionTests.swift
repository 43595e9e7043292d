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
