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
