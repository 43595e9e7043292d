package import Foundation

/// The rule for the files that a failure's record may name as its golden. Records come with the artifacts of other machines, so a
/// record decides nothing: a golden lies where its own test would put it, and is nothing that is compiled or run.
extension GoldenPlace {
  /// Returns why a record's golden must not be written, as the end of a sentence; nil for one that may be.
  package static func refusal(of failure: FailedSnapshot, in project: ProjectFolder) -> String? {
    guard isInside(failure.golden) else { return "its path is not one inside of the package" }
    guard let place = GoldenPlace(failure.golden),
      place.suite == (try? place.naming.sanitized(failure.suite))
    else { return "it lies in no folder of goldens of '\(failure.suite.prefix(80))'" }
    guard let test = try? place.naming.ofTest(failure.test), place.test == test else {
      return "it is not called after its test"
    }
    if let kind = place.programKind { return "files that end in .\(kind) may be run or compiled" }
    let golden = project.root.appendingPathComponent(failure.golden)
    return kindRefusal(golden) ?? place.missingTest(failure, test, project)
  }

  /// Whether there is a file, and no link, pipe, device or folder.
  package static func isRegularFile(_ url: URL) -> Bool {
    var status = stat()
    return unsafe lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether every part of a path is a visible name.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }
  }

  /// Refuses what exists and is no regular file, or may be run.
  private static func kindRefusal(_ golden: URL) -> String? {
    var status = stat()
    guard unsafe lstat(golden.path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return "there is something that is no file" }
    return status.st_mode & 0o111 == 0 ? nil : "there is a file that may be run"
  }

  /// Refuses a golden that does not exist yet and that no test of the package would make.
  private func missingTest(
    _ failure: FailedSnapshot, _ test: String, _ project: ProjectFolder
  ) -> String? {
    let golden = project.root.appendingPathComponent(failure.golden)
    if FileManager.default.fileExists(atPath: golden.path) { return nil }
    let beside = failure.file.split(separator: "/").dropLast().joined(separator: "/")
    guard Self.isInside(failure.file), folder.map({ $0 == beside }) ?? true,
      failure.file.hasSuffix(".swift"), (try? GoldenName.ofTestFile(failure.file)) == failure.suite
    else { return "it is new, and no test of the package would make it" }
    let url = project.root.appendingPathComponent(failure.file)
    guard project.place(outside: url) == nil, Self.isRegularFile(url), let source = TestSource(url),
      source.mayHave(test: test, naming: naming)
    else { return "it is new, and '\(failure.file.prefix(200))' has no test that would make it" }
    return nil
  }

  /// The extension that compilers, shells or other programs might take for theirs; nil without one.
  private var programKind: String? {
    file.split(separator: ".").dropFirst().map { $0.lowercased() }
      .first(where: Self.programKinds.contains)
  }

  private static let programKinds = Set(
    """
    a app apinotes asm bash bat c c++ cc cjs class cmake cmd command cpp csh cts cxx def
    desktop dll dylib elf env exe fish framework go gradle gyb h h++ hh hpp hxx i ii in inc inl
    ipp jar java js jsx ksh kt kts lua m make metal mjs mk mm modulemap mts o php pl plugin pm
    profile ps1 py pyc rb resolved rs s service sh so swift swiftinterface swiftmodule swiftpm
    tcl tool ts tsx xcconfig xcdatamodeld xcodeproj zsh
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
