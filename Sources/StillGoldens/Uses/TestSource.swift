import Foundation

/// The goldens that a test file may use, according to its source.
struct TestSource {
  let url: URL
  /// The last change of the file.
  let changed: Date
  /// By name, the words in each function's body.
  private var functions: [String: Set<String>] = [:]
  /// Every word of the file that is neither in a comment nor in a literal.
  private(set) var words: Set<String> = []

  /// Nil for a file that cannot be read.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let changed = (try? FileManager.default.attributesOfItem(atPath: url.path))?[
        .modificationDate] as? Date
    else { return nil }
    self.url = url
    self.changed = changed
    read(SwiftScanner(bytes: [UInt8](data)))
  }

  /// Words behind which a part of a test may be left out.
  private static let branching: Set<String> = [
    "if", "guard", "switch", "return", "throw", "while", "break", "continue", "cancel",
    "withKnownIssue", "XCTExpectFailure",
  ]
  /// Words that end a test from elsewhere.
  private static let ending: Set<String> = ["XCTSkip", "XCTSkipIf", "XCTSkipUnless", "cancel"]

  /// Whether anything in the file may end a test before its end.
  var mayEndTests: Bool { !words.isDisjoint(with: Self.ending) }

  /// Whether the file may have a test that calls its goldens so. A test is called after its function, unless it says
  /// otherwise.
  ///
  /// - Parameter test: the golden's name up to its first full stop.
  func mayHave(test: String, naming: GoldenNaming) -> Bool {
    if words.contains("testName") { return true }
    return functions.keys.contains { Self.isCalled(test, after: $0, naming) }
  }

  /// Whether every way through the functions of that name passes every assertion in them.
  func isStraight(test: String, naming: GoldenNaming) -> Bool {
    functions.allSatisfy { name, words in
      !Self.isCalled(test, after: name, naming) || words.isDisjoint(with: Self.branching)
    }
  }

  private static func isCalled(
    _ test: String, after function: String, _ naming: GoldenNaming
  ) -> Bool {
    guard let name = try? naming.sanitized(function) else { return false }
    return test == name || test.hasPrefix(name + "-")
  }

  private mutating func read(_ scanner: SwiftScanner) {
    var place = 0
    var last = ""
    while place < scanner.bytes.count {
      let end = scanner.skipName(from: place)
      guard end > place else {
        place = scanner.skipToken(at: place) ?? place + 1
        continue
      }
      let word = Self.text(scanner, place, end)
      words.insert(word)
      if ["func", "var", "init", "subscript", "deinit"].contains(last) || word == "init" {
        functions[word, default: []].formUnion(Self.body(scanner, from: end))
      }
      last = word
      place = end
      // The text between two words matters only if it is more than space.
      if scanner.skipSpace(from: end) == end { last = "" }
    }
  }

  /// Returns the words between the braces that follow a function's name.
  private static func body(_ scanner: SwiftScanner, from start: Int) -> Set<String> {
    var place = start
    while place < scanner.bytes.count, scanner.bytes[place] != UInt8(ascii: "{") {
      if [UInt8(ascii: "("), UInt8(ascii: "[")].contains(scanner.bytes[place]) {
        guard let end = scanner.end(ofBracketAt: place) else { return branching }
        place = end
      } else {
        guard let next = scanner.skipToken(at: place) else { return branching }
        place = next
      }
    }
    guard place < scanner.bytes.count, let end = scanner.end(ofBracketAt: place) else {
      return branching
    }
    var words: Set<String> = []
    while place < end {
      let behind = scanner.skipName(from: place)
      if behind > place {
        words.insert(text(scanner, place, behind))
        place = behind
      } else {
        // One of two, by a condition.
        if scanner.matches(" ? ", at: place) { words.insert("if") }
        place = scanner.skipToken(at: place) ?? place + 1
      }
    }
    return words
  }

  private static func text(_ scanner: SwiftScanner, _ start: Int, _ end: Int) -> String {
    String(decoding: scanner.bytes[start..<end], as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: "`"))
  }
}
