import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: makes `animatableData` of all stored variables but those marked `@AnimatableIgnored`.
struct AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !declaration.memberBlock.members.contains(where: declaresData) else { return [] }
    let parts = try declaration.memberBlock.members.flatMap { try self.parts(of: $0) }
    let conformance = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let text =
      if parts.isEmpty {
        """
        extension \(type.trimmedDescription)\(conformance) {
          nonisolated \(access)var animatableData: SwiftUI.EmptyAnimatableData {
            get { SwiftUI.EmptyAnimatableData() }
            set {}
          }
        }
        """
      } else {
        """
        extension \(type.trimmedDescription)\(conformance) {
          nonisolated \(access)var animatableData: \(dataType(parts[...])) {
            get { \(reading(parts[...])) }
            set { \(writing(parts).joined(separator: "; ")) }
          }
        }
        """
      }
    guard let result = DeclSyntax(stringLiteral: text).as(ExtensionDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Animatable could not make an extension")
    }
    return [result]
  }

  /// A stored variable that is to move.
  private struct Part {
    let name: String
    /// Its type as written, or an expression of that type.
    let type: String
  }

  private static func declaresData(_ member: MemberBlockItemSyntax) -> Bool {
    member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.pattern.trimmedDescription == "animatableData"
    } ?? false
  }

  private static func parts(of member: MemberBlockItemSyntax) throws -> [Part] {
    guard let variable = member.decl.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
      variable.attributes.isEmpty
    else { return [] }
    let last = variable.bindings.last?.typeAnnotation
    return try variable.bindings.compactMap { binding -> Part? in
      guard isStored(binding) else { return nil }
      let name = binding.pattern.trimmedDescription
      guard
        let type = (binding.typeAnnotation ?? last)?.type.trimmedDescription
          ?? literalType(binding.initializer?.value)
      else {
        throw MacroExpansionErrorMessage(
          "@Animatable has to know the type of '\(name)': write it down, or mark the property "
            + "@AnimatableIgnored")
      }
      return Part(name: name, type: type)
    }
  }

  /// Whether a property has storage: no accessors, or only observers.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
  }

  /// Returns the type that a first value tells: that of a literal with a point, or of a call of a type's name.
  private static func literalType(_ value: ExprSyntax?) -> String? {
    guard let value else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if let negative = value.as(PrefixOperatorExprSyntax.self) {
      return literalType(negative.expression)
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.base.flatMap(typeName) }
    return nil
  }

  /// Returns a name that begins as those of types do.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let name = expression.trimmedDescription
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true ? name : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text.first?.isUppercase == true { return name }
      return member.base.flatMap(typeName)
    }
    if expression.is(GenericSpecializationExprSyntax.self) { return name }
    return nil
  }

  // Several parts are pairs of the first and the rest.

  private static func dataType(_ parts: ArraySlice<Part>) -> String {
    guard let first = parts.first else { return "SwiftUI.EmptyAnimatableData" }
    let data = "(\(first.type)).AnimatableData"
    return parts.count == 1
      ? data : "SwiftUI.AnimatablePair<\(data), \(dataType(parts.dropFirst()))>"
  }

  private static func reading(_ parts: ArraySlice<Part>) -> String {
    guard let first = parts.first else { return "" }
    let value = "\(first.name).animatableData"
    return parts.count == 1
      ? value : "SwiftUI.AnimatablePair(\(value), \(reading(parts.dropFirst())))"
  }

  private static func writing(_ parts: [Part]) -> [String] {
    parts.enumerated().map { index, part in
      let steps = String(repeating: ".second", count: index)
      let isLast = index == parts.count - 1
      return "\(part.name).animatableData = newValue\(steps)\(isLast ? "" : ".first")"
    }
  }
}

/// `@AnimatableIgnored`: marks a variable that does not move; by itself it adds nothing.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
