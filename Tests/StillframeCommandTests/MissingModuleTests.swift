import Foundation
import Testing

@testable import StillframePreviews

/// Folders whose files import packages and frameworks that are not there: what needs them is left out, and nothing else.
extension PreviewTests {
  private static let remote = """
    import SwiftUI
    import SomebodysImages
    struct RemoteImage: View {
      let url: URL
      let cache: ImageCache
      @ViewBuilder var caption: () -> Text
      var body: some View { CachedImage(url, in: cache).resizable().retrying(3) }
    }
    extension CachedImage { func twice() -> some View { self } }
    struct Store { let cache: ImageCache = .shared; let count = 1
      func load() { ImageCache.shared.load() }
      var banner: some View { CachedImage(URL(fileURLWithPath: "/a")) }
    }
    struct Plain: View { var body: some View { Text("beside it") } }
    #Preview("Plain") { Plain() }

    """

  @Test func aMissingModuleTakesAwayOnlyWhatNeedsIt() throws {
    let folder = try folder([
      "App/Remote.swift": Self.remote,
      "App/Above.swift": """
      import SwiftUI
      struct Above: View {
        let store = Store()
        var body: some View {
          VStack {
            Text("above \\(store.count)")
            RemoteImage(url: URL(fileURLWithPath: "/a"), cache: 1) { Text("caption") }
            store.banner
            Button("Load") { store.load() }
          }
        }
      }
      #Preview("Above") { Above() }
      #Preview("Cache") { Text("\\(ImageCache.shared)") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("Above (Above.swift:13)") && run.output.contains("above 1"))
    #expect(run.output.contains("\"RemoteImage\"") && run.output.contains("\"CachedImage\""))
    #expect(run.output.contains("Plain (") && run.output.contains("beside it"))
    #expect(
      run.errors == """
        stillframe: warning: there is no package or framework 'SomebodysImages': the view RemoteImage is a \
        placeholder, 2 declarations are left out, 2 declarations lack a part
        stillframe: error: the preview at Above.swift:14 needs 'SomebodysImages': it is left out
        stillframe: error: 1 of 3 previews failed

        """)
    #expect(run.status == 2)
  }

  /// A parameter that has a default goes alone, with what is done with it.
  @Test func parametersOfMissingTypesGo() throws {
    let folder = try folder([
      "App/Look.swift": """
      import Absent
      public struct Look {
        let name: String
        let kind: [Absent.Kind]
        init(name: String = "plain", kind: [Absent.Kind] = [.one, .two]) {
          self.name = name
          self.kind = kind
        }
        func joined(_ other: String, by separator: Separator = .comma) -> String {
          let all = [name, other]
          return all.joined(separator: separator.text)
        }
        func twice(of kind: Kind = .one, _ suffix: String = "!") -> String { name + name + suffix }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Key: EnvironmentKey { static let defaultValue = Look() }
      extension EnvironmentValues {
        var look: Look { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      struct Shown: View {
        @Environment(\\.look) private var look
        var body: some View { Text(look.name); Text(look.twice()); Text(Look(name: "own").name) }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["\"plain\"", "\"plainplain!\"", "\"own\""] {
      #expect(run.output.contains(text), "\(run.output)\(run.errors)")
    }
  }

  /// Bindings are made with an argument that is named as a setter.
  @Test func bindingsOfMissingTypesAreConstant() throws {
    let folder = try folder([
      "App/Model.swift": """
      import Absent
      import SwiftUI
      final class Model {
        var isOn: Binding<Bool> { Binding(get: { Client.shared.isOn }, set: { Client.shared.isOn = $0 }) }
        func text(of key: Int) -> Binding<String> {
          .init { Client.shared[key] } set: { Client.shared[key] = $0 }
        }
        func choice() -> Binding<Model> {
          Binding(get: { Client.shared.model }, set: { _ in })
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let model = Model()
        var body: some View {
          Toggle("shown", isOn: model.isOn)
          TextField("empty", text: model.text(of: 1))
        }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"shown\"") && run.output.contains("\"empty\""), "\(run.errors)")
    #expect(!run.errors.contains("consecutive"), "\(run.errors)")
  }

  /// Requests of a network that is nowhere fail or never end; what relies on them is there.
  @Test func functionsThatMayFailDoSo() throws {
    let folder = try folder([
      "App/Service.swift": """
      import Absent
      import Foundation
      struct Row { let name: String }
      protocol Loading { func rows() async throws -> Row; func count() async -> Row }
      struct Service: Loading {
        func rows() async throws -> Row { try await AbsentClient().rows() }
        func count() async -> Row { await AbsentClient().count() }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let loading: any Loading
        @State private var text = "begins"
        var body: some View {
          Text(text).task {
            do { text = try await loading.rows().name } catch { text = "it failed" }
          }
        }
      }
      #Preview("Shown") { Shown(loading: Service()) }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("it failed"), "\(run.output)")
  }

  /// The compiler finds variables without a value when it makes code, so that each such function would cost making all of it once more.
  @Test func whatReadsAVariableWithoutAValueGoesWithIt() throws {
    let folder = try folder([
      "App/Service.swift": """
      import Absent
      import Foundation
      struct Service {
        let client = AbsentClient()
        func rows(of group: String?) async throws -> [String] {
          let rows: [AbsentRow.Name]
          let names: [String]
          if let group {
            names = try await client.rows(in: group).names
          } else {
            names = try await client.rows().names
          }
          let sorted = names.sorted()
          return sorted
        }
        func note(_ value: Int) -> Int {
          var result: Int
          result = 1
          client.note(value)
          return result + value
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") { Text("noted \\(Service().note(2))") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("\"noted 3\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("does not compile"), "\(run.errors)")
  }

  @Test func withoutWhatNeedsItAMissingModuleIsAWarning() throws {
    let folder = try folder([
      "App/Card.swift": "import SomebodysAnimations\n" + Self.card + "#Preview { Card() }\n",
      "App/Other.swift": "#if canImport(Elsewhere)\nimport Elsewhere\n#endif\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.output == "previews/Card.png\n", "\(run.output)")
    #expect(
      run.errors == "stillframe: warning: there is no package or framework 'SomebodysAnimations': "
        + "nothing needs it\n")
  }

  /// Names decide before anything is compiled, so that files are type-checked once, and compiled once.
  @Test func manyFilesWithMissingModulesAreCompiledOnce() throws {
    var files: [String: String] = [:]
    for number in 0..<200 {
      files["App/View\(number).swift"] = """
        import SwiftUI
        import Package\(number % 7)
        class Model\(number): PackageModel { func load() -> Fetched { Fetched() } }
        struct Deep\(number): View {
          @StateObject var model = Model\(number)()
          var body: some View { List(model.rows) { row in Cell\(number)(row).packaged(by: row) } }
        }
        struct Outer\(number): View {
          var body: some View { VStack { Text("outer"); Deep\(number)() } }
        }
        #Preview("Outer \(number)") { Outer\(number)() }
        """
    }
    let folder = try folder(files)
    let counter = """
      #!/bin/sh
      set -eu
      case "$*" in
      *-typecheck*) echo check ;;
      *) echo code ;;
      esac >> "\(folder.path("runs"))"
      PATH="${PATH#*:}" exec swiftc "$@"
      """
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try folder.write(counter, to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swiftc"))
    let run = try self.run(
      "report", "./App", "--only", "Outer 7", in: folder, pathPrefix: folder.path("bin"))
    #expect(run.status == 0 && run.output.contains("Outer 7"), "\(run.errors)")
    let runs = try String(decoding: folder.data("runs"), as: UTF8.self).split(separator: "\n")
    let processes = min(4, ProcessInfo.processInfo.activeProcessorCount)
    #expect(runs.count { $0 == "check" } <= processes, "\(runs)")
    #expect(runs.count { $0 == "code" } == 1, "\(runs)")
  }

  /// A round of leaving out costs the changed files, and code is made once.
  @Test func roundsTypeCheckWhatHasChanged() throws {
    var files: [String: String] = [:]
    for number in 0..<30 {
      files["App/View\(number).swift"] = """
        import SwiftUI
        struct View\(number): View { var body: some View { Text("view \(number)") } }
        """
    }
    files["App/Wrong.swift"] = """
      import SwiftUI
      import SomebodysPackage
      struct Wrong: View {
        var body: some View {
          VStack {
            Text("first").padding("a")
            Text("second").padding("b")
            View7()
          }
        }
      }
      #Preview("Wrong") { Wrong() }
      """
    let folder = try folder(files)
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    // Counts the files of each round.
    try folder.write(
      """
      #!/bin/sh
      set -eu
      for word in "$@"; do
        case "$word" in
        *primaries*) wc -l < "$word" ;;
        -emit-library) echo code ;;
        esac
      done >> "\(folder.path("runs"))"
      PATH="${PATH#*:}" exec swiftc "$@"
      """, to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swiftc"))
    let run = try self.run("report", "./App", in: folder, pathPrefix: folder.path("bin"))
    #expect(run.output.contains("\"first\"") && run.output.contains("view 7"), "\(run.errors)")
    let runs = try String(decoding: folder.data("runs"), as: UTF8.self).split(separator: "\n")
    #expect(runs.count { $0 == "code" } == 1, "\(runs)")
    let counts = runs.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    #expect(counts.reduce(0, +) < 40 && counts.last == 1, "\(counts)")
  }

  @Test func aTypeThatTheCompilerDoesNotFindTakesAwayWhatNeedsIt() throws {
    // Other modules have the name for a type of their types, so that names alone do not decide.
    let folder = try folder([
      "App/Kind.swift": """
      import SwiftUI
      import SomebodysContainers
      struct Kind: View {
        var list: [Element] = []
        var body: some View {
          VStack {
            Text("title")
            ForEach(list) { element in Text(element.name) }
          }
        }
      }
      struct Above: View { var body: some View { VStack { Text("above"); Kind() } } }
      #Preview("Above") { Above() }
      """,
      "App/Other.swift": "import Foundation\nstruct Other {}\n",
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("Above (Kind.swift:13)"), "\(run.errors)")
    #expect(run.output.contains("\"above\""), "\(run.output)")
    #expect(run.errors.contains("there is no package or framework 'SomebodysContainers'"))
  }

  @Test func submodulesAndSingleDeclarationsAreImportedWithTheirModule() throws {
    let folder = try folder([
      "App/Card.swift": "import os.log\nimport class UIKit.UIPasteboard\nimport UIKit.UIImage\n"
        + Self.card + "#Preview { Card() }\n",
      "App/Other.swift": "import Foundation\nstruct Other {}\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.output == "previews/Card.png\n", "\(run.errors)")
  }

  @Test func genericParametersOfATypeAreKnownInItsExtensions() throws {
    let folder = try folder([
      "App/Store.swift": """
      import SwiftUI
      import SomebodysImages
      struct Pair<Incoming: Hashable, each Outgoing> where Incoming: Sendable {
        let incoming: Incoming
      }
      extension Pair {
        func title(_ other: Incoming) -> String { "same \\(other == incoming)" }
      }
      extension Pair {
        struct Pages { let first: Incoming }
      }
      extension Pair.Pages { func text(_ last: Incoming) -> String { "\\(first) to \\(last)" } }
      #Preview("Shown") {
        Text(Pair<Int, String>(incoming: 1).title(1))
        Text(Pair<Int, String>.Pages(first: 3).text(5))
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"same true\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"3 to 5\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }
}
