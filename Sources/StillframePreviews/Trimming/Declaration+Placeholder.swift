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
      initializer(
        member.item.parameters, access: access, generics: member.item.generics,
        constraint: member.item.constraint, isMissing)
    }
    if explicit.isEmpty {
      let parameters = memberwiseParameters
      if let line = initializer(
        parameters, access: access, generics: nil, constraint: nil, isMissing)
      {
        lines.append(line)
      }
      // What is private has no place in the initialiser.
      let isPublic = members.filter { $0.isStored && !$0.isPrivate }
      let names = Set(isPublic.flatMap(\.item.names))
      let open = parameters.filter { names.contains($0.label) }
      if open.count < parameters.count,
        let line = initializer(
          open, access: access, generics: nil, constraint: nil, isMissing)
      {
        lines.append(line)
      }
    }
    var shown = Self.placeholder(name)
    if lines.contains(where: { $0.contains(Self.kept) }) {
      lines.append("private var \(Self.kept): StillframePlaceholderContent?")
      shown = "if let \(Self.kept) { \(Self.kept) } else { \(shown) }"
    }
    lines.append("\(access)var body: some SwiftUI.View { \(shown) }")
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

  /// The variable of a placeholder that keeps what its initialiser was given to show.
  private static let kept = "stillframeContent"

  private func initializer(
    _ parameters: [SourceOutline.Parameter], access: String, generics: String?,
    constraint: String?, _ isMissing: (String) -> Bool
  ) -> String? {
    var types = generics.map { [String($0.dropFirst().dropLast())] } ?? []
    var words: [String] = []
    var known: [SourceOutline.Parameter] = []
    for (index, parameter) in parameters.enumerated() {
      var type = parameter.type
      let isKnown = type != nil && !parameter.typeMentions.names.contains(where: isMissing)
      if !isKnown {
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
      if isKnown { known.append(parameter) }
    }
    let list = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    let condition = constraint.map { " " + $0 } ?? ""
    var code = "{}"
    let names = Set(item.genericNames + SourceOutline.Item.names(inGenerics: generics))
    if item.kind == "struct", let content = Self.content(of: known, generics: names) {
      code = "{ \(Self.kept) = \(Self.placeholder(name, showing: content)) }"
    }
    let line = "\(access)init\(list)(\(words.joined(separator: ", ")))\(condition) \(code)"
    // Lines of the file stay where they are.
    return line.contains("//") || line.contains("\"\"\"") ? nil : line.replacing("\n", with: " ")
  }
}
