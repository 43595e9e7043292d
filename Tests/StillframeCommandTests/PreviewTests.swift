import Foundation
import StillRaster
import Stillframe
import Testing

@testable import StillframePreviews
@testable import StillframeScenes

/// Previews of files that the tool has never seen, compiled and shown by the built tool.
@Suite struct PreviewTests {
  struct Run {
    let status: Int32
    let output: String
    let data: Data
    let errors: String
  }

  static func tool() throws -> URL {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: runner).deletingLastPathComponent()
      .appendingPathComponent("stillframe")
  }

  /// Runs the tool in a folder.
  ///
  /// - Parameter pathPrefix: a folder of programs before the others.
  func run(
    _ words: String..., in folder: TemporaryFolder, pathPrefix: String? = nil
  ) throws -> Run {
    try run(words, in: folder, pathPrefix: pathPrefix)
  }

  func run(
    _ words: [String], in folder: TemporaryFolder, pathPrefix: String? = nil
  ) throws -> Run {
    let process = Process()
    if let pathPrefix {
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = "\(pathPrefix):\(environment["PATH"] ?? "")"
      process.environment = environment
    }
    process.executableURL = try Self.tool()
    process.arguments = words
    process.currentDirectoryURL = folder.url
    let (output, errors) = (Pipe(), folder.url.appendingPathComponent(".errors"))
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let said = try Data(contentsOf: errors)
    try FileManager.default.removeItem(at: errors)
    return Run(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      data: data, errors: String(decoding: said, as: UTF8.self))
  }

  static let card = """
    import SwiftUI

    struct Card: View {
      var title = "Hello"
      var body: some View {
        Text(title).accessibilityIdentifier("title").padding(20)
      }
    }

    """

  private func pictures(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("previews")).sorted()
  }

  @Test func everyKindOfPreviewIsRendered() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.card + """
        #Preview { Card() }

        #Preview("Fixed", traits: .fixedLayout(width: 300, height: 100)) { Card() }

        #Preview("Sideways", traits: .landscapeLeft) { Color.red }

        #Preview("Outside") { Color.red.frame(width: 20, height: 20).offset(y: 100) }

        #Preview("Shaded") {
          Color.red.frame(width: 20, height: 20).shadow(radius: 9).overlay {
            Color.blue.frame(width: 9, height: 900).frame(height: 9).clipped()
          }
        }

        #Preview("Cut", traits: .sizeThatFitsLayout) { Color.red.frame(width: 20, height: 20).offset(y: 100) }

        struct Card_Previews: PreviewProvider {
          static var previews: some View {
            Card(title: "A").previewDisplayName("First")
            Group {
              Card(title: "B")
              ForEach(0..<2) { Card(title: "C\\($0)") }
            }
            .previewLayout(.fixed(width: 50, height: 40))
          }
        }

        @main struct Program: App {
          var body: some Scene {
            WindowGroup { Color.blue }
            Settings { Card() }
          }
        }
        """, to: "Card.swift")
    let run = try run("render", "Card.swift", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let names = [
      "Card", "Fixed", "Sideways", "Outside", "Shaded", "Cut", "First", "Card-2", "Card-3",
      "Card-4", "Program",
    ]
    #expect(run.output == names.map { "previews/\($0).png\n" }.joined())
    #expect(try pictures(folder) == names.map { "\($0).png" }.sorted())
    func size(_ name: String) throws -> [Int] {
      let bitmap = try Bitmap(pngData: folder.data("previews/\(name).png"))
      return [bitmap.width, bitmap.height]
    }
    #expect(try size("Fixed") == [300, 100] && size("Card-3") == [50, 40])
    #expect(try size("Sideways") == [852, 393] && size("Program") == [393, 852])
    #expect(try size("Card")[0] < 100)
    #expect(try size("Outside") == [393, 852])
    #expect(try size("Shaded") == [20, 20] && size("Cut") == [20, 20])

    let list = try self.run("render", "Card.swift", "--list", "--only", "First", in: folder)
    #expect(list.output == "First     Card_Previews\n")
    let one = try self.run(
      "render", "./Card.swift", "--only", "Fixed", "-o", "-", "--device", "iPhone SE", "--dark",
      in: folder)
    let bitmap = try Bitmap(pngData: one.data)
    #expect(bitmap.width == 750 && bitmap.height == 1334 && bitmap[0, 0].red < 64)
    let report = try self.run(
      "report", "Card.swift", "--only", "Fixed", "--only", "Card", "--json", in: folder)
    let reports = try #require(
      try JSONSerialization.jsonObject(with: report.data) as? [[String: Any]])
    #expect(reports.map { $0["name"] as? String } == ["Card", "Fixed"])
    #expect(reports.map { $0["place"] as? String } == ["Card.swift:9", "Card.swift:11"])
    let explained = try self.run("explain", "Card.swift", "--only", "Card", in: folder)
    #expect(explained.output.hasPrefix("Card (Card.swift:9)\n"))
    #expect(explained.output.contains("asked"))
    let film = try self.run(
      "animate", "Card.swift", "--only", "Card", "--duration", "0.2", "-o", "a.apng", in: folder)
    #expect(film.status == 0 && film.output == "a.apng\n")
    let gone = try self.run("render", "Card.swift", "--only", "Frist", in: folder)
    #expect(gone.status == 2 && gone.errors.contains("did you mean 'First'?"))
  }

  @Test func constantsOfAssetCataloguesAreThere() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("App/Assets.xcassets/SeaBlue.colorset"), withIntermediateDirectories: true
    )
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """, to: "App/Assets.xcassets/SeaBlue.colorset/Contents.json")
    try folder.write(
      """
      import SwiftUI
      #Preview("Sea", traits: .fixedLayout(width: 20, height: 10)) {
        HStack(spacing: 0) {
          Rectangle().fill(.seaBlue)
          Color(.seaBlue)
        }
      }
      """, to: "App/Sea.swift")
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let picture = try Bitmap(pngData: folder.data("previews/Sea.png"))
    #expect(picture[5, 5].blue == 255 && picture[5, 5].red == 0 && picture[15, 5].blue == 255)
  }

  @Test func whatFoundationBringsAlongElsewhereIsThere() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("App"), withIntermediateDirectories: true)
    try folder.write(
      """
      import Foundation
      class Model: ObservableObject {
        @Published var name = "old"
        func load() async throws {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:9/")!)
          name = String(decoding: data, as: UTF8.self)
        }
      }
      @Observable class Other { var count = 3 }
      final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []
        func parser(
          _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
          qualifiedName: String?, attributes: [String: String] = [:]
        ) { names.append(name) }
        static let found = {
          let reader = Reader()
          let parser = XMLParser(data: Data("<harbour><ship/></harbour>".utf8))
          parser.delegate = reader
          _ = parser.parse()
          return reader.names.joined(separator: ", ")
        }()
      }
      """, to: "App/Model.swift")
    try folder.write(
      """
      import SwiftUI
      struct Page: View {
        @StateObject private var model = Model()
        @State private var other = Other()
        var body: some View { Text("\\(model.name) \\(other.count) \\(Reader.found)") }
      }
      #Preview("Page") { Page() }
      """, to: "App/Page.swift")
    let report = try run("report", "./App", in: folder)
    #expect(report.status == 0 && report.output.contains("old 3 harbour, ship"), "\(report.errors)")
  }

  @Test func filesOfAProgramAreInItsBundle() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("App/Data"), withIntermediateDirectories: true)
    try folder.write("[\"Bergen\", \"Cadiz\"]", to: "App/Data/harbours.json")
    var red = Bitmap(width: 2, height: 2)
    for x in 0..<2 {
      for y in 0..<2 { red[x, y] = RGBA8(red: 255, green: 0, blue: 0, alpha: 255) }
    }
    try red.pngData().write(to: folder.url.appendingPathComponent("App/flag.png"))
    try folder.write(
      """
      import SwiftUI
      struct Harbours: View {
        var names: [String] {
          let url = Bundle.main.url(forResource: "harbours", withExtension: "json")!
          return try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        }
        var body: some View { Text(names.joined(separator: " and ")) }
      }
      #Preview("Harbours") { Harbours() }
      #Preview("Flag", traits: .fixedLayout(width: 10, height: 10)) { Image("flag").resizable() }
      """, to: "App/Harbours.swift")
    let report = try run("report", "./App", "--only", "Harbours", in: folder)
    #expect(report.status == 0 && report.output.contains("Bergen and Cadiz"), "\(report.errors)")
    let picture = try run("render", "./App", "--only", "Flag", in: folder)
    #expect(picture.status == 0 && picture.errors == "", "\(picture.errors)")
    let flag = try Bitmap(pngData: folder.data("previews/Flag.png"))
    #expect(flag[5, 5].red == 255 && flag[5, 5].green == 0)
  }

  @Test func whatCrashesOrDoesNotEndIsNamedAndTheOthersAreRendered() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Views/Inner"), withIntermediateDirectories: true)
    try folder.write(Self.card + "#Preview { Card() }\n", to: "Views/Card.swift")
    try folder.write(
      """
      import SwiftUI
      struct Failure: Error {}
      #Preview("Crashes") { fatalError("on purpose") as! Text }
      #Preview("Loops") {
        var n = 0
        while n >= 0 { n = (n + 1) % 7 }
        return Text("\\(n)")
      }
      #Preview("Speaks") {
        print("this is no picture")
        return Card(title: (try? String(contentsOfFile: "/nowhere")) ?? "no file")
      }
      #Preview("Warns") { Image("nowhere") }
      struct Broken_Previews: PreviewProvider {
        static var previews: some View { Card(title: [String]()[3]) }
      }
      """, to: "Views/Inner/Broken.swift")
    try folder.write("this is not Swift", to: "Views/notes.txt")
    let run = try run("render", "./Views", "--time-limit", "3", "-o", "out/", in: folder)
    #expect(run.status == 2)
    #expect(run.output == ["Speaks", "Warns", "Card"].map { "out/\($0).png\n" }.joined())
    for sentence in [
      "error: the preview at Broken_Previews crashed (",
      "error: the preview 'Crashes' (Broken.swift:3) crashed (",
      "error: the preview 'Loops' (Broken.swift:4) took longer than 3 s",
      "warning: Warns: ", "error: 3 of 6 previews failed", "this is no picture",
    ] {
      #expect(run.errors.contains(sentence), "\(sentence)")
    }
    let strict = try self.run(
      "render", "./Views", "--only", "Warns", "--strict", "-o", "strict/", in: folder)
    #expect(strict.status == 2 && strict.errors.contains("error: the preview 'Warns'"))
  }

  @Test func whatWasCompiledGoesWhenThePageIsEnded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.card + "#Preview { Card() }\n", to: "Card.swift")
    let temporary = folder.url.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    let (process, output) = (Process(), Pipe())
    process.executableURL = try Self.tool()
    process.arguments = ["preview", "Card.swift"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": temporary.path]
    ) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.hasSuffix("\n") {
      let piece = output.fileHandleForReading.availableData
      try #require(!piece.isEmpty)
      said += String(decoding: piece, as: UTF8.self)
    }
    let address = try #require(
      URL(string: said.trimmingCharacters(in: .whitespacesAndNewlines)))
    let port = try #require(address.port)
    func request(_ question: String) -> String {
      "GET \(address.path)/\(question) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
    }
    while try !LocalPort.send(request("generation?after=-1"), to: port).hasSuffix("\r\n1") {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).count == 1)
    // A browser waits for the next save, several times over.
    let waiting = try (0..<4).map { _ in
      try LocalPort.open(request("generation?after=1"), to: port)
    }
    process.interrupt()
    process.waitUntilExit()
    for descriptor in waiting { _ = LocalPort.answer(on: descriptor) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  @Test func whatIsBeingCompiledGoesWithTheTool() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n#Preview { while true {}; return Text(\"never\") }\n", to: "Slow.swift")
    let temporary = folder.url.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    func left() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: temporary.path)
    }
    // As soon as there is something of the compiler's, and when it has ended.
    for isCompiled in [false, true] {
      let process = Process()
      process.executableURL = try Self.tool()
      process.arguments = ["render", "Slow.swift"]
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TMPDIR": temporary.path]
      ) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning,
        try !left().contains(where: { $0.hasSuffix(isCompiled ? "/libPreviews.so" : ".files") })
      {
        Thread.sleep(forTimeInterval: 0.005)
      }
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(try left() == [])
    }
  }

  @Test func aPackagesTargetsAreCompiledInTheirOrder() throws {
    let folder = try TemporaryFolder()
    for path in ["Sources/Parts/Words", "Sources/app", "Tests/PartsTests", "Sources/Broken"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Own",
        targets: [
          .executableTarget(name: "app", dependencies: ["Parts"]),
          .target(name: "Broken"),
          .target(
            name: "Parts", resources: [.process("Words")], swiftSettings: [.define("LOUD")]),
          .testTarget(name: "PartsTests", dependencies: ["Parts"]),
        ])
      """, to: "Package.swift")
    try folder.write("A word\n", to: "Sources/Parts/Words/word.txt")
    try folder.write(
      """
      import SwiftUI
      public struct Part: View {
        public init() {}
        public var body: some View {
          let url = Bundle.module.url(forResource: "word", withExtension: "txt")
          #if LOUD
            Text(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
              .accessibilityIdentifier("word")
          #endif
        }
      }
      #Preview("Part") { Part() }
      """, to: "Sources/Parts/Part.swift")
    try folder.write(
      """
      import Parts
      import SwiftUI
      #Preview("Both") { VStack { Part(); Part() } }
      print("the program runs")
      """, to: "Sources/app/main.swift")
    try folder.write("let number: Int = \"one\"\n", to: "Sources/Broken/Broken.swift")
    try folder.write("import Nothing\n", to: "Tests/PartsTests/PartTests.swift")
    let run = try run("report", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("Part (Part.swift:12)") && run.output.contains("A word"))
    #expect(run.output.contains("Both (main.swift:3)") && !run.output.contains("the program runs"))
    #expect(run.errors.contains("Broken.swift:1:19: error: cannot convert value"))
    #expect(run.errors.contains("the target 'Broken' does not compile"))
  }

  @Test func whatCannotBeShownIsOneSentence() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Empty"), withIntermediateDirectories: true)
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Txt(1) } }", to: "A.swift")
    try folder.write(Self.card, to: "B.swift")
    let broken = try run("render", "A.swift", in: folder)
    #expect(broken.status == 2 && broken.output == "")
    #expect(broken.errors.contains("A.swift:2:40: error: cannot find 'Txt' in scope"))
    #expect(broken.errors.hasSuffix("the compiler's messages stand above\n"))
    for (path, words) in [
      ("B.swift", "'B.swift' has no preview: write #Preview"),
      ("gone.swift", "there is no file or folder 'gone.swift'"),
      ("./Empty", "'./Empty' has no Swift files"),
      ("Empty", "'./Empty' has no Swift files"),
    ] {
      let run = try run("render", path, in: folder)
      #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(try folder.entries.contains("previews") == false)
  }

  @Test func filesOfTestsBuildsAndHiddenFoldersAreLeftOut() throws {
    let folder = try TemporaryFolder()
    for path in ["Views", ".build", "CardTests", "Assets.xcassets", "Pods"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
      try folder.write("", to: path + "/File.swift")
    }
    try folder.write("", to: "Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Views/circle"), withDestinationPath: folder.path(""))
    let sources = SwiftSources(folder: folder.path(""))
    #expect(sources.files == [folder.path("Views/File.swift")])
    #expect(sources.catalogues == [folder.path("Assets.xcassets")])
  }

  @Test func previewsOfOneNameAreToldApart() {
    func info(_ title: String?, _ file: String) -> PreviewInfo {
      PreviewInfo(source: 0, part: 0, place: file, title: title, plainName: file)
    }
    let named = NamedPreview.named([
      info(nil, "Card"), info("Dark", "Card"), info("dark", "Row"), info(nil, "Card"),
      info("a/b", "Row"), info("Dark", "Card"),
    ])
    #expect(named.map(\.name) == ["Card", "Card-Dark", "Row-dark", "Card-2", "a_b", "Card-Dark-2"])
    #expect(named[4].isCalled("a/b") && named[4].isCalled("a_b") && !named[4].isCalled("b"))
  }
}
