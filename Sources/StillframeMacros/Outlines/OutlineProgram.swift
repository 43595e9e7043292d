import FoundationEssentials
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Lists imports and declarations of Swift files as JSON, for the tool that leaves some of them out.
///
/// It reads a file of requests, one a line: `module NAME` for a module that can be imported, `define NAME` for a condition of
/// compilation, `file PATH` for a file to read, and `phone PATH` for one whose conditions hold as on a phone.
enum OutlineProgram {
  /// The word on the command line.
  static let word = "--outline"

  private struct NoRequest: Error, CustomStringConvertible {
    var description: String { "--outline needs a readable file of requests" }
  }

  static func run(_ words: [String]) throws {
    guard let path = words.first, let text = text(of: path) else { throw NoRequest() }
    var configuration = OutlineConfiguration()
    var files: [(path: String, isForPhones: Bool)] = []
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      let value = String(line[line.index(after: space)...])
      switch line[..<space] {
      case "module": configuration.modules.insert(value)
      case "define": configuration.conditions.insert(value)
      case "file": files.append((value, false))
      case "phone": files.append((value, true))
      default: continue
      }
    }
    let outlines = files.compactMap { file in
      configuration.isForPhones = file.isForPhones
      return self.text(of: file.path).map { outline(of: file.path, $0, configuration) }
    }
    var data = try JSONEncoder().encode(outlines)
    data.append(0x0A)
    try FileOutput.write(data)
  }

  private static func outline(
    of path: String, _ text: String, _ configuration: OutlineConfiguration
  ) -> FileOutline {
    let tree = Parser.parse(source: text)
    let regions = tree.configuredRegions(in: configuration)
    let reader = OutlineReader(viewMode: .sourceAccurate, configuredRegions: regions)
    reader.walk(tree)
    let foreign = ForeignAttributes(viewMode: .sourceAccurate, configuredRegions: regions)
    foreign.walk(tree)
    let members = LocalMembers(viewMode: .sourceAccurate, configuredRegions: regions)
    members.walk(tree)
    return FileOutline(
      path: path, imports: reader.imports, declarations: reader.declarations,
      foreign: foreign.ranges, selectors: foreign.selectors, keyPaths: foreign.keyPaths,
      members: members.names.sorted())
  }

  private static func text(of path: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}
