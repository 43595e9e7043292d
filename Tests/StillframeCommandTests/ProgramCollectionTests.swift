import Foundation
import Testing

@testable import StillframePreviews

/// Folders with many programs: which are compiled, with what names, and in what order their previews come.
extension PreviewTests {
  /// A type in a type that lacks a module may have the name of one of SwiftUI's.
  @Test func aReducersStateIsNotThatOfViews() throws {
    let folder = try folder([
      "App/Reducer.swift": """
      import SomebodysReducers
      struct Counter: Reducer {
        struct State: Equatable { var count = 0 }
        struct Action { let store: StoreOf<Counter> }
      }
      """,
      "App/Plain.swift": """
      import SwiftUI
      struct Plain: View {
        @State private var isOn = true
        var body: some View { Toggle("beside it", isOn: $isOn) }
      }
      #Preview { Plain() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("beside it") && !run.output.contains("\"Toggle\""), "\(run.output)")
  }

  /// Foundation brings the keychain and locks along, and none of SwiftUI's names.
  @Test func filesOfFoundationHaveItsNamesAlone() throws {
    let folder = try folder([
      "App/Keychain.swift": """
      import Foundation
      struct Vault {
        private var lock = os_unfair_lock_s()
        func status() -> OSStatus {
          SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary)
        }
        var name: CFString { "vault" }
        var folder: URL { .documentsDirectory }
      }
      """,
      "App/Purchase.swift": """
      import StoreKit
      func kind(of purchase: Transaction) -> Product.ProductType { purchase.productType }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview { Text("\\(Vault().status()) \\(String(describing: Vault().name))") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("-25,300 vault"), "\(run.output)")
  }

  @Test func modelsAndCataloguesThatCannotBeReadAreNamed() throws {
    let folder = try folder([
      "App/M.xcdatamodeld/M.xcdatamodel/contents": "<model",
      "App/Localizable.xcstrings": "{\"strings\": 3",
      "App/Shown.swift":
        "import CoreData\nimport SwiftUI\n#Preview(\"Shown\") { Text(\"shown\") }\n",
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("shown"), "\(run.errors)")
    #expect(run.errors.contains("M.xcdatamodeld' cannot be read: its classes"), "\(run.errors)")
    #expect(run.errors.contains("Localizable.xcstrings' cannot be read: its texts"))
  }

  @Test func programsWithoutPreviewsAreNotCompiled() throws {
    let folder = try folder([
      "All/One/One.xcodeproj/project.pbxproj": "",
      "All/One/Wrong.swift": "import UIKit\nlet number: Int = \"one\"\n",
      "All/Two/Two.xcodeproj/project.pbxproj": "",
      "All/Two/Shown.swift": "import SwiftUI\n#Preview(\"Two\") { Text(\"two\") }\n",
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    // Where nothing has any, all are read, so that messages name what is there.
    #expect(try PreviewModules.of(folder.path("All/One")).count == 1)
  }

  @Test func manyProgramsKeepTheirOrder() throws {
    var files: [String: String] = [:]
    for number in 10..<19 {
      files["All/P\(number)/P\(number).xcodeproj/project.pbxproj"] = ""
      files["All/P\(number)/Shown.swift"] = """
        import SwiftUI
        import Nowhere\(number)
        struct ContentView: View { var body: some View { Text("program \(number)") } }
        #Preview { ContentView() }
        #Preview { Absent\(number)() }
        """
    }
    let run = try run("report", "./All", in: folder(files))
    let shown = run.output.matches(of: /program (\d+)/).map { String($0.1) }
    #expect(shown == (10..<19).map(String.init), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("there is no package or framework 'Nowhere18'"))
    #expect(run.errors.hasSuffix("error: 9 of 18 previews failed\n"), "\(run.errors)")
  }

  /// Files that lack something come last among those that declare a type.
  @Test func filesThatDeclareWhatAnotherDeclaresAreApart() throws {
    let folder = try folder([
      "App/A.swift": "struct Card {}\nstruct Own {}\n", "App/B.swift": "struct Card {}\n",
      "App/C.swift": "private struct Card {}\n", "App/D.swift": "struct Other {}\n",
    ])
    var module = Module(
      name: "App", sources: SwiftSources(folder: folder.path("App")), isProgram: true)
    module.readImports()
    func names(_ faulty: Set<String>) -> [String] {
      ModuleTargets.rivals(in: module, lastly: faulty).map {
        URL(fileURLWithPath: $0).lastPathComponent
      }
    }
    #expect(names([]) == ["B.swift"])
    #expect(names([folder.path("App/A.swift")]) == ["A.swift"])
    #expect(module.rivals(among: [folder.path("App/B.swift")]).count == 1)
    #expect(module.rivals(among: [folder.path("App/D.swift")]).isEmpty)
  }

  @Test func librariesHaveTheInformationOfTheirProgram() {
    var program = Module(
      name: "App", sources: SwiftSources(file: "/nowhere/App.swift"), isProgram: true)
    program.sources.information = ["SERVER": "https://example.com"]
    program.imports = ["Kit"]
    let kit = Module(name: "Kit", sources: SwiftSources(file: "/nowhere/Kit.swift"))
    var other = program
    other.sources.information = ["SERVER": "none"]
    other.imports = []
    let lent = Module.lendingInformation([kit, other, program])
    #expect(lent[0].sources.information == ["SERVER": "https://example.com"])
    #expect(Module.lendingInformation([kit, other])[0].sources.information["SERVER"] == "none")
  }
}

/// Outcomes that several threads give.
@Suite struct OrderedOutcomeTests {
  private struct Problem: Error {}

  @Test(arguments: [1, 3, 8]) func outcomesComeInTheirOrder(threads: Int) throws {
    var numbers: [Int] = []
    try OrderedOutcomes.gather(40, by: threads) { share, take in
      for number in share {
        if number % 7 == 0 { Thread.sleep(forTimeInterval: 0.002) }
        try take(number, .init(.done("\(number)", findings: 0), []))
      }
    } into: { number, outcome in
      guard case .done(let text, _) = outcome.result else { return }
      #expect(text == "\(number)")
      numbers.append(number)
    }
    #expect(numbers == Array(0..<40))
  }

  @Test func theFirstErrorEndsAll() {
    #expect(throws: Problem.self) {
      try OrderedOutcomes.gather(10, by: 2) { share, take in
        for number in share { try take(number, .init(.failed(""), [])) }
      } into: { number, _ in
        if number == 3 { throw Problem() }
      }
    }
    #expect(throws: Problem.self) {
      try OrderedOutcomes.gather(10, by: 2) { _, _ in
        throw Problem()
      } into: { _, _ in
      }
    }
  }
}
