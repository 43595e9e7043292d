import Foundation
import Testing

/// The repository keeps its own rules. Each test names every offender, and what to do about it.
@Suite struct RepositoryTests {
  private let repository = Repository.here

  private func manifest() throws -> Manifest {
    Manifest(try #require(repository.file("Package.swift")?.text))
  }

  /// Reports every violation on its own line.
  private func expectNone(
    _ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if !violations.isEmpty {
      let list = violations.map(\.description).joined(separator: "\n")
      Issue.record(Comment(rawValue: list), sourceLocation: sourceLocation)
    }
  }

  @Test func theRepositoryIsFound() throws {
    #expect(repository.files.count > 50)
    #expect(try manifest().targets.count > 20)
    #expect(try manifest().products.contains("stillframe"))
  }

  @Test func filesAreShort() {
    expectNone(SourceRules.longFiles(repository))
  }

  @Test func everyImportIsDeclared() throws {
    expectNone(LayerRules.undeclaredImports(repository, try manifest()))
  }

  @Test func dependenciesPointDownwards() throws {
    expectNone(LayerRules.wrongDirections(try manifest()))
  }

  @Test func everyDependencyIsUsed() throws {
    expectNone(LayerRules.unusedDependencies(repository, try manifest()))
  }

  @Test func everyCLibraryHasOneOwner() throws {
    expectNone(LayerRules.sharedCModules(repository, try manifest()))
  }

  @Test func architectureDrawsTheLayersOfTheManifest() throws {
    let architecture = try #require(repository.file("ARCHITECTURE.md"))
    expectNone(LayerRules.wrongDrawing(architecture, try manifest()))
  }

  @Test func referencesBetweenRoomsPointDown() {
    expectNone(RoomRules.homeless(repository))
    expectNone(RoomRules.upwardReferences(repository))
  }

  @Test func nodesTellOfTheRolesThatPassesAskFor() {
    expectNone(RoleRules.untold(repository))
  }

  @Test func nothingIsMarkedAsUnfinished() {
    expectNone(SourceRules.markers(repository))
  }

  @Test func noFileNamesAFolderOfOneMachine() {
    expectNone(SourceRules.absolutePaths(repository))
  }

  @Test func whoeverSwitchesAConcurrencyCheckOffSaysWhy() {
    expectNone(SourceRules.unexplainedUnsafety(repository))
  }

  @Test func testsHaveRoomForBusyMachines() {
    expectNone(SourceRules.shortLimits(repository))
  }

  @Test func scriptsStopAtTheFirstError() {
    expectNone(SourceRules.looseScripts(repository))
  }

  @Test func everyFolderOfTypefacesHasItsLicence() {
    let typefaces = repository.files.map(\.path).filter {
      $0.hasPrefix("assets/fonts/") && ($0.hasSuffix(".ttf") || $0.hasSuffix(".otf"))
    }
    let folders = Set(typefaces.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    #expect(folders.count >= 7)
    for folder in folders.sorted() {
      let licence = repository.file("\(folder)/OFL.txt")?.text ?? ""
      #expect(
        licence.contains("SIL OPEN FONT LICENSE") && licence.contains("PERMISSION"), "\(folder)")
    }
  }

  @Test func goldensAreSmall() {
    expectNone(GoldenRules.largeGoldens(repository))
    expectNone(GoldenRules.needlessAllowances(repository))
  }

  @Test func everyGoldenBelongsToATest() {
    expectNone(GoldenRules.orphans(repository))
  }

  @Test func everyRuleThatIsCitedStandsInAnArticle() {
    let citations = RuleBook.citations(repository)
    #expect(Set(citations.map(\.number)).count >= 300)
    expectNone(RuleBook.undefined(citations, in: repository))
    expectNone(RuleBook.repeated(repository))
    expectNone(RuleBook.unlinked(repository))
    expectNone(RuleBook.unlisted(repository))
  }

  @Test func everyRuleOfSystemMotionHasATest() {
    expectNone(RuleBook.untested("SM", in: repository))
  }

  @Test func everyPublicDeclarationSaysWhatItIs() {
    let rules = CommentRules(repository)
    #expect(rules.count >= 6_000)
    expectNone(rules.undocumented())
  }

  @Test func commentsAndDocumentsUseTheFieldsWords() throws {
    expectNone(WordRules.comments(repository))
    expectNone(WordRules.documents(repository))
    expectNone(WordRules.readMe(try #require(repository.file("README.md"))))
  }

  @Test func examplesInCommentsAreCompiled() {
    let documents = repository.files.filter { $0.path.hasPrefix("Sources/") }
      .compactMap(DocumentationRules.comments(of:))
    #expect(documents.count >= 20)
    expectNone(documents.flatMap { DocumentationRules.uncompiledListings($0, in: repository) })
  }

  @Test func whatHasNoEffectSaysSo() {
    let idle = repository.files.filter { $0.path.hasPrefix("Sources/StillViews/") }
      .flatMap { EffectRules.idle(in: $0) }
    #expect(idle.count >= 200)
    expectNone(EffectRules.unsaid(repository))
  }

  @Test(arguments: DocumentationRules.documents)
  func documentsNameOnlyWhatExists(_ path: String) throws {
    let document = try #require(repository.file(path))
    expectNone(DocumentationRules.dangling(document, in: repository, try manifest()))
  }

  @Test(arguments: DocumentationRules.documents)
  func swiftListingsOfDocumentsAreCompiled(_ path: String) throws {
    let document = try #require(repository.file(path))
    expectNone(DocumentationRules.uncompiledListings(document, in: repository))
  }
}
