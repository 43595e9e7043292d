import Foundation
import Testing

@testable import StillframePreviews

/// The time in which previews wait for the processor.
@Suite struct ProcessorWaitTests {
  @Test func timeOfWaitingIsTheSecondNumber() {
    #expect(ProcessorWaits.waited(in: "5000000000 1500000000 7\n") == 1.5)
    #expect(ProcessorWaits.waited(in: "5") == nil && ProcessorWaits.waited(in: "a b c") == nil)
    #expect(ProcessorWaits(limit: nil) {} == nil && ProcessorWaits(limit: 0) {} == nil)
  }
}

/// Data that previews start work for.
extension PreviewTests {
  /// The store of a program's previews is often filled by a task, once.
  @Test func sampleDataOfTasksAreThereBeforeThePicture() throws {
    let folder = try folder([
      "App/Store.swift": """
      import SwiftUI
      @MainActor final class Store: ObservableObject {
        static let preview = Store()
        @Published var names: [String] = []
        init() {
          Task {
            try? await Task.sleep(for: .milliseconds(300))
            let found = await Self.read()
            names = found
          }
        }
        nonisolated static func read() async -> [String] { ["Ada", "Max"] }
      }
      struct Names: View {
        @ObservedObject var store: Store
        var body: some View { Text("\\(store.names.count) names") }
      }
      #Preview { Names(store: .preview) }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("2 names"), "\(run.output) \(run.errors)")
  }

  /// Importers fill the context of the views on the thread that they run on.
  @Test func contextsThatTasksFillAreRead() throws {
    let folder = try folder([
      "App/Store.swift": """
      import CoreData
      import SwiftUI
      final class Row: NSManagedObject {
        var name: String {
          get { value(forKey: "name") as? String ?? "" }
          set { setValue(newValue, forKey: "name") }
        }
      }
      final class Store {
        static let preview = Store()
        let container = NSPersistentContainer(name: "Rows")
        init() {
          container.loadPersistentStores { _, _ in }
          let context = container.viewContext
          Task {
            for name in ["Ada", "Max"] {
              let row = Row(context: context)
              row.name = name
            }
            try context.save()
          }
        }
      }
      struct Names: View {
        @FetchRequest<Row>(sortDescriptors: []) private var rows
        var body: some View { Text("\\(rows.count) rows") }
      }
      #Preview {
        Names().environment(\\.managedObjectContext, Store.preview.container.viewContext)
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("2 rows"), "\(run.output) \(run.errors)")
  }

  /// On a watch, SwiftUI brings the names of its device along; editors complete the name of SwiftUI's core.
  @Test func filesKnowTheDeviceAndTheCore() throws {
    let folder = try folder([
      "App/Watch.swift": """
      import SwiftUICore
      struct Watch: View {
        var body: some View { Text(WKInterfaceDevice.current().systemName) }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview { Watch() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("watchOS"), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("no package"), "\(run.errors)")
  }

  /// Programs that choose a language themselves open its folder.
  @Test func cataloguesOfStringsHaveAFolderForEachLanguage() throws {
    let folder = try folder([
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Title"}},
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
        "a.plain": {}}}
      """,
      "App/de.lproj/Other.strings": "\"a\" = \"Anderes\";",
      "App/Shown.swift": """
      import SwiftUI
      func words(_ language: String) -> String {
        guard let path = Bundle.main.path(forResource: language, ofType: "lproj"),
          let bundle = Bundle(path: path)
        else { return "none" }
        return bundle.localizedString(forKey: "a.title", value: nil, table: nil)
          + NSLocalizedString("a", tableName: "Other", bundle: bundle, comment: "")
      }
      #Preview { VStack { Text(words("de")); Text(words("en")); Text("a.title") } }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for words in ["\"TitelAnderes\"", "\"Titlea\"", "\"Title\""] {
      #expect(run.output.contains(words), "\(run.output)")
    }
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("App/de.lproj").path)
    #expect(sources == ["Other.strings"])
  }

  @Test func languagesThatArePathsHaveNoFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bundle"), withIntermediateDirectories: false)
    try folder.write(
      """
      {"sourceLanguage": "../escaped", "version": "1.0", "strings": {"a": {"localizations": {
        "/tmp/x": {"stringUnit": {"state": "translated", "value": "A"}},
        "zh-Hant_TW": {"stringUnit": {"state": "translated", "value": "A"}},
        "": {"stringUnit": {"state": "translated", "value": "A"}}}}}}
      """, to: "L.xcstrings")
    let bundle = URL(fileURLWithPath: folder.path("bundle"))
    CompiledStrings.write(URL(fileURLWithPath: folder.path("L.xcstrings")), into: bundle)
    #expect(try folder.entries == ["L.xcstrings", "bundle"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bundle.path) == ["zh-Hant_TW.lproj"])
  }

  /// A file that is started by itself belongs to no program.
  @Test func scriptsAreNoPartOfAProgram() throws {
    let folder = try folder([
      "App/Tools/check.swift": """
      #!/usr/bin/env swift
      import Foundation
      let name = "script"
      print(name)
      func check() -> Missing { fatalError() }
      """,
      "App/Shown.swift": """
      import SwiftUI
      let name = "program"
      #Preview { Text(name) }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("\"program\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("check.swift"), "\(run.errors)")
  }

  /// What cannot be compiled may be a list's rows.
  @Test func placeholdersOfRowsTakeTheirModifiers() throws {
    let folder = try folder([
      "App/Rows.swift": """
      import Missing
      import SwiftUI
      struct Rows: View {
        var body: some View {
          List {
            Text("above")
            Unknown(1)
              .onDelete { _ in }
              .onMove { _, _ in }
            Text("below")
          }
        }
      }
      #Preview { Rows() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("above") && run.output.contains("below"), "\(run.output)")
    #expect(run.output.contains("Unknown"), "\(run.output)")
    #expect(!run.errors.contains("StillframePlaceholder"), "\(run.errors)")
  }
}
