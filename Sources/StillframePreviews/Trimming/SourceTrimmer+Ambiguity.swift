/// Types of a program's own libraries that have a name of the frameworks, as those of later versions of iOS: files import them by name
/// besides, which makes them the ones that are meant.
extension SourceTrimmer {
  /// Imports the type by its name that an error calls ambiguous.
  ///
  /// - Returns: Whether one library that the file imports declares it, and it was not imported so before this round.
  func importType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    guard let (type, file, library) = ambiguousType(of: fault, in: module) else { return false }
    module.importByName(type, of: library, in: file, in: round)
    return true
  }

  /// Whether an error calls a type ambiguous that can be imported by its name.
  func mayImportType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    ambiguousType(of: fault, in: module) != nil
  }

  private func ambiguousType(
    of fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> (type: Declaration, file: Int, library: String)? {
    guard let name = fault.ambiguousType, let file = module.numbers[fault.path],
      module.mayImportByName(name, in: file, in: round)
    else { return nil }
    let imports = Set(module.files[file].imports.map(\.module))
    let libraries = modules.filter { $0 !== module && imports.contains($0.name) }
    let found = libraries.compactMap { library in
      library.type(named: name).map { ($0, file, library.name) }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension CompilerMessages.Fault {
  /// The type that several modules declare.
  fileprivate var ambiguousType: String? {
    text.firstMatch(of: /^'(\w+)' is ambiguous for type lookup in this context/)
      .map { String($0.1) }
  }
}

/// The imports of single types in a file.
struct NamedImports {
  /// The rounds that added them, by the names of the types.
  private(set) var rounds: [String: Int] = [:]
  /// The declarations, by the names of the modules.
  private(set) var texts: [String: String] = [:]

  /// Adds one.
  mutating func add(_ type: Declaration, of library: String, in round: Int) {
    guard rounds[type.name] == nil else { return }
    rounds[type.name] = round
    let kind = type.item.kind == "actor" ? "class" : type.item.kind
    texts[library, default: ""] += "; import \(kind) \(library).\(type.name)"
  }
}
