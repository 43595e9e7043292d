import Foundation
import Testing

/// The page of symbols is what the sources say.
@Suite struct SymbolPageTests {
  private let repository = Repository.here

  /// The page of the sources, read once.
  private static let made = Result<SymbolPage, any Error> {
    let repository = Repository.here
    let names = try #require(repository.file("Tests/RepositoryTests/Symbols/names.txt")?.text)
    let frameworks = try #require(
      repository.file("Tests/RepositoryTests/Symbols/frameworks.txt")?.text)
    return SymbolPage(
      scanner: SymbolScanner(repository), beside: .beside(repository), names: names,
      frameworks: frameworks)
  }

  private func page() throws -> SymbolPage { try Self.made.get() }

  @Test func thePageIsWhatTheSourcesSay() throws {
    let expected = try page().text
    let path = "Sources/SwiftUI/SwiftUI.docc/Symbols.md"
    let known = repository.file(path)?.text
    if known != expected,
      ["all", "failed"].contains(ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"])
    {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      try expected.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    #expect(
      known == expected,
      "run SNAPSHOT_TESTING_RECORD=failed swift test --filter SymbolPageTests and commit \(path)")
  }

  @Test func everyFrameworkHasItsLine() throws {
    let folders = Set(
      repository.files.filter { $0.isSwift && $0.path.hasPrefix("Sources/Frameworks/") }
        .compactMap(\.target) + ["Charts", "Combine", "SwiftData"])
    let lines = try page().frameworkLines
    #expect(lines.allSatisfy { $0.count == 4 })
    #expect(lines.map { $0[0] } == lines.map { $0[0] }.sorted())
    #expect(Set(lines.map { $0[0] }) == folders)
  }

  @Test func whatAFrameworkDeclaresIsNotMissing() throws {
    let page = try page()
    #expect(!page.missing.isEmpty)
    #expect(page.beside.knows("PhotosPicker") && page.beside.knows("BarMark"))
    #expect(page.missing.allSatisfy { !page.beside.knows($0) })
  }

  @Test func remarksAreAboutNamesThatExist() throws {
    #expect(try page().misnamed == [])
  }

  @Test func aModifierThatReturnsItselfIsSilent() {
    let scanner = SymbolScanner(
      text: """

        extension View {
          nonisolated public func quiet(_ value: Int = max(1, 2)) -> some View { self }
          nonisolated public func spoken() -> some View {
            padding()
          }
          nonisolated public func mixed() -> some View {
            self
          }
          nonisolated public func mixed(_ value: Int) -> some View { opacity(0) }
          nonisolated public func warned() -> some View {
            lacks("warned", "nothing is drawn")
          }
          nonisolated public static func _make() -> some View { padding() }
        }
        extension Text {
          public func inner() -> Text { self }
        }
        public struct Shown {}
        extension View {
          public func late() -> some View { self }
        }
        @MainActor public final class Box {
          public func closed() {}
        }
        """)
    #expect(
      scanner.modifiers == [
        "quiet": false, "spoken": true, "mixed": true, "warned": false, "late": false,
      ])
    #expect(scanner.types == ["Shown", "Box"])
    #expect(scanner.knows("inner"))
    #expect(!scanner.knows("nothing"))
  }
}
