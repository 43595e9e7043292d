import SwiftUI
import Testing

/// Shows what it sees.
private struct Light: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

@MainActor struct PreferredColorSchemeTests {
  private func words(_ view: some View) throws -> [String] {
    func texts(_ node: LayoutReport.Node) -> [String] {
      (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    return texts(try ImageRenderer(content: view).layoutReport().root)
  }

  @Test func aWishOfOneViewDarkensTheWholeWindow() throws {
    #expect(
      try words(
        VStack {
          Light()
          Light().preferredColorScheme(.dark)
        }) == ["dark", "dark"])
  }

  @Test func noWishChangesNothing() throws {
    #expect(try words(Light().preferredColorScheme(nil)) == ["light"])
  }

  @Test func aWindowsGroundFollowsTheWish() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4)) {
      Color.clear.preferredColorScheme(.dark)
    }
    #expect(try stage.bitmap()[0, 0].red == 0)
    let renderer = ImageRenderer(content: Color.clear.preferredColorScheme(.dark))
    renderer.proposedSize = ProposedViewSize(width: 4, height: 4)
    renderer.isOpaque = true
    #expect(try renderer.bitmap()[0, 0].red == 0)
  }

  @Test func aWishThatFollowsFromWhatItSeesComesToRest() throws {
    struct Contrary: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Light().preferredColorScheme(colorScheme == .dark ? .light : .dark)
      }
    }
    #expect(try words(Contrary()).count == 1)
  }

  @Test func theOlderModifierDarkensOnlyWhatIsInside() throws {
    #expect(
      try words(
        VStack {
          Light()
          Light().colorScheme(.dark)
        }) == ["light", "dark"])
  }

  @Test func aWishThatIsTakenBackLeavesTheOwnersLight() throws {
    struct Switch: View {
      @State private var isDark = true
      var body: some View {
        VStack {
          Light()
          Button("switch") { isDark = false }.accessibilityIdentifier("switch")
        }
        .preferredColorScheme(isDark ? .dark : nil)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Switch() }
    func first() throws -> String? {
      func texts(_ node: LayoutReport.Node) -> [String] {
        (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
      }
      return texts(try stage.layoutReport().root).first
    }
    #expect(try first() == "dark")
    try stage.tap("switch")
    #expect(try first() == "light")
  }
}
