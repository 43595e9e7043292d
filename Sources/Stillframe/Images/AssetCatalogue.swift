package import Foundation
package import StillDrawing
import StillImageFile
import StillViews

/// An asset catalogue as Xcode projects have them: image and colour sets in folders.
package struct AssetCatalogue: PictureCollection {
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]
  private var symbols: [String: SymbolSet] = [:]
  private var dataSets: [String: DataSet] = [:]
  /// Names of image sets without a readable description.
  private var unreadable: Set<String> = []
  /// The names of all sets, by the same in small letters.
  private var namesInSmallLetters: [String: String] = [:]

  /// Folders in folders that are looked into.
  private static let deepest = 16
  /// The largest description of a set, in bytes.
  private static let largestContents = 4 << 20

  package init(_ url: URL) {
    var visited = VisitedFolders()
    read(url, prefix: "", depth: 0, &visited)
  }

  private mutating func read(
    _ folder: URL, prefix: String, depth: Int, _ visited: inout VisitedFolders
  ) {
    guard depth < Self.deepest, visited.enter(folder.path) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Of two sets of one name that in a folder inside counts: Apple's picture `testChipGroupLSecondaryPilledPlasmaHomeDS`
    // of plasma-ios.
    let groups = names.filter { !$0.contains(".") }
    for name in names.filter({ $0.contains(".") }).sorted() + groups.sorted() {
      let url = folder.appendingPathComponent(name, isDirectory: true)
      let stem = prefix + url.deletingPathExtension().lastPathComponent
      if !url.pathExtension.isEmpty { namesInSmallLetters[stem.lowercased()] = stem }
      switch url.pathExtension {
      case "imageset":
        images[stem] = Self.contents(of: url)
        images[stem]?.folder = url
        if images[stem] == nil { unreadable.insert(stem) }
      case "symbolset":
        symbols[stem] = Self.contents(of: url)
        symbols[stem]?.folder = url
      case "dataset":
        dataSets[stem] = Self.contents(of: url)
        dataSets[stem]?.folder = url
      case "colorset": colors[stem] = Self.contents(of: url)
      case "":
        guard !name.hasPrefix(".") else { continue }
        let group: Group? = Self.contents(of: url)
        let isNamespace = group?.properties?.providesNamespace ?? false
        read(url, prefix: isNamespace ? stem + "/" : prefix, depth: depth + 1, &visited)
      default: break
      }
    }
  }

  private static func contents<Contents: Decodable>(of folder: URL) -> Contents? {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = try? AtomicFile.readRegular(url, atMost: largestContents) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  package func picture(named name: String, for traits: PictureTraits) -> PictureEntry? {
    images[name]?.entry(for: traits) ?? symbols[name]?.entry
  }

  package func problem(ofPictureNamed name: String) -> String? {
    if unreadable.contains(name) {
      return
        "the Contents.json of the image set '\(name)' is missing or cannot be read: make the set again"
    }
    guard let set = images[name], set.isEmpty else { return nil }
    return "the image set '\(name)' names no file: add one to its Contents.json"
  }

  package func nameInOtherCapitals(_ name: String) -> String? {
    namesInSmallLetters[name.lowercased()].flatMap { $0 == name ? nil : $0 }
  }

  package func dataSet(named name: String) -> DataSet? { dataSets[name] }

  package func color(named name: String, for traits: PictureTraits) -> ResolvedColor? {
    colors[name]?.color(isDark: traits.isDark, isContrasted: traits.isContrasted)
  }

  /// The description of a folder of sets.
  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }
}

/// A state that an entry of a set is for.
struct Appearance: Decodable, Sendable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  /// The entry's appearance and contrast; nil if it is for another appearance.
  var light: (isDark: Bool, isContrasted: Bool)? {
    guard let self else { return (false, false) }
    if self.contains(where: { $0.appearance != "luminosity" && $0.appearance != "contrast" }) {
      return nil
    }
    return (self.contains { $0.value == "dark" }, self.contains { $0.value == "high" })
  }

  /// Whether the entry is for the dark; contrasts beyond the usual one are left out.
  var isDark: Bool? {
    guard let self else { return false }
    if self.contains(where: { $0.appearance != "luminosity" }) { return nil }
    return self.contains { $0.value == "dark" }
  }
}

/// A symbol in a template of SF Symbols.
private struct SymbolSet: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    let filename: String?
  }

  private let symbols: [Entry]
  /// Where the file is.
  var folder: URL?

  private enum CodingKeys: String, CodingKey { case symbols }

  /// The template; nil: the set names none.
  var entry: PictureEntry? {
    let name = symbols.lazy.compactMap(\.filename).first { !$0.contains("/") && $0 != ".." }
    guard let folder, let name else { return nil }
    return PictureEntry(
      url: folder.appendingPathComponent(name), scale: 1, isTemplate: true, isSymbol: true)
  }
}

/// A picture in several scales and appearances.
private struct ImageSet: Decodable, Sendable {
  private struct Contents: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
      let filename: String?
      let idiom: String?
      let scale: String?
      let appearances: [Appearance]?
      let languageDirection: String?

      private enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances
        case languageDirection = "language-direction"
      }
    }
    struct Properties: Decodable, Sendable {
      let intent: String?
      private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    let images: [Entry]
    let properties: Properties?
  }

  private let contents: Contents
  /// Where the files are.
  var folder: URL?

  init(from decoder: any Decoder) throws {
    contents = try Contents(from: decoder)
  }

  /// Whether no file is named.
  var isEmpty: Bool { contents.images.allSatisfy { !Self.isInside($0) } }

  /// Returns whether an entry names a file in the set's folder.
  private static func isInside(_ entry: Contents.Entry) -> Bool {
    entry.filename.map { !$0.contains("/") && $0 != ".." } ?? false
  }

  func entry(for traits: PictureTraits) -> PictureEntry? {
    guard let folder else { return nil }
    let isTemplate = contents.properties?.intent.map { $0 == "template" }
    var entries = contents.images.filter { Self.isInside($0) && $0.appearances.isDark != nil }
    let fitting: [(Contents.Entry) -> Bool] = [
      { ["universal", "iphone", nil].contains($0.idiom) },
      { $0.appearances.isDark == traits.isDark },
      {
        $0.languageDirection == nil
          || ($0.languageDirection == "right-to-left") == traits.isRightToLeft
      },
    ]
    // Each wish counts as long as something is left.
    for fits in fitting {
      let kept = entries.filter(fits)
      if !kept.isEmpty { entries = kept }
    }
    let files = entries.compactMap { entry in
      entry.filename.map { name in
        PictureEntry(
          url: folder.appendingPathComponent(name), scale: Self.scale(entry.scale),
          isTemplate: isTemplate,
          isMirrored: entry.languageDirection.map {
            ($0 == "right-to-left") != traits.isRightToLeft
          } ?? false)
      }
    }
    return PictureFolder.best(files, for: traits.scale)
  }

  /// Returns the number in "2x" (default: 1).
  private static func scale(_ text: String?) -> CGFloat {
    let number = text.flatMap { Double($0.dropLast()) } ?? 1
    return number > 0 && number.isFinite ? CGFloat(number) : 1
  }
}
