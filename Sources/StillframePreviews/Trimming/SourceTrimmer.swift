import Foundation

/// Leaves out of some modules what needs a module that is nowhere, declaration by declaration.
///
/// Names decide before anything is compiled: a name that neither the modules nor their files declare takes away the code that mentions
/// it, and what mentions that in turn. Views become placeholders. Errors of the compiler take away the rest.
final class SourceTrimmer {
  let importable: ImportableModules
  let modules: [TrimmedModule]
  private let index: NameIndex
  /// Modules whose declarations others see: libraries.
  private let libraries: Set<String>
  /// Modules whose previews are not shown.
  let hidden: Set<String>
  /// Why names are gone: the modules that they need.
  var reasons: [String: Set<String>] = [:]
  var report = TrimReport()
  /// Counts the rounds of leaving out: an error of the compiler is about the texts before its round.
  var round = 0
  /// Modules of the path that do not compile.
  var lostModules: Set<String> = []

  /// Reads the files of modules; nil where all that they import is there.
  ///
  /// - Parameter isForced: whether files are read even so.
  init?(
    _ all: [Module], knowing importable: ImportableModules, with installation: Installation,
    in folder: URL, isForced: Bool
  ) {
    self.importable = importable
    let own = Set(all.map(\.name))
    let known = importable.names
    func isKnown(_ name: String, _ module: Module) -> Bool {
      known.contains(name) || own.contains(name) || module.isOwnFolder(name)
    }
    let isMissing = all.contains { module in
      module.importsParts || module.imports.contains { !isKnown($0, module) }
    }
    guard isForced || isMissing,
      let outlines = SourceOutline.read(
        all, with: installation.macros, importing: known.union(own), conditions: ["DEBUG"],
        in: folder)
    else { return nil }
    let byPath = Dictionary(outlines.map { ($0.path, $0) }) { first, _ in first }
    modules = all.map { module in
      TrimmedModule(module, byPath) { isKnown($0, module) }
    }
    libraries = Set(all.filter { !$0.isProgram }.map(\.name))
    hidden = Set(all.filter { !$0.isShown }.map(\.name))
    var names: Set<String> = []
    for module in modules {
      module.visit { part in
        for mentions in part.allMentions {
          names.formUnion(mentions.names)
          names.formUnion(mentions.members)
        }
        for type in part.item.inherits { names.formUnion(type.names) }
      }
    }
    index = NameIndex(of: names, in: importable.files)
    guard isForced || modules.contains(where: { $0.files.contains(where: \.changesImports) }) else {
      return nil
    }
    for module in modules {
      if module.files.contains(where: { !$0.missing.isEmpty }) { module.changeAll() }
      for missing in module.files.flatMap(\.missing) {
        report.add(TrimReport.Loss(), for: [missing])
      }
      explainNames(of: module)
    }
    for module in modules { addEmptyTypes(to: module) }
    settle()
    for (module, files) in zip(modules, all) {
      let faulty = filesWithMissing(in: module.name)
      let apart = ModuleTargets.others(in: files) + ModuleTargets.rivals(in: files, lastly: faulty)
      leaveOutRedeclarations(in: module, besides: Set(apart))
      settleInitializers(in: module)
    }
    settle()
  }

  /// Notes which modules the names need that files with missing modules mention.
  func explainNames(of module: TrimmedModule) {
    module.visit { part in
      let missing = module.files[part.file].missing
      guard !missing.isEmpty else { return }
      let names = part.allMentions.flatMap(\.names) + part.item.inherits.flatMap(\.names)
      let members = part.allMentions.flatMap(\.members)
      for name in names.filter({ self.isMissing($0, in: module, part.file) })
        + members.filter({ self.isMissingMember($0, in: module, part.file) })
      {
        reasons[name, default: []].formUnion(missing)
      }
    }
  }

  /// Counts a module that does not compile as one that is nowhere.
  func lose(_ name: String) {
    guard let lost = modules.first(where: { $0.name == name }) else { return }
    lost.visit { part in
      if part.parent == nil { self.forget(part, in: lost, because: [name]) }
    }
    lostModules.insert(name)
    for module in modules { module.miss(name) }
    settle()
  }

  /// The texts of the files of a module that are not compiled as they are.
  func texts(of name: String) -> [String: Data] {
    guard let module = self.module(name) else { return [:] }
    return module.texts { self.isMissing($0, in: module, $1) }
  }

  /// The paths of a module's files that are to be type-checked, as they have changed or mention changed declarations.
  func takeChanges(of name: String) -> [String] { module(name)?.takeChanges() ?? [] }

  /// Notes that some files of a module are compiled other than they were.
  func recheck(_ paths: Set<String>, of name: String) {
    for path in paths { module(name)?.recheck(path) }
  }

  /// Notes that some files are compiled with their module no more.
  func changeMentions(ofFiles paths: [String], in name: String) {
    guard let module = module(name) else { return }
    for path in paths {
      guard let number = module.numbers[path] else { continue }
      for declaration in module.files[number].declarations {
        module.change(declaration, isSeen: true)
      }
    }
  }

  /// Leaves out the code of all functions and properties of a file. All files are to be checked again.
  ///
  /// - Returns: Whether there was any code left to leave out.
  func leaveCodeOut(of path: String, in name: String) -> Bool {
    guard let module = module(name), let number = module.numbers[path] else { return false }
    round += 1
    var isChanged = false
    for declaration in module.files[number].declarations {
      declaration.visit { part in
        guard part.isPresent, !part.isGroup, part.state == .kept, part.item.body != nil else {
          return
        }
        self.leaveCodeOut(part, in: module, because: [])
        isChanged = true
      }
    }
    guard isChanged else { return false }
    settle()
    module.changeAll()
    return true
  }

  /// The paths of a module's files that import what is nowhere.
  func filesWithMissing(in name: String) -> Set<String> {
    Set((module(name)?.files ?? []).filter { !$0.missing.isEmpty }.map(\.path))
  }

  /// Whether a module is compiled other than it is.
  func changes(_ name: String) -> Bool {
    guard let module = module(name) else { return false }
    return module.files.contains { !$0.missing.isEmpty }
  }

  /// Whether views of a module are placeholders.
  func hasPlaceholders(_ name: String) -> Bool {
    var result = false
    module(name)?.visit { part in
      switch part.state {
      case .placeholder: result = true
      case .emptied(let code): result = result || code.contains("StillframePlaceholder")
      case .kept:
        for piece in part.parts {
          piece.visitReplaced { result = result || $0.piece.text.contains("StillframePlaceholder") }
        }
      case .leftOut, .computed: break
      }
    }
    return result
  }

  func module(_ name: String) -> TrimmedModule? {
    modules.first { $0.name == name }
      ?? modules.first { name.hasPrefix($0.name + "_part") }
  }

  // MARK: Names

  private func visible(in module: TrimmedModule) -> [TrimmedModule] {
    modules.filter { $0.name == module.name || libraries.contains($0.name) }
  }

  /// Notes what the compiler says: that a name on its own is declared nowhere.
  ///
  /// - Returns: Whether that is new.
  func addAbsent(_ name: String, in module: TrimmedModule, _ file: Int) -> Bool {
    guard isDeclaredNowhere(name, in: module), module.addAbsent(name, in: file) else {
      return false
    }
    reasons[name, default: []].formUnion(module.files[file].missing)
    return true
  }

  /// Whether neither the module nor a library of the path declares a name.
  func isDeclaredNowhere(_ name: String, in module: TrimmedModule) -> Bool {
    visible(in: module).allSatisfy { ($0.counts[name] ?? 0) == 0 }
  }

  /// Whether a name on its own is declared nowhere.
  ///
  /// - Parameter file: the number of the file that mentions it.
  func isMissing(_ name: String, in module: TrimmedModule, _ file: Int) -> Bool {
    guard !importable.names.contains(name), !module.madeNames.contains(name),
      module.emptyTypes[name] == nil, module.nameInProject != name,
      !OverlayImports.isQualifier(name)
    else { return false }
    let others = visible(in: module)
    guard !others.contains(where: { $0.sharedNames.contains(name) }),
      others.allSatisfy({
        ($0.counts[name] ?? 0) == 0 && ($0.name != name || lostModules.contains(name))
      })
    else {
      return false
    }
    if name.hasPrefix("_"), name.count > 1,
      others.contains(where: { ($0.counts[String(name.dropFirst())] ?? 0) > 0 })
    {
      return false
    }
    return !index.contains(name) || module.isAbsent(name, in: file)
      || others.contains { $0.freeNames.contains(name) }
  }

  /// Whether a name after a dot is declared nowhere.
  private func isMissingMember(
    _ name: String, in module: TrimmedModule, _ file: Int
  ) -> Bool {
    !index.contains(name) && !module.localMembers.contains(name)
      && isMissing(name, in: module, file)
  }

  /// The generic parameters of the types around a declaration, which extensions mention without declaring them.
  private func genericNames(
    around part: Declaration, in module: TrimmedModule
  ) -> Set<String> {
    var open = part.typeNames
    var types: Set<String> = []
    var names: Set<String> = []
    let modules = visible(in: module)
    while let type = open.popLast() {
      guard types.insert(type).inserted else { continue }
      for module in modules {
        names.formUnion(module.genericNames[type] ?? [])
        open += module.outerTypes[type] ?? []
      }
    }
    return names
  }

  func missing(
    _ mentions: SourceOutline.Mentions, of part: Declaration, in module: TrimmedModule
  ) -> String? {
    let bound = genericNames(around: part, in: module)
    if let name = mentions.names.first(where: {
      !bound.contains($0) && isMissing($0, in: module, part.file)
    }) {
      return name
    }
    if let name = mentions.members.first(where: {
      isMissingMember($0, in: module, part.file)
    }) {
      return name
    }
    if let name = module.absentMember(in: mentions, part.file) { return name }
    guard let type = part.parent?.typeName, let lost = module.lostMembers[type] else { return nil }
    return mentions.names.first { lost.contains($0) }
  }

  // MARK: Leaving out

  /// Takes away what mentions missing names, until nothing does.
  func settle() {
    var isStable = false
    while !isStable {
      isStable = true
      for module in modules where !lostModules.contains(module.name) {
        module.visit { part in
          if part.isPresent, self.check(part, in: module) { isStable = false }
        }
      }
    }
  }

  /// Returns whether a declaration changed.
  private func check(_ part: Declaration, in module: TrimmedModule) -> Bool {
    if case .computed = part.state { return false }
    // What a program adds to a type of a package asks it for what it is.
    if let type = part.item.extended, module.emptyTypes[type] != nil {
      leaveOut(part, in: module, because: reason(type, part, module))
      return true
    }
    if loseMark(of: part, in: module) || loseParameter(of: part, in: module)
      || loseDefault(of: part, in: module) || loseThrownType(of: part, in: module)
    {
      return true
    }
    if let name = missing(head(of: part), of: part, in: module) {
      leaveOut(part, in: module, because: reason(name, part, module))
      return true
    }
    for (number, type) in part.item.inherits.enumerated() where !part.lostTypes.contains(number) {
      guard let name = type.names.first(where: { isMissing($0, in: module, part.file) }) else {
        continue
      }
      let reason = reason(name, part, module)
      if part.item.kind == "class", number == 0 {
        leaveOut(part, in: module, because: reason)
      } else {
        part.lostTypes.insert(number)
        module.change(part, isSeen: true)
        report.add(TrimReport.Loss(others: 1), for: reason)
        if reason.isEmpty {
          addFault("a conformance of '\(part.name)'", of: part, in: module)
        }
        keepView(part, in: module, because: reason)
      }
      return true
    }
    guard !part.isGroup, part.state == .kept else { return false }
    if let name = missing(part.item.rest, of: part, in: module) {
      leaveCodeOut(part, in: module, because: reason(name, part, module))
      return true
    }
    return replaceParts(of: part, in: module)
  }

  /// Replaces the parts of a declaration's code that mention missing names.
  ///
  /// - Returns: Whether there is one more.
  private func replaceParts(of part: Declaration, in module: TrimmedModule) -> Bool {
    guard !part.parts.isEmpty else { return false }
    let wasPartial = part.isPartial
    var reason: Set<String> = []
    let isChanged = CodePart.replace(part.parts, in: round, losing: []) { piece in
      if self.isMissingModifier(piece, part.file, in: module) {
        reason.formUnion(module.files[part.file].missing)
        return true
      }
      guard let name = self.missing(piece.own, of: part, in: module) else { return false }
      reason.formUnion(self.reason(name, part, module))
      return true
    }
    guard isChanged else { return false }
    if part.lacksVitalPart {
      leaveCodeOut(part, in: module, because: reason)
      return true
    }
    module.change(part)
    if reason.isEmpty {
      var place: Int?
      for piece in part.parts { piece.visitReplaced { place = place ?? $0.piece.range[0] } }
      addFault(
        "a part of '\(part.name)'", of: part, at: module.place(of: part, offset: place),
        in: module)
    }
    settleParts(of: part, wasPartial: wasPartial, in: module, because: reason)
    return true
  }

  func settleParts(
    of part: Declaration, wasPartial: Bool, in module: TrimmedModule, because reason: Set<String>
  ) {
    if part.isEmptyPreview {
      leaveOut(part, in: module, because: reason)
    } else if !wasPartial {
      report.add(TrimReport.Loss(partial: 1), for: reason)
    }
  }

  /// The modules that a name needs.
  func reason(
    _ name: String, _ part: Declaration, _ module: TrimmedModule
  ) -> Set<String> {
    let own = module.files[part.file].missing
    guard let reason = reasons[name] else { return own }
    // Several files may mention a name, of which each imports a part of the modules.
    let shared = reason.intersection(own)
    return shared.isEmpty ? reason : shared
  }

  /// Rounds after which every declaration without a known value keeps its head: each level of callers that it would take along is a
  /// round.
  private static let rounds = 5

  /// Whether a declaration keeps its head, and stops the preview that calls it: a function from the start, where no module is missing, as
  /// services of programs are rarely called for a picture. What takes part in making objects is.
  private func mayStop(_ part: Declaration, because reason: Set<String>) -> Bool {
    round > Self.rounds || part.item.kind == "func" && reason.isEmpty
  }

  func leaveCodeOut(
    _ part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    let data = module.files[part.file].data
    let own = part.item.body.map { String(decoding: data[$0[0]..<$0[1]], as: UTF8.self)[...] }
    guard let own,
      let code = part.emptyCode(insteadOf: own) ?? ownCode(of: part, insteadOf: own, in: module)
        ?? (mayStop(part, because: reason) ? part.stoppingCode(insteadOf: own) : nil)
    else { return leaveOut(part, in: module, because: reason) }
    part.change(to: .emptied(code), in: round)
    module.change(part)
    if part.name == "body", let view = part.parent?.typeName, code.contains("Placeholder") {
      note(part, module, TrimReport.Loss(placeholders: [view]), reason)
    } else {
      note(part, module, TrimReport.Loss(others: 1), reason)
    }
  }

  func leaveOut(
    _ part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    guard part.isPresent else { return }
    if computeRequired(part, in: module, because: reason) { return }
    if let parent = part.parent, parent.isPresent {
      // A wrapper that is nowhere had the value.
      let hasValue = part.item.attributes.contains {
        $0.first?.isUppercase == true && isMissing($0, in: module, part.file)
      }
      if parent.isView, parent.state == .kept, part.isNeededByView, !hasValue {
        return makePlaceholder(parent, in: module, because: reason)
      }
      if part.isNeededByParent { return leaveOut(parent, in: module, because: reason) }
    }
    if part.isView, part.state != .placeholder,
      missing(head(of: part), of: part, in: module) == nil
    {
      return makePlaceholder(part, in: module, because: reason)
    }
    part.change(to: .leftOut, in: round)
    module.change(part, isSeen: true)
    forget(part, in: module, because: reason)
    if part.item.kind == "preview" || part.inherits(["PreviewProvider"]) {
      report.previews.append(
        TrimReport.Preview(place: module.place(of: part), modules: reason.sorted()))
      return
    }
    note(part, module, TrimReport.Loss(others: 1), reason)
  }

  func makePlaceholder(
    _ part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    part.change(to: .placeholder, in: round)
    module.change(part, isSeen: true)
    for member in part.members where !member.staysInPlaceholder {
      forget(member, in: module, because: reason)
    }
    note(part, module, TrimReport.Loss(placeholders: [part.name]), reason)
  }

  private func forget(
    _ part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    part.visit { for name in $0.item.names { reasons[name, default: []].formUnion(reason) } }
    module.forget(part)
  }

  func note(
    _ part: Declaration, _ module: TrimmedModule, _ loss: TrimReport.Loss, _ reason: Set<String>
  ) {
    report.add(loss, for: reason)
    if reason.isEmpty { addFault("'\(part.name)'", of: part, in: module) }
  }

  /// - Parameter place: the line to name; nil: that of the declaration.
  func addFault(
    _ name: String, of part: Declaration, at place: String? = nil, in module: TrimmedModule
  ) {
    let own = module.place(of: part)
    if hidden.contains(module.name) {
      report.hiddenFaults[module.name, default: []].insert("\(own) \(part.name)")
    } else {
      let place = place ?? own
      report.faults.append("\(name) at \(place)")
    }
  }
}
