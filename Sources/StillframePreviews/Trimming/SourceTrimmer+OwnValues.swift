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

extension Declaration {
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
