import Testing

/// How rules are found in articles and in sources, on repositories made up.
@Suite struct RuleBookTests {
  private func repository(
    article: String = "", page: String = "", source: String = ""
  ) -> Repository {
    Repository([
      RepositoryFile("Sources/StillBase/StillBase.docc/Rules-L1-Things.md", article),
      RepositoryFile("Sources/StillBase/StillBase.docc/StillBase.md", page),
      RepositoryFile("Sources/StillBase/Thing.swift", source),
    ])
  }

  private func cited(_ source: String) -> [String] {
    RuleBook.citations(repository(source: source)).map(\.number)
  }

  @Test func numbersAfterTheWordAreCitations() {
    #expect(cited("/// A thing (rule L1.12).") == ["L1.12"])
    #expect(cited("// Rules L1.1, L2.10 and C1.3") == ["L1.1", "L2.10", "C1.3"])
    #expect(cited("/// (rules L5.2–L5.4; 16.7 points)") == ["L5.2", "L5.4"])
    #expect(cited("/// rules L3.60 to L3.63, L4.1") == ["L3.60", "L3.63", "L4.1"])
  }

  @Test func numbersWithALetterAreCitations() {
    #expect(cited("@Test(\"(P4.13) C7.8, 3.1\")") == ["P4.13", "C7.8"])
    #expect(cited("let value = 3.14 + MAC1.2 + x.P1.2") == [])
  }

  @Test func paragraphsThatBeginWithANumberAreDefinitions() {
    let article = "# 1.9\n\n**L1.1** One, see **L1.3** and 1.4.\n\n**C1.2** Two.\n\n| **L1.5** |\n"
    #expect(
      RuleBook.definitions(repository(article: article)).map(\.number) == ["L1.1", "C1.2"])
  }

  @Test func citationOfNoRuleIsFound() {
    let broken = repository(article: "**L1.1** One.", source: "\n/// Rules L1.1 and L1.2.")
    #expect(
      RuleBook.undefined(RuleBook.citations(broken), in: broken).map(\.description) == [
        "Sources/StillBase/Thing.swift:2: cites L1.2, which no article of rules has"
      ])
  }

  @Test func ruleThatIsDefinedTwiceIsFound() {
    let twice = repository(article: "**L1.1** One.\n\n**L1.2** Two.\n\n**L1.1** Three.")
    #expect(RuleBook.repeated(twice).map(\.line) == [5])
  }

  @Test func ruleWithoutATestIsFound() {
    let repository = Repository([
      RepositoryFile(
        "Sources/StillBase/StillBase.docc/Rules-SM.md", "**SM1.1** One.\n\n**SM1.2** Two."),
      RepositoryFile("Tests/ThingTests/Thing.swift", "/// SM1.1."),
    ])
    #expect(RuleBook.untested("SM", in: repository).map(\.line) == [3])
  }

  @Test func articleThatIsNotLinkedIsFound() {
    #expect(RuleBook.unlinked(repository()).count == 1)
    #expect(RuleBook.unlinked(repository(page: "- <doc:Rules-L1-Things>")) == [])
  }
}
