extension CompilerMessages.Fault {
  /// Returns the number of the type that a declaration inherits from and does not conform to, which it can do without; nil where the
  /// error is another one.
  func lostConformance(of declaration: Declaration) -> Int? {
    guard let match = text.firstMatch(of: /does not conform to (?:inherited )?protocol '(\w+)'/)
    else { return nil }
    var names = [String(match.1)]
    if names == ["Decodable"] || names == ["Encodable"] { names.append("Codable") }
    return declaration.item.inherits.indices.first { number in
      !declaration.lostTypes.contains(number) && !declaration.isView
        && names.contains(declaration.item.inherits[number].text)
    }
  }
}
