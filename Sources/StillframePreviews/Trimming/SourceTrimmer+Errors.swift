/// The compiler's errors, each of which takes away the part of the code that it is about.
extension SourceTrimmer {
  /// Rounds with errors in one declaration's code after which none of it is compiled.
  private static let faultyRoundLimit = 10
  /// The same for code that returns a value.
  private static let faultyValueRoundLimit = 3

  /// Takes away the declarations that do not compile.
  ///
  /// - Parameter areOfOriginals: whether the messages are about the files as they were before the first round.
  /// - Returns: Whether there is anything new to compile, and the errors that no missing module explains.
  func trim(
    _ messages: CompilerMessages, of name: String, areOfOriginals: Bool = false
  ) -> (isChanged: Bool, errors: [String]) {
    guard let module = module(name), messages.clashingFiles.isEmpty else { return (false, []) }
    if !messages.missingModules.isEmpty { return (miss(messages.missingModules), []) }
    if !areOfOriginals { round += 1 }
    noteModifiers(in: messages, of: module)
    // Errors follow from others: names that are nowhere come first, then what others see of declarations before the code of that file.
    let ranks = messages.faults.map { rank($0, in: module) }
    let first: Rank = ranks.contains(.name) ? .name : .head
    let heads = Set(zip(messages.faults, ranks).filter { $0.1 == .head }.map(\.0.path))
    var errors: [String] = []
    var isChanged = false
    for (fault, rank) in zip(messages.faults, ranks) {
      guard let rank else { continue }
      let isFirst = rank == first || first == .head && !heads.contains(fault.path)
      guard isFirst || fault.tookTooLong else { continue }
      if take(fault, in: module, &errors) { isChanged = true }
    }
    for (fault, rank) in zip(messages.faults, ranks) where rank != nil {
      module.recheck(fault.path)
    }
    if module.takeNewModifiers() { isChanged = true }
    if isChanged { settle() }
    settleInitializers(in: module)
    return (isChanged, errors)
  }

  /// Whether a declaration of a module changes after an error, and nothing is taken away.
  func isMended(_ fault: CompilerMessages.Fault, of name: String) -> Bool {
    module(name).map { isMended(fault, in: $0) } ?? false
  }

  private func isMended(_ fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    mayFreeType(for: fault, in: module) || mayGainConformance(for: fault, in: module)
      || mayImportType(for: fault, in: module) || binding(of: fault, in: module) != nil
  }

  private enum Rank {
    case name, head, code
  }

  /// Nil: the error is about nothing that is still there.
  private func rank(_ fault: CompilerMessages.Fault, in module: TrimmedModule) -> Rank? {
    guard let (part, offset) = place(of: fault, in: module) else { return nil }
    if fault.absentName != nil || isMended(fault, in: module) { return .name }
    return part.isGroup || !part.hasInCode(offset) ? .head : .code
  }

  func place(
    of fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> (part: Declaration, offset: Int)? {
    guard
      let (part, offset) = module.declaration(
        in: fault.path, line: fault.line, column: fault.column, changedBefore: round),
      part.isPresent
    else { return nil }
    return (part, offset)
  }

  /// Returns whether an error took anything away.
  private func take(
    _ fault: CompilerMessages.Fault, in module: TrimmedModule, _ errors: inout [String]
  ) -> Bool {
    guard let (part, offset) = place(of: fault, in: module) else { return false }
    if fault.isAboutOverriding, part.parent?.item.kind == "extension" {
      part.change(to: .leftOut, in: round)
      module.change(part)
      return true
    }
    if loseGained(of: part, after: fault, in: module) || freeType(for: fault, in: module)
      || gainConformance(for: fault, in: module) || importType(for: fault, in: module)
      || bindValue(for: fault, in: module)
    {
      return true
    }
    let reason = reason(of: fault, part, module)
    if reason.isEmpty, !hidden.contains(module.name) { errors.append(fault.line(of: "error")) }
    if let (type, name) = fault.absentMember { module.addAbsentMember(name, of: type) }
    if let name = fault.absentName {
      if module.emptyTypes[name] != nil { return true }
      if !module.files[part.file].missing.isEmpty, addEmptyType(name, to: module) { return true }
      if addAbsent(name, in: module, part.file) { return true }
    }
    take(part, at: offset, fault, in: module, because: reason)
    return true
  }

  /// Counts modules that the compiler does not find as those that are nowhere.
  ///
  /// - Returns: Whether a file imports one of them.
  private func miss(_ names: [String]) -> Bool {
    var isNew = false
    for name in names {
      for module in modules where module.miss(name) {
        report.add(TrimReport.Loss(), for: [name])
        explainNames(of: module)
        // Beside a missing module the compiler names no other error.
        module.changeAll()
        isNew = true
      }
    }
    if isNew { settle() }
    return isNew
  }

  private func take(
    _ part: Declaration, at offset: Int, _ fault: CompilerMessages.Fault,
    in module: TrimmedModule, because reason: Set<String>
  ) {
    if fault.isAboutMissingValues, compute(of: part, in: module, because: reason) { return }
    if fault.isAboutMacro, let number = part.mark(at: offset) {
      return loseMark(number, of: part, in: module, because: reason)
    }
    if let number = part.defaultNumber(at: offset) {
      return loseDefault(number, of: part, in: module, because: reason)
    }
    if part.isGroup {
      if let number = fault.lostConformance(of: part) {
        part.lostTypes.insert(number)
        part.lastLoss = round
        for name in fault.unwrittenConformances { part.gains[name] = Declaration.failedGain }
        module.change(part, isSeen: true)
        note(part, module, TrimReport.Loss(others: 1), reason)
      } else if part.lastLoss != round || fault.unwrittenConformances.isEmpty {
        leaveOut(part, in: module, because: reason)
      }
    } else if part.hasInCode(offset), part.state == .kept {
      part.countFault(in: round)
      let piece = part.parts.lazy.compactMap { $0.innermost(at: offset) }.first
      let limit = part.hasVitalPart ? Self.faultyValueRoundLimit : Self.faultyRoundLimit
      guard let piece, !piece.piece.isVital, part.faultyRounds <= limit else {
        return leaveCodeOut(part, in: module, because: reason)
      }
      let wasPartial = part.isPartial
      piece.replace(in: round)
      module.change(part)
      if reason.isEmpty {
        addFault(
          "a part of '\(part.name)'", of: part,
          at: module.place(of: part, offset: piece.piece.range[0]), in: module)
      }
      settleParts(of: part, wasPartial: wasPartial, in: module, because: reason)
    } else {
      leaveOut(part, in: module, because: reason)
    }
  }

  /// The missing modules that an error follows from: those of the names that the message or the declaration mentions, or else those
  /// that its file imports.
  private func reason(
    of fault: CompilerMessages.Fault, _ part: Declaration, _ module: TrimmedModule
  ) -> Set<String> {
    for name in fault.names {
      if reasons[name]?.isEmpty == false { return self.reason(name, part, module) }
    }
    var result: Set<String> = []
    for name in part.allMentions.flatMap({ $0.names + $0.members }) {
      if reasons[name] != nil { result.formUnion(self.reason(name, part, module)) }
    }
    return result.isEmpty ? module.files[part.file].missing : result
  }
}
