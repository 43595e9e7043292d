import SwiftUI
import Testing

/// Strings and spans of time as Foundation makes them on Apple's platforms.
@Suite struct StringFormTests {
  @Test func localizedStringsStandAsTheyAreWhereThereIsNoTable() {
    let name = "Ada"
    #expect(String(localized: "**Hello**, \(name)", comment: "a greeting") == "**Hello**, Ada")
    let english = Locale(identifier: "en")
    #expect(String(localized: "\(3) of 100%", table: "None", locale: english) == "3 of 100%")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ada")
    let resource: LocalizedStringResource = "Ready"
    #expect(String(localized: resource) == "Ready")
    let value: String.LocalizationValue = "\(2)"
    #expect(String(localized: value) == "2")
  }

  @Test func localizedStringsComeFromATable() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StringFormTests-\(UUID().uuidString).bundle")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""%lld apples" = "%lld Äpfel"; "greeting" = "Hallo %@";"#
      .write(
        to: german.appendingPathComponent("Fruit.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let locale = Locale(identifier: "de_DE")
    #expect(
      String(localized: "\(3) apples", table: "Fruit", bundle: bundle, locale: locale)
        == "3 Äpfel")
    let name = "Ada"
    #expect(
      String(
        localized: "greeting", defaultValue: "Hello \(name)", table: "Fruit", bundle: bundle,
        locale: locale) == "Hallo Ada")
  }

  @Test(
    arguments: [
      (.positional, "1:05:03"), (.abbreviated, "1h 5m 3s"), (.short, "1 hr, 5 min, 3 sec"),
      (.full, "1 hour, 5 minutes, 3 seconds"), (.brief, "1hr 5min 3sec"),
      (.spellOut, "one hour, five minutes, three seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func durationsInEachStyle(_ style: DateComponentsFormatter.UnitsStyle, _ expected: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3903) == expected)
  }

  @Test func durationsOfSomeUnits() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3900) == "65:00")
    #expect(formatter.string(from: -65) == "-1:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 0) == "0s")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 90_061) == "1d 1h")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func spansFromADate() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-300), relativeTo: now)
        == "5 minutes ago")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
  }

  @Test func whatFoundationLacks() throws {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    let defaults = try #require(UserDefaults(suiteName: "StringFormTests"))
    defaults.setValue(3, forKey: "three")
    #expect(defaults.value(forKey: "three") as? Int == 3)
    defaults.removeObject(forKey: "three")
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    let group = "group.org.example/StringFormTests"
    let shared = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
    #expect(FileManager.default.fileExists(atPath: shared.path))
    #expect(shared.lastPathComponent == "group-group.org.example_StringFormTests")
    try FileManager.default.removeItem(at: shared)
  }

  @Test func linksInTexts() throws {
    let link = NSTextCheckingResult.CheckingType.RawValue(1 << 6)
    let detector = try NSDataDetector(types: link)
    #expect(detector.checkingTypes == link)
    let text =
      "See https://example.com/a?b=1. Or www.example.org, example.dev/x and me@example.com!"
    let range = NSRange(text.startIndex..., in: text)
    let found = detector.matches(in: text, options: [], range: range)
    #expect(
      found.compactMap { $0.url?.absoluteString } == [
        "https://example.com/a?b=1", "http://www.example.org", "http://example.dev/x",
        "mailto:me@example.com",
      ])
    #expect(Range(found[0].range, in: text).map { text[$0] } == "https://example.com/a?b=1")
    #expect(found[0].resultType.rawValue == link && found[0].range(at: 0) == found[0].range)
    #expect(detector.numberOfMatches(in: text, range: range) == 4)
    #expect(detector.firstMatch(in: "no link here.", range: NSRange(0..<13)) == nil)
    #expect(try NSDataDetector(types: 1 << 3).matches(in: text, range: range).isEmpty)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func locksThatMayBeTakenTwice() {
    var attributes = pthread_mutexattr_t()
    unsafe pthread_mutexattr_init(&attributes)
    let kind = PTHREAD_MUTEX_RECURSIVE
    #expect(unsafe pthread_mutexattr_settype(&attributes, kind) == 0)
    var lock = unsafe pthread_mutex_t()
    unsafe pthread_mutex_init(&lock, &attributes)
    #expect(unsafe pthread_mutex_lock(&lock) == 0)
    #expect(unsafe pthread_mutex_trylock(&lock) == 0)
  }
}
