import Testing

/// The rules about documents, on documents that break them.
@Suite struct DocumentationRuleTests {
  private let manifest = Manifest(
    """
    // 1
    layer("StillBase"),
    .executable(name: "stillframe", targets: ["T"]),
    """)

  private let repository = Repository([
    RepositoryFile("scripts/test", ""),
    RepositoryFile("Sources/StillBase/Stack.swift", "struct StillThing {}\nlet a = [\n  1,\n]\n"),
    RepositoryFile(
      "Sources/StillframeArguments/Manual/Manual+Commands.swift",
      "Entry(name: \"render\", options: [Option(name: \"--scale\", value: \"N\")])"),
  ])

  private func problems(_ text: String) -> [String] {
    DocumentationRules.dangling(RepositoryFile("README.md", text), in: repository, manifest)
      .map(\.description)
  }

  @Test(arguments: [
    "`scripts/gone`", "`Sources/StillBase/Gone.swift`", "`Gone.swift`", "`StillGone`", "`assets/`",
    "`stillframe paint x`", "`stillframe render x --blue`", "`swift build --product gone`",
    "`swift test --filter GoneTests`", "`swift run gone`", "```sh\nscripts/gone\n```",
    "```bash\nstillframe paint\n```", "`scripts/test` and `scripts/gone x`",
    "<img src=\"assets/gone.png\" width=\"1\">", "[gone](Sources/gone.md)",
    "![gone](snapshots/gone.png)",
  ])
  func whatDoesNotExistIsFound(_ text: String) {
    #expect(problems(text).count == 1)
  }

  @Test(arguments: [
    "`scripts/test`", "`Sources/StillBase/`", "`Stack.swift`", "`StillBase`", "`StillThing`",
    "`stillframe render x --scale 2 -o x.png`", "`swift build --product stillframe`",
    "`out/index.html`", "`import SwiftUI`", "`width / height`", "`View`",
    "scripts/gone without marks", "```sh\nscripts/test  # runs scripts/gone\n```",
    "```swift\nscripts/gone\n```", "`https://example.org/a`",
    "``StillGone/name``", "[test](scripts/test)", "[site](https://example.org/a)",
  ])
  func whatExistsPasses(_ text: String) {
    #expect(problems(text) == [])
  }

  @Test func offenderIsNamedWithItsLine() {
    #expect(problems("a\n\nb `scripts/gone`") == ["README.md:3: 'scripts/gone' does not exist"])
  }

  @Test func listingThatIsNotCompiledIsFound() {
    let document = RepositoryFile(
      "README.md", "```swift\nlet a = [\n    1,\n]\n```\n\n```swift\nlet a = [2]\n```\n")
    #expect(
      DocumentationRules.uncompiledListings(document, in: repository).map(\.line) == [8])
  }

  @Test func exampleInACommentThatIsNotCompiledIsFound() throws {
    let source = RepositoryFile(
      "Sources/StillBase/A.swift",
      "  /// A.\n  ///\n  /// ```swift\n  /// let a = [\n  ///   1,\n  /// ]\n  /// ```\n"
        + "let b = 0\n/// ```swift\n/// let c = 0\n/// ```\n")
    let document = try #require(DocumentationRules.comments(of: source))
    #expect(
      DocumentationRules.uncompiledListings(document, in: repository).map(\.line) == [10])
    let plain = RepositoryFile("Sources/StillBase/B.swift", "/// A.")
    #expect(DocumentationRules.comments(of: plain)?.path == nil)
  }
}
