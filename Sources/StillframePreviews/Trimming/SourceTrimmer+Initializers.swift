import Foundation

/// Stored variables whose values are left out of the initialisers: the rest of these stays.
extension SourceTrimmer {
  /// Makes the stored variables computed that an initialiser gives no value any more.
  ///
  /// - Parameter part: the initialiser, or its type.
  /// - Returns: Whether there is such a variable.
  func compute(
    of part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) -> Bool {
    guard let type = part.isType ? part : part.parent, type.isType else { return false }
    let codes = type.members.filter { $0.item.kind == "init" && $0.isPresent && $0.state == .kept }
      .map { remainingCode(of: $0, in: module) }
      .filter { !$0.contains("self.init(") }
    guard !codes.isEmpty else { return false }
    var isChanged = false
    for member in type.members where member.isPresent && member.state == .kept {
      guard let text = member.computedText(in: module, because: reason),
        codes.contains(where: { !Self.assigns(member.name, in: $0) })
      else { continue }
      compute(member, as: text, in: module, because: reason)
      isChanged = true
    }
    return isChanged
  }

  /// Makes the stored variables computed whose values parts of initialisers gave that are left out, and leaves the code out of those that
  /// called another one there. The compiler says so only when it makes code of the module, which takes longest.
  func settleInitializers(in module: TrimmedModule) {
    module.visit { part in
      guard part.item.kind == "init", part.isPresent, part.state == .kept, part.isPartial,
        let type = part.parent
      else { return }
      let reason = module.files[part.file].missing
      let (all, rest) = (self.code(of: part, in: module), self.remainingCode(of: part, in: module))
      // On which ways through the code `self` still gets a value, only the compiler knows.
      let replacesSelf = Self.replacesSelf(in: all)
      if replacesSelf || all.contains("self.init(") {
        let isLost = replacesSelf || !rest.contains("self.init(")
        if isLost { self.leaveCodeOut(part, in: module, because: reason) }
        return
      }
      for member in type.members where member.isPresent && member.state == .kept {
        if member.needsWrapper, Self.wraps(member.name, in: all),
          !Self.wraps(member.name, in: rest)
        {
          return self.leaveCodeOut(part, in: module, because: reason)
        }
        guard let text = member.computedText(in: module, because: reason),
          Self.assigns(member.name, in: all), !Self.assigns(member.name, in: rest)
        else { continue }
        self.compute(member, as: text, in: module, because: reason)
      }
    }
  }

  func compute(
    _ member: Declaration, as text: String, in module: TrimmedModule, because reason: Set<String>
  ) {
    member.change(to: .computed(text), in: round)
    module.change(member, isSeen: true)
    note(member, module, TrimReport.Loss(partial: 1), reason)
    removeAssignments(of: member, in: module)
  }

  /// Leaves out the values that initialisers give to a computed variable: it cannot be set before the stored ones are.
  private func removeAssignments(of member: Declaration, in module: TrimmedModule) {
    for part in member.parent?.members ?? []
    where part.item.kind == "init" && part.isPresent && part.state == .kept {
      guard let body = part.item.body else { continue }
      let code = remainingCode(of: part, in: module)
      for offset in Self.assignments(of: member.name, in: code) {
        let piece = part.parts.lazy.compactMap { $0.innermost(at: body[0] + offset) }.first
        guard let piece, !piece.piece.isVital, piece.piece.binds.isEmpty else { continue }
        piece.replace(in: round)
        module.change(part)
      }
    }
  }

  private func code(of initializer: Declaration, in module: TrimmedModule) -> String {
    guard let body = initializer.item.body else { return "" }
    let data = module.files[initializer.file].data
    return String(
      decoding: data[(data.startIndex + body[0])..<(data.startIndex + body[1])], as: UTF8.self)
  }

  private func remainingCode(of initializer: Declaration, in module: TrimmedModule) -> String {
    guard let body = initializer.item.body else { return "" }
    let data = module.files[initializer.file].data
    var text = Array(data[(data.startIndex + body[0])..<(data.startIndex + body[1])])
    for part in initializer.parts {
      part.visitReplaced { replaced in
        let range = replaced.piece.range
        for offset in max(range[0], body[0])..<max(min(range[1], body[1]), range[0], body[0]) {
          text[offset - body[0]] = 0x20
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether an initialiser's code sets `self`, and does not only bind it again.
  static func replacesSelf(in code: String) -> Bool {
    code.ranges(of: "self = ").contains { range in
      let before = code[..<range.lowerBound]
      return !before.hasSuffix("let ") && !before.hasSuffix("var ")
        && before.last.map { $0.isLetter || $0.isNumber || "_.`".contains($0) } != true
    }
  }

  /// Whether code sets a variable.
  private static func assigns(_ name: String, in code: String) -> Bool {
    !assignments(of: name, in: code).isEmpty
  }

  /// Whether code sets a variable that has a wrapper, or the wrapper.
  private static func wraps(_ name: String, in code: String) -> Bool {
    assigns(name, in: code) || assigns("_" + name, in: code)
  }

  /// Returns the offsets, in UTF-8, at which code sets a variable.
  private static func assignments(of name: String, in code: String) -> [Int] {
    var rest = code[...]
    var result: [Int] = []
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound].last
      rest = rest[range.upperBound...]
      let isWord =
        before.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
        && rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
      let next = rest.drop(while: \.isWhitespace)
      if isWord, next.first == "=", next.dropFirst().first != "=" {
        result.append(code.utf8.distance(from: code.startIndex, to: range.lowerBound))
      }
    }
    return result
  }
}

extension Declaration {
  /// Whether it is a stored variable whose wrapper only initialisers make.
  fileprivate var needsWrapper: Bool {
    guard isStored, !item.marks.isEmpty, let parameter = item.parameters.first,
      parameter.initial == nil, let type = parameter.type ?? item.result, !type.hasSuffix("?")
    else { return false }
    return !item.attributes.contains(where: Self.valued.contains)
  }

  /// Returns the text of a computed variable in the place of a stored one; nil where that has a value already.
  fileprivate func computedText(
    in module: TrimmedModule, because reason: Set<String>
  ) -> String? {
    guard let parameter = item.parameters.first, parameter.initial == nil,
      let type = parameter.type ?? item.result
    else { return nil }
    // A variable is nil where nothing sets it; a constant is not.
    let isOptional = type.hasSuffix("?")
    guard !isOptional || item.kind == "let" else { return nil }
    // A type that is declared empty has a value: others may read it while they are made.
    let value = isOptional ? "nil" : module.emptyTypes[type] == nil ? nil : "\(type)()"
    return computedText(of: type, value: value, because: reason)
  }

  /// Returns the text of a computed variable of a type.
  ///
  /// - Parameter value: its value; nil: reading it stops the program.
  func computedText(
    of type: String, value: String? = nil, because reason: Set<String>
  ) -> String? {
    guard isStored, item.marks.isEmpty, item.names.count == 1 else { return nil }
    let access = item.modifiers.filter {
      ["private", "fileprivate", "internal", "package", "public", "nonisolated"].contains($0)
    }
    let cause = reason.sorted().joined(separator: ", ")
    let words = cause.isEmpty ? "\(name) has no value" : "\(name) needs \(cause)"
    return (access + ["var \(name): \(type) {"]).joined(separator: " ")
      + " get { \(value ?? "Swift.fatalError(\"\(words)\")") } set {} }"
  }
}
