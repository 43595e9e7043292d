import Foundation
import Testing

@testable import StillframePreviews

/// Descriptions of projects, of which tools make projects of Xcode.
@Suite struct ProjectDescriptionTests {
  private static let text = """
    # XcodeGen
    name: Trips
    packages:
      Kit: # own
        path: Packages/Kit
      Remote:
        url: https://example.com/a.git
        from: 1.0.0
    settings:
      base:
        SWIFT_VERSION: "5.10"
    targets:
      Trips:
        type: application
        platform: iOS
        sources:
          - App/Sources
          - path: "App/Shared"
            excludes:
              - Old/**
              - Wrong.swift
          - App/One.swift
        dependencies:
          - package: Kit
          - package: Remote
            product: RemoteModels
          - target: Widgets
            embed: true
        settings:
          base:
            SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
      Widgets:
        type: app-extension
        platform: iOS
        sources: [Widgets, App/Shared]
      TripsTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
      Watch:
        type: application
        platform: watchOS
        sources: Watch
    schemes:
      Trips:
        build:
          targets: { Trips: all }

    """

  private func project(in folder: TemporaryFolder) throws -> XcodeProject {
    try folder.write(Self.text, to: "project.yml")
    return try #require(XcodeProject(description: folder.path("project.yml")))
  }

  @Test func targetsForPhonesHaveTheirFiles() throws {
    let folder = try TemporaryFolder()
    let members = try #require(try project(in: folder).members)
    func has(_ file: String) -> Bool { members.contains(folder.path(file)) }
    #expect(has("App/Sources/Deep/A.swift") && has("App/One.swift") && has("Widgets/W.swift"))
    #expect(has("App/Shared/Old/B.swift") && !has("App/Two.swift"))
    #expect(!has("Tests/T.swift") && !has("Watch/W.swift"))
  }

  @Test func packagesAndSettingsCount() throws {
    let folder = try TemporaryFolder()
    let project = try project(in: folder)
    #expect(project.localPackages == [folder.path("Packages/Kit")])
    #expect(project.products == ["Kit", "RemoteModels"])
    #expect(project.programName == "Trips")
    #expect(project.flags.contains("-default-isolation") && project.flags.contains("MainActor"))
  }

  /// A file that one target leaves out belongs to the other one.
  @Test func exclusionsAreThoseOfATarget() throws {
    let folder = try TemporaryFolder()
    let text = Self.text.replacing("sources: [Widgets, App/Shared]", with: "sources: Widgets")
    try folder.write(text, to: "project.yml")
    let project = try #require(XcodeProject(description: folder.path("project.yml")))
    let members = try #require(project.members)
    #expect(members.contains(folder.path("App/Shared/New.swift")))
    #expect(!members.contains(folder.path("App/Shared/Old/B.swift")))
    #expect(!members.contains(folder.path("App/Shared/Wrong.swift")))
  }

  @Test func aFolderHasTheProjectThatIsDescribed() throws {
    let folder = try TemporaryFolder()
    _ = try project(in: folder)
    try folder.write("", to: "App.swift")
    let sources = SwiftSources(folder: folder.path(""))
    #expect(sources.programName == "Trips" && sources.members.count == 1)
  }

  @Test(arguments: ["", "a: b", "- a", "targets: 1", "targets:\n  A:\n", "targets:\n- a\n  b"])
  func otherFilesDescribeNone(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "project.yml")
    #expect(XcodeProject(description: folder.path("project.yml")) == nil)
  }

  @Test func outlinesHaveMapsAndLists() {
    let outline = YAMLOutline("a: 'x # y' # z\nb:\n- c: 1\n  d: 2\n- e\nf: [g, \"h\"]\n")
    #expect(outline["a"]?.string == "x # y")
    #expect(outline["b"]?.items == [.map(["c": .text("1"), "d": .text("2")]), .text("e")])
    #expect(outline["f"]?.items == [.text("g"), .text("h")])
  }
}
