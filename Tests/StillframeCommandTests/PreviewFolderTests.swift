import Foundation
import Testing

@testable import StillframePreviews

/// Folders that nobody wrote as one module: the previews in them that compile are shown, and the rest is named.
extension PreviewTests {
  func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    return folder
  }

  @Test func whatDoesNotCompileIsLeftOutWithWhatNeedsIt() throws {
    let folder = try folder([
      "App/Card.swift": Self.card + "#Preview { Card() }\n",
      "App/Motion.swift": "struct Motion: Absent {}\n",
      "App/Needs.swift":
        "import SwiftUI\n#Preview(\"Needs\") { Card(title: \"\\(Motion())\") }\n",
      "App/Wrong.swift": "import SwiftUI\n#Preview(\"Wrong\") { Cart() }\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(
      run.status == 2 && run.output == "previews/Card.png\npreviews/Needs.png\n", "\(run.errors)")
    #expect(run.errors.contains("error: cannot find type 'Absent' in scope"))
    let motion = "a conformance of 'Motion' at Motion.swift:1 does not compile: it is left out"
    #expect(run.errors.contains(motion))
    #expect(run.errors.contains("the preview at Wrong.swift:2 does not compile: it is left out"))
    #expect(!run.errors.contains("Card.swift"))
    #expect(run.errors.hasSuffix("error: 1 of 3 previews failed\n"))
  }

  /// Programs beside each other, without projects, may declare the same names.
  @Test func programsOfACollectionAreModulesOfTheirOwn() throws {
    var files: [String: String] = [:]
    for name in ["One", "Two", "Three", "Four"] {
      files["All/\(name)/\(name)/ContentView.swift"] = """
        import SwiftUI
        struct ContentView: View {
          var body: some View { VStack { Text("\(name)"); Image("own") } }
        }
        struct ContentView_Previews: PreviewProvider {
          static var previews: some View { ContentView() }
        }
        """
      files["All/\(name)/\(name)/App.swift"] = """
        import SwiftUI
        @main
        struct Main: App { var body: some Scene { WindowGroup { ContentView() } } }
        """
      let set = "All/\(name)/\(name)/Assets.xcassets/own.imageset"
      files["\(set)/Contents.json"] = """
        {"images": [{"idiom": "universal", "filename": "own.svg", "scale": "1x"}]}
        """
      files["\(set)/own.svg"] = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(name.count * 10)" height="7">
        <rect width="9" height="7"/></svg>
        """
    }
    let run = try run("report", "./All", in: folder(files))
    #expect(run.status == 0, "\(run.errors)")
    // Each shows its own picture of one name: of two widths, twice each, beside the programs' windows.
    #expect(run.output.components(separatedBy: "30 × 7").count == 5, "\(run.output)")
    #expect(run.output.components(separatedBy: "40 × 7").count == 3, "\(run.output)")
    #expect(run.output.components(separatedBy: "50 × 7").count == 3, "\(run.output)")
    for name in ["One", "Two", "Three", "Four"] {
      #expect(run.output.components(separatedBy: "Text \"\(name)\"").count == 3, "\(run.output)")
    }
  }

  @Test func filesOfAnyNameCompile() throws {
    let names = ["it's", "say \"hi\"", "a  b `$#;", "back\\slash", "<img src=x onerror='y'>"]
    var files: [String: String] = [:]
    for (number, name) in names.enumerated() {
      files["App/\(name).swift"] =
        "import SwiftUI\n#Preview(\"P\(number)\") { Color.red.frame(width: 4, height: 4) }\n"
    }
    let run = try run("render", "./App", in: try folder(files))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == names.count)
  }

  @Test func nothingIsSaidToBeShownWhereNothingIs() throws {
    let folder = try folder([
      "App/Card.swift": Self.card,
      "App/Wrong.swift": "import SwiftUI\n#Preview(\"Wrong\") { Cart() }\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasSuffix("error: 1 of 1 previews failed\n"))
  }

  @Test(arguments: [true, false]) func noEmptyFolderIsLeftBehind(wasThere: Bool) throws {
    let folder = try folder([
      "App/Card.swift": "import SwiftUI\n#Preview { Color.red.frame(width: 4, height: 4) }\n"
    ])
    let out = folder.path("out")
    if wasThere {
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
    }
    let run = try run("render", "./App", "-o", "./out", "--device", "nophone", in: folder)
    #expect(run.status == 2 && run.errors.contains("there is no device 'nophone'"))
    #expect(FileManager.default.fileExists(atPath: out) == wasThere)
  }

  @Test func filesThatDeclareTheSameNamesAreAllShown() throws {
    func lesson(_ word: String) -> String {
      """
      import SwiftUI
      extension String { var loud: String { "\(word)".uppercased() + self } }
      struct ContentView: View { var body: some View { shared("!".loud) } }
      @main struct Lesson: App { var body: some Scene { WindowGroup { ContentView() } } }
      #Preview("\(word)") { ContentView() }
      """
    }
    let folder = try folder([
      "Lessons/One/ContentView.swift": lesson("one"),
      "Lessons/Two/ContentView.swift": lesson("two") + "\nlet wrong: Int = \"\"\n",
      "Lessons/Three/ContentView.swift": lesson("three"),
      "Lessons/Shared.swift":
        "import SwiftUI\nfunc shared(_ text: String) -> Text { Text(text) }\n",
    ])
    let run = try run("report", "./Lessons", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("one (ContentView.swift:5)") && run.output.contains("ONE!"))
    #expect(run.output.contains("three (ContentView.swift:5)") && run.output.contains("THREE!"))
    #expect(run.output.contains("Lesson (Lesson)") && run.output.contains("Lesson-2 (Lesson)"))
    #expect(!run.output.contains("TWO!"))
    // What is said about a file is said of the file itself, wherever the compiler read it.
    #expect(run.errors.contains("/Lessons/Two/ContentView.swift:6:18: error: cannot convert value"))
    #expect(
      run.errors.hasSuffix("error: one file does not compile: the others' previews are shown\n"))
  }

  @Test func projectsInAFolderAreModulesOfTheirOwn() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    func program(_ word: String) -> String {
      """
      import Kit
      import Tools
      import SwiftUI
      struct ContentView: View { var body: some View { Text(kit + " \(word) \\(tools)") } }
      #Preview("\(word)") { ContentView() }
      """
    }
    let folder = try folder([
      "All/Kit/Package.swift": manifest,
      "All/Kit/Sources/Kit/Kit.swift": "public let kit = \"from the kit\"\n",
      "All/One/One.xcodeproj/project.pbxproj": "",
      "All/One/Program/ContentView.swift": program("one"),
      "All/One/Tools/Tools.swift": "public let tools = 1\n",
      "All/Two/Two.xcodeproj/project.pbxproj": "",
      "All/Two/Program/ContentView.swift": program("two"),
      "All/Two/Tools/Tools.swift": "public let tools = 2\n",
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("from the kit one 1") && run.output.contains("from the kit two 2"))
    let modules = try PreviewModules.of(folder.path("All"))
    #expect(modules.map(\.name) == ["Kit", "Previewed_One", "Previewed_Two"])
    // One project in a folder is that folder's.
    #expect(try PreviewModules.of(folder.path("All/One")).map(\.name) == ["Kit", "Previewed"])
  }

  @Test func messagesOfTheCompilerAreRead() {
    let messages = CompilerMessages(
      """
      /a/One.swift:1:8: error: no such module 'Kit'
      1 | import Kit
      \u{1B}[1m/a/Two words.swift:3:1: \u{1B}[1;31merror: \u{1B}[1;39minvalid redeclaration of 'Card'\u{1B}[0;0m
      /a/One.swift:9:1: note: 'Card' previously declared here
      macro expansion #Preview:2:3: error: cannot find 'x' in scope
      `- /a/Three.swift:5:1: note: expanded code originates here
      /a/One.swift:2:1: error: 'main' attribute can only apply to one type in a module
      /a/Four.swift:2:1: error: 'main' attribute can only apply to one type in a module
      /a/Four.swift:7:1: warning: unused
      /elsewhere/Five.swift:1:1: error: nothing of ours
      """,
      about: ["/a/One.swift", "/a/Two words.swift", "/a/Three.swift", "/a/Four.swift"])
    #expect(messages.missingModules == ["Kit"])
    #expect(messages.clashingFiles == ["/a/Two words.swift", "/a/Four.swift"])
    #expect(
      messages.faultyFiles == [
        "/a/One.swift", "/a/Two words.swift", "/a/Three.swift", "/a/Four.swift",
      ])
  }
}
