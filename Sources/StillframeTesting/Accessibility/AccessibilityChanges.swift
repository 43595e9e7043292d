import Foundation

/// Differences of two accessibility trees, from their texts: one sentence for each change.
struct AccessibilityChanges {
  let sentences: [String]

  init(from reference: String, to actual: String) {
    let old = SpokenElement.elements(of: reference)
    let new = SpokenElement.elements(of: actual)
    var sentences: [String] = []
    let pairs = Self.pairs(old, new)
    let places = pairs.map(\.new)
    for (earlier, later) in pairs {
      sentences += old[earlier].changes(to: new[later])
    }
    let paired = (old: Set(pairs.map(\.old)), new: Set(places))
    for (index, element) in old.enumerated() where !paired.old.contains(index) {
      sentences.append("\(element.quoted) is no longer read: \(element.line)")
    }
    for (index, element) in new.enumerated() where !paired.new.contains(index) {
      sentences.append("\(element.quoted) is new: \(element.line)")
    }
    if sentences.isEmpty || places != places.sorted() {
      for (before, after) in zip(pairs, pairs.dropFirst()) where after.new < before.new {
        sentences.append(
          "\(new[after.new].quoted) is read before \(new[before.new].quoted) now")
      }
    }
    self.sentences = sentences
  }

  /// Which elements are the same: those with one name, in order; then, between them, those at one place.
  private static func pairs(
    _ old: [SpokenElement], _ new: [SpokenElement]
  ) -> [(old: Int, new: Int)] {
    var waiting: [String: [Int]] = [:]
    for (index, element) in new.enumerated() { waiting[element.key, default: []].append(index) }
    var pairs: [Int: Int] = [:]
    for (index, element) in old.enumerated() {
      guard var places = waiting[element.key], !places.isEmpty else { continue }
      pairs[index] = places.removeFirst()
      waiting[element.key] = places
    }
    // Of elements without a partner, those that follow the same one are one that got another name.
    let taken = Set(pairs.values)
    for index in old.indices where pairs[index] == nil {
      let place = index == 0 ? 0 : pairs[index - 1].map { $0 + 1 }
      guard let place, new.indices.contains(place), !taken.contains(place),
        !pairs.values.contains(place)
      else { continue }
      pairs[index] = place
    }
    return pairs.sorted { $0.key < $1.key }.map { (old: $0.key, new: $0.value) }
  }
}

/// An element as a tree's text has it.
private struct SpokenElement {
  /// Line that VoiceOver reads.
  let line: String
  /// Hint, actions and what else is read on request, by their names.
  var facts: [(name: String, value: String)] = []

  static func elements(of text: String) -> [SpokenElement] {
    var elements: [SpokenElement] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if line.hasPrefix("    "), !elements.isEmpty {
        let fact = String(line.dropFirst(4))
        let parts = fact.split(separator: ":", maxSplits: 1)
        let value = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        elements[elements.count - 1].facts.append((String(parts.first ?? ""), value))
      } else if !(line.hasPrefix("[") && line.hasSuffix("]")) {
        elements.append(SpokenElement(line: line))
      }
    }
    return elements
  }

  /// The label, with the value where there is one.
  private var first: String {
    var first = line
    if let end = line.range(of: ". ") { first = String(line[..<end.lowerBound]) }
    if first.hasSuffix(".") { first.removeLast() }
    if first.hasPrefix("Selected: ") { first.removeFirst("Selected: ".count) }
    return first
  }

  /// The label.
  private var label: String {
    first.range(of: ": ").map { String(first[..<$0.lowerBound]) } ?? first
  }

  private var identifier: String? { facts.first { $0.name == "identifier" }?.value }

  /// By what it is known again.
  var key: String { identifier.map { "#\($0)" } ?? label }

  var quoted: String { "\"\(label)\"" }

  /// Returns the differences to another element, in sentences.
  func changes(to other: SpokenElement) -> [String] {
    var sentences: [String] = []
    if line != other.line {
      sentences.append("\(quoted) is read as \"\(other.line)\", not \"\(line)\"")
    }
    for fact in facts where !other.facts.contains(where: { $0 == fact }) {
      if let new = other.facts.first(where: { $0.name == fact.name }) {
        sentences.append(
          "\(other.quoted) has another \(fact.name): \"\(new.value)\", not \"\(fact.value)\"")
      } else {
        sentences.append("\(other.quoted) lost its \(fact.name) (\"\(fact.value)\")")
      }
    }
    for fact in other.facts where !facts.contains(where: { $0.name == fact.name }) {
      sentences.append("\(other.quoted) has a new \(fact.name): \"\(fact.value)\"")
    }
    return sentences
  }
}
