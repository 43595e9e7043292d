import Foundation
import Testing

/// The hooks of CStillLocale in programs that link Foundation one way or the other: `scripts/package` makes one that links it statically.
@Suite struct StaticLocaleTests {
  private static let program = """
    import Foundation
    @_silgen_name("still_system_autoupdating") func systemAutoupdating() -> Locale
    @_silgen_name("still_system_locale") func systemLocale() -> Locale
    @_silgen_name("still_system_calendar") func systemCalendar() -> Calendar
    @_silgen_name("still_current_locale") func currentLocale() -> Locale { systemLocale() }
    @_silgen_name("still_current_calendar") func currentCalendar() -> Calendar { systemCalendar() }
    @_silgen_name("still_current_autoupdating") func currentAutoupdating() -> Locale {
      CommandLine.arguments.count > 1 ? Locale(identifier: "de_DE") : systemAutoupdating()
    }
    if CommandLine.arguments.count == 1 {
      print(systemAutoupdating() == .autoupdatingCurrent, systemLocale() == .current)
      print(systemCalendar() == .current)
    } else {
      print(systemAutoupdating() == Locale(identifier: "de_DE"), 1234.5.formatted())
    }
    """

  /// The package's folder.
  private var home: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Runs a program that is found in the places of programs, and gives back what it wrote.
  private func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [
    (["-static-stdlib"], "false 1,234.5\n"), ([], "false 1.234,5\n"),
  ])
  func foundationsOwnLocalesAreFound(_ flags: [String], _ expected: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-locale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = home.appendingPathComponent("Sources/CStillLocale")
    let object = folder.appendingPathComponent("locale.o").path
    let main = folder.appendingPathComponent("main.swift")
    let tool = folder.appendingPathComponent("program").path
    try Data(Self.program.utf8).write(to: main)
    _ = try run([
      "clang", "-c", source.appendingPathComponent("locale.c").path,
      "-I", source.appendingPathComponent("include").path, "-fPIC", "-o", object,
    ])
    _ = try run(["swiftc", "-swift-version", "6"] + flags + [main.path, object, "-o", tool])
    #expect(try run([tool]) == "true true\ntrue\n")
    #expect(try run([tool, "german"]) == expected)
  }
}
