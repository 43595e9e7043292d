import Foundation
import Testing

/// The rules themselves, on repositories that break them.
@Suite struct RuleTests {
  private let manifest = Manifest(
    """
    func layer(_ name: String) -> Target {
      .target(name: name)
    }
    let support = ["StillMiddle"]
    let tested = support + ["StillSide"]
    let targets = [
      // 0: C libraries
      system("CStillA", pkgConfig: "a", apt: "liba"),
      .target(name: "CStillB"),
      layer("StillBase"),
      // 1
      layer("StillMiddle", imports: ["StillBase", "CStillA"]),
      layer(
        "StillSide",
        imports: [
          "StillMiddle", "StillBase",
        ], linker: [.linkedLibrary("x")]),

      // Tests mirror the layers
      tests("StillBaseTests", imports: tested + ["StillBase"]),
    ]
    .executable(name: "still", targets: ["StillTool"]),
    """)

  @Test func manifestIsRead() throws {
    #expect(
      manifest.targets.map(\.name) == [
        "CStillA", "CStillB", "StillBase", "StillMiddle", "StillSide", "StillBaseTests",
      ])
    #expect(manifest.targets.map(\.level) == [0, 0, 0, 1, 1, nil])
    #expect(manifest.target("StillSide")?.imports == ["StillMiddle", "StillBase"])
    #expect(manifest.target("StillBase")?.imports == [])
    #expect(
      manifest.target("StillBaseTests")?.imports == ["StillMiddle", "StillSide", "StillBase"])
    #expect(manifest.products == ["still"])
  }

  @Test func sidewaysDependencyIsFound() {
    #expect(
      LayerRules.wrongDirections(manifest).map(\.description) == [
        "Package.swift:13: StillSide (layer 1) imports StillMiddle (layer 1): only lower ones may be"
      ])
  }

  @Test func functionsWithoutEffectThatDoNotSaySoAreFound() {
    let file = RepositoryFile(
      "Sources/StillViews/Inert/A.swift",
      """
      extension View {
        /// No effect: nothing moves.
        public func a(_ f: () -> Int = { 1 }) -> some View { self }
        /// Does nothing.
        @available(*, deprecated)
        public func b(
          _ c: Int
        ) -> some View {
          self
        }
        /// Does something.
        public func c() -> some View { modifier(C()) }
        public func d() -> some View { self }
        /// Text.
        public func _e() -> some View { self }
      }
      """)
    #expect(EffectRules.idle(in: file).map(\.name) == ["a", "b", "d", "_e"])
    #expect(EffectRules.unsaid(Repository([file])).map(\.line) == [6])
  }

  @Test func referenceToAHigherRoomIsFound() {
    let views = "Sources/StillViews/"
    let repository = Repository([
      RepositoryFile(views + "Primitives/Text/Text.swift", "struct Text {\n  let list: List\n}\n"),
      RepositoryFile(
        views + "Primitives/Text/Pair.swift",
        "// List\nstruct Pair<List: View> { let list: List; let other: Text.List }\n"),
      RepositoryFile(
        views + "Primitives/Markdown/Part.swift", "struct Part { enum Link {}; var l: Link }\n"),
      RepositoryFile(views + "Containers/Lists/List.swift", "struct List { let text: Text }\n"),
      RepositoryFile(views + "Controls/Link.swift", "struct Link {}\n"),
      RepositoryFile(views + "Loose.swift", "struct Loose {}\n"),
    ])
    #expect(
      RoomRules.upwardReferences(repository).map(\.description) == [
        "Sources/StillViews/Primitives/Text/Text.swift:2: names List of Containers, which lies above "
          + "Primitives: move what both need into the lower one"
      ])
    #expect(RoomRules.homeless(repository).map(\.path) == ["Sources/StillViews/Loose.swift"])
  }

  @Test func targetWithoutLayerOrWithAnUnknownDependencyIsFound() {
    let manifest = Manifest(
      """
      layer("StillX"),
      // 2
      layer("StillY", imports: ["StillGone"]),
      """)
    #expect(
      LayerRules.wrongDirections(manifest).map(\.message) == [
        "StillX stands below no comment that names its layer, such as '// 3'",
        "StillY imports StillGone, which is not declared",
      ])
  }

  @Test(arguments: [
    "import StillSide", "package import StillSide", "@_exported public import StillSide",
    "  internal import StillSide", "import struct StillSide.Thing", "@testable import StillSide",
    "@_spi(X) import StillSide  // because",
  ])
  func undeclaredImportIsFound(_ line: String) {
    let file = RepositoryFile("Sources/StillMiddle/A.swift", "import Foundation\n\(line)\n")
    #expect(
      LayerRules.undeclaredImports(Repository([file]), manifest).map(\.description) == [
        "Sources/StillMiddle/A.swift:2: imports StillSide, which Package.swift does not list for "
          + "StillMiddle"
      ])
  }

  @Test(arguments: ["import StillBase", "// import StillSide", "let text = \"import StillSide\""])
  func declaredImportAndOtherTextPass(_ line: String) {
    let file = RepositoryFile("Sources/StillMiddle/A.swift", line)
    #expect(LayerRules.undeclaredImports(Repository([file]), manifest) == [])
  }

  @Test func fileOfNoTargetIsFound() {
    let file = RepositoryFile("Sources/StillGone/A.swift", "")
    #expect(LayerRules.undeclaredImports(Repository([file]), manifest).count == 1)
  }

  @Test func unusedDependencyIsFound() {
    let file = RepositoryFile("Sources/StillMiddle/A.swift", "import StillBase\n")
    let found = LayerRules.unusedDependencies(Repository([file]), manifest).map(\.message)
    #expect(found.contains("StillMiddle lists CStillA, but no file of it imports that"))
    #expect(!found.contains { $0.hasPrefix("StillMiddle lists StillBase") })
  }

  @Test func cLibraryWithTwoOwnersIsFound() {
    let two = Repository([
      RepositoryFile("Sources/StillMiddle/A.swift", "internal import CStillA\n"),
      RepositoryFile("Sources/StillSide/A.swift", "import CStillA\n"),
      RepositoryFile("Tests/StillBaseTests/A.swift", "import CStillB\n"),
      RepositoryFile("Sources/StillBase/A.swift", "import CStillB\n"),
    ])
    #expect(
      LayerRules.sharedCModules(two, manifest).map(\.message) == [
        "imported by StillMiddle and StillSide: one target wraps it, the others use the wrapper"
      ])
  }

  @Test func drawingThatSaysOtherLayersIsFound() {
    let drawing = RepositoryFile(
      "ARCHITECTURE.md",
      """
      ```
      1  StillMiddle
      0  StillBase  StillGone  CStillA · CStillB  StillSide
      ```
      """)
    #expect(
      LayerRules.wrongDrawing(drawing, manifest).map(\.message) == [
        "the drawing has StillSide in layer 0, Package.swift in 1",
        "the drawing has StillGone, which is no target",
      ])
  }

  @Test func longFileIsFoundAndOneOfTheLimitPasses() {
    let line = "let a = 1\n"
    let files = [500, 501].map {
      RepositoryFile("Sources/StillBase/L\($0).swift", String(repeating: line, count: $0))
    }
    #expect(
      SourceRules.longFiles(Repository(files)).map(\.description) == [
        "Sources/StillBase/L501.swift: 501 lines, at most 500: cut it in two"
      ])
  }

  @Test(arguments: ["// TO" + "DO: later", "# FIX" + "ME", "let a = 1  // XX" + "X"])
  func markerIsFound(_ line: String) {
    #expect(SourceRules.markers(Repository([RepositoryFile("scripts/x", line)])).count == 1)
  }

  @Test(arguments: [
    "cd /wo" + "rk/a", "\"/ho" + "me/me/x\"", "(/ro" + "ot/x)", "path=/Us" + "ers/x/y",
  ])
  func pathOfOneMachineIsFound(_ line: String) {
    #expect(SourceRules.absolutePaths(Repository([RepositoryFile("README.md", line)])).count == 1)
  }

  @Test(arguments: ["https://example.org/wo" + "rk/x", "a/wo" + "rk/x", "/usr/share/x", "// text"])
  func otherPathsPass(_ line: String) {
    #expect(SourceRules.absolutePaths(Repository([RepositoryFile("README.md", line)])) == [])
  }

  @Test(arguments: [
    "final class A: @unchecked " + "Sendable {}",
    "// Fine.\nnonisolated(" + "unsafe) var x = 1",
    "/// A cache of things that are big.\n\nfinal class A: @unchecked " + "Sendable {}",
    "nonisolated(" + "unsafe) var x = 1  // ok",
  ])
  func unexplainedUnsafetyIsFound(_ text: String) {
    let file = RepositoryFile("Sources/StillBase/A.swift", text)
    #expect(SourceRules.unexplainedUnsafety(Repository([file])).count == 1)
  }

  @Test(arguments: [
    "// Every access holds the lock of the face.\nfinal class A: @unchecked " + "Sendable {}",
    "/// Written once, before any thread starts.\n@safe\nnonisolated(" + "unsafe) var x = 1",
    "nonisolated(" + "unsafe) var x = 1  // only read after it was made",
    "/// `@unchecked " + "Sendable` is a promise.", "let word = \"@unchecked " + "Sendable\"",
  ])
  func explainedUnsafetyPasses(_ text: String) {
    let file = RepositoryFile("Sources/StillBase/A.swift", text)
    #expect(SourceRules.unexplainedUnsafety(Repository([file])) == [])
  }

  @Test func shortLimitsAreFound() {
    let limit = "@Test(.time" + "Limit(.minutes("
    func found(_ text: String) -> [String] {
      SourceRules.shortLimits(Repository([RepositoryFile("Tests/A.swift", text)]))
        .map(\.description)
    }
    #expect(found("\(limit)10))) func a()") == [])
    #expect(
      found("\n\(limit)1))) func a()") == [
        "Tests/A.swift:2: limits a test to 1 minutes: at least 10"
      ])
    #expect(found("@Main" + "Actor struct A {\n\(limit)10))) func a() }").count == 1)
  }

  @Test func looseScriptIsFound() {
    let files = [
      RepositoryFile("scripts/a", "#!/usr/bin/env bash\nset -e\n"),
      RepositoryFile("scripts/b", "#!/usr/bin/env bash\nset -euo pipefail\n"),
    ]
    #expect(SourceRules.looseScripts(Repository(files)).map(\.path) == ["scripts/a"])
  }

  @Test func aRoleThatANodeDoesNotTellOfIsFound() {
    let classes = RoleRules.classes(
      in: """
        /// Draws.
        private final class Told: Node, DrawnElement {
          override var asDrawn: (any DrawnElement)? { self }
        }

        final class Untold<A: View>: Node<A>,
          DrawnElement
        {
          func draw() {}
        }

        """)
    #expect(classes.map(\.name) == ["Told", "Untold"])
    #expect(classes.map { $0.head.contains("DrawnElement") } == [true, true])
    #expect(classes.map { $0.body.contains("var asDrawn:") } == [true, false])
  }
}
