import Testing

/// The rules about words, on comments and documents that break them.
@Suite struct WordRuleTests {
  private func comments(_ text: String) -> [String] {
    WordRules.comments(Repository([RepositoryFile("Sources/StillBase/A.swift", text)]))
      .map(\.description)
  }

  @Test(arguments: [
    "/// What it is.", "  /// Whose it is.", "/// Who asks.",
    "let a = 1  // Who knows: whoever asks.",
    "/// A.\n/// - Parameter a: What is added.", "/// - Returns: what is left.",
    "/// Begins anew.", "// The value at hand.",
    "/// - a: So many of them.", "/// A view of one's own.",
  ])
  func commentInOtherWordsIsFound(_ text: String) {
    #expect(comments(text).count == 1)
  }

  @Test(arguments: [
    "/// Whether it is.", "/// A list\n/// What is in it.", "// What follows is a listing.",
    "/// A box as island.", "let what = \"What is said\"", "/// The renewed plan.",
    "/// Whatever the name is.",
  ])
  func otherCommentsPass(_ text: String) {
    #expect(comments(text) == [])
  }

  @Test func offenderIsNamedWithItsLine() {
    #expect(
      comments("/// A.\nlet a = 1\n/// What it is.") == [
        "Sources/StillBase/A.swift:3: begins with 'What': begin with a verb (functions) or a noun (the rest)"
      ])
  }

  @Test func documentsAreReadAndTheChangeLogIsNot() {
    let text = "The one\nat hand"
    let repository = Repository([
      RepositoryFile("CHANGELOG.md", text), RepositoryFile("README.md", text),
      RepositoryFile("Sources/StillBase/StillBase.docc/StillBase.md", text),
    ])
    #expect(
      WordRules.documents(repository).map { "\($0.path):\($0.line ?? 0)" } == [
        "README.md:2", "Sources/StillBase/StillBase.docc/StillBase.md:2",
      ])
  }

  @Test func longReadMeAndLongLinesOfProseAreFound() {
    let long = String(repeating: "a", count: 111)
    func problems(_ text: String) -> [Int?] {
      WordRules.readMe(RepositoryFile("README.md", text)).map(\.line)
    }
    #expect(problems("a\n\(long)\n") == [2])
    #expect(problems("| \(long)\n```\n\(long)\n```\n") == [])
    #expect(problems(String(repeating: "a\n", count: 150)) == [])
    #expect(problems(String(repeating: "a\n", count: 151)) == [nil])
  }
}
