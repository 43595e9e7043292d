import Foundation

/// The page that says of each of SwiftUI's names what becomes of it here.
struct SymbolPage {
  let scanner: SymbolScanner
  /// What the modules of other frameworks declare, which is not missing.
  var beside = SymbolScanner(text: "")
  /// Names of SwiftUI that may be missing, one a line; what is after a colon says what becomes of those that are drawn
  /// approximately.
  let names: String
  /// What there is of each framework beside SwiftUI, one a line: name, real, drawn approximately and absent parts with
  /// bars between them.
  var frameworks = ""

  private var lines: [(name: String, remark: String?)] {
    names.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        String(parts[0]),
        parts.count > 1 ? parts[1].trimmingPrefix(while: { $0 == " " }).description : nil
      )
    }
  }

  /// The cells of each framework.
  var frameworkLines: [[String]] {
    frameworks.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// Names that SwiftUI has and that mean nothing here.
  var missing: [String] {
    lines.map(\.name).filter { !scanner.knows($0) && !beside.knows($0) }.sorted()
  }

  /// Names that are drawn, but not as on Apple's platforms, and how.
  var approximate: [(name: String, remark: String)] {
    lines.compactMap { line in line.remark.map { (line.name, $0) } }.sorted { $0.name < $1.name }
  }

  /// Remarks about names that nothing has.
  var misnamed: [String] { approximate.map(\.name).filter { !scanner.knows($0) } }

  var text: String {
    let approximated = Set(approximate.map(\.name))
    let types = scanner.types.filter { !approximated.contains($0) }.sorted()
    let active = scanner.modifiers.filter { $0.value && !approximated.contains($0.key) }.keys
      .sorted()
    let silent = scanner.modifiers.filter { !$0.value && !approximated.contains($0.key) }.keys
      .sorted()
    return """
      # What there is of SwiftUI

      The names of SwiftUI that compile here, and their effect.

      This page is generated from the sources: `SNAPSHOT_TESTING_RECORD=failed swift test --filter SymbolPageTests` writes it.

      ## Modifiers that are drawn or laid out

      \(Self.list(active))

      ## Drawn approximately

      \(approximate.map { "- `\($0.name)`: \($0.remark)" }.joined(separator: "\n"))

      ## Accepted without effect

      No effect: these need a live device or a person who uses it. They compile, and change nothing in a picture.

      \(Self.list(silent))

      ## Types

      \(Self.list(types))

      ## Missing

      Names that SwiftUI has for iOS and that do not compile here.

      \(Self.list(missing))

      ## Frameworks beside SwiftUI

      Each compiles as far as files with views use it. Real parts work as on a device; absent ones compile without an effect, report a
      failure, or are missing. Views that draw something else than a device would warn.

      | framework | real | drawn approximately | absent |
      |---|---|---|---|
      \(frameworkLines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"))

      """
  }

  /// Names in lines that are not too long.
  private static func list(_ names: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for name in names {
      let word = "`\(name)`" + (name == names.last ? "" : ",")
      if !line.isEmpty, line.count + word.count > 118 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.joined(separator: "\n")
  }
}
