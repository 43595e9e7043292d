/// Attributes that are nowhere, mostly macros of packages: a type is compiled without them, and so is a variable that is a plain one then,
/// or has a value without them.
extension SourceTrimmer {
  /// Attributes of variables without which these are plain variables.
  private static let plain: Set<String> = [
    "Presents", "PresentationState", "ObservationStateIgnored", "BindingState", "BindableState",
    "Column", "Ephemeral", "CasePathIgnored", "MemberwiseInitIgnored",
  ]

  /// Takes an attribute away from a declaration that is nowhere.
  ///
  /// - Returns: Whether there was one.
  func loseMark(of part: Declaration, in module: TrimmedModule) -> Bool {
    for number in part.item.marks.indices where !part.lostMarks.contains(number) {
      let mark = part.item.marks[number]
      guard part.isType || Self.plain.contains(mark.name) || part.hasOwnValue,
        let name = missing(mark.mentions, of: part, in: module)
      else { continue }
      loseMark(number, of: part, in: module, because: reason(name, part, module))
      return true
    }
    return false
  }

  /// Takes an attribute away from a declaration.
  func loseMark(
    _ number: Int, of part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    part.lostMarks.insert(number)
    module.change(part, isSeen: true)
    report.add(TrimReport.Loss(partial: 1), for: reason)
    if reason.isEmpty {
      let name = part.item.marks[number].name
      addFault("the attribute '@\(name)' of '\(part.name)'", of: part, in: module)
    }
  }

  /// The names outside of a declaration's code, without those of attributes that are gone.
  func head(of part: Declaration) -> SourceOutline.Mentions {
    var head = part.item.head
    let thrown = part.throwsAny ? part.item.thrown.map { [$0.mentions] } ?? [] : []
    let lost =
      part.lostMarks.map { part.item.marks[$0].mentions }
      + part.lostParameters.map { part.item.parameters[$0].typeMentions } + thrown
    for gone in lost {
      head.names.removeAll(where: gone.names.contains)
      head.members.removeAll(where: gone.members.contains)
    }
    return head
  }
}

extension Declaration {
  /// Whether it is a stored variable that has a type, and a value of its own.
  fileprivate var hasOwnValue: Bool {
    guard isStored, item.kind == "var", item.names.count == 1, item.marks.count == 1,
      let parameter = item.parameters.first, let type = parameter.type ?? item.result
    else { return false }
    return type.hasSuffix("?") || parameter.initial != nil
  }
}
