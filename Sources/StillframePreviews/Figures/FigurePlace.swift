import Foundation

/// Where DocC looks for the files of a figure.
struct FigurePlace {
  private let catalogue: String
  /// The files of the catalogue, by their names.
  private let known: [String: URL]

  /// - Throws: `PreviewError.noCatalogue` where there is no such folder.
  init(_ catalogue: String) throws(PreviewError) {
    let folder = URL(fileURLWithPath: catalogue, isDirectory: true)
    let kind = try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    guard kind == true else { throw .noCatalogue(catalogue) }
    self.catalogue = catalogue
    var known: [String: URL] = [:]
    // DocC knows a file by its name alone, in whatever folder of the catalogue it is.
    for path in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
      guard let path = path as? String else { continue }
      let file = Self.file(path, in: catalogue)
      known[file.lastPathComponent] = file
    }
    self.known = known
  }

  /// Returns where a file is, or where it belongs: in the folder `Resources` where there is one.
  func file(named name: String) -> URL {
    if let file = known[name] { return file }
    let resources = Self.file("Resources", in: catalogue)
    let hasResources = FileManager.default.fileExists(atPath: resources.path)
    return Self.file(hasResources ? "Resources/" + name : name, in: catalogue)
  }

  /// A file of the catalogue, whose relative path is as short as the catalogue's.
  private static func file(_ path: String, in catalogue: String) -> URL {
    URL(fileURLWithPath: catalogue.hasSuffix("/") ? catalogue + path : "\(catalogue)/\(path)")
  }

  /// Returns a preview's name as Markdown can refer to it, without spaces.
  static func name(of preview: String) -> String {
    preview.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
