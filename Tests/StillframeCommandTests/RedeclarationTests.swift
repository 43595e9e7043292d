import Foundation
import Testing

@testable import StillframePreviews

/// Members that several files add to one type.
@Suite struct RedeclarationTests {
  private let files = ["/a/One.swift", "/a/Two.swift", "/a/User.swift"]

  private func lines(_ text: String) -> [String] {
    CompilerMessages(text, about: files).faults.map { "\($0.path):\($0.line)" }
  }

  @Test func theFirstOfTwoStays() {
    let text = """
      /a/Two.swift:3:5: error: invalid redeclaration of 'wide'
      /a/One.swift:2:5: error: invalid redeclaration of 'wide'
      /a/User.swift:7:9: error: ambiguous use of 'wide'
      /a/User.swift:8:9: error: ambiguous use of 'high'
      """
    #expect(lines(text) == ["/a/Two.swift:3", "/a/User.swift:8"])
  }

  @Test func oneThatStandsAloneGoes() {
    #expect(
      lines("/a/One.swift:2:5: error: invalid redeclaration of 'wide(by:)'") == ["/a/One.swift:2"])
    #expect(lines("/a/User.swift:7:9: error: ambiguous use of 'wide'") == ["/a/User.swift:7"])
  }
}

/// Members that extensions in several files add to one type, before anything is compiled.
extension PreviewTests {
  /// Returns what leaves code out of the files in the folder "Whole".
  func trimmer(in folder: TemporaryFolder) throws -> (SourceTrimmer, Module) {
    let installation = try Installation(ProcessInfo.processInfo.environment)
    var module = Module(
      name: "Whole", sources: SwiftSources(folder: folder.path("Whole")), isProgram: true)
    module.readImports()
    let importable = ImportableModules(
      folders: [installation.modules] + ImportableModules.toolchainFolders)
    let trimmer = try #require(
      SourceTrimmer(
        [module], knowing: importable, with: installation,
        in: URL(fileURLWithPath: folder.path("")), isForced: true))
    return (trimmer, module)
  }

  private static let first = """
    import SwiftUI
    extension Color {
      init(hex: String) { self = .red }
      static let brand = Color.red
      func darker(by part: Double) -> Color { self }
      private var hidden: Int { 1 }
    }

    """
  private static let second = """
    import SwiftUI
    extension Color {
      init(hex: String) { self = .blue }
      init(hex: Int) { self = .blue }
      static let brand = Color.blue
      var brand: Int { 2 }
      func darker(by part: Int) -> Color { self }
      private var hidden: Int { 2 }
    }
    extension Array where Element == Int { var total: Int { 0 } }
    extension Array where Element == Double { var total: Int { 1 } }

    """

  @Test func oneOfTwoMembersStaysBeforeAnythingIsCompiled() throws {
    let files = ["Whole/A.swift": Self.first, "Whole/B.swift": Self.second]
    let folder = try folder(files)
    let (trimmer, module) = try trimmer(in: folder)
    let texts = trimmer.texts(of: module.name)
    let text = try #require(texts[folder.path("Whole/B.swift")])
    let code = String(decoding: text, as: UTF8.self)
    #expect(texts[folder.path("Whole/A.swift")] == nil)
    #expect(!code.contains("init(hex: String)") && !code.contains("static let brand"))
    for other in [
      "init(hex: Int)", "var brand: Int", "by part: Int", "hidden: Int { 2 }",
      "total: Int { 0 }", "total: Int { 1 }",
    ] {
      #expect(code.contains(other), "\(other)")
    }
    #expect(trimmer.report.faults.count == 2)
  }

  /// A file beside the program that declares a type of it is compiled apart, and sees the program's members.
  @Test func membersOfFilesThatAreCompiledApartStay() throws {
    let folder = try folder([
      "Whole/App/Main.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Card() } } }
      struct Card: View { var body: some View { Color(hex: "a") } }
      """,
      "Whole/App/Second.swift": Self.second,
      "Whole/App/Third.swift": Self.first,
      "Whole/Aside/First.swift": Self.first + "struct Card {}\n",
    ])
    let (trimmer, module) = try trimmer(in: folder)
    #expect(
      ModuleTargets.rivals(in: module, lastly: []) == [folder.path("Whole/Aside/First.swift")])
    let texts = trimmer.texts(of: module.name)
    #expect(texts.keys.sorted() == [folder.path("Whole/App/Third.swift")])
  }
}
