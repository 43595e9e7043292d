import Foundation

/// The rooms of StillViews: folders in one module, whose references point down the list.
enum RoomRules {
  /// From the lowest to the highest.
  static let rooms = ["Primitives", "Controls", "Containers", "UIKit", "Inert"]

  private static let folder = "Sources/StillViews/"

  /// The room that a file lies in; nil outside the rooms.
  static func room(of path: String) -> String? {
    guard path.hasPrefix(folder) else { return nil }
    let parts = path.dropFirst(folder.count).split(separator: "/")
    return parts.count > 1 && rooms.contains(String(parts[0])) ? String(parts[0]) : nil
  }

  /// Every file lies in a room.
  static func homeless(_ repository: Repository) -> [Violation] {
    repository.files.filter { $0.isSwift && $0.path.hasPrefix(folder) && room(of: $0.path) == nil }
      .map {
        Violation(
          path: $0.path,
          message: "lies in none of the rooms \(rooms.joined(separator: ", ")) of StillViews")
      }
  }

  /// No file names a type of a room above its own.
  static func upwardReferences(_ repository: Repository) -> [Violation] {
    let sources = repository.files.filter { $0.isSwift }.compactMap { file in
      room(of: file.path).flatMap { rooms.firstIndex(of: $0) }.map { level in
        (file: file, level: level, words: words(of: file))
      }
    }
    var levels: [String: Set<Int>] = [:]
    var nested: [String: Set<String>] = [:]
    for source in sources {
      let types = types(declaredIn: source.file)
      for name in types.outer { levels[name, default: []].insert(source.level) }
      nested[folder(of: source.file), default: []].formUnion(types.nested)
    }
    return sources.flatMap { source -> [Violation] in
      let own = nested[folder(of: source.file), default: []].union(genericNames(source.file))
      return source.words.sorted { $0.key < $1.key }.compactMap { word, line in
        // A name that two rooms declare tells nothing, and one that the folder or the file has means that.
        guard let level = levels[word], level.count == 1, let above = level.first,
          above > source.level, !own.contains(word)
        else { return nil }
        return Violation(
          path: source.file.path, line: line,
          message: "names \(word) of \(rooms[above]), which lies above \(rooms[source.level]): "
            + "move what both need into the lower one")
      }
    }
  }

  /// The types that a file declares at its left margin and others can name, and those inside others.
  static func types(
    declaredIn file: RepositoryFile
  ) -> (outer: [String], nested: [String]) {
    let types = DeclarationScanner(file).declarations.filter {
      [.struct, .class, .enum, .protocol, .actor, .typealias, .associatedtype].contains($0.keyword)
    }
    let outer = types.filter {
      $0.parents.isEmpty && $0.modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
    return (outer.map(\.name), types.filter { !$0.parents.isEmpty }.map(\.name))
  }

  /// The generic parameters with a constraint, `<Label: View>`.
  private static func genericNames(_ file: RepositoryFile) -> Set<String> {
    let code = String(decoding: BlankedSource(Array(file.data)).code, as: UTF8.self)
    return Set(code.matches(of: /[<,]\s*([A-Z_]\w*):/).map { String($0.1) })
  }

  private static func folder(of file: RepositoryFile) -> String {
    String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
  }

  /// The capitalised words of a file's code that follow no dot, each with the first line, from 1.
  private static func words(of file: RepositoryFile) -> [String: Int] {
    let code = BlankedSource(Array(file.data)).code
    var words: [String: Int] = [:]
    var line = 1
    var place = 0
    while place < code.count {
      guard code[place].isOfName else {
        if code[place] == .lineFeed { line += 1 }
        place += 1
        continue
      }
      let end = code[place...].firstIndex { !$0.isOfName } ?? code.count
      let isMember = place > 0 && code[place - 1] == UInt8(ascii: ".")
      if !isMember, isCapital(code[place]) {
        let word = String(decoding: code[place..<end], as: UTF8.self)
        if words[word] == nil { words[word] = line }
      }
      place = end
    }
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
