/// Types of modules in which everything belongs to the main actor: what views tell apart by conforms on every thread here, while
/// Apple's views take conformances of the main actor, too.
extension SourceTrimmer {
  /// Frees the types of the main actor whose conformances an error asks for.
  ///
  /// - Returns: Whether there is one, or this round has freed it already.
  func freeType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    guard let name = fault.isolatedType else { return false }
    let types = module.typesToFree(named: name, in: round)
    for type in types where type.freed == nil {
      type.freed = round
      module.change(type, isSeen: true)
    }
    return !types.isEmpty
  }

  /// Whether an error is about a type that can be freed.
  func mayFreeType(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    fault.isolatedType.map { !module.typesToFree(named: $0, in: round).isEmpty } ?? false
  }
}

extension TrimmedModule {
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

extension CompilerMessages.Fault {
  /// The type whose conformance belongs to the main actor, where one is needed that does not.
  fileprivate var isolatedType: String? {
    text.firstMatch(of: /^main actor-isolated conformance of '(?:\w+\.)*(\w+)' to '/)
      .map { String($0.1) }
  }
}
