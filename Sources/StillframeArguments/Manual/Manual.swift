/// What a tool can do, in one table: the parser, `--help`, the completions of shells and the manual page are made from it.
package struct Manual: Sendable {
  /// What the tool is called.
  package let program: String
  package let kind: Kind

  /// Whose tool it is.
  package enum Kind: Sendable {
    /// Shows the scenes of a catalogue.
    case catalogue
    /// Shows those of the gallery, and the previews in any file.
    case installed
  }

  /// A command: its words, and what it is for.
  package struct Entry: Sendable {
    package let name: String
    /// What stands for the words that are no options: "NAME".
    package var operands: [String] = []
    /// The same for messages: "the name of a scene".
    package var operandMeanings: [String] = []
    /// Whether more words like the last may follow.
    package var repeatsLastOperand = false
    package let options: [Option]
    package let about: String
    /// Whether only the installed tool has it.
    package var isOfInstalledTool = false
  }

  /// An option: its word, what follows it, and what it does.
  package struct Option: Sendable {
    package let name: String
    /// What stands for its value; nil: it has none.
    package var value: String?
    package let about: String
    /// What can follow it, where that is one of few words.
    package var choices: [String] = []
    package var group = Group.own
    /// Whether the command needs it.
    package var isNeeded = false
  }

  /// Options that several commands share, and that `--help` writes as one word.
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
      return Entry(
        name: entry.name, operands: entry.operands.map { $0 == "NAME|PATH" ? "NAME" : $0 },
        operandMeanings: entry.operandMeanings, repeatsLastOperand: entry.repeatsLastOperand,
        options: entry.options.filter { $0.group != .previews }, about: entry.about)
    }
  }

  package func entry(_ name: String) -> Entry? {
    entries.first { $0.name == name }
  }
}

extension Manual.Entry {
  /// What the parser has to know.
  var grammar: Arguments.Grammar {
    Arguments.Grammar(
      command: name, flags: options.filter { $0.value == nil }.map(\.name),
      options: options.filter { $0.value != nil }.map(\.name), operands: operandMeanings,
      repeatsLast: repeatsLastOperand)
  }
}
