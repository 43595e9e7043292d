/// Parameters with defaults: where the type of one is declared nowhere, the function or initialiser stays without it.
extension SourceTrimmer {
  /// Takes a parameter away from a declaration, and the parts of its code that mention it: callers that give it no value are as they were.
  ///
  /// - Returns: Whether there was one.
  func loseParameter(of part: Declaration, in module: TrimmedModule) -> Bool {
    guard part.state == .kept, part.item.kind == "func" || part.item.kind == "init" else {
      return false
    }
    for (number, parameter) in part.item.parameters.enumerated() where part.mayLose(number) {
      guard let name = missing(parameter.typeMentions, of: part, in: module),
        !part.mentions(name, besides: number)
      else { continue }
      let reason = reason(name, part, module)
      part.lostParameters.insert(number)
      module.change(part, isSeen: true)
      report.add(TrimReport.Loss(partial: 1), for: reason)
      if reason.isEmpty { addFault("the parameter '\(parameter.label)'", of: part, in: module) }
      _ = CodePart.replace(part.parts, in: round, losing: [part.variable(number)]) { _ in false }
      if part.lacksVitalPart { leaveCodeOut(part, in: module, because: reason) }
      return true
    }
    return false
  }
}

extension Declaration {
  /// Whether callers can do without a parameter that is still there.
  fileprivate func mayLose(_ number: Int) -> Bool {
    let parameter = item.parameters[number]
    return parameter.initial != nil && parameter.range != nil && !lostParameters.contains(number)
  }

  /// Whether the head needs a name for anything else than a parameter: then the declaration goes as a whole.
  fileprivate func mentions(_ name: String, besides number: Int) -> Bool {
    item.parameters.indices.contains { other in
      other != number && !lostParameters.contains(other)
        && item.parameters[other].typeMentions.names.contains(name)
    } || [item.result, item.generics, item.constraint].contains { $0?.contains(name) == true }
  }

  /// The name of a parameter in the code.
  fileprivate func variable(_ number: Int) -> String {
    item.parameters[number].label.split(separator: " ").last.map(String.init) ?? ""
  }
}
