import Foundation

/// Finds the goldens of a package that no test uses any more.
///
/// A golden counts as unused only on evidence:
///
/// 1. there is no test file of its folder's name, or
/// 2. the test file has no function that its name could come from, or
/// 3. its test has run to its end since both were last changed, in a run in which no test failed, and has used other
///    goldens; and nothing in the test's body, or near it, could have left an assertion out.
///
/// So what a test that was skipped, disabled or filtered out would use is never among them.
package struct ObsoleteGoldens {
  /// A golden that is not used.
  package struct Golden: Sendable, Equatable {
    /// From the package's folder.
    package let path: String
    /// The reason why it is unused, in words.
    package let reason: String
  }

  private let project: ProjectFolder
  /// By the name that the folder of their goldens has.
  private var sources: [String: [TestSource]] = [:]
  /// Folders with sources that may end their tests early.
  private var endingFolders: Set<String> = []

  package init(_ project: ProjectFolder) {
    self.project = project
  }

  /// In the order of their paths.
  package mutating func all() -> [Golden] {
    let files = Self.files(in: project.root)
    for path in files where path.hasSuffix(".swift") {
      let url = project.root.appendingPathComponent(path)
      guard let source = TestSource(url), let name = try? GoldenName.ofTestFile(path) else {
        continue
      }
      sources[name, default: []].append(source)
      if let shared = try? GoldenNaming.shared.sanitized(name), shared != name {
        sources[shared, default: []].append(source)
      }
      if source.mayEndTests { endingFolders.insert(url.deletingLastPathComponent().path) }
    }
    return files.compactMap { path in
      guard let place = GoldenPlace(path), let reason = reason(place, path) else { return nil }
      return Golden(path: path, reason: reason)
    }
  }

  /// Nil for a golden that may be used.
  private func reason(_ place: GoldenPlace, _ path: String) -> String? {
    let found = (sources[place.suite] ?? []).filter { source in
      guard let folder = place.folder else { return true }
      let own = project.root.appendingPathComponent(folder).standardizedFileURL.path
      return source.url.deletingLastPathComponent().standardizedFileURL.path == own
    }
    guard !found.isEmpty else { return "there is no test file \(place.suite).swift" }
    let test = place.test
    let own = found.filter { $0.mayHave(test: test, naming: place.naming) }
    guard !own.isEmpty else { return "\(place.suite).swift has no test '\(test)'" }
    return isLeftOut(place, path, test, own)
      ? "the test '\(test)' has run, and did not use it" : nil
  }

  /// Whether a run has shown that its test does not use a golden.
  private func isLeftOut(
    _ place: GoldenPlace, _ path: String, _ test: String, _ sources: [TestSource]
  ) -> Bool {
    let note = GoldenUse.file(of: test, suite: place.suite, in: project)
    guard let use = GoldenUse.read(note), !use.goldens.contains(place.file),
      let changed =
        (try? FileManager.default.attributesOfItem(
          atPath: project.root.appendingPathComponent(path).path))?[.modificationDate] as? Date,
      changed.timeIntervalSince1970 < use.time
    else { return false }
    return sources.allSatisfy { source in
      source.changed.timeIntervalSince1970 < use.time
        && source.isStraight(test: test, naming: place.naming)
        && !endingFolders.contains(source.url.deletingLastPathComponent().path)
    }
  }

  /// Returns every file that is kept, from the package's folder, in one order.
  private static func files(in root: URL) -> [String] {
    var files: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
        guard !name.hasPrefix("."), name != "node_modules" else { continue }
        let path = folder.isEmpty ? name : folder + "/" + name
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: root.appendingPathComponent(path).path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory: if !isPackage(root, path) { open.append(path) }
        case .typeRegular: files.append(path)
        default: break  // links lead to what is somebody else's
        }
      }
    }
    return files.sorted()
  }

  /// A package inside of this one keeps its own goldens.
  private static func isPackage(_ root: URL, _ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: root.appendingPathComponent(path).appendingPathComponent("Package.swift").path)
  }
}
