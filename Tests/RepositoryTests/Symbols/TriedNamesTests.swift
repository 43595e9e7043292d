import Testing

/// Each of SwiftUI's names is used by a compatibility test, as an app would use it.
@Suite struct TriedNamesTests {
  private let repository = Repository.here

  /// Names that no compatibility test can use, with the reason, one a line.
  private func exceptions() throws -> [(name: String, reason: String)] {
    let text = try #require(repository.file("Tests/RepositoryTests/Symbols/untried.txt")?.text)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let reason = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return (String(parts[0]), String(reason))
    }
  }

  @Test func everyNameIsTriedOrHasAReason() throws {
    let page = SymbolPage(scanner: SymbolScanner(repository), names: "")
    let untried = Set(TriedNames(repository).untried(of: page))
    let exceptions = try exceptions()
    let excused = Set(exceptions.map(\.name))
    #expect(untried.subtracting(excused).sorted() == [], "use them in Tests/CompatibilityTests")
    #expect(excused.subtracting(untried).sorted() == [], "they are used: take them out of the list")
    #expect(exceptions.filter(\.reason.isEmpty).map(\.name) == [], "say why they cannot be used")
  }

  @Test func aNameCountsWhereItStandsInCode() {
    let names = TriedNames(
      text: #"""
        // Commented
        let a = Shown("Quoted \(Inner(1 + (2))) Quoted again", "\"Escaped")
          .padding(3).`repeat` { Text("x") }
        let b = """
          Long "words" \(deep("x")) more
          """
        frame(1); a.font
        Last
        """#)
    for name in ["Shown", "Inner", "deep", "Last", "padding", "font"] {
      #expect(names.words.contains(name))
    }
    for name in ["Commented", "Quoted", "again", "Escaped", "Long", "more", "pad"] {
      #expect(!names.words.contains(name))
    }
    #expect(names.calls == ["padding", "repeat"])
  }

  @Test func whatNoTestUsesIsNamed() {
    let scanner = SymbolScanner(
      text: """
        public struct Seen {}
        public struct Unseen {}
        extension View {
          public func shown() -> some View { self }
          public func unshown() -> some View { self }
        }
        """)
    let names = TriedNames(text: "Seen().shown()")
    #expect(
      names.untried(of: SymbolPage(scanner: scanner, names: "")) == ["Unseen", "unshown"])
  }
}
