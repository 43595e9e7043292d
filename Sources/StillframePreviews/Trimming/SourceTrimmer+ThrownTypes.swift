/// Functions that throw errors of one type: where it is declared nowhere, the function stays, and throws any.
extension SourceTrimmer {
  /// Lets a function throw any error, where the type of those that it throws is declared nowhere. Callers that handle those errors by their
  /// type need it themselves.
  ///
  /// - Returns: Whether it did not before.
  func loseThrownType(of part: Declaration, in module: TrimmedModule) -> Bool {
    guard !part.throwsAny, let thrown = part.item.thrown,
      let name = missing(thrown.mentions, of: part, in: module)
    else { return false }
    part.throwsAny = true
    module.change(part, isSeen: true)
    let reason = reason(name, part, module)
    report.add(TrimReport.Loss(partial: 1), for: reason)
    if reason.isEmpty { addFault("the errors of '\(part.name)'", of: part, in: module) }
    return true
  }
}
