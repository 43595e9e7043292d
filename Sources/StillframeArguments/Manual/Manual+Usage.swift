extension Manual {
  /// What `--help` prints.
  package var usage: String {
    var lines = entries.flatMap { wrapped(synopsis($0), indent: program.count + 1) }
    lines.append("\(program) --version")
    lines.append("")
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries { lines += row(entry.name, entry.about, width: width) }
    for group in Group.allCases {
      let options = options(of: group)
      guard !options.isEmpty else { continue }
      lines.append("")
      if let about = about(group) { lines.append("  " + about) }
      let width = options.map { Self.words($0).count }.max() ?? 0
      for option in options { lines += row(Self.words(option), option.about, width: width) }
    }
    lines.append("")
    if kind == .installed { lines += Self.pathNote + [""] }
    lines += Self.statusNote
    return lines.joined(separator: "\n")
  }

  static let pathNote = [
    "A PATH is a Swift file, a folder of them or a package: it contains '/', ends in '.swift' or is '.'.",
    "Its #Previews, PreviewProviders and the first window of its App are what is shown: pictures and films as",
    "files in a folder, previews/ unless -o names another.",
  ]

  static let statusNote = [
    "Exit status: 0 done, or the same; 1 different (diff only); 2 anything that went wrong."
  ]

  /// "stillframe list [--json]", in parts that stay whole where a line is broken.
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

  /// Every option of a group once, in the order of the commands.
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
    case .looks: "LOOKS is how it is shown:"
    case .previews: "PREVIEWS is what of a PATH is shown:"
    case .fonts: "FONTS is what text is set in:"
    }
  }

  private static let lineWidth = 110

  /// Words and what they mean, in two columns.
  private func row(_ words: String, _ about: String, width: Int) -> [String] {
    let head = "  " + words + String(repeating: " ", count: max(0, width - words.count)) + "  "
    return wrapped(
      [head] + about.split(separator: " ").map(String.init), indent: head.count, separator: "")
  }

  /// Words put on lines; the first starts at 0, the others at `indent`.
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
