import Foundation

/// The previews that stand in source files, read without compiling anything.
///
/// Only the code's own words are known: a name that is computed is that of the file, and a loop of a `PreviewProvider` counts as one view.
struct PreviewListing {
  let previews: [PreviewInfo]

  /// - Throws: `PreviewError` where there are no files, or they cannot be read.
  init(
    of path: String, with installation: Installation, in folder: URL
  ) throws(PreviewError) {
    let importable = ImportableModules(
      folders: [installation.modules] + ImportableModules.toolchainFolders)
    let modules = try PreviewModules.of(path, knowing: importable.names).filter(\.isShown)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notAFolder(folder.path)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let outlines = SourceOutline.read(
      modules, with: installation.macros,
      importing: importable.names.union(modules.map(\.name)), conditions: ["DEBUG"], in: folder)
    guard let outlines else { throw .notStarted(installation.macros.path) }
    let byPath = Dictionary(outlines.map { ($0.path, $0) }) { first, _ in first }
    var found: [Found] = []
    for module in modules {
      for file in module.sources.files {
        guard let outline = byPath[file] else { continue }
        found += Self.previews(of: outline, in: module.name)
      }
    }
    // Those with lines first, then the older kind, then programs, as the tool shows them.
    let sorted = found.enumerated().sorted { one, other in
      (one.element.kind, one.element.file, one.element.line, one.offset)
        < (other.element.kind, other.element.file, other.element.line, other.offset)
    }
    previews = sorted.enumerated().map { number, item in
      let one = item.element
      return PreviewInfo(
        source: number, part: 0, place: one.place, title: one.title, plainName: one.plainName)
    }
  }

  private struct Found {
    var kind: Int
    var file = ""
    var line = 0
    var place: String
    var title: String?
    var plainName: String
  }

  private static func previews(of outline: SourceOutline, in module: String) -> [Found] {
    let data = FileManager.default.contents(atPath: outline.path) ?? Data()
    let name = URL(fileURLWithPath: outline.path).lastPathComponent
    var result: [Found] = []
    func read(_ item: SourceOutline.Item) {
      let inherited = item.inherits.map {
        $0.text.split(separator: ".").last.map(String.init) ?? ""
      }
      let type = item.names.first ?? item.extended ?? ""
      if item.kind == "preview" {
        let line = 1 + data.prefix(item.range[0]).count { $0 == 0x0A }
        result.append(
          Found(
            kind: 0, file: "\(module)/\(name)", line: line, place: "\(name):\(line)",
            title: item.title, plainName: PreviewSource.plainName(ofFile: name)))
      } else if inherited.contains("PreviewProvider") {
        let previews = item.members.first { $0.names == ["previews"] }
        for title in previews?.titles ?? [""] {
          result.append(
            Found(
              kind: 1, place: type, title: title.isEmpty ? nil : title,
              plainName: PreviewSource.plainName(ofProvider: type)))
        }
      } else if inherited.contains("App") {
        result.append(Found(kind: 2, place: type, title: nil, plainName: type))
      }
      for member in item.members where item.kind != "preview" { read(member) }
    }
    outline.declarations.forEach(read)
    return result
  }
}
