import Foundation
import StillImageFile
import StillViews

/// Constants and functions for the strings that people added to a catalogue (`Localizable.xcstrings`), as Xcode 26 writes them: "Sign In" is
/// `.signIn`, and "%lld days" is `.days(3)`.
struct CatalogueSymbols {
  struct Symbol: Equatable {
    let name: String
    let key: String
    /// Types of the values in the text, and their labels.
    let parameters: [Parameter]
    /// The text in the source language as the content of a literal.
    let text: String
  }

  struct Parameter: Equatable {
    let label: String?
    let type: String
  }

  /// In the order of the keys.
  let symbols: [Symbol]

  /// - Parameter data: the text of the catalogue. One that cannot be read has no symbols.
  init(_ data: Data) {
    symbols = StringCatalogue(data)?.addedTexts.map { Self.symbol($0.key, $0.text) } ?? []
  }

  /// Returns the symbol of a key with its text in the source language.
  static func symbol(_ key: String, _ text: String) -> Symbol {
    var parameters: [Parameter] = []
    var literal = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: specifier) {
      literal += escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      guard let form = match.3 else {
        literal += "%"
        continue
      }
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? parameters.count
      while parameters.count <= index {
        parameters.append(Parameter(label: nil, type: "Swift.String"))
      }
      parameters[index] = Parameter(label: match.2.map(String.init), type: type(of: form))
      literal += "\\(arg\(index + 1))"
    }
    let words = key.replacing(specifier, with: " ")
    return Symbol(
      name: AssetSymbols.textSymbol(words), key: key, parameters: parameters,
      text: literal + escaped(rest))
  }

  /// A value in a text: its number, its name, and its form. "%%" has none.
  private static var specifier: Regex<(Substring, Substring?, Substring?, Substring?)> {
    /%(?:%|(?:([1-9])\$)?(?:\((\w+)\))?([-+ #0']*[0-9]*(?:\.[0-9]*)?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXeEfFgGaA]))/
  }

  private static func type(of form: Substring) -> String {
    switch form.last {
    case "@": "Swift.String"
    case "e", "E", "f", "F", "g", "G", "a", "A":
      form.contains("l") || form.contains("L") ? "Swift.Double" : "Swift.Float"
    default: "Swift.Int"
    }
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  /// Returns a file with the symbols that sources mention; nil: they mention none.
  func text(for sources: [String]) -> String? {
    let code = sources.joined(separator: "\n")
    let members = MemberScan(code).names
    var names: Set<String> = []
    let lines = symbols.filter { symbol in
      members.contains(symbol.name) && !code.contains("static var \(symbol.name):")
        && names.insert(symbol.declaration("")).inserted
    }.flatMap { symbol in
      let key =
        "SwiftUI.LocalizedStringKey(_key: \"\(Self.escaped(symbol.key[...]))\", \"\(symbol.text)\")"
      return [
        "nonisolated extension SwiftUI.LocalizedStringKey { \(symbol.declaration("SwiftUI.LocalizedStringKey")) { \(key) } }",
        "nonisolated extension SwiftUI.LocalizedStringResource { \(symbol.declaration("SwiftUI.LocalizedStringResource")) { "
          + "SwiftUI.LocalizedStringResource(\(key)) } }",
      ]
    }
    return lines.isEmpty ? nil : "import SwiftUI\n\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Returns the names of the symbols that a module gets.
  static func names(in module: Module) -> Set<String> { Set(all(in: module).map(\.name)) }

  private static func all(in module: Module) -> [Symbol] {
    files(of: module).flatMap { file in data(file).map { CatalogueSymbols($0).symbols } ?? [] }
  }

  /// Returns the paths of a module's catalogues that cannot be read.
  static func unreadable(in module: Module) -> [String] {
    files(of: module).filter { data($0).flatMap { StringCatalogue($0) } == nil }
  }

  private static func files(of module: Module) -> [String] {
    Set(module.sources.resources + module.resources).filter {
      $0.hasSuffix("/Localizable.xcstrings")
    }.sorted()
  }

  private static func data(_ file: String) -> Data? {
    try? AtomicFile.readRegular(URL(fileURLWithPath: file), atMost: 64 << 20)
  }

  /// Writes the symbols of a module beside what else is made for it.
  ///
  /// - Returns: The path of the file; nil where the module needs none.
  static func make(for module: Module, in folder: URL) -> String? {
    let symbols = all(in: module)
    guard !symbols.isEmpty else { return nil }
    let sources = module.sources.files.map { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    guard let text = CatalogueSymbols(symbols: symbols).text(for: sources) else { return nil }
    let file = folder.appendingPathComponent("\(module.name)-symbols.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  private init(symbols: [Symbol]) {
    self.symbols = symbols
  }
}

extension CatalogueSymbols.Symbol {
  /// Returns the head of a constant, or of a function of the values.
  fileprivate func declaration(_ type: String) -> String {
    guard !parameters.isEmpty else { return "static var `\(name)`: \(type)" }
    let list = parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") arg\(index + 1): \(parameter.type)"
    }
    return "static func `\(name)`(\(list.joined(separator: ", "))) -> \(type)"
  }
}
