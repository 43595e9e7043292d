/// Values of the modules' own types, in the place of code that gives one and does not compile.
extension SourceTrimmer {
  /// Returns an expression for a value of a type that the module declares, where all of its variables that are left have values; nil for
  /// other types.
  func ownValue(of type: String, for part: Declaration, in module: TrimmedModule) -> String? {
    let name = type == "Self" ? part.parent?.typeName ?? type : type
    guard let own = module.type(named: name), own.mayBeMadeOfNothing else { return nil }
    if own.item.kind == "struct", !own.isMadeOfNothing {
      own.isMadeOfNothing = true
      module.change(own)
    }
    return "\(name)(\(own.item.kind == "struct" ? Declaration.nothing : ""))"
  }

  /// Returns the code of a function or variable that gives such a value; nil where there is none.
  func ownCode(
    of part: Declaration, insteadOf code: Substring, in module: TrimmedModule
  ) -> String? {
    guard part.item.kind == "func" || part.item.kind == "var", !part.hasSetter(in: code),
      let result = part.item.result
    else { return nil }
    return ownValue(of: result, for: part, in: module).map { "{ \($0) }" }
  }
}

extension SourceTrimmer {
  /// Makes a variable computed which a protocol of the modules requires, in place of one whose first value does not compile.
  ///
  /// - Returns: Whether it is such a variable.
  func computeRequired(
    _ part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) -> Bool {
    guard part.state == .kept, let type = part.typeOfValue,
      !isMissing(type, in: module, part.file), isRequired(part),
      let text = part.computedText(of: type, because: reason)
    else { return false }
    compute(part, as: text, in: module, because: reason)
    return true
  }

  /// Whether a protocol of the modules, which its type names, requires a variable.
  private func isRequired(_ part: Declaration) -> Bool {
    let names = Set(part.parent?.item.inherits.map(\.text) ?? [])
    guard !names.isEmpty else { return false }
    return modules.contains { module in
      module.files.contains { file in
        file.declarations.contains { declaration in
          declaration.item.kind == "protocol" && names.contains(declaration.name)
            && declaration.members.contains { $0.item.names == part.item.names }
        }
      }
    }
  }
}

extension Declaration {
  /// The type of a variable that has a value: the one that it is written with, or whose initialiser makes the value.
  fileprivate var typeOfValue: String? {
    guard let parameter = item.parameters.first, let value = parameter.initial else { return nil }
    let made = value.prefixMatch(of: /([A-Z]\w*)\(/).map { String($0.1) }
    return parameter.type ?? item.result ?? made
  }

  /// The arguments of the initialiser that types get which are made of nothing.
  static let nothing = "stillframeNothing: ()"

  /// Whether a value can be made without any other one: of a structure by an initialiser of our own, which leaves its others as they
  /// are, and of a class by the one that it has without writing any.
  fileprivate var mayBeMadeOfNothing: Bool {
    guard parent == nil, isPresent, state == .kept, item.generics == nil, hasOnlyValues else {
      return false
    }
    switch item.kind {
    case "struct": return !isView
    case "class":
      let hasBase = item.inherits.first.map { !Self.plainBases.contains($0.text) } ?? false
      return !hasBase && !members.contains { $0.item.kind == "init" && $0.isPresent }
    default: return false
    }
  }

  /// Types and protocols that a class may inherit from and be made without arguments.
  private static let plainBases: Set<String> = ["NSObject", "ObservableObject", "Sendable"]

  /// The initialiser that makes a value of nothing, as an extension.
  var extensionMakingNothing: String {
    let access = item.modifiers.contains("public") ? "public " : ""
    return "; extension \(name) { \(access)init(stillframeNothing: Swift.Void) {} }"
  }
}
