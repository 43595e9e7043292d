import Foundation

/// The types that Tuist writes for the pictures, colors and fonts of a target: `KitAsset.sea.swiftUIColor`,
/// `KitFontFamily.Inter.bold.swiftUIFont(size: 12)`, and `Bundle.module`.
///
/// Only what the sources mention is written, and no type that they declare themselves.
struct TargetSymbols {
  /// The word of a module with manifests of Tuist.
  static let question = "ProjectDescription"

  /// The names of targets whose pictures and colors the sources mention.
  private(set) var assetTargets: [String] = []
  /// The names of targets whose fonts they mention.
  private(set) var fontTargets: [String] = []
  private let catalogues: [String]
  private let fonts: [String]
  private let code: String
  private let members: Set<String>

  /// - Parameters:
  ///   - fonts: the paths of files.
  ///   - isTarget: whether a name may be that of a target.
  init(
    for sources: [String], catalogues: [String], fonts: [String], isTarget: (String) -> Bool
  ) {
    code = sources.joined(separator: "\n")
    members = MemberScan(code).names
    self.catalogues = catalogues.sorted()
    self.fonts = fonts.sorted()
    func targets(_ words: [String]) -> [String] {
      var found: Set<String> = []
      let pattern = /\b([A-Z]\w*?)(Asset|FontFamily|FontConvertible)\b/
        .wordBoundaryKind(.simple)
      for match in code.matches(of: pattern)
      where words.contains(String(match.2)) && !declares(String(match.0)) {
        found.insert(String(match.1))
      }
      return found.filter(isTarget).sorted()
    }
    assetTargets = targets(["Asset"])
    fontTargets = targets(["FontFamily", "FontConvertible"])
  }

  private func declares(_ type: String) -> Bool {
    ["enum", "struct", "class", "typealias"].contains { code.contains("\($0) \(type)") }
  }

  /// All names that `text` declares.
  var names: [String] {
    guard text != nil else { return [] }
    let types = assetTargets.flatMap { ["\($0)Asset", "\($0)Colors", "\($0)Images"] }
    let faces = fontTargets.flatMap { ["\($0)FontFamily", "\($0)FontConvertible"] }
    return types + faces + ["swiftUIColor", "swiftUIImage", "swiftUIFont", "module"]
      + assetTargets.flatMap(assets).flatMap { [constant($0.name)] + $0.spaces }
      + fontTargets.flatMap(faceNames).flatMap { [Self.type($0.family), Self.symbol($0.style)] }
  }

  /// The code; nil: the sources mention nothing of it.
  var text: String? {
    var lines = assetTargets.flatMap(assetLines) + fontTargets.flatMap(fontLines)
    if members.contains("module"), !code.contains(/static (?:let|var) module\b/) {
      lines.append(
        """
        nonisolated extension Foundation.Bundle {
          public static var module: Foundation.Bundle { .main }
        }
        """)
    }
    guard !lines.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\nimport UIKit\n\n" + lines.joined(separator: "\n")
      + "\n"
  }

  // MARK: Pictures and colors

  /// Returns those of a target's own folder; all, where none lies there.
  private static func own(_ paths: [String], of target: String) -> [String] {
    let own = paths.filter { $0.contains("/\(target)/") }
    return own.isEmpty ? paths : own
  }

  private func assets(of target: String) -> [AssetSymbols.Asset] {
    AssetSymbols(catalogues: Self.own(catalogues, of: target)).assets
  }

  private func constant(_ name: String) -> String {
    Self.symbol(name.split(separator: "/").last.map { String($0) } ?? name)
  }

  private func assetLines(of target: String) -> [String] {
    let outer = "\(target)Asset"
    var lines = [Self.assetTypes(of: target)]
    var written: Set<String> = []
    let own = Self.own(catalogues, of: target)
    for catalogue in own {
      let name = URL(fileURLWithPath: catalogue).deletingPathExtension().lastPathComponent
      // Of several catalogs, each is a type.
      let spaces = own.count > 1 ? [[Self.type(name)]] : [[], [Self.type(name)]]
      for asset in AssetSymbols(catalogues: [catalogue]).assets {
        let constant = constant(asset.name)
        guard members.contains(constant) else { continue }
        for space in spaces {
          var type = outer
          for inner in space + asset.spaces {
            if written.insert("\(type).\(inner)").inserted {
              lines.append("extension \(type) { nonisolated public enum `\(inner)` {} }")
            }
            type += ".`\(inner)`"
          }
          guard written.insert("\(type).\(constant)").inserted else { continue }
          let shown = asset.isColor ? "Colors" : "Images"
          lines.append(
            "extension \(type) { nonisolated public static let `\(constant)` = "
              + "\(target)\(shown)(name: \(Self.quoted(asset.name))) }")
        }
      }
    }
    return lines
  }

  private static func assetTypes(of target: String) -> String {
    """
    nonisolated public enum \(target)Asset {}
    nonisolated public struct \(target)Colors: Sendable {
      public let name: String
      public var color: SwiftUI.UIColor { SwiftUI.UIColor(named: name) ?? .clear }
      public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
    }
    nonisolated public struct \(target)Images: Sendable {
      public let name: String
      public var image: SwiftUI.UIImage { SwiftUI.UIImage(named: name) ?? SwiftUI.UIImage() }
      public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    extension SwiftUI.Image {
      public init(asset: \(target)Images) { self.init(asset.name) }
    }
    extension SwiftUI.Color {
      public init(asset: \(target)Colors) { self.init(asset.name) }
    }
    """
  }

  // MARK: Fonts

  private func faceNames(of target: String) -> [FontNames] {
    Self.own(fonts, of: target).compactMap { FontNames(path: $0) }
  }

  private func fontLines(of target: String) -> [String] {
    let (outer, face) = ("\(target)FontFamily", "\(target)FontConvertible")
    let families = Dictionary(grouping: faceNames(of: target)) { Self.type($0.family) }
      .sorted { $0.key < $1.key }
    var lines = [Self.fontTypes(of: target)]
    for (family, faces) in families {
      var styles: Set<String> = []
      let constants = faces.compactMap { font -> String? in
        let style = Self.symbol(font.style)
        guard styles.insert(style).inserted else { return nil }
        return "  public static let `\(style)` = \(face)(name: \(Self.quoted(font.postScript)), "
          + "family: \(Self.quoted(font.family)))"
      }
      let all = styles.sorted().map { "`\($0)`" }.joined(separator: ", ")
      lines += ["extension \(outer) { nonisolated public enum `\(family)` {"] + constants
      lines += ["  public static let all: [\(face)] = [\(all)]", "} }"]
    }
    let all = families.map { "`\($0.key)`.all" }.joined(separator: " + ")
    lines.append(
      """
      nonisolated extension \(outer) {
        public static let allCustomFonts: [\(face)] = \(all.isEmpty ? "[]" : all)
        public static func registerAllCustomFonts() {}
      }
      """)
    return lines
  }

  /// Fonts of a program are known from its start.
  private static func fontTypes(of target: String) -> String {
    """
    nonisolated public enum \(target)FontFamily {}
    nonisolated public struct \(target)FontConvertible: Sendable {
      public let name: String
      public let family: String
      public func font(size: Foundation.CGFloat) -> SwiftUI.UIFont {
        SwiftUI.UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
      public func swiftUIFont(size: Foundation.CGFloat) -> SwiftUI.Font {
        .custom(name, size: size)
      }
      public func swiftUIFont(fixedSize: Foundation.CGFloat) -> SwiftUI.Font {
        .custom(name, fixedSize: fixedSize)
      }
      public func swiftUIFont(
        size: Foundation.CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle
      ) -> SwiftUI.Font {
        .custom(name, size: size, relativeTo: textStyle)
      }
      public func register() {}
    }
    """
  }

  // MARK: Names

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Returns the name of a type: words run together, each with a capital.
  static func type(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let result = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return result.first?.isNumber ?? true ? "_" + result : result
  }

  /// Returns the name of a constant: that of the type with its first word in small letters.
  static func symbol(_ name: String) -> String {
    let type = Self.type(name)
    let capitals = type.prefix { $0.isUppercase }.count
    // The last of several capitals begins the second word.
    let isFollowed = capitals > 1 && type.dropFirst(capitals).first?.isLetter == true
    let count = isFollowed ? capitals - 1 : capitals
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }

  // MARK: Modules

  /// Reads a module's sources; nil: it is none of Tuist.
  init?(for module: Module) {
    guard module.isProgram, module.asked.contains(Self.question) else { return nil }
    let sources = module.sources.files.compactMap { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }
    self.init(
      for: sources, catalogues: module.sources.catalogues, fonts: module.sources.resources
    ) { $0 == module.sources.programName || module.sources.hasFolder($0) }
  }

  /// Writes the types of a module beside what else is made for it.
  ///
  /// - Returns: The path of the file; nil where the module needs none.
  static func make(for module: Module, in folder: URL) -> String? {
    guard !module.isFurtherPart, let text = TargetSymbols(for: module)?.text else { return nil }
    let file = folder.appendingPathComponent("\(module.name)-targets.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }
}
