import Foundation
import Testing

@testable import StillframePreviews

/// Packages beside Xcode's projects.
extension XcodeProjectTests {
  /// Writes files, and the folders that they lie in.
  static func fill(_ folder: TemporaryFolder, _ files: [String: String]) throws {
    for (path, text) in files {
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: folder.path(path)).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
  }

  /// A package beside a project may have some of its program's files, to test them, and hides none of the others.
  @Test func packagesOfPartsOfAProgramHideNothing() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (CARD, MODEL); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      MODEL = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
      BUILD1 = { isa = PBXBuildFile; fileRef = CARD; };
      BUILD2 = { isa = PBXBuildFile; fileRef = MODEL; };
      """
    let files = [
      "A.xcodeproj/project.pbxproj": Self.project("", groups: groups, phase: "BUILD1, BUILD2"),
      "App/Card.swift": "import SwiftUI\n#Preview { Text(Model.title) }",
      "App/Model.swift": "enum Model { static let title = \"card\" }",
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Core", targets: [.target(name: "Core", path: "App", sources: ["Model.swift"])])
      """,
    ]
    try Self.fill(folder, files)
    let modules = try PreviewModules.of(folder.path(""))
    let program = try #require(modules.first { $0.isProgram })
    let names = program.sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names == ["Card.swift", "Model.swift"])
  }
}
