/// Types of modules in which everything belongs to the main actor: what views tell apart by conforms on every thread here, while
/// Apple's views take conformances of the main actor, too.
extension SourceTrimmer {
  /// Frees the types of the main actor whose conformances an error asks for.
  ///
  /// - Returns: Whether there is one, or this round has freed it already.
  func freeType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    guard let (name, conformance) = fault.isolatedConformance else { return false }
    let types = module.typesToFree(named: name, in: round)
    for type in types where type.freed == nil {
      type.freed = round
      module.change(type, isSeen: true)
    }
    return !types.isEmpty || freeConformance(conformance, of: name, in: module)
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
    fault.isolatedConformance.map { name, conformance in
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
  /// The type and the protocol of a conformance that belongs to the main actor, where one is needed that does not.
  fileprivate var isolatedConformance: (type: String, conformance: String)? {
    text.firstMatch(of: /^main actor-isolated conformance of '(?:\w+\.)*(\w+)' to '(\w+)'/)
      .map { (String($0.1), String($0.2)) }
  }
}
