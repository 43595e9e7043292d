import StillGoldens
import Testing

/// What names of tests become as names of files.
@Suite struct GoldenNameTests {
  @Test(arguments: [
    ("shows()", "shows"), ("stack(width:)", "stack-width"), ("a b  c", "a-b-c"),
    ("../../etc/passwd", "etc-passwd"), ("dark_mode-2", "dark_mode-2"), ("--x--", "x"),
    ("größe", "größe"), ("a\u{0}b", "a-b"), ("Größe 日本", "Größe-日本"), ("हिन्दी ١٢", "हिन्दी-١٢"),
    ("e\u{301}te\u{301}", "\u{E9}t\u{E9}"), ("\u{301}a", "a"), ("👩‍👩‍👧 a", "a"), ("a\u{202E}b", "a-b"),
  ])
  func onlyLettersDigitsDashesAndUnderscoresStay(_ name: String, _ file: String) throws {
    #expect(try GoldenName.sanitized(name).unicodeScalars.elementsEqual(file.unicodeScalars))
  }

  @Test(arguments: ["", "()", "…", "-", "/"])
  func aNameOfWhichNothingStaysIsAnError(_ name: String) {
    #expect(throws: UnusableGoldenName.self) { try GoldenName.sanitized(name) }
  }

  @Test(arguments: [
    ("shows()", "shows"), ("shows(_:)", "shows"), ("shows(_:_:)", "shows"),
    ("shows(side:_:)", "shows-side"), ("a name in words()", "a-name-in-words"),
  ])
  func labelsOfATestStay(_ function: String, _ name: String) throws {
    #expect(try GoldenName.ofTest(function) == name)
  }

  @Test(arguments: [
    ("shows()", "shows"), ("shows(_:)", "shows-_"), ("a  b", "a-b"), ("é+ü", "é-ü"),
  ])
  func sharedNamesAreThoseOfSwiftSnapshotTesting(_ name: String, _ file: String) throws {
    #expect(try GoldenNaming.shared.sanitized(name) == file)
  }
}
