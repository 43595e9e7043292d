import SwiftUI
import Testing

/// Links hand their addresses to the action that a view around has set.
@Suite @MainActor struct OpenedAddressTests {
  private final class Opened {
    var addresses: [String] = []
  }

  private struct Caller: View {
    @Environment(\.openURL) private var openURL
    let address: URL

    var body: some View { Button("call") { openURL(address) } }
  }

  @Test func linksAskTheActionAroundThem() throws {
    let opened = Opened()
    let address = try #require(URL(string: "https://example.org/a"))
    let help = try #require(URL(string: "https://example.org/help"))
    let called = try #require(URL(string: "https://example.org/called"))
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack {
        Link("page", destination: address)
        HelpLink(destination: help).accessibilityIdentifier("help")
        HelpLink { opened.addresses.append("helped") }.accessibilityIdentifier("own help")
        Caller(address: called)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.addresses.append(url.absoluteString)
          return .handled
        })
    }
    for name in ["page", "help", "own help", "call"] { try stage.tap(name) }
    #expect(
      opened.addresses == [
        address.absoluteString, help.absoluteString, "helped", called.absoluteString,
      ])
  }

  /// In what is written as Markdown and in strings with attributes; what is beside the words is no link.
  @Test func wordsOfATextAreLinks() throws {
    var string = AttributedString("abcdefgh")
    let middle = string.index(string.startIndex, offsetByCharacters: 4)
    string[middle...].link = URL(string: "https://example.org/b")
    let opened = Opened()
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack(alignment: .leading) {
        Text("see [the page](https://example.org/a)").accessibilityIdentifier("markdown")
        Text(string).accessibilityIdentifier("string")
        Text("words [that go on for more than one line](https://example.org/c)")
          .frame(width: 100, alignment: .leading).accessibilityIdentifier("lines")
        Button {
          opened.addresses.append("button")
        } label: {
          Text("press [here](https://example.org/d)")
        }
        .accessibilityIdentifier("button")
        Text("[off](https://example.org/e)").disabled(true).accessibilityIdentifier("off")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.addresses.append(url.absoluteString)
          return .handled
        })
    }
    let end = UnitPoint(x: 0.9, y: 0.5)
    try stage.tap("markdown", at: end)
    try stage.tap("string", at: end)
    try stage.tap("lines", at: UnitPoint(x: 0.1, y: 0.9))
    let all = ["a", "b", "c"].map { "https://example.org/\($0)" }
    #expect(opened.addresses == all)
    let start = UnitPoint(x: 0.05, y: 0.5)
    for name in ["markdown", "string", "off"] {
      #expect(throws: StageError.self) { try stage.tap(name, at: start) }
    }
    try stage.tap("button", at: start)
    #expect(opened.addresses == all + ["button"])
  }

  @Test func withoutAnActionNothingIsOpened() throws {
    let address = try #require(URL(string: "https://example.org"))
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Link("page", destination: address)
    }
    let before = try stage.bitmap()
    try stage.tap("page")
    #expect(try stage.bitmap() == before)
  }
}
