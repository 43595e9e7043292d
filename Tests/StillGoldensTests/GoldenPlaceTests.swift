import StillGoldens
import Testing

/// Where goldens may lie.
@Suite struct GoldenPlaceTests {
  @Test func placesOfBothNamingsAreRead() throws {
    let own = try #require(GoldenPlace("snapshots/CardTests/shows.wide.png"))
    #expect(own.suite == "CardTests" && own.file == "shows.wide.png" && own.test == "shows")
    #expect(own.naming == .own && own.folder == nil)
    let shared = try #require(GoldenPlace("Tests/UI/__Snapshots__/CardTests/shows.1.txt"))
    #expect(shared.suite == "CardTests" && shared.test == "shows" && shared.naming == .shared)
    #expect(shared.folder == "Tests/UI")
  }

  @Test(arguments: [
    "Package.swift", ".git/hooks/pre-commit", "snapshots/a.png", "snapshots/../Card/a.png",
    "snapshots/CardTests/.hidden.png", "snapshots//a.png", "snapshots/A/B/a.png", "", "/",
    "/snapshots/CardTests/a.png", "snapshots/CardTests/none", "__Snapshots__/.x/a.png",
  ])
  func noOtherPlaceIsAGoldens(_ path: String) {
    #expect(GoldenPlace(path) == nil)
  }
}
