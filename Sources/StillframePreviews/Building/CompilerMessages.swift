import Foundation

/// The compiler's messages about some files, parsed for possible remedies.
struct CompilerMessages {
  /// Files with errors, each once, in the order in which they are named.
  private(set) var faultyFiles: [String] = []
  /// Those that cannot stand beside the files before them, as both declare the same.
  private(set) var clashingFiles: [String] = []
  /// Modules that are imported and are nowhere.
  private(set) var missingModules: [String] = []
  /// Errors in the files, each where it is or comes from.
  private(set) var faults: [Fault] = []

  /// An error at a place of a file.
  struct Fault {
    let path: String
    let line: Int
    /// In bytes, from 1.
    let column: Int
    let text: String
    /// Notes of the compiler about it in the same files.
    var notes: [String] = []

    /// The names in quotes.
    var names: [String] {
      text.matches(of: /'([^']+)'/).flatMap { match in
        match.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }
    }

    func line(of kind: String) -> String { "\(path):\(line):\(column): \(kind): \(text)\n" }
  }

  /// - Parameter files: The compiled files; a message about another file (the expansion of a macro) is attributed to
  ///   the file that a note names.
  init(_ text: String, about files: [String]) {
    let known = Set(files)
    // An error without a file of ours, and one about what is declared twice: a note names the file, or the other one.
    var isUnplaced = false
    var redeclaring: String?
    var pairs: [(String, String)] = []
    var programs: [String] = []
    var unplaced = ""
    var broken: Set<String> = []
    var seen: Set<String> = []
    // The error that notes are about.
    var current: Int?
    for line in text.split(separator: "\n") {
      guard let message = Message(line) else {
        // A note about the file of its error stands below the code.
        if let current, line.contains("- note: "),
          let note = line.firstMatch(of: /[`|]- note: (.+)/)
        {
          faults[current].notes.append(String(note.1))
        }
        continue
      }
      let isKnown = known.contains(message.path)
      switch message.kind {
      case "error":
        isUnplaced = !isKnown
        redeclaring = nil
        current = nil
        if let name = message.missingModule { Self.add(name, to: &missingModules) }
        unplaced = message.text
        guard isKnown else { continue }
        // Several processes may say the same.
        guard seen.insert(message.fault(message.text).line(of: "error")).inserted else { continue }
        current = faults.count
        faults.append(message.fault(message.text))
        Self.add(message.path, to: &faultyFiles)
        if message.text.hasPrefix("invalid redeclaration of") { redeclaring = message.path }
        if !message.followsFromRedeclaration { broken.insert(message.path) }
        if message.text.hasPrefix("'main' attribute can only apply to one type") {
          programs.append(message.path)
        }
      case "note" where isKnown:
        if let current { faults[current].notes.append(message.text) }
        if isUnplaced {
          Self.add(message.path, to: &faultyFiles)
          faults.append(message.fault(unplaced))
        }
        isUnplaced = false
        if let file = redeclaring, file != message.path { pairs.append((file, message.path)) }
        redeclaring = nil
      default: break
      }
    }
    // Of two declarations of one name, the one in a file without other errors stays.
    let ordered = files.filter { !broken.contains($0) } + files.filter(broken.contains)
    clashingFiles = Self.clashing(ordered, pairs: pairs, programs: Set(programs))
    if clashingFiles.isEmpty { spareFirstDeclarations(in: files) }
  }

  /// Removes the error of the first of several declarations of one name, which stays when the others are gone, and those of code that
  /// uses the name. Members in extensions have no note that names the other one, and each process calls that of its own files wrong.
  private mutating func spareFirstDeclarations(in files: [String]) {
    let prefix = "invalid redeclaration of "
    var paths: [String: Set<String>] = [:]
    for fault in faults where fault.text.hasPrefix(prefix) {
      paths[String(fault.text.dropFirst(prefix.count)), default: []].insert(fault.path)
    }
    guard !paths.isEmpty else { return }
    let firsts = paths.compactMapValues { all in
      all.count > 1 ? files.first(where: all.contains) : nil
    }
    self = without { fault in
      if fault.text.hasPrefix(prefix) {
        return firsts[String(fault.text.dropFirst(prefix.count))] == fault.path
      }
      return paths.keys.contains { fault.text == "ambiguous use of \($0)" }
    }
  }

  /// Returns the messages without some errors.
  func without(_ isUnwanted: (Fault) -> Bool) -> CompilerMessages {
    var result = self
    result.faults.removeAll(where: isUnwanted)
    let gone = Set(faults.map(\.path)).subtracting(result.faults.map(\.path))
    result.faultyFiles.removeAll(where: gone.contains)
    return result
  }

  /// Of files that clash, the ones behind: each that clashes with one that stays.
  private static func clashing(
    _ files: [String], pairs: [(String, String)], programs: Set<String>
  ) -> [String] {
    guard !pairs.isEmpty || programs.count > 1 else { return [] }
    var others: [String: Set<String>] = [:]
    for (one, other) in pairs {
      others[one, default: []].insert(other)
      others[other, default: []].insert(one)
    }
    var staying: Set<String> = []
    var result: [String] = []
    for file in files {
      let isProgram = programs.contains(file)
      let clashes =
        !staying.isDisjoint(with: others[file] ?? [])
        || isProgram && !staying.isDisjoint(with: programs)
      if clashes { result.append(file) } else { staying.insert(file) }
    }
    return result
  }

  private static func add(_ item: String, to list: inout [String]) {
    if !list.contains(item) { list.append(item) }
  }

  /// A line that begins a message: `/path/Card.swift:12:3: error: …`.
  private struct Message {
    let path: String
    let line: Int
    let column: Int
    let kind: String
    let text: String

    init?(_ text: Substring) {
      guard text.contains("error: ") || text.contains("note: ") else { return nil }
      let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      guard let match = plain.wholeMatch(of: /(?:`- )?(.*?):(\d+):(\d+): (error|note): (.*)/)
      else { return nil }
      (path, kind, self.text) = (String(match.1), String(match.4), String(match.5))
      (line, column) = (Int(match.2) ?? 0, Int(match.3) ?? 0)
    }

    func fault(_ text: String) -> Fault {
      Fault(path: path, line: line, column: column, text: text)
    }

    /// Whether an error may be one of a file in which nothing is wrong, but for another file that declares the same.
    var followsFromRedeclaration: Bool {
      [
        "redeclaration of", "ambiguous", "redundant conformance", "'main' attribute",
        "no such module",
      ].contains {
        text.contains($0)
      }
    }

    var missingModule: String? {
      text.firstMatch(of: /^no such module '(\w+)['.]/).map { String($0.1) }
    }
  }
}
