import SwiftSyntax

/// Imports and declarations of a file. Places are offsets in UTF-8.
struct FileOutline: Encodable {
  var path: String
  var imports: [ImportOutline]
  var declarations: [DeclarationOutline]
  /// Attributes of Objective-C, which is not on this platform.
  var foreign: [[Int]]
  /// Names of its methods: `#selector(…)`.
  var selectors: [[Int]]
  /// Its paths of keys: `#keyPath(…)`.
  var keyPaths: [KeyPathOutline]
  /// Names of members that no declaration lists: labels of tuples, and members of types in functions.
  var members: [String]
}

/// A `#keyPath(…)` with the path in it as written.
struct KeyPathOutline: Encodable {
  var range: [Int]
  var path: String
}

/// An `import` that is compiled.
struct ImportOutline: Encodable {
  /// The module, without submodules.
  var module: String
  var range: [Int]
  /// Whether only a part of the module is imported: a submodule of one that Swift made, or one declaration.
  var isOfPart: Bool
}

/// A declaration, or a statement at the top of a file.
struct DeclarationOutline: Encodable {
  /// "struct", "func", "var", "preview" …
  var kind: String
  /// The names that it declares.
  var names: [String] = []
  /// From its first attribute to its end.
  var range: [Int]
  /// The braces of a function, an initialiser, or a computed variable.
  var body: [Int]?
  /// The colon of a type with everything that it inherits from.
  var clause: [Int]?
  var inherits: [Inherited] = []
  /// The type that an extension extends, without its arguments.
  var extended: String?
  /// The type that a function returns or a variable has, as written.
  var result: String?
  /// Whether a function throws any error, and whether it waits.
  var effects: [String] = []
  /// The type of the only errors that a function throws.
  var thrown: Mark?
  /// Modifiers of access and the like, as written.
  var modifiers: [String] = []
  /// Generic parameters with angle brackets, as written.
  var generics: String?
  /// The `where` clause of a type, as written.
  var constraint: String?
  var attributes: [String] = []
  /// The attributes with their places.
  var marks: [Mark] = []
  /// Names outside of braces and members.
  var head = Mentions()
  /// Names inside of the braces.
  var code = Mentions()
  /// The name of a preview, where it is written out.
  var title: String?
  /// Whether a preview is one view, and no timeline.
  var isPlain = true
  /// Those of the views that a provider of previews shows, empty where they have none.
  var titles: [String] = []
  /// Names inside of the braces and outside of the pieces.
  var rest = Mentions()
  /// Parts of the code that can be left out one by one.
  var pieces: [CodePiece] = []
  /// The parameters of an initialiser, or a stored variable as one.
  var parameters: [Parameter] = []
  var members: [DeclarationOutline] = []

  struct Mark: Encodable {
    var name: String
    var range: [Int]
    /// Names in it.
    var mentions: Mentions
  }

  struct Inherited: Encodable {
    var text: String
    var names: [String]
  }

  struct Parameter: Encodable {
    /// The label and the name as written: "_ title", "title".
    var label: String
    /// Nil: it follows from the default.
    var type: String?
    var attributes: [String]
    var initial: String?
    /// Its place with the comma behind it; nil for a variable.
    var range: [Int]?
    /// Names in the type.
    var typeMentions: Mentions
    /// Names in the default.
    var initialMentions: Mentions
    /// The sign of equality with the default, where that can be left out alone.
    var initialRange: [Int]?
  }
}

/// Names that code mentions and does not bind itself, each once.
struct Mentions: Encodable {
  /// Types, functions and variables on their own.
  var names: [String] = []
  /// Those after a dot.
  var members: [String] = []
}

extension SyntaxProtocol {
  /// The offsets of the first and behind the last token.
  var outlineRange: [Int] {
    [positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset]
  }
}
