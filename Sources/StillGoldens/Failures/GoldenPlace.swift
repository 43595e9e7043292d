package import Foundation

/// The rule for which files a failure's record may name as its golden. Records come with the artefacts of other machines, so a
/// record is not believed: a golden lies where its own test would put it, and is nothing that is compiled or run.
package enum GoldenPlace {
  /// Returns why a record's golden is not to be written, as the end of a sentence; nil for one that may be.
  package static func refusal(of failure: FailedSnapshot, in project: ProjectFolder) -> String? {
    let parts = failure.golden.split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }) else {
      return "its path is not one inside of the package"
    }
    guard let naming = naming(of: parts), let suite = try? naming.sanitized(failure.suite),
      suite == parts[parts.count - 2], let file = parts.last
    else { return "it lies in no folder of goldens of '\(failure.suite.prefix(80))'" }
    guard let dot = file.firstIndex(of: "."), let test = try? naming.ofTest(failure.test),
      String(file[..<dot]) == test
    else { return "it is not called after its test" }
    if let kind = sourceKind(of: file) {
      return "files that end in .\(kind) may be run or compiled"
    }
    return refusal(of: failure, at: project.root.appendingPathComponent(failure.golden), naming)
      ?? missingTest(failure, parts, naming, project)
  }

  /// `snapshots/SUITE/FILE`, or `…/__Snapshots__/SUITE/FILE`.
  private static func naming(of parts: [String]) -> GoldenNaming? {
    if parts.count == 3, parts[0] == "snapshots" { return .own }
    return parts.count >= 3 && parts[parts.count - 3] == "__Snapshots__" ? .shared : nil
  }

  /// Refuses what is no plain file.
  private static func refusal(
    of failure: FailedSnapshot, at golden: URL, _ naming: GoldenNaming
  ) -> String? {
    var status = stat()
    guard unsafe lstat(golden.path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return "there is something that is no file" }
    return status.st_mode & 0o111 == 0 ? nil : "there is a file that may be run"
  }

  /// Refuses a golden that is not there yet and that no test of the package would make.
  private static func missingTest(
    _ failure: FailedSnapshot, _ parts: [String], _ naming: GoldenNaming, _ project: ProjectFolder
  ) -> String? {
    let golden = project.root.appendingPathComponent(failure.golden)
    if FileManager.default.fileExists(atPath: golden.path) { return nil }
    let file = failure.file.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = file.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    let isBeside =
      naming == .own || file.dropLast().map(String.init) == Array(parts.dropLast(3))
    guard isInside, isBeside, failure.file.hasSuffix(".swift"),
      (try? GoldenName.ofTestFile(failure.file)) == failure.suite
    else { return "it is new, and no test of the package would make it" }
    let url = project.root.appendingPathComponent(failure.file)
    guard project.place(outside: url) == nil, isPlainFile(url), let source = TestSource(url),
      let test = try? naming.ofTest(failure.test), source.mayHave(test: test, naming: naming)
    else { return "it is new, and '\(failure.file.prefix(200))' has no test that would make it" }
    return nil
  }

  /// Whether there is a file, and no link, pipe, device or folder.
  package static func isPlainFile(_ url: URL) -> Bool {
    var status = stat()
    return unsafe lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// What a file's name ends with, where compilers, shells or other programs might take it for theirs.
  private static func sourceKind(of file: String) -> String? {
    file.split(separator: ".").dropFirst().map { $0.lowercased() }.first(where: sources.contains)
  }

  private static let sources = Set(
    """
    a app apinotes asm bash bat c c++ cc cjs class cmake cmd command cpp csh cts cxx def
    desktop dll dylib elf env exe fish framework go gyb h h++ hh hpp hxx i ii in inc inl ipp
    jar java js jsx ksh kt kts lua m make metal mjs mk mm modulemap mts o php pl plugin pm
    profile ps1 py pyc rb resolved rs s service sh so swift swiftinterface swiftmodule swiftpm
    tcl ts tsx xcconfig xcdatamodeld xcodeproj zsh
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
