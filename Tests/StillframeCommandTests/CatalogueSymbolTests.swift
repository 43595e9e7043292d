import Foundation
import Testing

@testable import StillframePreviews

/// Symbols for strings of catalogues, as Xcode 26 writes them.
@Suite struct CatalogueSymbolTests {
  typealias Parameter = CatalogueSymbols.Parameter

  @Test(arguments: [
    ("Sign In", "Sign In", "signIn", [], "Sign In"),
    ("SOTKA", "Sotka", "sotka", [], "Sotka"),
    ("Pick Color", "Pick", "pickColor", [], "Pick"),
    ("Alert.Logout.message", "Leave?", "alertLogoutMessage", [], "Leave?"),
    (
      "%d min %d sec", "%d min %d sec", "minSec",
      [Parameter(label: nil, type: "Swift.Int"), Parameter(label: nil, type: "Swift.Int")],
      "\\(arg1) min \\(arg2) sec"
    ),
    (
      "day", "Day %(number)lld", "day", [Parameter(label: "number", type: "Swift.Int")],
      "Day \\(arg1)"
    ),
    (
      "set.of", "%2$@ \"of\" %1$.1f %%", "setOf",
      [Parameter(label: nil, type: "Swift.Float"), Parameter(label: nil, type: "Swift.String")],
      "\\(arg2) \\\"of\\\" \\(arg1) %"
    ),
  ])
  func symbols(
    key: String, text: String, name: String, parameters: [Parameter], literal: String
  ) {
    let symbol = CatalogueSymbols.symbol(key, text)
    #expect(symbol.name == name && symbol.parameters == parameters && symbol.text == literal)
  }

  @Test(arguments: ["", "[]", "{\"strings\": 3}"]) func whatIsNoCatalogueHasNone(text: String) {
    #expect(CatalogueSymbols(Data(text.utf8)).symbols.isEmpty)
  }
}

extension PreviewTests {
  @Test func stringsOfCataloguesHaveSymbols() throws {
    let folder = try folder([
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "Sign In": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Sign in now"}}}},
        "days.left": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%(count)lld days for %@"}}}},
        "Extracted": {}}}
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview {
        VStack {
          Text(.signIn)
          Button(.signIn) {}
          Text(.daysLeft(count: 3, "Ann"))
          Text(String(localized: .daysLeft(count: 4, "Ben")))
          Text(LocalizedStringResource("days.left", defaultValue: "\\(5) days or \\("so")"))
        }
      }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.components(separatedBy: "Sign in now").count == 3, "\(run.output)")
    for text in ["3 days for Ann", "4 days for Ben", "5 days for so"] {
      #expect(run.output.contains(text), "\(run.output)")
    }
  }
}
