import Foundation
import Testing

@testable import StillframePreviews

/// Declarations that stay where a missing module gave them conformances or defaults.
extension PreviewTests {
  /// Messages of a package for them are hashable through its protocol.
  @Test func typesAreComparedWithoutTheMissingProtocolThatSaidSo() throws {
    let folder = try folder([
      "App/Song.swift": """
      import Foundation
      import SomebodysMessages
      struct Song: SomebodysMessage {
        var title = ""
        var unknown = SomebodysMessages.Storage()
      }
      struct Verse { var text = "" }
      extension Verse: SomebodysMessages.Message, SomebodysNames {
        static func == (one: Verse, other: Verse) -> Bool {
          if one.text != other.text { return false }
          return true
        }
      }
      struct Handler: SomebodysMessage { var act: () -> Void = {} }
      struct Album: Hashable { var songs: [Song]; var handlers: [Handler] = [] }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Hymn: Equatable { let song: Song; let verses: [Verse] }
      struct Shown: View {
        let hymn: Hymn
        var body: some View {
          VStack {
            ForEach([hymn.song], id: \\.self) { Text("song \\($0.title)") }
            if hymn == Hymn(song: Song(title: "Alone"), verses: []) { Text("the same") }
            Text("verses \\(hymn.verses.filter { $0 == hymn.verses[0] }.count)")
          }
        }
      }
      #Preview("Shown") { Shown(hymn: Hymn(song: Song(title: "Morning"), verses: [Verse()])) }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["song Morning", "verses 1"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
    }
    #expect(!run.output.contains("the same"), "\(run.output)")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aDefaultThatDoesNotCompileIsLeftOutAlone() throws {
    let folder = try folder([
      "App/Model.swift": """
      import SwiftUI
      import SomebodysClient
      struct Rows {
        var titles: [String]
        var isLoud: Bool = Client.shared.isLoud
        init(
          titles: [String] = Client.shared.titles, note: () -> Void = { Client.shared.note() },
          count: Int = "three"
        ) {
          self.titles = titles
          note()
        }
        init(named name: URL = Client.address) { titles = [name.lastPathComponent] }
        static func made<Made>(_ type: Made.Type = Made.self, as title: String = "made") -> String {
          title
        }
        static func loaded(by load: (Int) -> Client.Row = { Client.shared.row($0) }) -> String {
          "loaded"
        }
      }
      struct Shown: View {
        var rows = Rows()
        var body: some View {
          VStack {
            Text("rows \\(rows.titles.count) \\(rows.isLoud ? "loud" : "low")")
            Text(Rows(named: URL(fileURLWithPath: "/given")).titles[0])
            Text(Rows(titles: ["own"]).titles[0])
            Text(Rows.made(Int.self))
          }
        }
      }
      #Preview("Shown") { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["rows 0 low", "given", "own", "made"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
    }
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func withoutAMissingModuleADefaultThatDoesNotCompileIsNamed() throws {
    let folder = try folder([
      "App/Model.swift": """
      import SwiftUI
      struct Rows {
        var titles: [String]
        init(titles: [String] = Nowhere.titles) { self.titles = titles }
      }
      struct Shown: View {
        let rows = Rows()
        var body: some View { Text("rows \\(rows.titles.count)") }
      }
      #Preview("Shown") { Shown() }
      """,
      "App/Other.swift": "import Foundation\nstruct Other {}\n",
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"rows 0\""), "\(run.output) \(run.errors)")
    #expect(
      run.errors.contains(
        "the default of 'titles' at Model.swift:4 does not compile: it is left out"),
      "\(run.errors)")
    #expect(run.status == 2)
  }
  /// Labels of tuples and members of types in functions are declared by no type of the module.
  @Test func membersThatNoTypeListsAreThere() throws {
    let folder = try folder([
      "App/Net.swift": """
      import SomebodysClient
      import SwiftUI
      struct Net: View {
        func state() -> (pressQuux: Int, depthQuux: Int) {
          struct Row { let heightQuux: Int }
          let (row, pair) = (Row(heightQuux: 3), (firstQuux: 1, secondQuux: 2))
          return (pair.firstQuux + pair.secondQuux, row.heightQuux)
        }
        var body: some View {
          VStack {
            Text("pressed \\(state().pressQuux)")
            Text("deep \\(state().depthQuux)")
            Client.banner
          }
        }
      }
      #Preview("Net") { Net() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"pressed 3\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"deep 3\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Lines of a long string are no declarations and no imports.
  @Test func samplesOfCodeDeclareNothing() throws {
    let folder = try folder([
      "App/Card.swift": Self.card + "#Preview { Text(Samples.all[0]) }\n",
      "App/Samples.swift": """
      enum Samples {
        static let all = [#\"""
      sample
      import SomebodysModule
      struct Card { var text = \"""
      struct Inner {}
      \""" }
      \"""#]
      }
      // Three quotes in a row, as in \""" here, begin nothing.
      struct Behind {}
      """,
      "App/Other.swift": "import Foundation\nstruct Other { let behind = Behind() }\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(
      run.output == "previews/Samples.png\n" || run.output.hasSuffix(".png\n"), "\(run.output)")
  }
}
