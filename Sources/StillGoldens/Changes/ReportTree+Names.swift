import Foundation
import StillReport

extension ReportTree {
  /// Returns the name of a view for people: `Text "Goldfish" (#goldfish)`, `Button "Save"`, `HStack (#row)`, `the second
  /// Circle in HStack (#row)`.
  ///
  /// A modifier takes the name of the view that it applies to.
  func name(_ place: Int) -> String {
    var place = content(of: place)
    while isImplied(place) { place = content(of: items[place].children[0]) }
    let own = ownName(place)
    guard items[place].node.identifier == nil, let parent = items[place].parent else { return own }
    // A view without a name is numbered among those of the same kind.
    let alike = items.indices.filter {
      ownName($0) == own && !items[$0].isModifier && !isImplied($0)
    }
    guard alike.count > 1 else { return own }
    let container = container(of: place) ?? parent
    let siblings = alike.filter { self.container(of: $0) == container }
    let ordinal = siblings.count > 1 ? siblings.firstIndex(of: place).map { $0 + 1 } : nil
    let inside =
      namedAncestor(of: place).map { " in \(ownName($0))" }
      ?? (isImplied(container) || items[container].isModifier ? "" : " in \(ownName(container))")
    guard let ordinal else { return own + inside }
    return "the \(Self.ordinal(ordinal)) \(own)" + inside
  }

  /// Returns the nearest view around with an identifier, or with a name that people call it by.
  private func namedAncestor(of place: Int) -> Int? {
    ancestors(of: place).first { items[$0].node.identifier != nil || control(at: $0) != nil }
  }

  /// Type, words and identifier; of a control its kind and its label.
  func ownName(_ place: Int) -> String {
    let node = items[place].node
    var name = node.view
    if let control = control(of: place) {
      name = "\(control.kind) \(Self.quoted(control.label))"
    } else if let text = node.text {
      name += " \(Self.quoted(text))"
    } else if let symbol = items[place].explanation.settings.first(where: {
      $0.name == "symbol" || $0.name == "picture"
    }) {
      name += " \(symbol.value)"
    }
    if let identifier = identifier(of: place) { name += " (#\(identifier))" }
    return name
  }

  /// Returns the identifier of a view, or of a modifier around it that has the same frame's content.
  private func identifier(of place: Int) -> String? {
    if let own = items[place].node.identifier { return own }
    var inner = place
    while let outer = items[inner].parent, items[outer].isModifier, content(of: outer) == place {
      if let identifier = items[outer].node.identifier { return identifier }
      inner = outer
    }
    return nil
  }

  /// Returns kind and label of the control that a view is, itself or with the modifiers around it; nil: it is none.
  private func control(of place: Int) -> (kind: String, label: String)? {
    var inner = place
    while true {
      if let control = control(at: inner) { return control }
      guard let outer = items[inner].parent, items[outer].isModifier, content(of: outer) == place
      else { return nil }
      inner = outer
    }
  }

  private func control(at place: Int) -> (kind: String, label: String)? {
    let node = items[place].node
    guard let label = node.label, !label.isEmpty,
      let kind = Self.kinds.first(where: { node.traits.contains($0.trait) })?.kind
    else { return nil }
    return (kind, label)
  }

  /// Kinds of controls by their traits, the more special ones first.
  private static let kinds = [
    (trait: "toggle", kind: "Toggle"), (trait: "tab", kind: "Tab"),
    (trait: "backButton", kind: "Back button"), (trait: "searchField", kind: "Search field"),
    (trait: "secureTextField", kind: "SecureField"), (trait: "textField", kind: "TextField"),
    (trait: "adjustable", kind: "Control"), (trait: "link", kind: "Link"),
    (trait: "button", kind: "Button"),
  ]

  /// One line of at most 40 characters in quotes.
  private static func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return "\"\(line.count > 40 ? line.prefix(39) + "…" : line[...])\""
  }

  /// Returns how code writes a modifier: `.padding(8)`.
  func spelling(_ place: Int) -> String {
    let item = items[place]
    return item.node.spelling + (item.explanation.arguments.map { "(\($0))" } ?? "")
  }

  private static func ordinal(_ number: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth",
    ]
    if number <= words.count { return words[number - 1] }
    let suffix =
      (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(suffix)"
  }
}
