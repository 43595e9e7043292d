import Foundation
import Testing

/// Style sheets and scripts of the pages, which no compiler reads.
@Suite struct PageFileTests {
  private let repository = Repository.here

  private func text(_ path: String) throws -> String {
    try #require(repository.file(path)?.text, "\(path) is not there")
  }

  @Test(arguments: ["preview", "review"])
  func scriptsAreStrictAndPutNoTextIntoMarkup(_ name: String) throws {
    let script = try text("assets/pages/\(name).js")
    #expect(script.hasPrefix("\"use strict\";\n"))
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
      "console.", "debugger", "var ", "http://", "https://",
    ] {
      #expect(!script.contains(word), "\(name).js says \(word)")
    }
    // Names and messages of strangers are text, never markup.
    #expect(!script.contains("javascript:"))
  }

  @Test(arguments: ["preview", "review"]) func scriptsAreJavaScript(_ name: String) throws {
    let node = "/usr/bin/node"
    guard FileManager.default.isExecutableFile(atPath: node) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: node)
    process.arguments = ["--check", "assets/pages/\(name).js"]
    process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Elements that a script asks for by their identifier are on its page.
  @Test(arguments: [
    ("preview", "Sources/StillframePreviews/Studio/StudioPage.swift"),
    ("review", "Sources/StillframeReview/Page/ReviewPage.swift"),
  ])
  func elementsThatScriptsAskForAreThere(_ name: String, _ path: String) throws {
    let (script, page) = (try text("assets/pages/\(name).js"), try text(path))
    let asked = script.matches(of: /(?:part|getElementById)\("([a-z-]+)"\)/).map { String($0.1) }
    #expect(asked.count > 5)
    for id in Set(asked) {
      #expect(
        page.contains("id=\"\(id)\"") || script.contains("id: \"\(id)\""), "\(name): no #\(id)")
    }
  }

  @Test(arguments: ["base", "preview", "review"])
  func styleSheetsAreWhole(_ name: String) throws {
    let style = try text("assets/pages/\(name).css")
    var depth = 0
    for character in style {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0, "\(name).css: a brace is not closed")
    // Colors that a sheet uses are declared, for light and dark, in the one that all share.
    let base = try text("assets/pages/base.css")
    for used in Set(style.matches(of: /var\((--[a-z]+)\)/).map { String($0.1) }) {
      #expect(base.contains("\(used):"), "\(name).css: \(used) is not declared")
    }
  }
}
