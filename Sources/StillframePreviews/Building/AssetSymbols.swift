import Foundation
import StillImageFile

/// The constants that Xcode writes for the pictures and colours of asset catalogues: `Image(.harbour)`, `Color.seaBlue`.
///
/// Only those that the sources mention are written, and none that they declare themselves.
struct AssetSymbols {
  /// A picture or a colour.
  struct Asset: Hashable {
    /// As the catalogue has it, with the folders that are namespaces.
    let name: String
    /// The namespaces as types.
    let spaces: [String]
    /// As code has it.
    let symbol: String
    let isColor: Bool

    /// The asset under each name that others may give its constant: SwiftGen's templates keep "_" where they ask for valid names alone.
    var spellings: [Asset] {
      let stem = name.split(separator: "/").last.map(String.init) ?? name
      let valid = AssetSymbols.validName(stem)
      guard valid != symbol else { return [self] }
      return [self, Asset(name: name, spaces: spaces, symbol: valid, isColor: isColor)]
    }
  }

  private(set) var assets: [Asset] = []

  /// Folders in folders that are looked into.
  private static let deepest = 16
  /// Colours that are there anyway.
  private static let known: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Reads the assets of catalogs.
  init(catalogues: [String]) {
    var found: Set<Asset> = []
    for catalogue in catalogues {
      var visited = VisitedFolders()
      read(catalogue, prefix: "", spaces: [], depth: 0, &visited) { found.insert($0) }
    }
    assets = found.sorted { ($0.name, $0.isColor ? 1 : 0) < ($1.name, $1.isColor ? 1 : 0) }
  }

  private func read(
    _ folder: String, prefix: String, spaces: [String], depth: Int,
    _ visited: inout VisitedFolders, _ add: (Asset) -> Void
  ) {
    guard depth < Self.deepest, visited.enter(folder) else { return }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + entry
      let url = URL(fileURLWithPath: path, isDirectory: true)
      let stem = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset", "colorset":
        let isColor = url.pathExtension == "colorset"
        add(
          Asset(
            name: prefix + stem, spaces: spaces, symbol: Self.symbol(stem),
            isColor: isColor))
      case "" where !entry.hasPrefix("."):
        let isSpace = Self.isNamespace(path)
        read(
          path, prefix: isSpace ? prefix + entry + "/" : prefix,
          spaces: isSpace ? spaces + [Self.words(entry).joined()] : spaces, depth: depth + 1,
          &visited, add)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    let file = URL(fileURLWithPath: folder + "/Contents.json")
    guard let data = try? AtomicFile.readRegular(file, atMost: 4 << 20),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// Returns the name of a constant: words run together, the first one in small letters, without "Image" or "Color" at the end. A name
  /// without any small letter keeps its capitals, with "_" between its words.
  static func symbol(_ name: String) -> String {
    let all = words(name)
    let isCapital = name.contains(where: \.isUppercase) && !name.contains(where: \.isLowercase)
    let result = isCapital ? all.joined(separator: "_") : camel(all)
    return result.first?.isNumber ?? true ? "_" + result : result
  }

  /// Returns the name of the constant of a string of a catalogue: capitals make no difference, and no word is left out.
  static func textSymbol(_ name: String) -> String {
    let all = words(name)
    let rest = all.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let result = (all.first?.lowercased() ?? "") + rest.joined()
    return result.first?.isNumber ?? true ? "_" + result : result
  }

  /// Returns a name with "_" for each character that no identifier has, its first word in small letters.
  static func validName(_ name: String) -> String {
    let result = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let capitals = result.prefix(while: \.isUppercase)
    // The last capital before a small letter begins the next word.
    let next = result.dropFirst(capitals.count).first
    let word = capitals.dropLast(capitals.count > 1 && next?.isLowercase == true ? 1 : 0)
    let lowered = word.lowercased() + result.dropFirst(word.count)
    return lowered.first?.isNumber ?? true ? "_" + lowered : lowered
  }

  private static func camel(_ words: [String]) -> String {
    var words = words
    if words.count > 1, let last = words.last, ["image", "color"].contains(last.lowercased()) {
      words.removeLast()
    }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first?.lowercased() ?? "") + rest.joined()
  }

  /// Returns the runs of letters and of digits in a name. A capital after a small letter begins one, and so does the last one of several
  /// capitals before a small letter: "URLIcon" is "URL" and "Icon".
  private static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var result: [String] = []
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else { continue }
      let last = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isSameKind = last.isLetter && character.isLetter || last.isNumber && character.isNumber
      let begins = character.isUppercase && (!last.isUppercase || next.isLowercase)
      if !isSameKind || begins { result.append("") }
      result[result.count - 1].append(character)
    }
    return result
  }

  /// Returns the type in which an asset's constant lies, and declares its namespaces where that is still to be done.
  private static func type(
    of asset: Asset, in outer: String, _ lines: inout [String], _ written: inout Set<String>
  ) -> String {
    var type = outer
    for space in asset.spaces {
      let inner = "\(type).`\(space)`"
      if written.insert(inner).inserted {
        lines.append("extension \(type) { nonisolated enum `\(space)` {} }")
      }
      type = inner
    }
    return type
  }

  /// Declares colours and pictures in namespaces of the types that show them: `Color.Brand.sea`.
  private static func nest(
    _ asset: Asset, _ constant: String, _ lines: inout [String], _ written: inout Set<String>
  ) {
    for shown in asset.isColor ? ["Color", "UIColor"] : ["UIImage"] {
      let type = type(of: asset, in: "SwiftUI.\(shown)", &lines, &written)
      guard written.insert("\(type).`\(asset.symbol)`").inserted else { continue }
      let label = shown == "Color" ? "" : "resource: "
      // `Color(.Brand.sea)` takes the resource.
      let rank = shown == "Color" ? "" : "@_disfavoredOverload "
      lines.append(
        "extension \(type) { \(rank)nonisolated static var `\(asset.symbol)`: SwiftUI.\(shown) { "
          + "SwiftUI.\(shown)(\(label)\(constant)) } }")
    }
  }

  /// Returns a colour of UIKit that comes after one of a catalogue with its name: `Color(.white)`.
  private static func yielding(_ symbol: String) -> [String] {
    let isOfViewsAlone = ["mint", "teal", "indigo", "pink", "primary", "secondary", "accentColor"]
    guard !isOfViewsAlone.contains(symbol) else { return [] }
    return [
      "extension SwiftUI.UIColor { @_disfavoredOverload nonisolated static var `\(symbol)`: SwiftUI.UIColor { "
        + "SwiftUI.UIColor(SwiftUI.Color.\(symbol)) } }"
    ]
  }

  /// Returns a file with the constants that sources mention; nil: they mention none.
  ///
  /// Of two assets with one constant, the first one has it.
  ///
  /// - Parameters:
  ///   - bundle: Where they are found, as code.
  ///   - isShared: Whether other modules have the constants, too: all are written.
  func text(for sources: [String], bundle: String, isShared: Bool = false) -> String? {
    let code = sources.joined(separator: "\n")
    let own = sources.reduce(into: Set<String>()) { $0.formUnion(Self.ownMembers($1)) }
    let members = MemberScan(code).names
    var lines: [String] = []
    var written: Set<String> = []
    let named = isShared ? assets.flatMap(\.spellings) : assets
    for asset in named where isShared || members.contains(asset.symbol) {
      let resource = asset.isColor ? "SwiftUI.ColorResource" : "SwiftUI.ImageResource"
      let type = Self.type(of: asset, in: resource, &lines, &written)
      let constant = "\(type).`\(asset.symbol)`"
      guard written.insert(constant).inserted else { continue }
      let name = asset.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      lines.append(
        "extension \(type) { nonisolated static let `\(asset.symbol)` = "
          + "\(resource)(name: \"\(name)\", bundle: \(bundle)) }")
      if !asset.spaces.isEmpty { Self.nest(asset, constant, &lines, &written) }
      if asset.spaces.isEmpty, asset.isColor, Self.known.contains(asset.symbol) {
        lines += Self.yielding(asset.symbol)
      }
      guard asset.spaces.isEmpty, !asset.isColor || !Self.known.contains(asset.symbol),
        !own.contains(asset.symbol)
      else { continue }
      if asset.isColor {
        let color =
          "nonisolated static var `\(asset.symbol)`: SwiftUI.Color { SwiftUI.Color(\(constant)) }"
        lines.append("extension SwiftUI.Color { \(color) }")
        lines.append("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { \(color) }")
      }
      let older = asset.isColor ? "UIColor" : "UIImage"
      // `Color(.sea)` takes the resource, `Color(isOn ? .sea : .systemGray4)` the color of UIKit.
      lines.append(
        "extension SwiftUI.\(older) { @_disfavoredOverload static var `\(asset.symbol)`: SwiftUI.\(older) { "
          + "SwiftUI.\(older)(resource: \(constant)) } }")
    }
    guard !lines.isEmpty else { return nil }
    let text = "import SwiftUI\n\n" + lines.joined(separator: "\n") + "\n"
    guard isShared else { return text }
    return text.replacing("import SwiftUI", with: "public import SwiftUI", maxReplacements: 1)
      .replacing(/(nonisolated )?(static (?:var|let)|enum)\b/) { "public \($0.0)" }
  }

  /// Returns the names of the static members that code gives to the types that get constants.
  private static func ownMembers(_ code: String) -> Set<String> {
    var names: Set<String> = []
    var isExtension = false
    let types = ["Color", "ShapeStyle", "UIColor", "UIImage"]
    // Most files extend none of them.
    guard code.contains("extension "), types.contains(where: code.contains) else { return [] }
    for line in code.split(whereSeparator: \.isNewline) {
      if let header = line.firstMatch(of: /^(?:\w+ )*(extension|struct|class|enum|actor) (\S+)/) {
        let type = header.2.prefix { $0 != ":" && $0 != "{" }
        isExtension =
          header.1 == "extension"
          && types.contains { type == $0 || type.hasSuffix("." + $0) }
      }
      guard isExtension else { continue }
      for member in line.matches(of: /\bstatic (?:let|var) `?(\w+)/) {
        names.insert(String(member.1))
      }
    }
    return names
  }

  /// Whether SwiftGen, a plug-in of packages, writes a catalogue's constants where it is built: a file beside the catalogue, or above it,
  /// asks for them.
  private static func isWrittenForOthers(_ catalogue: String) -> Bool {
    var folder = URL(fileURLWithPath: catalogue)
    for _ in 0..<3 {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.path + "/swiftgen.yml") { return true }
    }
    return false
  }

  /// Whether the modules that import one have its constants, too.
  static func isShared(by module: Module) -> Bool {
    let catalogues = module.resources.filter { $0.hasSuffix(".xcassets") }
    return !module.isProgram && catalogues.contains(where: isWrittenForOthers)
  }

  /// Writes the constants of a module beside what else is made for it.
  ///
  /// - Returns: The path of the file; nil where the module needs none.
  static func make(for module: Module, in folder: URL) -> String? {
    let resources = module.resources.filter { $0.hasSuffix(".xcassets") }
    let symbols = AssetSymbols(catalogues: Array(Set(module.sources.catalogues + resources)))
    guard !symbols.assets.isEmpty else { return nil }
    let sources = module.sources.files.map { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let bundle = module.hasBundle && !module.isProgram ? ".module" : ".main"
    let isShared = isShared(by: module)
    guard let text = symbols.text(for: sources, bundle: bundle, isShared: isShared) else {
      return nil
    }
    let file = folder.appendingPathComponent("\(module.name)-assets.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }
}
