import SwiftUI
import Testing

/// Names of Foundation that whole apps use and that Linux lacks or has in another form.
@Suite struct WholeAppFormTests {
  /// Protocols of programs ask number formatters for this.
  protocol Writer: AnyObject {
    func string(for obj: Any?) -> String?
    var maximumFractionDigits: Int { get set }
  }

  @Test func formattersTakeOptionalNumbers() {
    let writer: any Writer = NumberFormatter()
    writer.maximumFractionDigits = 0
    #expect(writer.string(for: 4) == "4" && writer.string(for: nil) == nil)
    let half: Double? = 0.5
    #expect(NumberFormatter().string(for: half) != nil)
  }

  @Test func attributedWordsAreFoundWithoutDiacritics() throws {
    let text = AttributedString("Ação: cafe\u{301} São")
    let found = try #require(
      text.range(of: "CAFÉ", options: [.caseInsensitive, .diacriticInsensitive]))
    #expect(String(text[found].characters) == "cafe\u{301}")
    #expect(text.range(of: "sao") == nil && text.range(of: "São") != nil)
    let rest = text[found.upperBound...]
    let last = try #require(
      rest.range(of: "sao", options: [.diacriticInsensitive, .caseInsensitive]))
    #expect(String(text[last].characters) == "São")
  }

  @Test func itemsAreReplaced() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    try Data("a".utf8).write(to: old)
    try Data("b".utf8).write(to: new)
    _ = try unsafe FileManager.default.replaceItem(
      at: old, withItemAt: new, backupItemName: nil, options: [], resultingItemURL: nil)
    #expect(try String(contentsOf: old, encoding: .utf8) == "b")
    #expect(!FileManager.default.fileExists(atPath: new.path))
    try Data("c".utf8).write(to: new)
    _ = try unsafe FileManager.default.replaceItem(
      at: old, withItemAt: new, backupItemName: "kept", options: .withoutDeletingBackupItem,
      resultingItemURL: nil)
    #expect(try String(contentsOf: folder.appendingPathComponent("kept"), encoding: .utf8) == "b")
    #expect(throws: (any Error).self) {
      try unsafe FileManager.default.replaceItem(
        at: old, withItemAt: new, backupItemName: nil, resultingItemURL: nil)
    }
    #expect(try String(contentsOf: old, encoding: .utf8) == "c")
  }

  @Test func activitiesKeepTheirProperties() {
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.isEligibleForPrediction = true
    activity.isEligibleForPublicIndexing = true
    activity.persistentIdentifier = "1"
    activity.suggestedInvocationPhrase = "Read"
    activity.keywords = ["book"]
    activity.requiredUserInfoKeys = ["page"]
    activity.expirationDate = .distantFuture
    activity.needsSave = true
    #expect(activity.isEligibleForPrediction && activity.keywords == ["book"])
  }

  /// The macro of Swift on Linux has no `evaluate`; the tool compiles it by this name.
  @Test func predicatesAskOthers() throws {
    let isLong = #Predicate<String> { $0.count > 3 }
    let both = #Predicate<String> { isLong.contains($0) && $0.count < 6 }
    #expect(try ["abc", "abcd", "abcdef"].map { try both.evaluate($0) } == [false, true, false])
    #expect(isLong.contains("long") && !isLong.contains("abc"))
    let evaluation: _PredicateEvaluation = PredicateExpressions.build_contains(
      PredicateExpressions.build_Arg(isLong), PredicateExpressions.build_Arg("long"))
    #expect(try evaluation.evaluate(PredicateBindings()))
  }
}

extension NumberFormatter: WholeAppFormTests.Writer {}
