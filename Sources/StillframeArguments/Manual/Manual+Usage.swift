extension Manual {
  /// The text of `--help`: all commands.
  package var usage: String {
    var lines = ["\(program) \(Self.purpose)", ""]
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries { lines += row(entry.name, entry.about, width: width) }
    lines.append("")
    lines += row("COMMAND --help", "explains the options of a command", width: 0)
    lines += row("--version", "prints the version", width: "COMMAND --help".count)
    lines.append("")
    if kind == .installed { lines += Self.pathNote + [""] }
    lines += Self.statusNote
    return lines.joined(separator: "\n")
  }

  /// Returns the text of `COMMAND --help`: what the command does, its synopsis and its options.
  package func usage(of entry: Entry) -> String {
    var lines = wrapped(["\(program) \(entry.name)"] + words(entry.about), indent: 0)
    lines.append("")
    lines += wrapped(synopsis(entry), indent: program.count + 1)
    for group in Group.allCases {
      let options = entry.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      lines.append("")
      if let about = about(group) { lines.append("  " + about) }
      let width = options.map { Self.words($0).count }.max() ?? 0
      for option in options { lines += row(Self.words(option), option.explanation, width: width) }
    }
    if entry.operands.contains(where: { $0.hasSuffix("PATH") }) { lines += [""] + Self.pathNote }
    if entry.name == "diff" { lines += [""] + Self.statusNote }
    return lines.joined(separator: "\n")
  }

  /// The purpose of every tool, as a phrase after its name.
  static let purpose = "lays out SwiftUI views and writes pictures and films of them"

  static let pathNote = [
    "A PATH is a Swift file, a folder or a package. It contains '/', ends in '.swift', or is '.' or a folder's name.",
    "Its #Previews, its PreviewProviders and the first window of its App are rendered, to the folder previews/",
    "unless -o is given.",
  ]

  static let statusNote = [
    "Exit status: 0 success; 1 pictures differ, or an audit found something; 2 an error."
  ]

  /// "stillframe list [--json]", in parts between which a line may break.
  func synopsis(_ entry: Entry) -> [String] {
    var parts = [program, entry.name] + entry.operands
    var groups: [Group] = []
    for option in entry.options {
      if option.group == .own {
        parts.append(option.isNeeded ? Self.words(option) : "[\(Self.words(option))]")
      } else if !groups.contains(option.group) {
        groups.append(option.group)
      }
    }
    return parts + groups.map { "[\($0.rawValue)]" }
  }

  /// "-o FILE".
  static func words(_ option: Option) -> String {
    option.name + (option.value.map { " " + $0 } ?? "")
  }

  /// Returns every option of a group once, in the order of the commands.
  func options(of group: Group) -> [Option] {
    var result: [Option] = []
    for option in entries.flatMap(\.options)
    where option.group == group
      && !result.contains(where: { $0.name == option.name && $0.about == option.about })
    {
      result.append(option)
    }
    return result
  }

  private func about(_ group: Group) -> String? {
    switch group {
    case .own: nil
    case .looks: "LOOKS, the environment:"
    case .previews: "PREVIEWS, the previews of a PATH:"
    case .fonts: "FONTS, the fonts of text:"
    }
  }

  private static let lineWidth = 110

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Returns a term and its explanation, in two columns.
  private func row(_ term: String, _ about: String, width: Int) -> [String] {
    let head = "  " + term + String(repeating: " ", count: max(0, width - term.count)) + "  "
    return wrapped([head] + words(about), indent: head.count, separator: "")
  }

  /// Breaks words into lines; the first line starts at column 0, the others at `indent`.
  private func wrapped(_ words: [String], indent: Int, separator: String = " ") -> [String] {
    var lines: [String] = []
    var line = ""
    var isFirst = true
    for word in words {
      if isFirst {
        line = word + separator
        isFirst = false
      } else if line.count + word.count > Self.lineWidth {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word + " "
      } else {
        line += word + " "
      }
    }
    return (lines + [line]).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
