/// The commands and options of a tool. The parser, `--help`, the completions of shells and the manual page read this table.
package struct Manual: Sendable {
  /// The name of the tool.
  package let program: String
  package let kind: Kind

  /// The kind of tool, which decides which scenes and commands it has.
  package enum Kind: Sendable {
    /// The tool of a catalogue: shows its scenes.
    case catalogue
    /// The installed tool: shows the scenes of the gallery and the previews in any file.
    case installed
  }

  /// A command with its operands and options.
  package struct Entry: Sendable {
    package let name: String
    /// Placeholders of the arguments that are not options: "NAME".
    package var operands: [String] = []
    /// The operands in words, for messages: "the name of a scene".
    package var operandMeanings: [String] = []
    /// Whether more words like the last may follow.
    package var repeatsLastOperand = false
    package var options: [Option]
    /// The purpose of the command, beginning with a verb.
    package let about: String
    /// Whether only the installed tool has it.
    package var isOfInstalledTool = false
  }

  /// An option with its value.
  package struct Option: Sendable {
    package let name: String
    /// The placeholder of its value; nil for a flag.
    package var value: String?
    /// A noun phrase for a value, an imperative for a flag, with the default.
    package let about: String
    /// The default for the previews of a path; only the installed tool has them.
    package var defaultForPaths: String?
    /// The possible values, if they are few.
    package var choices: [String] = []
    package var group = Group.own
    /// Whether the command needs it.
    package var isNeeded = false
  }

  /// Options that several commands share, and that a synopsis shortens to one word.
  package enum Group: String, Sendable, CaseIterable {
    case own = ""
    case looks = "LOOKS"
    case previews = "PREVIEWS"
    case fonts = "FONTS"
  }

  package init(program: String = "stillframe", kind: Kind = .installed) {
    self.program = program
    self.kind = kind
  }

  /// The commands that this tool has, in the order of `--help`.
  package var entries: [Entry] {
    Self.commands.filter { kind == .installed || !$0.isOfInstalledTool }.map { entry in
      guard kind == .catalogue else { return entry }
      var entry = entry
      entry.operands = entry.operands.map { $0 == "NAME|PATH" ? "NAME" : $0 }
      entry.options = entry.options.filter { $0.group != .previews }
      for index in entry.options.indices { entry.options[index].defaultForPaths = nil }
      return entry
    }
  }

  package func entry(_ name: String) -> Entry? {
    entries.first { $0.name == name }
  }
}

extension Manual.Option {
  /// The explanation with the default for paths, where the tool has them.
  var explanation: String {
    about + (defaultForPaths.map { " (default for a PATH: \($0))" } ?? "")
  }
}

extension Manual.Entry {
  /// The entry as the parser needs it.
  var grammar: Arguments.Grammar {
    Arguments.Grammar(
      command: name, flags: options.filter { $0.value == nil }.map(\.name),
      options: options.filter { $0.value != nil }.map(\.name), operands: operandMeanings,
      repeatsLast: repeatsLastOperand)
  }
}
