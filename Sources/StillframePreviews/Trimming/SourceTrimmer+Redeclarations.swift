/// Members that extensions in several files add to one type, as those of a program and of what is shared with it do. The compiler chooses
/// none of them, and code that uses one takes longest: one stays.
extension SourceTrimmer {
  /// Leaves out the members of extensions that another file of a module declares as well. Of those that are compiled whole, the first stays.
  ///
  /// - Parameter apart: files that are compiled without the others.
  func leaveOutRedeclarations(in module: TrimmedModule, besides apart: Set<String>) {
    var members: [String: [Declaration]] = [:]
    var keys: [String] = []
    for file in module.files where !apart.contains(file.path) {
      for member in file.declarations.filter(\.isPlainExtension).flatMap(\.members) {
        guard member.isPresent, let key = member.signature else { continue }
        if members[key] == nil { keys.append(key) }
        members[key, default: []].append(member)
      }
    }
    for key in keys {
      guard let all = members[key], all.count > 1 else { continue }
      let staying = all.first { $0.state == .kept } ?? all[0]
      for member in all where member.file != staying.file {
        member.change(to: .leftOut, in: round)
        module.change(member)
        module.forget(member)
        note(member, module, TrimReport.Loss(others: 1), [])
      }
    }
  }
}

extension Declaration {
  /// Whether it is an extension of all values of a type that other files see.
  fileprivate var isPlainExtension: Bool {
    item.kind == "extension" && item.constraint == nil && !isOfFile
  }

  private var isOfFile: Bool {
    item.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// The text by which the compiler tells an extension's member from others of the type; nil: it is no member that other files see.
  fileprivate var signature: String? {
    guard let type = parent?.item.extended, !isOfFile,
      ["init", "func", "var", "let", "subscript"].contains(item.kind), item.names.count <= 1
    else { return nil }
    let isVariable = item.kind == "var" || item.kind == "let"
    var parts = [type, isVariable ? "var" : item.kind, isStatic ? "static" : "", name]
    guard !isVariable else { return parts.joined(separator: " ") }
    parts += item.parameters.map { "\($0.label): \($0.type ?? "")" }
    parts += [item.kind == "init" ? "" : item.result ?? "", item.generics ?? ""]
    parts += [item.constraint ?? "", item.effects.contains("async") ? "async" : ""]
    return parts.joined(separator: " ")
  }
}
