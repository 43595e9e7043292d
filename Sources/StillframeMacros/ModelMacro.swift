import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: keeps the stored variables of a class in a backing that a model context knows, and makes the class
/// conform to `PersistentModel`.
///
/// A class may be isolated to the main actor, as all of a program's are where its settings say so. What is added is not: a context reads
/// and makes models on its own thread.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let model = try ModelClass(declaration)
    let access = model.access
    let slots = model.persisted.map { "    _\($0.plainName) = SwiftData._ModelSlot()" }
    let constants = model.constants.enumerated().map { index, property in
      "    \(property.name) = backing._constant(\(model.persisted.count + index))"
    }
    let descriptions = (model.persisted + model.constants).map {
      "    properties.append(\($0.description(in: model.name)))"
    }
    return [
      """
      \(raw: access)nonisolated static let _$entity = SwiftData._Entity(\(raw: model.name).self, \
      unique: \(raw: model.unique)) { () -> [SwiftData._ModelProperty] in
        \(raw: descriptions.isEmpty ? "let" : "var") properties: [SwiftData._ModelProperty] = []
      \(raw: descriptions.joined(separator: "\n"))
        return properties
      }
      """,
      """
      // Set by initializers alone: a model belongs to the thread of its context.
      @safe \(raw: access)nonisolated(unsafe) private(set) var _$backing = SwiftData._ModelBacking(\(raw: model.name)._$entity)
      """,
      """
      \(raw: access)nonisolated required init(_ backing: SwiftData._ModelBacking) {
        _$backing = backing
      \(raw: (slots + constants).joined(separator: "\n"))
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self),
      let name = ModelProperty.name(of: variable),
      let index = try? ModelClass(declaration).persisted.firstIndex(where: { $0.name == name })
    else { return [] }
    return ["@SwiftData._PersistedProperty(\(raw: index))"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
    let text = "extension \(type.trimmedDescription): nonisolated SwiftData.PersistentModel {}"
    guard let result = DeclSyntax(stringLiteral: text).as(ExtensionDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Model could not make an extension")
    }
    return [result]
  }
}

/// The parts of a class marked `@Model` that the macro needs.
struct ModelClass {
  let name: String
  /// "public ", "package " or nothing, for the members that are added.
  let access: String
  /// Variables that the backing keeps, in the order written, and constants whose values initializers replace: these are variables for
  /// the compiler, which warns of them, as it does with SwiftData.
  let persisted: [ModelProperty]
  /// Constants without a value of their own, which the backing remembers.
  let constants: [ModelProperty]
  /// An expression: the constraints of `#Unique`.
  let unique: String

  init(_ declaration: some DeclGroupSyntax) throws {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Model goes with a class")
    }
    name = type.name.text
    let modifiers = type.modifiers.map(\.name.text)
    access =
      modifiers.contains { ["public", "open"].contains($0) }
      ? "public " : modifiers.contains("package") ? "package " : ""
    let variables = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    if let several = variables.first(where: { ModelProperty.isSeveral($0) }) {
      throw MacroExpansionErrorMessage(
        "@Model needs a declaration for each property: split '\(several.trimmedDescription)'")
    }
    let properties = variables.compactMap { ModelProperty($0) }
    let assigned = Self.assignedNames(in: type)
    persisted = properties.filter {
      !$0.isConstant || $0.hasValue && assigned.contains($0.plainName)
    }
    constants = properties.filter { $0.isConstant && !$0.hasValue }
    let hasUnique = type.memberBlock.members.contains {
      $0.decl.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Unique"
    }
    unique = hasUnique ? "\(type.name.text)._$unique" : "[]"
  }

  /// Returns the names that initializers assign to, as in `self.name = …`.
  private static func assignedNames(in type: ClassDeclSyntax) -> Set<String> {
    var names: Set<String> = []
    for member in type.memberBlock.members {
      guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { continue }
      let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
      for index in words.indices.dropLast(3)
      where words[index] == "self" && words[index + 1] == "." && words[index + 3] == "=" {
        names.insert(words[index + 2].filter { $0 != "`" })
      }
    }
    return names
  }
}

/// A stored property of a model.
struct ModelProperty {
  let name: String
  let isConstant: Bool
  let hasValue: Bool
  /// The expression after the equals sign; nil without one.
  private let value: String?
  /// The attribute `@Attribute` or `@Relationship` as a call of the schema's type; nil without one.
  private let options: String?

  /// Nil for what is no stored property of an instance, or is marked `@Transient`.
  init?(_ variable: VariableDeclSyntax) {
    guard let name = Self.name(of: variable), let binding = variable.bindings.first,
      Self.isStored(binding),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return nil }
    var options: String?
    for element in variable.attributes {
      guard case .attribute(let attribute) = element else { continue }
      switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
      case "Transient": return nil
      case "Attribute": options = "SwiftData.Schema.Attribute(\(Self.arguments(attribute)))"
      case "Relationship":
        options = "SwiftData.Schema.Relationship(\(Self.arguments(attribute)))"
      default: break
      }
    }
    self.name = name
    self.options = options
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    hasValue = binding.initializer != nil
    value = binding.initializer?.value.trimmedDescription
  }

  /// The name without the marks of a keyword.
  var plainName: String { name.filter { $0 != "`" } }

  /// Returns an expression that describes the property to the library.
  func description(in type: String) -> String {
    let end =
      (options.map { ", \($0)" } ?? "") + (value.map { ", default: { \($0) }" } ?? "")
    return "SwiftData._ModelProperty(\"\(plainName)\", \\\(type).\(name)\(end))"
  }

  /// Returns the name of a declaration of one property; nil for several.
  static func name(of variable: VariableDeclSyntax) -> String? {
    guard variable.bindings.count == 1 else { return nil }
    return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether a declaration is of several properties of an instance.
  static func isSeveral(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.count > 1
      && !variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private static func arguments(_ attribute: AttributeSyntax) -> String {
    guard case .argumentList(let list) = attribute.arguments else { return "" }
    return list.trimmedDescription
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

/// The mark that `@Model` gives stored variables: they read from the backing and write to it.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = ModelProperty.name(of: variable),
      case .argumentList(let arguments) = node.arguments,
      let index = arguments.first?.expression.trimmedDescription
    else { return [] }
    let plain = name.filter { $0 != "`" }
    return [
      """
      @storageRestrictions(accesses: _$backing, initializes: _\(raw: plain))
      init(initialValue) {
        _$backing._start(\(raw: index), initialValue)
        _\(raw: plain) = SwiftData._ModelSlot()
      }
      """,
      "get { _$backing._get(\(raw: index), \\.\(raw: name), self) }",
      "set { _$backing._set(\(raw: index), \\.\(raw: name), self, newValue) }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = ModelProperty.name(of: variable)
    else { return [] }
    return ["private var _\(raw: name.filter { $0 != "`" }): SwiftData._ModelSlot"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` reads; by themselves they add nothing.
struct ModelMarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Unique`: the properties that no two models may agree in.
struct UniqueMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription else {
      throw MacroExpansionErrorMessage("#Unique needs the model's type: #Unique<Item>([\\.name])")
    }
    let lists = node.arguments.map { $0.expression.trimmedDescription }.joined(separator: ", ")
    return [
      """
      static var _$unique: [[Swift.AnyKeyPath]] {
        SwiftData._uniqueKeys(\(raw: type).self, \(raw: lists))
      }
      """
    ]
  }
}

/// `#Index`: nothing, as a store in memory has no indices.
struct IndexMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
