import Foundation
import StillDrawing

/// The pictures in a folder by their names, and the catalogues in it.
struct PictureFolder: PictureCollection {
  /// Files by name without scale and extension.
  private let files: [String: [PictureEntry]]
  private let catalogues: [AssetCatalogue]

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "webp", "gif", "svg", "pdf", "heic", "heif", "avif",
  ]
  /// The most names in a folder that are looked at.
  private static let mostFiles = 20_000

  init(_ url: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    var files: [String: [PictureEntry]] = [:]
    var catalogues: [AssetCatalogue] = []
    for name in names.sorted().prefix(Self.mostFiles) {
      let file = url.appendingPathComponent(name)
      let kind = file.pathExtension.lowercased()
      if kind == "xcassets" {
        catalogues.append(AssetCatalogue(file))
      } else if Self.extensions.contains(kind) {
        let entry = PictureEntry(url: file, scale: Self.scale(of: name))
        let stem = file.deletingPathExtension().lastPathComponent
        files[Self.plain(stem), default: []].append(entry)
        // With the extension, too.
        files[Self.plain(stem) + "." + file.pathExtension, default: []].append(entry)
      }
    }
    self.files = files
    self.catalogues = catalogues
  }

  func picture(named name: String, for traits: PictureTraits) -> PictureEntry? {
    for catalogue in catalogues {
      if let entry = catalogue.picture(named: name, for: traits) { return entry }
    }
    return files[name].flatMap { Self.best($0, for: traits.scale) }
  }

  func dataSet(named name: String) -> DataSet? {
    catalogues.lazy.compactMap { $0.dataSet(named: name) }.first
  }

  func color(named name: String, for traits: PictureTraits) -> ResolvedColor? {
    for catalogue in catalogues {
      if let color = catalogue.color(named: name, for: traits) { return color }
    }
    return nil
  }

  func nameInOtherCapitals(_ name: String) -> String? {
    catalogues.lazy.compactMap { $0.nameInOtherCapitals(name) }.first
  }

  func problem(ofPictureNamed name: String) -> String? {
    for catalogue in catalogues {
      if let problem = catalogue.problem(ofPictureNamed: name) { return problem }
    }
    return nil
  }

  /// Returns the file with the picture's scale (default: the next larger one, then the largest).
  static func best(_ entries: [PictureEntry], for scale: CGFloat) -> PictureEntry? {
    entries.filter { $0.scale >= scale - 0.01 }.min { $0.scale < $1.scale }
      ?? entries.max { $0.scale < $1.scale }
  }

  /// Returns the scale in `@2x` or `@3x` at the end of a name (default: 1).
  private static func scale(of name: String) -> CGFloat {
    let stem = name.split(separator: ".").first ?? ""
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  private static func plain(_ stem: String) -> String {
    stem.hasSuffix("@2x") || stem.hasSuffix("@3x") || stem.hasSuffix("@1x")
      ? String(stem.dropLast(3)) : stem
  }
}
