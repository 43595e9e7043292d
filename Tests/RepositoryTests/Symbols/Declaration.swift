/// A declaration in a Swift file, as far as its comment is asked for.
struct Declaration {
  enum Keyword: String {
    case `func`, `var`, `let`, `init`, `subscript`, `struct`, `class`, `enum`, `protocol`, actor,
      `extension`, `typealias`, `associatedtype`, `case`, macro, `operator`,
      `precedencegroup`, `deinit`

    /// Whether declarations stand inside its braces.
    var hasMembers: Bool {
      switch self {
      case .struct, .class, .enum, .protocol, .actor, .extension: true
      default: false
      }
    }

    /// Whether nothing else is its name.
    var isName: Bool { self == .`init` || self == .subscript || self == .deinit }

    /// Whether parameters belong to its name.
    var hasParameters: Bool {
      switch self {
      case .func, .`init`, .macro: true
      default: false
      }
    }
  }

  let path: String
  /// From 1; where its attributes begin.
  let line: Int
  let keyword: Keyword
  /// With the labels of parameters, as in "index(after:)"; all names of a case, and of an extension the type's.
  let name: String
  let modifiers: Set<String>
  /// Whether it is marked as unavailable.
  let isUnavailable: Bool
  /// What stands after the colon of a type or an extension: the last names of types.
  let inherited: [String]
  /// Whether a comment for documentation stands above it.
  let isDocumented: Bool
  /// What it stands in, the outermost first.
  let parents: [Declaration]

  /// The last name of a type that may stand in others.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it says itself that everybody can name it; nil where it says nothing.
  var isMarkedPublic: Bool? {
    if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
    return modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
      ? nil : false
  }
}
