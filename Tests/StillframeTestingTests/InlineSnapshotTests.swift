import Foundation
import StillframeTesting
import Testing

/// Texts that stand in the test itself.
@Suite struct InlineSnapshotTests {
  /// A test file with a call in it, at which an assertion is made; the file afterwards.
  private func recording(
    _ text: String?, in source: String, at call: String = "assert(", mode: Record = .all,
    expected: String? = nil, descriptor: InlineSnapshotSyntaxDescriptor = .init()
  ) throws -> String {
    let package = try TemporaryPackage()
    try package.write(source, to: "T.swift")
    _ = try assertion(package, source, at: call, descriptor).outcome(
      text, mode: mode, expected: expected, source: InlineSource())
    return try #require(package.read("T.swift"))
  }

  private func assertion(
    _ package: TemporaryPackage, _ source: String, at call: String,
    _ descriptor: InlineSnapshotSyntaxDescriptor = .init()
  ) throws -> InlineCallSite {
    let range = try #require(source.range(of: call))
    let before = source[..<range.upperBound].utf8
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
    return InlineCallSite(
      file: package.root.appendingPathComponent("T.swift").path, line: UInt(line),
      column: UInt(before[start...].count), descriptor: descriptor)
  }

  @Test func aTextIsWrittenBehindTheCall() throws {
    #expect(
      try recording(
        "one\n\ntwo", in: "func t() {\n  assert(of: \"a) {\", as: .lines)\n}\n")
          == """
          func t() {
            assert(of: "a) {", as: .lines) {
              \"""
              one

              two
              \"""
            }
          }

          """)
  }

  @Test func aTextThatIsThereIsReplaced() throws {
    #expect(
      try recording(
        "new", in: "func t() {\n    assert(of: a) {\n        \"old }\"\n    } // end\n}\n",
        expected: "old }")
        == "func t() {\n    assert(of: a) {\n        \"\"\"\n        new\n        \"\"\"\n    } // end\n}\n"
    )
  }

  @Test func aTextInParenthesesIsReplacedThere() throws {
    #expect(
      try recording("new", in: "  assert(of: a, matches: { \"old\" })\n", expected: "old")
        == "  assert(of: a, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })\n")
  }

  @Test func closuresByNameComeInTheirOrder() throws {
    func descriptor(_ label: String, _ offset: Int) -> InlineSnapshotSyntaxDescriptor {
      .init(trailingClosureLabel: label, trailingClosureOffset: offset)
    }
    #expect(
      try recording(
        "x", in: "  assert {\n    \"url\"\n  } body: {\n    \"b\"\n  }\n", at: "assert {",
        descriptor: descriptor("head", 1))
        == "  assert {\n    \"url\"\n  } head: {\n    \"\"\"\n    x\n    \"\"\"\n  } body: {\n    \"b\"\n  }\n"
    )
    #expect(
      try recording(
        "x", in: "  assert {\n    \"url\"\n  } body: {\n    \"b\"\n  }\n", at: "assert {",
        expected: "b", descriptor: descriptor("body", 1))
        == "  assert {\n    \"url\"\n  } body: {\n    \"\"\"\n    x\n    \"\"\"\n  }\n")
  }

  @Test func aFormerNameIsReplacedByTheNewOne() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is",
      trailingClosureOffset: 1)
    #expect(
      try recording(
        "x", in: "assert { 1 } was: { \"y\" }\n", at: "assert {", expected: "y",
        descriptor: descriptor)
        == "assert { 1 } is: {\n    \"\"\"\n    x\n    \"\"\"\n}\n")
  }

  @Test func noValueTakesTheTextOut() throws {
    #expect(
      try recording(nil, in: "  assert(of: a) {\n    \"old\"\n  }\n", expected: "old")
        == "  assert(of: a)\n")
  }

  @Test(arguments: [
    "plain", "two\nlines", "a\\b", "\"\"\"", "\"\"\"#", "x\"\"\"##y\\", "\r\n", "a\r\nb\r\n",
    "\\(x)",
    "\u{0}\u{1B}[0m", "tab\tend", "trailing  \n  leading", "\n", "", "👩‍👩‍👧 é", "#\"\"\"#",
  ])
  func whatIsWrittenReadsAsTheSameText(_ text: String) throws {
    let source = try recording(text, in: "assert(of: a)\n")
    #expect(LiteralReader.text(in: source) == text)
  }

  @Test func commentsStringsAndRegularExpressionsHideBrackets() throws {
    let source = """
      assert(of: f(/* ) /* ( */ */ "\\(g(")"))", #/[)]/#, /\\)/, a / b, `in`) // )
        , as: .lines)

      """
    let result = try recording("x", in: source)
    #expect(result == source.dropLast() + " {\n  \"\"\"\n  x\n  \"\"\"\n}\n")
  }

  @Test func severalCallsOfOneFileKeepTheirPlaces() throws {
    let package = try TemporaryPackage()
    let text = "first(of: a)\nsecond(of: b)\nthird(of: c)\n"
    try package.write(text, to: "T.swift")
    let source = InlineSource()
    for (call, value) in [("second(", "2\n2"), ("first(", "1"), ("third(", "3")] {
      _ = try assertion(package, text, at: call).outcome(
        value, mode: .missing, expected: nil, source: source)
    }
    func literal(_ text: String) -> String { " {\n    \"\"\"\n\(text)\n    \"\"\"\n}\n" }
    #expect(
      package.read("T.swift")
        == "first(of: a)" + literal("    1") + "second(of: b)" + literal("    2\n    2")
        + "third(of: c)" + literal("    3"))
  }

  @Test func oneCallThatRecordsTwoTextsFails() throws {
    let package = try TemporaryPackage()
    try package.write("assert(of: a)\n", to: "T.swift")
    let source = InlineSource()
    let site = try assertion(package, "assert(of: a)\n", at: "assert(")
    _ = try site.outcome("1", mode: .missing, expected: nil, source: source)
    let failure = try #require(try site.outcome("2", mode: .missing, expected: nil, source: source))
    #expect(failure.description.contains("has recorded another text already"))
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    let package = try TemporaryPackage()
    try package.write("first(of: a)\nsecond(of: b)\n", to: "T.swift")
    let source = InlineSource()
    let text = "first(of: a)\nsecond(of: b)\n"
    _ = try assertion(package, text, at: "first(").outcome(
      "1", mode: .missing, expected: nil, source: source)
    try package.write("// edited\n", to: "T.swift")
    let failure = try #require(
      try assertion(package, text, at: "second(").outcome(
        "2", mode: .missing, expected: nil, source: source))
    #expect(failure.description.contains("the file has changed since the tests were started"))
    #expect(package.read("T.swift") == "// edited\n")
  }

  @Test func modesDecideWhatIsWritten() throws {
    let source = "assert(of: a)\n"
    #expect(try recording("x", in: source, mode: .never) == source)
    #expect(try recording("x", in: source, mode: .missing) != source)
    #expect(try recording("x", in: source, mode: .missing, expected: "y") == source)
    #expect(try recording("x", in: source, mode: .failed, expected: "y") != source)
    #expect(try recording("x", in: source, mode: .all, expected: "x") == source)
  }

  @Test func aDifferenceSaysBothTexts() throws {
    let package = try TemporaryPackage()
    try package.write("assert(of: a)\n", to: "T.swift")
    let failure = try #require(
      try assertion(package, "assert(of: a)\n", at: "assert(").outcome(
        "x", mode: .missing, expected: "y", source: InlineSource()))
    #expect(failure.description.contains("  - y\n  + x"))
  }
}

/// A place in a file at which an inline assertion stands.
private struct InlineCallSite {
  let file: String
  let line: UInt
  let column: UInt
  let descriptor: InlineSnapshotSyntaxDescriptor

  func outcome(
    _ text: String?, mode: Record, expected: String?, source: InlineSource
  ) throws -> SnapshotFailure? {
    do {
      try InlineAssertion(
        file: file, line: line, column: column, function: "t()", record: mode,
        descriptor: descriptor
      ).check(
        { text }, as: .lines, expected: expected.map { text in { text } },
        environment: SnapshotEnvironment([:]), source: source)
      return nil
    } catch {
      return error
    }
  }
}

/// Reads the one literal of lines in a source, as the language defines it.
private enum LiteralReader {
  static func text(in source: String) -> String? {
    let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    guard
      let start = lines.firstIndex(where: { $0.hasSuffix("\"\"\"") }),
      let end = lines.lastIndex(where: { $0.contains("\"\"\"") }), end > start
    else { return nil }
    let margin = lines[start].prefix { $0 == " " }.count
    let pounds = String(lines[start].drop { $0 == " " }.prefix { $0 == "#" })
    let content = lines[(start + 1)..<end].map {
      $0.isEmpty ? "" : String($0.unicodeScalars.dropFirst(margin))
    }
    var text = content.joined(separator: "\n")
    text = text.replacingOccurrences(of: "\\\(pounds)r", with: "\r", options: .literal)
    for code in 0..<32 {
      let digits = String(code, radix: 16, uppercase: true)
      text = text.replacingOccurrences(
        of: "\\\(pounds)u{\(digits)}", with: String(UnicodeScalar(UInt8(code))), options: .literal)
    }
    return text
  }
}
