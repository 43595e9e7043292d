package import Foundation

/// The folder that holds `vectors.json`, `controls.json`, `painting.json`, `motion.json` and the test files made from
/// them.
package struct VectorFolder: Sendable {
  package let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// What the generated files have to be.
  package func expectedFiles() throws -> [GeneratedFile] {
    func files(_ source: String, _ areas: [String]) throws -> [GeneratedFile] {
      try vectorTestFiles(
        from: Data(contentsOf: url.appendingPathComponent(source)), areas: areas, source: source)
    }
    func data(_ source: String) throws -> Data {
      try Data(contentsOf: url.appendingPathComponent(source))
    }
    return try files("vectors.json", generatedAreas) + files("controls.json", controlAreas)
      + pixelTestFiles(from: data("painting.json")) + motionTestFiles(from: data("motion.json"))
  }

  /// The generated files that are there, sorted by name.
  package func presentFiles() throws -> [GeneratedFile] {
    try generatedNames().map { name in
      GeneratedFile(
        name: name,
        text: try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// Makes the files on disk what they have to be, and removes generated files of former areas.
  package func regenerate() throws -> [GeneratedFile] {
    let files = try expectedFiles()
    let stale = Set(try generatedNames()).subtracting(files.map(\.name))
    for name in stale.sorted() {
      try FileManager.default.removeItem(at: url.appendingPathComponent(name))
    }
    for file in files {
      try file.text.write(
        to: url.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
    }
    return files
  }

  private func generatedNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".generated.swift") }
      .sorted()
  }
}
