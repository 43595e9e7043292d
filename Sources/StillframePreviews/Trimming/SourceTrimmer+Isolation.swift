/// Types of modules in which everything belongs to the main actor: what views tell apart by conforms on every thread here, while
/// Apple's views take conformances of the main actor, too.
extension SourceTrimmer {
  /// Frees the types of the main actor whose conformances an error asks for.
  ///
  /// - Returns: Whether there is one, or this round has freed it already.
  func freeType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    if let name = overridingClass(after: fault, in: module) {
      return free(module.classToFree(named: name, in: round), in: module)
    }
    guard let (name, conformance) = fault.isolatedConformance else { return false }
    return free(module.typesToFree(named: name, in: round), in: module)
      || freeConformance(conformance, of: name, in: module)
  }

  /// Returns whether there is anything to free.
  private func free(_ parts: [Declaration], in module: TrimmedModule) -> Bool {
    for part in parts where part.freed == nil {
      part.freed = round
      module.change(part, isSeen: true)
    }
    return !parts.isEmpty
  }

  /// Returns the name of the class whose members are of the main actor, where those that they override are of none: Apple's compiler
  /// lets members of Objective-C be overridden so.
  private func overridingClass(
    after fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> String? {
    guard fault.isAboutIsolatedOverride, let part = place(of: fault, in: module)?.part else {
      return nil
    }
    let owner = part.item.kind == "class" ? part : part.parent
    return owner?.item.kind == "class" ? owner?.name : nil
  }

  /// Frees a conformance of a view alone: `equatable()` asks for one. The view stays with the main actor.
  private func freeConformance(
    _ conformance: String, of name: String, in module: TrimmedModule
  ) -> Bool {
    var isFree = false
    for part in module.declarations(conforming: name, to: conformance) {
      isFree = true
      guard part.freedConformances.insert(conformance).inserted else { continue }
      module.change(part, isSeen: true)
    }
    return isFree
  }

  /// Whether an error is about a type that can be freed.
  func mayFreeType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    if let name = overridingClass(after: fault, in: module) {
      return !module.classToFree(named: name, in: round).isEmpty
    }
    return fault.isolatedConformance.map { name, conformance in
      !module.typesToFree(named: name, in: round).isEmpty
        || !module.declarations(conforming: name, to: conformance).isEmpty
    } ?? false
  }
}

extension TrimmedModule {
  /// The views of a name, and their extensions, that have a conformance which belongs to the main actor.
  fileprivate func declarations(conforming name: String, to conformance: String) -> [Declaration] {
    var result: [Declaration] = []
    visit { part in
      let isOfType = part.name == name || part.item.kind == "extension" && part.typeName == name
      if isOfType, part.isPresent, part.conforms(to: conformance) { result.append(part) }
    }
    return result
  }

  /// A class of a name that belongs to no actor by its own words, and its extensions.
  fileprivate func classToFree(named name: String, in round: Int) -> [Declaration] {
    var result: [Declaration] = []
    visit { part in
      let isMeant =
        part.item.kind == "class" && part.name == name
        || part.item.kind == "extension" && part.typeName == name
      guard isMeant, part.isPresent, part.freed == nil || part.freed == round,
        !part.item.modifiers.contains("nonisolated"), !part.item.attributes.contains("MainActor")
      else { return }
      result.append(part)
    }
    return result
  }

  /// The value types of a name that belong to no actor by their own words.
  fileprivate func typesToFree(named name: String, in round: Int) -> [Declaration] {
    var result: [Declaration] = []
    visit { part in
      guard ["struct", "enum"].contains(part.item.kind), part.name == name, part.isPresent,
        part.freed == nil || part.freed == round, !part.isView,
        !part.item.modifiers.contains("nonisolated"), !part.item.attributes.contains("MainActor")
      else { return }
      result.append(part)
    }
    return result
  }
}

extension Declaration {
  /// Whether it names a protocol, or one that includes it.
  fileprivate func conforms(to conformance: String) -> Bool {
    item.inherits.contains { Self.including(conformance).contains($0.text) }
  }

  private static func including(_ conformance: String) -> Set<String> {
    conformance == "Equatable" ? ["Equatable", "Hashable", "Comparable"] : [conformance]
  }

  /// Returns a type that it inherits from as it is written.
  func inheritedText(_ text: String) -> String {
    freedConformances.contains { Self.including($0).contains(text) } ? "nonisolated " + text : text
  }
}

extension CompilerMessages.Fault {
  /// Whether a member of the main actor overrides one of none.
  fileprivate var isAboutIsolatedOverride: Bool {
    text.hasPrefix("main actor-isolated ")
      && text.contains("has different actor isolation from nonisolated overridden declaration")
  }

  /// The type and the protocol of a conformance that belongs to the main actor, where one is needed that does not.
  fileprivate var isolatedConformance: (type: String, conformance: String)? {
    text.firstMatch(of: /^main actor-isolated conformance of '(?:\w+\.)*(\w+)' to '(\w+)'/)
      .map { (String($0.1), String($0.2)) }
  }
}
