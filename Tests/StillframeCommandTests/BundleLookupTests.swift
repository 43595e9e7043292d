import Foundation
import Testing

@testable import StillframePreviews

/// Strings that programs ask bundles for by their keys.
extension PreviewTests {
  @Test func bundlesLookStringsUpInCatalogues() throws {
    let folder = try folder([
      "App/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "count.other": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "barley" } } } } } }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        private func word(_ key: String, _ value: String?) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: "Localizable")
        }
        var body: some View {
          VStack { Text(word("count.other", nil)); Text(word("x", "rye")); Text(word("y", nil)) }
        }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["barley", "rye", "y"] {
      #expect(run.output.contains("\"\(text)\""), "\(run.output) \(run.errors)")
    }
  }

  /// Files of many folders have one name in modules whose code several processes make.
  @Test func codeOfManyFilesIsMadeByTheirPaths() throws {
    var files = [
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View { var body: some View { Text("sum \\(one() + two())") } }
      #Preview { Shown() }
      """,
      "App/A/Same.swift": "func one() -> Int { 1 }", "App/B/Same.swift": "func two() -> Int { 2 }",
    ]
    for number in 0..<118 { files["App/File\(number).swift"] = "func f\(number)() {}" }
    let run = try run("report", "./App", in: try folder(files))
    #expect(run.output.contains("\"sum 3\""), "\(run.output) \(run.errors)")
  }
}
