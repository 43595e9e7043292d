import Foundation
import Testing

/// The rules about goldens, on repositories that break them.
@Suite struct GoldenRuleTests {
  private func golden(_ path: String, bytes: Int = 10) -> RepositoryFile {
    RepositoryFile(path: path, data: Data(count: bytes))
  }

  private let test = RepositoryFile("Tests/XTests/CardTests.swift", "@Test func shows(_ a: Int) {}")

  @Test func largeGoldenIsFoundUnlessListed() {
    let repository = Repository([golden("snapshots/CardTests/shows.a.png", bytes: 20 * 1024 + 1)])
    #expect(GoldenRules.largeGoldens(repository, allowed: [:]).count == 1)
    let allowed = ["snapshots/CardTests/shows.a.png": "a film"]
    #expect(GoldenRules.largeGoldens(repository, allowed: allowed) == [])
    #expect(GoldenRules.needlessAllowances(repository, allowed: allowed) == [])
  }

  @Test func needlessAllowanceIsFound() {
    let repository = Repository([golden("snapshots/CardTests/shows.a.png", bytes: 20 * 1024)])
    let allowed = ["snapshots/CardTests/shows.a.png": "", "snapshots/CardTests/gone.a.png": ""]
    #expect(GoldenRules.largeGoldens(repository, allowed: [:]) == [])
    #expect(GoldenRules.needlessAllowances(repository, allowed: allowed).count == 2)
  }

  @Test(arguments: [
    ("snapshots/CardTests/shows.a.png", 0), ("snapshots/CardTests/shows-b.1.txt", 0),
    ("snapshots/CardTests/hides.a.png", 1), ("snapshots/GoneTests/shows.a.png", 1),
    ("snapshots/shows.a.png", 1), ("snapshots/CardTests/shows.png", 1),
    ("snapshots/CardTests/shows.a b.png", 1), ("snapshots/CardTests/shows.a.gif", 1),
  ])
  func goldenWithoutItsTestIsFound(_ path: String, _ count: Int) {
    #expect(GoldenRules.orphans(Repository([test, golden(path)])).count == count)
  }
}
