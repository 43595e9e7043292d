/// Conditions that bind a value which is no optional: `if let title = row.title`. Earlier compilers took them in builders of views, where
/// they always hold; elsewhere the value is an optional on Apple's platforms: `guard let names = formatter.monthSymbols`.
extension SourceTrimmer {
  /// Binds the name in a condition to the value itself, after an error that says it is no optional.
  ///
  /// - Returns: Whether there is such a condition.
  func bindValue(for fault: CompilerMessages.Fault, in module: TrimmedModule) -> Bool {
    guard let (part, condition) = binding(of: fault, in: module) else { return false }
    condition.replace(in: round)
    module.change(part)
    return true
  }

  /// The condition that an error is about, and the declaration with it; nil for other errors.
  func binding(
    of fault: CompilerMessages.Fault, in module: TrimmedModule
  ) -> (part: Declaration, condition: CodePart)? {
    guard fault.isAboutBinding, let (part, offset) = place(of: fault, in: module),
      part.state == .kept,
      let condition = part.parts.lazy.compactMap({ $0.binding(at: offset) }).first
    else { return nil }
    return (part, condition)
  }
}

extension CompilerMessages.Fault {
  /// Whether a condition binds a name to a value that is no optional.
  var isAboutBinding: Bool {
    text.hasPrefix("initializer for conditional binding must have Optional type")
  }
}
