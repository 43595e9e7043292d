/// A view in the place of one that cannot be compiled: its name and initialisers, without what they set.
extension Declaration {
  /// Whether a member stays in a placeholder: types, and what belongs to the type itself.
  var staysInPlaceholder: Bool {
    isType || item.kind == "typealias" || isStatic
  }

  /// Returns the members of a placeholder.
  ///
  /// - Parameter isMissing: whether a name is declared nowhere, so that a parameter of that type takes anything.
  func placeholderMembers(_ isMissing: (String) -> Bool) -> String {
    let access = item.modifiers.contains("public") ? "public " : ""
    let explicit = members.filter { $0.item.kind == "init" }
    var lines = explicit.compactMap { member in
      Self.initializer(
        member.item.parameters, access: access, generics: member.item.generics,
        constraint: member.item.constraint, isMissing)
    }
    if explicit.isEmpty {
      let parameters = memberwiseParameters
      if let line = Self.initializer(
        parameters, access: access, generics: nil, constraint: nil, isMissing)
      {
        lines.append(line)
      }
      // What is private has no place in the initialiser.
      let isPublic = members.filter { $0.isStored && !$0.isPrivate }
      let names = Set(isPublic.flatMap(\.item.names))
      let open = parameters.filter { names.contains($0.label) }
      if open.count < parameters.count,
        let line = Self.initializer(
          open, access: access, generics: nil, constraint: nil, isMissing)
      {
        lines.append(line)
      }
    }
    lines.append("\(access)var body: some SwiftUI.View { \(Self.placeholder(name)) }")
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  private var isPrivate: Bool {
    item.modifiers.contains("private") || item.modifiers.contains("fileprivate")
  }

  /// Stored variables as parameters, as Swift makes them.
  private var memberwiseParameters: [SourceOutline.Parameter] {
    members.filter(\.isStored).flatMap { member in
      member.item.parameters.compactMap { parameter in
        let wrappers = parameter.attributes
        if wrappers.contains(where: Self.valued.contains) { return nil }
        if member.item.kind == "let", parameter.initial != nil { return nil }
        if wrappers.contains("State") || wrappers.contains("StateObject"), parameter.initial != nil,
          member.isPrivate
        {
          return nil
        }
        var result = parameter
        result.attributes = []
        if wrappers.contains("Binding"), let type = parameter.type {
          result.type = "SwiftUI.Binding<\(type)>"
          return result
        }
        if wrappers.contains("ViewBuilder"), let type = parameter.type {
          result.attributes = ["@SwiftUI.ViewBuilder"]
          if !type.contains("->") { result.type = "() -> \(type)" }
        }
        if parameter.type?.hasSuffix("?") == true, parameter.initial == nil,
          member.item.kind == "var"
        {
          result.initial = "nil"
        }
        return result
      }
    }
  }

  private static func initializer(
    _ parameters: [SourceOutline.Parameter], access: String, generics: String?,
    constraint: String?, _ isMissing: (String) -> Bool
  ) -> String? {
    var types = generics.map { [String($0.dropFirst().dropLast())] } ?? []
    var words: [String] = []
    for (index, parameter) in parameters.enumerated() {
      var type = parameter.type
      if type == nil || parameter.names.contains(where: isMissing) {
        // A default cannot say which type a parameter of any type has.
        if parameter.initial != nil { continue }
        types.append("StillframeAny\(index)")
        type = "StillframeAny\(index)"
      }
      guard let type else { continue }
      var text = (parameter.attributes + ["\(parameter.label): \(type)"]).joined(separator: " ")
      if let initial = parameter.initial {
        if parameter.initialMentions.names.contains(where: isMissing) { continue }
        text += " = \(initial)"
      }
      words.append(text)
    }
    let list = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    let condition = constraint.map { " " + $0 } ?? ""
    let line = "\(access)init\(list)(\(words.joined(separator: ", ")))\(condition) {}"
    // Lines of the file stay where they are.
    return line.contains("//") || line.contains("\"\"\"") ? nil : line.replacing("\n", with: " ")
  }
}
