/// Modifiers of packages that are missing: what the compiler says of one in one file holds in all files that lack the same package.
extension SourceTrimmer {
  /// Notes the modifiers that the compiler did not find, by their names, or with the labels of their arguments.
  func noteModifiers(in messages: CompilerMessages, of module: TrimmedModule) {
    for fault in messages.faults {
      let member = fault.absentMemberOfValue
      guard member != nil || fault.isAboutLabels,
        let (part, offset) = place(of: fault, in: module), part.state == .kept,
        part.hasInCode(offset),
        let piece = part.parts.lazy.compactMap({ $0.innermost(at: offset) }).first?.piece,
        let call = ModifierCall(piece, in: module.files[part.file].data),
        call.range.contains(offset)
      else { continue }
      if member == nil {
        module.addAbsentModifier(call.signature, in: part.file)
      } else if member == call.name, isDeclaredNowhere(call.name, in: module) {
        module.addAbsentModifier(call.name, in: part.file)
      }
    }
  }

  /// Whether code of a module calls a modifier that was not found in a file which lacks the same packages.
  func isMissingModifier(_ piece: SourceOutline.Piece, _ file: Int, in module: TrimmedModule)
    -> Bool
  {
    guard module.mayLackModifier(piece.own.members),
      let call = ModifierCall(piece, in: module.files[file].data)
    else { return false }
    return module.lacksModifier(call, in: file)
  }
}
