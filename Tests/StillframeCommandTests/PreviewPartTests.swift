import Foundation
import Testing

@testable import StillframePreviews

/// Code of which only a part cannot be compiled: the rest of it is shown.
extension PreviewTests {
  @Test func partsThatNeedAMissingModuleAreLeftOutOfViews() throws {
    let folder = try folder([
      "App/Cards.swift": """
      import SwiftUI
      import SomebodysImages
      struct Cards: View {
        @EnvironmentObject var cache: ImageCache
        @State var count: Int
        init(count: Int) {
          self.init(twice: count)
          cache.clear()
        }
        init(twice count: Int) { _count = State(initialValue: count * 2) }
        var body: some View {
          VStack {
            Text("count \\(count)")
            Text("title").fancy(.bold).padding(1)
            CachedImage("a").resizable().frame(width: 70, height: 40)
            if cache.isFull { Text("full") } else { Text("not full") }
            if let name = cache.name { Text("named \\(name)") }
            FancyBox(shadow: 3) { Text("boxed") }
            Button("Act") {
              cache.clear()
              count += 1
            }
            cache.banner
            Text("last")
          }
          .onAppear { cache.load() }
          .sheet(isPresented: .constant(false)) { CachedImage("b") }
        }
      }
      #Preview("Cards") { Cards(count: 2).environmentObject(ImageCache()) }
      #Preview("Image") { CachedImage("a") }

      """
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["count 4", "title", "not full", "boxed", "Act", "last", "CachedImage"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output)")
    }
    #expect(!run.output.contains("\"full\"") && !run.output.contains("named"))
    // The frame of what is not there stays.
    #expect(run.output.contains("70 × 40"), "\(run.output)")
    #expect(
      run.errors.contains("the preview at Cards.swift:31 needs 'SomebodysImages': it is left out"))
    #expect(
      run.errors.contains("declarations lack a part")
        || run.errors.contains("declaration lacks a part"))
    #expect(run.status == 2)
  }

  @Test func aFileShowsItsOtherPreviews() throws {
    let folder = try folder([
      "Two.swift": """
      import SwiftUI
      #Preview("good") { Text("ok") }
      #Preview("bad") { Text("x").noSuchModifier() }

      """,
      "One.swift": "import SwiftUI\n#Preview(\"bad\") { Text(\"x\").noSuchModifier() }\n",
    ])
    let run = try run("report", "Two.swift", in: folder)
    #expect(run.output.contains("\"ok\""), "\(run.output)")
    #expect(run.errors.contains("at Two.swift:3 does not compile: it is left out"))
    #expect(run.status == 2)
    let other = try self.run("report", "One.swift", in: folder)
    #expect(other.errors.contains("'noSuchModifier'"))
    #expect(other.status == 2)
  }

  @Test func aCaseOfASwitchStaysWithoutItsOnlyStatement() throws {
    let folder = try folder([
      "App/Cache.swift": """
      import SwiftUI
      import SomebodysImages
      struct Counted: View {
        @State private var text = "begins"
        func change(_ number: Int) {
          switch number {
          case 1: ImageCache.shared.clear()
          default: text = "changed"
          }
        }
        var body: some View { Text(text).onAppear { change(2) } }
      }
      #Preview("Counted") { Counted() }

      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"changed\""), "\(run.output) \(run.errors)")
  }

  @Test func functionsWithAValueLoseOnlyStatements() throws {
    let folder = try folder([
      "App/Cache.swift": """
      import SwiftUI
      import SomebodysImages
      struct Loader {
        func title(_ number: Int) -> String {
          var text = "number"
          ImageCache.shared.note(number)
          text.notThere()
          if number > 1 {
            ImageCache.shared.clear()
            text += " many"
          }
          return text + " \\(number)"
        }
        func other() -> String {
          let name = ImageCache.shared.name
          return "other " + name
        }
      }
      struct Titled: View {
        var body: some View {
          VStack {
            Text(Loader().title(3))
            Text(Loader().other())
          }
        }
      }
      #Preview("Titled") { Titled() }

      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"number many 3\""), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("other "), "\(run.output)")
    #expect(
      run.errors.contains("one declaration is left out, one declaration lacks a part"),
      "\(run.errors)")
  }

  /// A value of an empty type is read while others are made; one of another missing type is not.
  @Test func emptyTypesHaveAValueWhereTheirOwnIsLeftOut() throws {
    let folder = try folder([
      "App/Store.swift": """
      import SwiftUI
      import SomebodysStore
      final class Store {
        static let shared = Store()
        let client: StoreClient
        private init() {
          client = StoreClient(options: StoreOptions(kind: .fast))
        }
      }
      final class Service {
        static let shared = Service()
        private let client = Store.shared.client
        let title = "served"
      }
      #Preview("Service") { Text(Service.shared.title) }

      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"served\""), "\(run.output) \(run.errors)")
  }

  @Test func modelsStayWithEmptyTypesInPlaceOfMissingOnes() throws {
    let folder = try folder([
      "App/Post.swift": """
      import SwiftUI
      import SomebodysStore
      struct Post: Identifiable, Hashable, Codable {
        @StoreID var id: String?
        let text: String
        let created: Moment
        let client: StoreClient
        init(text: String, created: Moment) {
          self.text = text
          self.created = created
          client = StoreClient.shared
        }
      }
      extension Moment { func spelled() -> String { date.formatted() } }
      struct PostView: View {
        let post: Post
        var body: some View {
          VStack {
            Text(post.text)
            Text(post.created.spelled())
          }
        }
      }
      #Preview("Post") { PostView(post: Post(text: "posted", created: Moment())) }

      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"posted\""), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("'SomebodysStore': the type Moment is empty, "), "\(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func partsThatDoNotCompileAreLeftOutOfViews() throws {
    let folder = try folder([
      "App/Card.swift": Self.card + "#Preview { Card() }\n",
      "App/Wrong.swift": """
      import SwiftUI
      struct Wrong: View {
        var body: some View {
          VStack {
            Text("first").notThere()
            Text(1 + "two")
            Text("third")
          }
        }
      }
      #Preview("Wrong") { Wrong() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("Card (Card.swift:9)"))
    #expect(run.output.contains("\"first\"") && run.output.contains("\"third\""), "\(run.output)")
    #expect(run.errors.contains("error: value of type 'Text' has no member 'notThere'"))
    #expect(
      run.errors.contains("a part of 'body' at Wrong.swift:5 does not compile: it is left out"))
    #expect(run.status == 2)
  }

  @Test func anInterruptionEndsACompilationAndLeavesNothing() throws {
    let folder = try folder(["App/Card.swift": Self.card + "#Preview { Card() }\n"])
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path("tmp"), withIntermediateDirectories: true)
    // A compiler that never ends, and started another process.
    try folder.write(
      "#!/bin/sh\nset -eu\ntouch \"\(folder.path("started"))\"\nsleep 987 & sleep 987\n",
      to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swiftc"))
    let process = Process()
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path("bin")):\(environment["PATH"] ?? "")"
    environment["TMPDIR"] = folder.path("tmp")
    process.environment = environment
    process.executableURL = try Self.tool()
    process.arguments = ["render", "./App"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: folder.path("started")) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("started")))
    let start = ContinuousClock.now
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(ContinuousClock.now - start < .seconds(4))
    #expect(process.terminationStatus == 130)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
    #expect(left.filter { $0.hasPrefix("stillframe-previews") }.isEmpty, "\(left)")
  }
}
