extension Manual {
  /// The supported shells.
  package static let shells = ["bash", "zsh", "fish"]

  /// Returns the completion script of a shell; nil for an unknown shell.
  package func completions(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  /// Commands whose argument is the name of a scene.
  private var showing: [String] {
    entries.filter { $0.operandMeanings == ["the name of a scene"] }.map(\.name)
  }

  /// Letters, digits and "_", for names of functions.
  private var identifier: String {
    "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var bash: String {
    var cases = ""
    for entry in entries {
      cases +=
        "    \(entry.name)) options='\(entry.options.map(\.name).joined(separator: " "))' ;;\n"
    }
    var values = ""
    for option in choosing {
      values +=
        "    \(option.name)) COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))'"
        + " -- \"$word\")); return ;;\n"
    }
    return """
      # Completions of \(program) for bash: source <(\(program) completions bash)
      \(identifier)() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options='' names=''
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(entries.map(\.name).joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case "$before" in
      \(values)    --*|-o) ;;
        esac
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          case "${COMP_WORDS[1]}" in
            \(showing.joined(separator: "|"))) names="$("${COMP_WORDS[0]}" list 2>/dev/null | cut -d ' ' -f 1)" ;;
            completions) names='\(Self.shells.joined(separator: " "))' ;;
          esac
          COMPREPLY=($(compgen -W "$names" -- "$word") $(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F \(identifier) \(program)

      """
  }

  private var zsh: String {
    func quoted(_ text: String) -> String {
      var result = ""
      for character in text {
        switch character {
        case "'": result += "'\\''"
        case "[", "]", ":", "\\": result += "\\\(character)"
        default: result.append(character)
        }
      }
      return result
    }
    var cases = ""
    for entry in entries {
      cases += "    \(entry.name))\n      _arguments"
      for option in entry.options {
        cases += " \\\n        '*\(option.name)[\(quoted(option.explanation))]"
        if let value = option.value {
          cases += ":\(quoted(value)):"
          cases += option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
        }
        cases += "'"
      }
      if showing.contains(entry.name) {
        cases +=
          " \\\n        '*:name:{compadd -- ${(f)\"$($words[1] list 2>/dev/null | cut -d \" \" -f 1)\"}; _files}'"
      } else if entry.name == "completions" {
        cases += " \\\n        ':shell:(\(Self.shells.joined(separator: " ")))'"
      } else {
        cases += " \\\n        '*:file:_files'"
      }
      cases += " ;;\n"
    }
    let commands = entries.map { "    '\($0.name):\(quoted($0.about))'" }
    return """
      #compdef \(program)
      # Completions of \(program) for zsh: \(program) completions zsh > ~/.zfunc/_\(program)
      \(identifier)() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        case $words[2] in
      \(cases)  esac
      }
      if [[ $funcstack[1] == _\(program) ]]; then \(identifier) "$@"; else compdef \(identifier) \(program); fi

      """
  }

  private var fish: String {
    func quoted(_ text: String) -> String {
      "'"
        + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    var lines = [
      "# Completions of \(program) for fish: \(program) completions fish | source",
      "complete -c \(program) -n __fish_use_subcommand -f",
    ]
    for entry in entries {
      lines.append(
        "complete -c \(program) -n __fish_use_subcommand -a \(entry.name) -d \(quoted(entry.about))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(entry.name)'"
      if showing.contains(entry.name) {
        lines.append(
          "complete -c \(program) \(condition) -a \"(\(program) list 2>/dev/null | string split -f 1 ' ')\""
        )
      }
      if entry.name == "completions" {
        lines.append(
          "complete -c \(program) \(condition) -f -a '\(Self.shells.joined(separator: " "))'")
      }
      for option in entry.options {
        let word =
          option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value = option.value == nil ? "" : " -r"
        let choices =
          option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
        lines.append(
          "complete -c \(program) \(condition) \(word)\(value)\(choices) -d \(quoted(option.explanation))"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Options with a fixed list of values.
  private var choosing: [Option] {
    var result: [Option] = []
    for option in entries.flatMap(\.options)
    where !option.choices.isEmpty && !result.contains(where: { $0.name == option.name }) {
      result.append(option)
    }
    return result
  }
}
