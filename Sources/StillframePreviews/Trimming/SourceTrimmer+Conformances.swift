/// Conformances that types had through protocols of missing modules, as messages of a missing package are hashable.
extension SourceTrimmer {
  /// Gives a type that has lost a protocol the conformance that an error asks it for, where the compiler can write that, and with it all
  /// types that have lost the same protocol.
  ///
  /// - Returns: Whether there is such a type, or this round has given it to the type already.
  func gainConformance(
    for fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> Bool {
    var isChanged = false
    for (name, wanted) in fault.wantedConformances {
      guard let type = module.typeThatMayGain(wanted, named: name, in: round) else { continue }
      isChanged = true
      guard type.gains[wanted] == nil else { continue }
      for other in module.typesThatLost(module.lostProtocols(ofType: name)) {
        gain(wanted, for: other, in: module)
      }
    }
    return isChanged
  }

  private func gain(_ wanted: String, for type: Declaration, in module: TrimmedModule) {
    guard type.mayGain(wanted) else { return }
    // A protocol of a package seldom has the weaker of two conformances.
    let name = wanted == "Equatable" && type.mayGain("Hashable") ? "Hashable" : wanted
    type.gains[wanted] = round
    type.gains[name] = round
    type.gainedTypes.append("Swift.\(name)")
    module.change(type, isSeen: true)
    if type.hasRawValue { gain("RawRepresentable", for: type, in: module) }
  }

  /// Whether an error asks for a conformance that a type may gain.
  func mayGainConformance(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    fault.wantedConformances.contains { name, wanted in
      module.typeThatMayGain(wanted, named: name, in: round) != nil
    }
  }

  /// Takes a conformance away again from a type that the compiler cannot write it for.
  ///
  /// - Returns: Whether the error is about that.
  func loseGained(
    of part: Declaration, after fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> Bool {
    let names = fault.unwrittenConformances.map { "Swift.\($0)" }
    guard part.isType, part.gainedTypes.contains(where: names.contains) else { return false }
    part.gainedTypes.removeAll(where: names.contains)
    for name in fault.unwrittenConformances { part.gains[name] = Declaration.failedGain }
    // What cannot be hashed may still be compared.
    if part.gains["Equatable"] != Declaration.failedGain { part.gains["Equatable"] = nil }
    part.lastLoss = round
    module.change(part, isSeen: true)
    return true
  }
}

extension TrimmedModule {
  /// Returns the type of a name that lost a protocol, itself or in an extension, and that was given a conformance in no earlier round.
  fileprivate func typeThatMayGain(
    _ wanted: String, named name: String, in round: Int
  ) -> Declaration? {
    guard let type = groups(named: name).first(where: \.isType),
      !lostProtocols(ofType: name).isEmpty,
      type.gains[wanted] == round || type.mayGain(wanted)
    else { return nil }
    return type
  }

  /// The protocols that a type has lost.
  fileprivate func lostProtocols(ofType name: String) -> Set<String> {
    Set(groups(named: name).flatMap(\.lostProtocols))
  }

  /// The types that have lost one of some protocols.
  fileprivate func typesThatLost(_ protocols: Set<String>) -> [Declaration] {
    var names: Set<String> = []
    visit { part in
      if part.isGroup, !part.lostTypes.isEmpty, let name = part.typeName,
        !protocols.isDisjoint(with: part.lostProtocols)
      {
        names.insert(name)
      }
    }
    return names.sorted().compactMap { groups(named: $0).first(where: \.isType) }
  }

  private func groups(named name: String) -> [Declaration] {
    var result: [Declaration] = []
    visit { part in
      if part.isGroup, part.typeName == name, part.isPresent { result.append(part) }
    }
    return result
  }
}

extension Declaration {
  fileprivate var lostProtocols: [String] { lostTypes.map { item.inherits[$0].text } }

  /// Whether it has the members of a type that is made of a raw value.
  fileprivate var hasRawValue: Bool {
    members.contains { $0.item.names == ["rawValue"] }
      && members.contains {
        $0.item.kind == "init" && $0.item.parameters.map(\.label) == ["rawValue"]
      }
  }

  /// Whether it was not given a conformance before, there is a place for one, and the compiler writes it.
  fileprivate func mayGain(_ wanted: String) -> Bool {
    guard gains[wanted] == nil, ["struct", "enum"].contains(item.kind), state == .kept,
      item.clause != nil || item.constraint == nil, item.body != nil
    else { return false }
    return wanted == "RawRepresentable" ? hasRawValue : !inherits([wanted])
  }
}

extension CompilerMessages.Fault {
  /// Protocols whose requirements the compiler fulfils.
  private static let written: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "Sendable",
    "CaseIterable", "Error", "RawRepresentable",
  ]

  /// The protocols that a type does not conform to, though it says so.
  var unwrittenConformances: [String] {
    guard let match = text.firstMatch(of: /does not conform to (?:inherited )?protocol '(\w+)'/)
    else { return [] }
    let name = String(match.1)
    // A hashable type is equatable, too.
    switch name {
    case "Equatable": return [name, "Hashable", "Comparable"]
    case "Encodable", "Decodable": return [name, "Codable"]
    default: return [name]
    }
  }

  /// The types that the error, or one of its notes, asks for a conformance, each with the protocol.
  fileprivate var wantedConformances: [(type: String, name: String)] {
    var result: [(type: String, name: String)] = []
    func add(_ types: Substring, _ name: String) {
      guard Self.written.contains(name) else { return }
      for type in types.matches(of: /[A-Za-z_]\w*/) { result.append((String(type.0), name)) }
    }
    for text in [text] + notes {
      for match in text.matches(
        of: /'([^']+)' (?:to )?(?:does not )?conform to (?:expected type |protocol )?'(\w+)'/)
      {
        add(match.1, String(match.2))
      }
      // A type that is made of a raw value is decoded as that.
      let synthesis = /declaring \w+ '(\w+)' prevents automatic synthesis/
      for match in text.matches(of: synthesis) { add(match.1, "RawRepresentable") }
      let operands = /operator '[!=]=' cannot be applied to (?:two |operands of types? )'([^']+)'/
      for match in text.matches(of: operands) { add(match.1, "Equatable") }
    }
    return result
  }
}
