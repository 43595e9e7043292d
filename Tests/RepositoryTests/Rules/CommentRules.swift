/// Every declaration that users can name says what it is.
///
/// Left out is what says so elsewhere, or is not for them: what fulfils a requirement of a protocol of the type, which
/// has the requirement's comment; what overrides; names that begin with an underscore; and what is marked as unavailable.
struct CommentRules {
  private let declarations: [Declaration]
  /// Whether any declaration of a type with the name is public.
  private var types: [String: Bool] = [:]
  /// The protocols and classes that are named after the colons of types, by the types' names.
  private var inherited: [String: Set<String>] = Self.standardInheritance
  /// The requirements of protocols, by the protocols' names.
  private var requirements: [String: Set<String>] = Self.standardRequirements

  init(_ repository: Repository) {
    declarations = repository.files
      .filter { $0.isSwift && $0.path.hasPrefix("Sources/") }
      .flatMap { DeclarationScanner($0).declarations }
    for declaration in declarations where declaration.keyword.hasMembers {
      inherited[declaration.lastName, default: []].formUnion(declaration.inherited)
    }
    for declaration in declarations {
      guard let parent = declaration.parents.last, parent.keyword == .protocol, isPublic(parent)
      else { continue }
      requirements[parent.name, default: []].insert(declaration.name)
    }
    // The outer ones first: an inner one is public only in one that is.
    let declared = declarations.filter { $0.keyword.hasMembers && $0.keyword != .extension }
    for declaration in declared.sorted(by: { $0.parents.count < $1.parents.count }) {
      let isPublic = isPublic(declaration)
      types[declaration.name] = (types[declaration.name] ?? false) || isPublic
    }
  }

  /// Public declarations without a comment.
  func undocumented() -> [Violation] {
    declarations.filter { needsComment($0) && !$0.isDocumented }.map {
      Violation(
        path: $0.path, line: $0.line,
        message: "'\($0.name)' is public and has no comment: say what it is or does")
    }
  }

  /// How many declarations have to have a comment.
  var count: Int { declarations.count(where: needsComment) }

  private func needsComment(_ declaration: Declaration) -> Bool {
    switch declaration.keyword {
    case .extension, .deinit, .operator, .precedencegroup: return false
    default: break
    }
    guard isPublic(declaration), !declaration.isUnavailable,
      !declaration.modifiers.contains("override")
    else { return false }
    let names = declaration.parents.flatMap { $0.name.split(separator: ".") }
    guard !declaration.name.hasPrefix("_"), !names.contains(where: { $0.hasPrefix("_") }) else {
      return false
    }
    return !isWitness(declaration)
  }

  private func isPublic(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parents.last else { return declaration.isMarkedPublic ?? false }
    switch parent.keyword {
    case .protocol: return isPublic(parent)
    case .enum where declaration.keyword == .case: return isPublic(parent)
    case .extension:
      return declaration.isMarkedPublic ?? parent.isMarkedPublic ?? false
        // Types of other libraries are public.
        && types[parent.lastName] ?? true
    default: return declaration.isMarkedPublic ?? false && isPublic(parent)
    }
  }

  /// Whether a protocol that the type conforms to, itself or by another one, requires it.
  private func isWitness(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parents.last else { return false }
    var known: Set<String> = []
    var waiting = Array(inherited[parent.lastName] ?? [])
    // What an extension of a protocol gives fulfils the protocol's own requirements.
    if parent.keyword == .extension { waiting.append(parent.lastName) }
    while let name = waiting.popLast() {
      guard known.insert(name).inserted else { continue }
      if requirements[name]?.contains(declaration.name) == true { return true }
      waiting += inherited[name] ?? []
    }
    return false
  }
}

/// What protocols of Swift and Foundation require, as far as types here conform to them.
extension CommentRules {
  fileprivate static let standardInheritance: [String: Set<String>] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Strideable": ["Comparable"],
    "Codable": ["Encodable", "Decodable"], "OptionSet": ["SetAlgebra", "RawRepresentable"],
    "SetAlgebra": ["Equatable"], "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"], "MutableCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"],
    "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    "FormatStyle": ["Hashable", "Codable"], "TestTrait": ["Trait"], "SuiteTrait": ["Trait"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
  ]

  fileprivate static let standardRequirements: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["hash(into:)"], "Comparable": ["<", ">", "<=", ">="],
    "Identifiable": ["id", "ID"], "CaseIterable": ["allCases", "AllCases"],
    "Encodable": ["encode(to:)"], "Decodable": ["init(from:)"],
    "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion"],
    "SetAlgebra": [
      "contains(_:)", "insert(_:)", "remove(_:)", "update(with:)", "union(_:)", "intersection(_:)",
      "symmetricDifference(_:)", "formUnion(_:)",
    ],
    "Sequence": ["makeIterator()", "Iterator", "Element"],
    "IteratorProtocol": ["next()", "Element"],
    "Collection": [
      "startIndex", "endIndex", "index(after:)", "subscript", "Index", "Indices", "SubSequence",
      "Element", "count", "isEmpty", "indices", "formIndex(after:)",
    ],
    "BidirectionalCollection": ["index(before:)", "formIndex(before:)"],
    "RandomAccessCollection": ["index(_:offsetBy:)", "distance(from:to:)"],
    "AdditiveArithmetic": ["zero", "+", "-", "+=", "-="],
    "Numeric": ["*", "*=", "magnitude", "Magnitude"],
    "Strideable": ["advanced(by:)", "distance(to:)", "Stride"],
    "ExpressibleByIntegerLiteral": ["init(integerLiteral:)", "IntegerLiteralType"],
    "ExpressibleByFloatLiteral": ["init(floatLiteral:)", "FloatLiteralType"],
    "ExpressibleByStringLiteral": ["init(stringLiteral:)", "StringLiteralType"],
    "ExpressibleByStringInterpolation": ["init(stringInterpolation:)", "StringInterpolation"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["init(extendedGraphemeClusterLiteral:)"],
    "StringInterpolationProtocol": [
      "appendLiteral(_:)", "init(literalCapacity:interpolationCount:)",
    ],
    "AsyncSequence": ["makeAsyncIterator()", "AsyncIterator", "Element"],
    "AsyncIteratorProtocol": ["next()", "Element"], "AttributedStringKey": ["Value", "name"],
    "CodableAttributedStringKey": ["Value", "name"],
    "FormatStyle": ["format(_:)", "locale(_:)", "FormatInput", "FormatOutput"],
    "Trait": ["prepare(for:)", "isRecursive"],
    "TestScoping": ["provideScope(for:testCase:performing:)"],
  ]
}
