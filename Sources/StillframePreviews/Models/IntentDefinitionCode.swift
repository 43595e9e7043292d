import Foundation

/// The code that Xcode writes for the files of intents of a module: a class for each intent with the values that people choose.
struct IntentDefinitionCode {
  /// An intent, an enumeration or a kind of thing, with the Swift names of its parts.
  private struct Part {
    let name: String
    let lines: [String]
  }

  private var parts: [Part] = []

  private static func files(of module: Module) -> [String] {
    guard module.imports.contains("Intents") else { return [] }
    return Set(module.resources + module.sources.resources).sorted().flatMap { path in
      guard path.hasSuffix(".lproj") else { return [path] }
      // A translated file lies in the folder of the language that it is written in.
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        .map { path + "/" + $0 }
    }.filter { $0.hasSuffix(".intentdefinition") }
  }

  /// Returns the names that the code declares: those of types, cases and properties.
  static func names(in module: Module) -> Set<String> {
    let parts = IntentDefinitionCode(files(of: module)).parts
    let members = parts.flatMap(\.lines).flatMap { $0.matches(of: /`(\w+)`/).map(\.1) }
    return Set(parts.map(\.name) + members.map(String.init))
  }

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module without intents.
  static func make(for module: Module, in folder: URL) -> String? {
    let code = IntentDefinitionCode(files(of: module))
    guard !code.parts.isEmpty else { return nil }
    let file = folder.appendingPathComponent("\(module.name)-intents.swift")
    return (try? Data(code.text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// - Parameter files: the paths of the files; of two parts with one name, the first one counts.
  init(_ files: [String]) {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file),
        let list = unsafe try? PropertyListSerialization.propertyList(
          from: data, options: [], format: nil) as? [String: Any]
      else { continue }
      add(list)
    }
    var names: Set<String> = []
    parts = parts.filter { names.insert($0.name).inserted }
  }

  /// The code.
  var text: String {
    let classes = parts.map { part in
      ([part.lines[0]] + part.lines.dropFirst().map { "  " + $0 } + ["}"]).joined(separator: "\n")
    }
    return (["import Foundation", "import Intents"] + classes).joined(separator: "\n\n") + "\n"
  }

  private mutating func add(_ list: [String: Any]) {
    let prefix = list["INClassPrefix"] as? String ?? ""
    for values in Self.entries(list["INEnums"]) {
      guard let name = Self.identifier(values["INEnumName"]) else { continue }
      var lines = ["public enum \(prefix)\(name): Int, Sendable {", "case unknown = 0"]
      for value in Self.entries(values["INEnumValues"]) {
        let index = value["INEnumValueIndex"] as? Int ?? 0
        guard let word = Self.identifier(value["INEnumValueName"]), index > 0 else { continue }
        lines.append("case `\(word)` = \(index)")
      }
      parts.append(Part(name: prefix + name, lines: lines))
    }
    for values in Self.entries(list["INTypes"]) {
      guard let name = Self.identifier(values["INTypeName"]) else { continue }
      parts.append(
        Part(
          name: prefix + name,
          lines: ["open class \(prefix)\(name): INObject, @unchecked Sendable {"]))
    }
    for values in Self.entries(list["INIntents"]) {
      guard let name = Self.identifier(values["INIntentName"]) else { continue }
      let type = values["INIntentClassName"] as? String ?? "\(prefix)\(name)Intent"
      let values = Self.entries(values["INIntentParameters"])
        .compactMap { Self.property($0, prefix) }
      parts.append(
        Part(name: type, lines: ["open class \(type): INIntent, @unchecked Sendable {"] + values))
      parts.append(Part(name: type + "Handling", lines: ["public protocol \(type)Handling {"]))
    }
  }

  /// The property of a parameter; nil where its name is none.
  private static func property(_ values: [String: Any], _ prefix: String) -> String? {
    guard let name = identifier(values["INIntentParameterName"]) else { return nil }
    // The type beside an enumeration may be that of its numbers.
    let enumeration = identifier(values["INIntentParameterEnumType"])
    let own = enumeration ?? identifier(values["INIntentParameterObjectType"])
    let type = enumeration == nil ? values["INIntentParameterType"] as? String ?? "String" : ""
    let kind =
      switch type {
      case "String": "String"
      case "Integer", "Long", "Boolean", "Decimal", "Double", "Float": "NSNumber"
      case "URL": "URL"
      case "Date", "DateComponents": "DateComponents"
      default: own.map { prefix + $0 } ?? "INObject"
      }
    if values["INIntentParameterSupportsMultipleValues"] as? Bool == true {
      return "public var `\(name)`: [\(kind)]?"
    }
    return enumeration != nil
      ? "public var `\(name)` = \(kind).unknown" : "public var `\(name)`: \(kind)?"
  }

  private static func entries(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  /// The name that Swift can have; nil where it is none.
  private static func identifier(_ value: Any?) -> String? {
    guard let name = value as? String, let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return name
  }
}
