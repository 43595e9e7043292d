import Foundation

/// The files of a module as declarations, and what they declare.
final class TrimmedModule {
  struct File {
    let path: String
    let data: Data
    let imports: [SourceOutline.Import]
    let declarations: [Declaration]
    /// Attributes of Objective-C, which is not there.
    let foreign: [[Int]]
    /// Its names of methods.
    let selectors: [[Int]]
    /// Its paths of keys.
    let keyPaths: [SourceOutline.KeyPath]
    /// The modules that it imports and that are nowhere.
    var missing: Set<String>
    /// Where each line begins.
    let lines: [Int]

    /// Whether it imports a module that has the names of views.
    var hasViews: Bool {
      imports.contains {
        ["SwiftUI", "UIKit", "AppKit", "Cocoa", "Charts", "WidgetKit", "MapKit"].contains($0.module)
      }
    }

    /// Whether it can name SwiftUI: files that import UIKit alone cannot.
    var namesSwiftUI: Bool {
      hasViews
        && imports.contains {
          ["SwiftUI", "Charts", "WidgetKit", "MapKit", "AVKit", "PhotosUI", "WebKit", "StoreKit"]
            .contains($0.module)
        }
    }

    /// Whether it declares a view, or a preview of one.
    var declaresViews: Bool {
      var result = false
      for declaration in declarations {
        declaration.visit { part in
          result =
            result || part.isView || part.item.kind == "preview"
            || part.inherits(["PreviewProvider", "ViewModifier", "App", "ButtonStyle"])
            || part.item.extended == "View"
        }
      }
      return result
    }

    /// Whether its imports are compiled other than they are.
    var changesImports: Bool { !missing.isEmpty || imports.contains(where: \.isOfPart) }
  }

  let name: String
  /// The name that its files have for it; nil: they have none.
  let nameInProject: String?
  private(set) var files: [File]
  private(set) var numbers: [String: Int] = [:]
  /// How many declarations have a name.
  private(set) var counts: [String: Int] = [:]
  /// Names of types, and of functions and variables outside of types.
  private(set) var freeNames: Set<String> = []
  /// The generic parameters of types, which extensions mention without a declaration.
  private(set) var genericNames: [String: Set<String>] = [:]
  /// The names of the types in which types are declared.
  private(set) var outerTypes: [String: Set<String>] = [:]
  /// Names after a dot that no declaration lists.
  let localMembers: Set<String>
  /// Names that are made for the module: those of assets, of models and of what Foundation lacks.
  let madeNames: Set<String>
  /// Those that modules which import it have, too.
  let sharedNames: Set<String>
  /// Types of missing modules in whose place empty ones stand, with the labels of the arguments that these are made of.
  private(set) var emptyTypes: [String: Set<[String]>] = [:]
  /// Members that types have lost.
  private(set) var lostMembers: [String: Set<String>] = [:]
  private var memberCounts: [String: [String: Int]] = [:]
  /// Files that have changed since they were type-checked.
  private var changed: Set<Int> = []
  /// Names of changed declarations that other files see.
  private var changedNames: Set<String> = []
  private var mentions: [Int: Set<String>] = [:]
  /// Names that the compiler did not find, with the files where it did not and the missing modules that these import.
  private var absent: [String: (files: Set<Int>, modules: Set<String>)] = [:]

  /// Members of types that the compiler did not find, with the names of the types.
  private var absentMembers: [String: Set<String>] = [:]

  /// Modifiers that the compiler did not find, by name or with labels, with the missing modules of the files where it did not.
  private var absentModifiers: [String: Set<String>] = [:]
  private var absentModifierNames: Set<String> = []
  private var hasNewModifiers = false

  /// Types that files import by their names besides, by the numbers of the files.
  private var namedImports: [Int: NamedImports] = [:]

  init(_ module: Module, _ outlines: [String: SourceOutline], isKnown: (String) -> Bool) {
    name = module.name
    nameInProject = module.nameInProject
    var files: [File] = []
    for path in module.sources.files {
      guard let outline = outlines[path],
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      let number = files.count
      files.append(
        File(
          path: path, data: data, imports: outline.imports,
          declarations: outline.declarations.map { Declaration($0, file: number) },
          foreign: outline.foreign, selectors: outline.selectors,
          keyPaths: outline.keyPaths,
          missing: Set(outline.imports.map(\.module).filter { !isKnown($0) }),
          lines: [0] + data.indices.filter { data[$0] == 0x0A }.map { $0 - data.startIndex + 1 }))
      numbers[path] = number
    }
    self.files = files
    localMembers = Set(files.flatMap { outlines[$0.path]?.members ?? [] })
    let resources = module.resources.filter { $0.hasSuffix(".xcassets") }
    let isShared = AssetSymbols.isShared(by: module)
    var assets = AssetSymbols(catalogues: Array(Set(module.sources.catalogues + resources))).assets
    if isShared { assets = assets.flatMap(\.spellings) }
    madeNames = ObjectModelCode.names(in: module)
      .union(IntentDefinitionCode.names(in: module))
      .union(CatalogueSymbols.names(in: module))
      .union(SessionMembers.names)
      .union(FoundationAliases.notifications)
      .union(assets.map(\.symbol) + assets.flatMap(\.spaces))
      .union(TargetSymbols(for: module)?.names ?? [])
    sharedNames = isShared ? Set(assets.map(\.symbol) + assets.flatMap(\.spaces)) : []
    for file in files {
      for declaration in file.declarations {
        declaration.visit { part in
          count(part, by: 1)
          if part.isType {
            genericNames[part.name, default: []].formUnion(part.item.genericNames)
            outerTypes[part.name, default: []].formUnion(part.parent?.typeNames ?? [])
          }
        }
      }
    }
  }

  private func count(_ declaration: Declaration, by step: Int) {
    let type = declaration.parent?.typeName
    for name in declaration.item.names {
      counts[name, default: 0] += step
      if let type { memberCounts[type, default: [:]][name, default: 0] += step }
      // Types in types may have names of other modules' types: `State` of a reducer is not that of SwiftUI.
      if type == nil { freeNames.insert(name) }
    }
  }

  /// Counts a declaration, and what is in it, as gone.
  func forget(_ declaration: Declaration) {
    declaration.visit { part in
      guard !part.isForgotten else { return }
      part.isForgotten = true
      count(part, by: -1)
      guard let type = part.parent?.typeName else { return }
      for name in part.item.names where memberCounts[type]?[name] == 0 {
        lostMembers[type, default: []].insert(name)
      }
    }
  }

  /// Counts a module that is imported as one that is nowhere.
  ///
  /// - Returns: Whether a file imports it that did not miss it before.
  @discardableResult
  func miss(_ module: String) -> Bool {
    var isNew = false
    for index in files.indices where files[index].imports.contains(where: { $0.module == module }) {
      guard files[index].missing.insert(module).inserted else { continue }
      changed.insert(index)
      isNew = true
    }
    return isNew
  }

  /// Notes that the text of a declaration has changed.
  ///
  /// - Parameter isSeen: whether code elsewhere may compile no more.
  func change(_ declaration: Declaration, isSeen: Bool = false) {
    changed.insert(declaration.file)
    guard isSeen else { return }
    declaration.visit { changedNames.formUnion($0.item.names) }
    if let type = declaration.typeName { changedNames.insert(type) }
  }

  /// Notes that a file mentions a name which is declared nowhere, though some module has it for another purpose.
  ///
  /// - Returns: Whether that is new.
  func addAbsent(_ name: String, in file: Int) -> Bool {
    guard !isAbsent(name, in: file) else { return false }
    absent[name, default: ([], [])].files.insert(file)
    absent[name, default: ([], [])].modules.formUnion(files[file].missing)
    return true
  }

  /// Whether a name is declared nowhere for a file: for itself, or for one that lacks the same module.
  func isAbsent(_ name: String, in file: Int) -> Bool {
    guard let places = absent[name] else { return false }
    return places.files.contains(file) || !places.modules.isDisjoint(with: files[file].missing)
  }

  /// Notes that a type does not have a member, so that other files are not compiled with it: code that does not compile takes longest.
  func addAbsentMember(_ name: String, of type: String) {
    absentMembers[name, default: []].insert(type)
  }

  /// Notes that a modifier, by its name or with labels, is not there for a file and those that lack the same modules.
  func addAbsentModifier(_ key: String, in file: Int) {
    let missing = files[file].missing
    guard !missing.isEmpty, absentModifiers[key]?.isSuperset(of: missing) != true else { return }
    absentModifiers[key, default: []].formUnion(missing)
    absentModifierNames.insert(String(key.prefix { $0 != "(" }))
    hasNewModifiers = true
  }

  /// Returns whether a modifier was noted since the last call.
  func takeNewModifiers() -> Bool {
    defer { hasNewModifiers = false }
    return hasNewModifiers
  }

  /// Whether some names after a dot include that of a modifier that is not there for every file.
  func mayLackModifier(_ members: [String]) -> Bool {
    !absentModifierNames.isEmpty && members.contains(where: absentModifierNames.contains)
  }

  /// Whether a modifier is not there for a file.
  func lacksModifier(_ call: ModifierCall, in file: Int) -> Bool {
    [call.name, call.signature].contains { key in
      absentModifiers[key].map { !$0.isDisjoint(with: files[file].missing) } ?? false
    }
  }

  /// Returns the member of a type in a file's code that the compiler did not find elsewhere; nil where there is none.
  func absentMember(in mentions: SourceOutline.Mentions, _ file: Int) -> String? {
    guard !absentMembers.isEmpty else { return nil }
    return mentions.members.first { name in
      absentMembers[name]?.contains { type in
        mentions.names.contains(type)
          && files[file].data.range(of: Data("\(type).\(name)".utf8)) != nil
      } == true
    }
  }

  /// Returns the type of a name at the top of a file that is compiled.
  func type(named name: String) -> Declaration? {
    files.lazy.flatMap(\.declarations).first {
      ($0.isType || $0.item.kind == "typealias") && $0.name == name && $0.isPresent
    }
  }

  /// Whether a file imports a type by its name, if at all, since a round.
  func mayImportByName(_ name: String, in file: Int, in round: Int) -> Bool {
    namedImports[file]?.rounds[name].map { $0 == round } ?? true
  }

  /// Lets a file import a type by its name besides.
  func importByName(_ type: Declaration, of library: String, in file: Int, in round: Int) {
    namedImports[file, default: NamedImports()].add(type, of: library, in: round)
    changed.insert(file)
  }

  /// Declares a type of a missing module empty.
  func addEmptyType(_ name: String, madeOf calls: Set<[String]>) {
    emptyTypes[name] = calls
    changedNames.insert(name)
  }

  /// Notes that a file is to be type-checked again.
  func recheck(_ path: String) { if let number = numbers[path] { changed.insert(number) } }

  /// Notes that no file has been type-checked.
  func changeAll() { changed = Set(files.indices) }

  /// The paths of the files to type-check: those that have changed, and those that mention a changed declaration.
  func takeChanges() -> [String] {
    var result = changed
    if !changedNames.isEmpty {
      for number in files.indices where !result.contains(number) {
        if !names(in: number).isDisjoint(with: changedNames) { result.insert(number) }
      }
    }
    changed = []
    changedNames = []
    return result.sorted().map { files[$0].path }
  }

  /// The names that a file mentions.
  func names(in number: Int) -> Set<String> {
    if let known = mentions[number] { return known }
    var result: Set<String> = []
    for declaration in files[number].declarations {
      declaration.visit { part in
        for mentions in part.allMentions {
          result.formUnion(mentions.names)
          result.formUnion(mentions.members)
        }
        for type in part.item.inherits { result.formUnion(type.names) }
        if let type = part.item.extended { result.insert(type) }
      }
    }
    mentions[number] = result
    return result
  }

  /// Calls a closure with every declaration.
  func visit(_ body: (Declaration) -> Void) {
    for file in files {
      for declaration in file.declarations { declaration.visit(body) }
    }
  }

  /// The innermost declaration at a place of a file, with its offset; nil where there is none, or the round has changed it already.
  func declaration(
    in path: String, line: Int, column: Int, changedBefore round: Int
  ) -> (Declaration, offset: Int)? {
    guard let number = numbers[path] else { return nil }
    let file = files[number]
    guard line >= 1, line <= file.lines.count else { return nil }
    let end = line < file.lines.count ? file.lines[line] - 1 : file.data.count
    // Code that stands in the place of other code may be longer than its line was.
    let offset = min(file.lines[line - 1] + max(column - 1, 0), max(end - 1, file.lines[line - 1]))
    for declaration in file.declarations {
      if declaration.isStale(at: offset, in: round) { return nil }
      guard var found = declaration.innermost(at: offset) else { continue }
      // An error in what stands in the place of a declaration is about that.
      while !found.isPresent, let parent = found.parent { found = parent }
      return (found, offset)
    }
    return nil
  }

  /// The line of a declaration, from 1.
  func line(of declaration: Declaration, offset: Int? = nil) -> Int {
    let offset = offset ?? declaration.item.range[0]
    return files[declaration.file].lines.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1
  }

  /// "Card.swift:12"
  ///
  /// - Parameter offset: of a part of it.
  func place(of declaration: Declaration, offset: Int? = nil) -> String {
    URL(fileURLWithPath: files[declaration.file].path).lastPathComponent
      + ":\(line(of: declaration, offset: offset))"
  }

  /// SwiftUI has the names of UIKit and AppKit here. Most other modules bring Foundation along, and SwiftUI or UIKit to a file that
  /// declares views or previews, or names types of UIKit, without importing them.
  private func importInstead(of module: String, in number: Int) -> String {
    let isOfViews = ["UIKit", "AppKit", "Cocoa"].contains(module)
    let hasTypes = {
      self.names(in: number).contains { $0.hasPrefix("UI") && $0.count > 4 }
        || self.files[number].declaresViews
    }
    return isOfViews || !files[number].hasViews && hasTypes()
      ? "import SwiftUI" : "import Foundation"
  }

  /// The texts of the files that are not compiled as they are.
  ///
  /// - Parameter isMissing: whether a name is declared nowhere for a file.
  func texts(_ isMissing: (String, Int) -> Bool) -> [String: Data] {
    var result: [String: Data] = [:]
    for (number, file) in files.enumerated() {
      let gainsViews = !file.missing.isEmpty && file.declaresViews && !file.hasViews
      var text = TrimmedText(hasViews: file.namesSwiftUI || gainsViews)
      for part in file.imports {
        if file.missing.contains(part.module) {
          text.replace(part.range, with: importInstead(of: part.module, in: number))
        } else if part.isOfPart {
          text.replace(part.range, with: "import \(part.module)")
        } else if let named = namedImports[number]?.texts[part.module] {
          text.replace([part.range[1], part.range[1]], with: named)
        }
      }
      for range in file.foreign { text.remove(range) }
      for range in file.selectors { text.replace(range, with: "Selector(\"method\")") }
      for path in file.keyPaths { text.replace(path.range, with: path.literal) }
      for declaration in file.declarations { text.add(declaration) { isMissing($0, number) } }
      if !text.isEmpty { result[file.path] = text.apply(to: file.data) }
    }
    return result
  }
}
