/// Defaults of parameters and first values of variables: where one needs something that is nowhere, the rest of the declaration stays.
extension SourceTrimmer {
  /// Takes a default away from a declaration that mentions something that is declared nowhere.
  ///
  /// - Returns: Whether there was one.
  func loseDefault(of part: Declaration, in module: TrimmedModule) -> Bool {
    for (number, parameter) in part.item.parameters.enumerated() where part.hasDefault(number) {
      guard let name = missing(parameter.initialMentions, of: part, in: module) else { continue }
      loseDefault(number, of: part, in: module, because: reason(name, part, module))
      return true
    }
    return false
  }

  /// Takes a default away from a declaration. An empty value of its type takes its place; a variable that none is known for goes, too.
  func loseDefault(
    _ number: Int, of part: Declaration, in module: TrimmedModule, because reason: Set<String>
  ) {
    var text = part.textInsteadOfDefault(number)
    if text?.isEmpty != false, let type = part.item.parameters[number].type,
      let value = ownValue(of: type, for: part, in: module)
    {
      text = "= \(value)"
    }
    guard let text else { return leaveOut(part, in: module, because: reason) }
    part.lostDefaults[number] = text
    module.change(part, isSeen: true)
    report.add(TrimReport.Loss(partial: 1), for: reason)
    if reason.isEmpty {
      let label = part.item.parameters[number].label
      addFault("the default of '\(label)'", of: part, in: module)
    }
  }
}

extension Declaration {
  /// Whether a parameter has a default that can be left out alone and that is still there.
  fileprivate func hasDefault(_ number: Int) -> Bool {
    item.parameters[number].initialRange != nil && lostDefaults[number] == nil
  }

  /// The number of the parameter whose default is at an offset; nil: there is none, or it is gone already.
  func defaultNumber(at offset: Int) -> Int? {
    item.parameters.indices.first { number in
      guard hasDefault(number), let range = item.parameters[number].initialRange else {
        return false
      }
      return range[0] <= offset && offset < range[1]
    }
  }

  /// Returns the code in the place of a default: an empty value of the type, or else nothing, so that callers give a value; nil where the
  /// declaration cannot do without one.
  fileprivate func textInsteadOfDefault(_ number: Int) -> String? {
    let type = item.parameters[number].type ?? ""
    if let value = Self.emptyValue(of: type) ?? Self.emptyAction(of: type) { return "= \(value)" }
    return item.kind == "let" || item.kind == "var" ? nil : ""
  }

  /// Returns a closure of a type: one that does nothing, or that stops when it is called, where it has to return a value; nil for another
  /// type.
  private static func emptyAction(of type: String) -> String? {
    guard
      let match = type.wholeMatch(
        of: /(?:@\w+\s+)*\(([^()]*)\)\s*(?:async\s+)?(throws\s+)?(?:async\s+)?->\s*(.+)/)
    else { return nil }
    let hasParameters = match.1.contains(/\w/)
    let names = match.1.split(separator: ",").map { _ in "_" }
    let parameters = hasParameters ? " \(names.joined(separator: ", ")) in" : ""
    if ["Void", "()"].contains(match.3) { return "{\(parameters)\(hasParameters ? " " : "")}" }
    let end =
      match.2 != nil
      ? "throw Foundation.CocoaError(.featureUnsupported)"
      : "Swift.fatalError(\"a default does not compile\")"
    return "{\(parameters) \(end) }"
  }
}
