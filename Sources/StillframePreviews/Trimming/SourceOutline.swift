import Foundation

/// Imports and declarations of a file, as `StillframeMacros-tool --outline` lists them. Places are offsets in UTF-8.
struct SourceOutline: Decodable {
  var path: String
  var imports: [Import]
  var declarations: [Item]
  /// Attributes of Objective-C.
  var foreign: [[Int]]
  /// Names of its methods: `#selector(…)`.
  var selectors: [[Int]]
  /// Its paths of keys: `#keyPath(…)`.
  var keyPaths: [KeyPath]
  /// Names of members that no declaration lists: labels of tuples, and members of types in functions.
  var members: [String]

  struct KeyPath: Decodable {
    var range: [Int]
    /// As written, with the type that it begins at.
    var path: String

    /// The path as a literal of a string: types begin with a capital letter, and keys do not.
    var literal: String {
      let keys = path.split(separator: ".").drop { $0.first?.isUppercase == true }
      return "\"\(keys.joined(separator: "."))\""
    }
  }

  struct Import: Decodable {
    var module: String
    var range: [Int]
    /// Whether only a part of the module is imported: a submodule or one declaration.
    var isOfPart: Bool

    /// Takes the framework for a module that it is made of.
    fileprivate mutating func meansFramework() {
      let whole = OverlayImports.module(of: module)
      guard whole != module else { return }
      module = whole
      isOfPart = false
    }
  }

  struct Item: Decodable {
    var kind: String
    var names: [String]
    var range: [Int]
    var body: [Int]?
    var clause: [Int]?
    var inherits: [Inherited]
    var extended: String?
    var result: String?
    var effects: [String]
    /// The type of the only errors that a function throws.
    var thrown: Mark?
    var modifiers: [String]
    var generics: String?
    var constraint: String?
    var attributes: [String]
    /// The attributes with their places.
    var marks: [Mark]
    var head: Mentions
    var code: Mentions
    var title: String?
    var isPlain: Bool
    /// Those of the views that a provider of previews shows.
    var titles: [String]
    /// Names inside of the braces and outside of the pieces.
    var rest: Mentions
    var pieces: [Piece]
    var parameters: [Parameter]
    var members: [Item]
  }

  struct Mark: Decodable {
    var name: String
    var range: [Int]
    /// Names in it.
    var mentions: Mentions
  }

  struct Inherited: Decodable {
    var text: String
    var names: [String]
  }

  struct Parameter: Decodable {
    var label: String
    var type: String?
    var attributes: [String]
    var initial: String?
    /// The place of a function's parameter, with the comma behind it.
    var range: [Int]?
    var typeMentions: Mentions
    var initialMentions: Mentions
    var initialRange: [Int]?
  }

  /// A part of code that can be left out, or have something else in its place.
  struct Piece: Decodable {
    var range: [Int]
    var text: String
    var own: Mentions
    /// Names bound around it that it mentions.
    var locals: [String]
    /// Names that the code behind it has from it.
    var binds: [String]
    /// Names of local variables that it declares without a value.
    var opens: [String]
    /// Names that it gives a value to.
    var assigns: [String]
    var pieces: [Piece]
    /// Whether it is what a view consists of.
    var isBase: Bool
    /// Whether the code around it is nothing without it.
    var isVital: Bool
    /// Whether it is a condition, and the code in its place binds its name to a value that is no optional.
    var isBinding: Bool
  }

  struct Mentions: Decodable {
    var names: [String]
    var members: [String]
  }

  /// Reads the files of modules with the program that knows Swift's grammar, those for phones with conditions that hold there.
  ///
  /// - Parameter names: modules that can be imported.
  /// - Returns: Nil where that program cannot do so.
  static func read(
    _ modules: [Module], with program: URL, importing names: Set<String>, conditions: [String],
    in folder: URL
  ) -> [SourceOutline]? {
    let files = modules.flatMap { module in
      module.sources.files.filter { !$0.contains("\n") }.map { file in
        (module.isForPhones(file) ? "phone " : "file ") + file
      }
    }
    let lines =
      names.sorted().map { "module \($0)" } + conditions.map { "define \($0)" } + files
    let list = folder.appendingPathComponent("\(modules.first?.name ?? "none").outline-requests")
    guard (try? Data(lines.joined(separator: "\n").utf8).write(to: list)) != nil,
      let text = ChildProcess.output(of: [program.path, "--outline", list.path])
    else { return nil }
    guard var outlines = try? JSONDecoder().decode([SourceOutline].self, from: Data(text.utf8))
    else { return nil }
    // The program reads the files themselves, and not what the compiler is given.
    for file in outlines.indices {
      for number in outlines[file].imports.indices {
        outlines[file].imports[number].meansFramework()
      }
    }
    return outlines
  }
}

extension SourceOutline.Item {
  /// The names of the generic parameters: `Row` and `Key` of `<Row: View, each Key>`.
  var genericNames: [String] { Self.names(inGenerics: generics) }

  static func names(inGenerics clause: String?) -> [String] {
    (clause ?? "").dropFirst().dropLast().split(separator: ",").compactMap { parameter in
      let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      return words.last.map(String.init)
    }
  }
}
