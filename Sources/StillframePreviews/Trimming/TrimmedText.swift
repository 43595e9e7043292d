import Foundation

/// The text of a file without what is left out. Lines stay where they are, so that messages name the lines of the file itself.
struct TrimmedText {
  private var edits: [(range: [Int], text: String)] = []
  /// Whether the file has the names of views.
  private let hasViews: Bool

  init(hasViews: Bool = true) {
    self.hasViews = hasViews
  }

  /// Leaves a part out.
  mutating func remove(_ range: [Int]) { edits.append((range, "")) }

  mutating func replace(_ range: [Int], with text: String) { edits.append((range, text)) }

  var isEmpty: Bool { edits.isEmpty }

  /// Adds the edits of a declaration and of everything in it.
  mutating func add(_ declaration: Declaration, _ isMissing: (String) -> Bool) {
    let item = declaration.item
    if declaration.state == .leftOut { return remove(item.range) }
    for number in declaration.lostMarks.sorted() { remove(item.marks[number].range) }
    if declaration.freed != nil {
      let place = item.marks.last?.range[1] ?? item.range[0]
      replace([place, place], with: item.marks.isEmpty ? "nonisolated " : " nonisolated")
    }
    if declaration.throwsAny, let thrown = item.thrown { remove(thrown.range) }
    addInheritance(of: declaration)
    for number in declaration.lostParameters {
      if let range = item.parameters[number].range { remove(range) }
    }
    for (number, text) in declaration.lostDefaults {
      if let range = item.parameters[number].initialRange { replace(range, with: text) }
    }
    if declaration.state == .kept {
      for part in declaration.parts {
        part.visitReplaced { replaced in
          let isNothing = !hasViews && replaced.piece.text == CodePart.nothing
          replace(replaced.piece.range, with: isNothing ? "" : replaced.piece.text)
        }
      }
    }
    switch declaration.state {
    case .computed(let text): return replace(item.range, with: text)
    case .emptied(let code):
      if let body = item.body { replace(body, with: code) }
      return
    case .placeholder:
      if let clause = item.clause { edits.removeAll { $0.range == clause } }
      if let clause = item.clause { replace(clause, with: ": SwiftUI.View") }
      if let body = item.body {
        replace([body[0] + 1, body[0] + 1], with: " " + declaration.placeholderMembers(isMissing))
      }
      for member in declaration.members {
        if member.staysInPlaceholder { add(member, isMissing) } else { remove(member.item.range) }
      }
      return
    default: break
    }
    for member in declaration.members { add(member, isMissing) }
    if declaration.lacksCases, let body = item.body {
      replace([body[1] - 1, body[1] - 1], with: " case stillframeNothing ")
    }
    if declaration.isMadeOfNothing {
      replace([item.range[1], item.range[1]], with: declaration.extensionMakingNothing)
    }
  }

  private mutating func addInheritance(of declaration: Declaration) {
    let item = declaration.item
    let gained = declaration.gainedTypes
    guard
      !declaration.lostTypes.isEmpty || !gained.isEmpty || !declaration.freedConformances.isEmpty
    else { return }
    let rest = item.inherits.indices.filter { !declaration.lostTypes.contains($0) }
      .map { declaration.inheritedText(item.inherits[$0].text) }
    let text = rest.isEmpty && gained.isEmpty ? "" : ": " + (rest + gained).joined(separator: ", ")
    if let clause = item.clause {
      replace(clause, with: text)
    } else if let body = item.body {
      replace([body[0], body[0]], with: text + " ")
    }
  }

  /// Returns the text of a file with the changes.
  func apply(to data: Data) -> Data {
    var result = Data()
    var place = 0
    // Of edits that begin at one place the largest counts.
    for (range, text) in edits.sorted(by: {
      ($0.range[0], -$0.range[1]) < ($1.range[0], -$1.range[1])
    })
    where range[0] >= place && range[1] <= data.count {
      result += data[(data.startIndex + place)..<(data.startIndex + range[0])]
      result += Data(text.utf8)
      let part = data[(data.startIndex + range[0])..<(data.startIndex + range[1])]
      let lines = part.count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
      if lines > 0 { result += Data(repeating: 0x0A, count: lines) }
      place = range[1]
      if text.isEmpty { place += Self.separator(behind: place, in: data) }
    }
    result += data[(data.startIndex + place)...]
    return result
  }

  /// How many bytes behind a place are a semicolon and the spaces before it, which goes with what is left out.
  private static func separator(behind place: Int, in data: Data) -> Int {
    let rest = data[(data.startIndex + place)...]
    let spaces = rest.prefix { $0 == 0x20 }.count
    return rest.dropFirst(spaces).first == 0x3B ? spaces + 1 : 0
  }
}
