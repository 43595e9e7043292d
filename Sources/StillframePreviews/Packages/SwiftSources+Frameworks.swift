import Foundation

extension SwiftSources {
  /// Takes the files of a project's frameworks out that files outside of them import.
  ///
  /// - Returns: The frameworks as modules.
  mutating func takeFrameworks() -> [(name: String, sources: SwiftSources)] {
    var result: [(name: String, sources: SwiftSources)] = []
    guard !frameworks.isEmpty else { return result }
    let imports = Dictionary(
      files.map { file in
        let data = FileManager.default.contents(atPath: file) ?? Data()
        return (file, ImportScan(of: data).modules)
      }, uniquingKeysWith: { first, _ in first })
    for framework in frameworks {
      let own = Set(files.filter(framework.members.contains))
      guard !own.isEmpty, own.count < files.count,
        imports.contains(where: { !own.contains($0.key) && $0.value.contains(framework.name) })
      else { continue }
      var sources = self
      sources.files = files.filter(own.contains)
      sources.members = [framework.members]
      (sources.frameworks, sources.projects, sources.models) = ([], [], [])
      sources.extensions = []
      files.removeAll(where: own.contains)
      result.append((framework.name, sources))
    }
    return result
  }
}
