import Foundation
import Testing

@testable import StillframePreviews

/// The files that programs read and write.
extension PreviewTests {
  /// On a device the folders are there, and hold nothing of an earlier run.
  @Test func programsHaveFoldersOfTheirOwn() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      func state() -> String {
        let files = FileManager.default
        let places: [FileManager.SearchPathDirectory] = [
          .documentDirectory, .applicationSupportDirectory, .cachesDirectory,
        ]
        return places.map { place in
          let folder = files.urls(for: place, in: .userDomainMask)[0]
          let file = folder.appendingPathComponent("stillframe-test-of-folders")
          let isNew = !files.fileExists(atPath: file.path)
          let isWritten = (try? Data("a".utf8).write(to: file)) != nil
          return "\\(isNew) \\(isWritten) \\(file.path.hasPrefix(NSHomeDirectory()))"
        }.joined(separator: ", ")
      }
      let once = state()
      #Preview("Shown") { Text(verbatim: once) }
      """
    ])
    for _ in 0..<2 {
      let run = try run("report", "./App", in: folder)
      let each = "true true true"
      #expect(run.output.contains("\(each), \(each), \(each)"), "\(run.output) \(run.errors)")
    }
  }

  /// Programs let `Date` have raw values, as it was not kept by itself before iOS 18.
  @Test func wholeAppsCompile() throws {
    let folder = try folder([
      "App/Filter.swift": """
      import Foundation
      struct Drink { var name = "Tea"; var isHot = true }
      enum Filter {
        static let hot = #Predicate<Drink> { $0.isHot }
        static let both = #Predicate<Drink> { drink in
          hot.evaluate(drink) && drink.name == "Tea"
        }
        static let either = #Predicate<Drink> { both.evaluate($0) || !hot.evaluate($0) }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      extension Date: RawRepresentable {
        public var rawValue: String { "\\(timeIntervalSinceReferenceDate)" }
        public init?(rawValue: String) {
          self.init(timeIntervalSinceReferenceDate: Double(rawValue) ?? 0)
        }
      }
      struct Shown: View {
        @AppStorage("moment") var moment: Date = .distantPast
        @SceneStorage("other") var other = Date.distantPast
        @AppStorage("kind") var kind = Kind.plain
        var body: some View {
          let drinks = [Drink(), Drink(name: "Soup"), Drink(isHot: false)]
          let found = drinks.map { (try? Filter.either.evaluate($0)) ?? false }
          Text("\\(found) \\(moment == other) \\(kind.rawValue)")
        }
      }
      enum Kind: String { case plain }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(
      run.output.contains("[true, false, true] true plain"), "\(run.output) \(run.errors)")
  }

  @Test func predicatesInPredicatesAreCompiled() throws {
    let text = """
      let a = #Predicate<Int> { n in other.evaluate(n) && { $0 }(true) }
      let b = other.evaluate(1)
      let c = #Predicate<Int> { n in "}" == "" || one.evaluate(n) }
      """
    let data = Data(text.utf8)
    #expect(PredicateCalls.stand(in: data))
    let replaced = String(decoding: PredicateCalls.replaced(data), as: UTF8.self)
    #expect(replaced.contains("other.contains(n)") && replaced.contains("one.contains(n)"))
    #expect(replaced.contains("other.evaluate(1)") && replaced.utf8.count == text.utf8.count)
    #expect(!PredicateCalls.stand(in: Data("#Predicate { a.evaluate(".utf8)))
    #expect(!PredicateCalls.stand(in: Data("let b = other.evaluate(1)".utf8)))
  }

  /// Comments, strings and predicates of Objective-C stay as they are.
  @Test(arguments: [
    "// #Predicate cannot do this\nfunc f() { filter.evaluate(1) }",
    "#Predicates { filter.evaluate(1) }",
    "#Predicate { old.evaluate(with: $0) }",
    "#Predicate { $0 == \"\\\"\" } ; func f() { filter.evaluate(1) }",
    "#Predicate { /* \" */ $0 // }\n } ; func f() { filter.evaluate(1) }",
    "let name = \"#Predicate\"; func f() { filter.evaluate(1) }",
  ])
  func callsOutsideOfPredicatesStay(text: String) {
    #expect(!PredicateCalls.stand(in: Data(text.utf8)))
  }

  @Test func resourcesOfTargetsAreFoundFirst() throws {
    let folder = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); };
        APP = { isa = PBXNativeTarget; name = App; buildPhases = (PHASE, CODE);
          productType = "com.apple.product-type.application"; };
        PHASE = { isa = PBXResourcesBuildPhase; files = (BUILD); };
        CODE = { isa = PBXSourcesBuildPhase; files = (COMPILED); };
        COMPILED = { isa = PBXBuildFile; fileRef = SWIFT; };
        SWIFT = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        MAIN = { isa = PBXGroup; children = (FIRST); sourceTree = "<group>"; };
        FIRST = { isa = PBXGroup; path = New; children = (DATA, SWIFT); sourceTree = "<group>"; };
        DATA = { isa = PBXFileReference; path = a.json; sourceTree = "<group>"; };
        BUILD = { isa = PBXBuildFile; fileRef = DATA; };
      }; rootObject = ROOT; }
      """
    for name in ["Before", "New", "A.xcodeproj", "made"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try folder.write(project, to: "A.xcodeproj/project.pbxproj")
    for name in ["Before", "New"] { try folder.write(name, to: "\(name)/a.json") }
    try folder.write("let a = 1", to: "New/A.swift")
    var module = Module(name: "App", sources: SwiftSources(folder: folder.path("")))
    module.resources = module.sources.resources
    #expect(module.resources.count == 2)
    let made = URL(fileURLWithPath: folder.path("made"), isDirectory: true)
    #expect(BundleAccessor.make(for: module, in: made) != nil)
    let found = BundleAccessor.folder(of: module, in: made).appendingPathComponent("a.json")
    #expect(try String(contentsOf: found, encoding: .utf8) == "New")
  }
}
