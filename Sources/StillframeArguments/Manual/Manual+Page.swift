extension Manual {
  /// The manual page, as troff source for `man`.
  package var page: String {
    var lines = [
      ".TH \(Self.escaped(program.uppercased())) 1 \"\" \"Stillframe \(Command.versionNumber)\"",
      ".SH NAME",
      "\(Self.escaped(program)) \\- \(Self.purpose)",
      ".SH SYNOPSIS",
    ]
    for entry in entries {
      let words = synopsis(entry)
      lines.append(".B \(Self.escaped(words.prefix(2).joined(separator: " ")))")
      lines += words.dropFirst(2).map(Self.escaped)
      lines.append(".br")
    }
    lines.append(".B \(Self.escaped(program)) \\-\\-version")
    lines.append(".SH COMMANDS")
    for entry in entries {
      lines += [".TP", ".B \(entry.name)", Self.escaped(entry.about + ".")]
    }
    for group in Group.allCases {
      let options = options(of: group)
      guard !options.isEmpty else { continue }
      lines.append(group == .own ? ".SH OPTIONS" : ".SH \(group.rawValue)")
      for option in options {
        lines.append(".TP")
        lines.append(
          ".BR \(Self.escaped(option.name))"
            + (option.value.map { " \" \(Self.escaped($0))\"" } ?? ""))
        lines.append(Self.escaped(option.explanation + "."))
      }
    }
    if kind == .installed {
      lines.append(".SH PATHS")
      lines += Self.pathNote.map(Self.escaped)
    }
    lines.append(".SH EXIT STATUS")
    lines += Self.statusNote.map { Self.escaped(String($0.trimmingPrefix("Exit status: "))) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes text for `man`: its first character, backslashes, dashes and quotes.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
