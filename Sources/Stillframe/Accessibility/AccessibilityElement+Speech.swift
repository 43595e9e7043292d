import Foundation
import StillViewGraph

extension AccessibilityElement: CustomStringConvertible {
  /// The element as VoiceOver reads it, in the language of its environment: "Wi-Fi. Switch Button. On."
  public var description: String {
    let terms = SpokenTerms.of(language)
    var first = label ?? ""
    // The place of a tab and the state of a switch are read after what it is.
    let readsValueLast = has("tab") || has("toggle")
    if let value, !value.isEmpty, !readsValueLast {
      first = first.isEmpty ? value : "\(first): \(value)"
    }
    if has("selected") { first = first.isEmpty ? terms.selected : "\(terms.selected): \(first)" }
    var sentences = first.isEmpty ? [] : [first]
    sentences += kinds(terms)
    if let value, !value.isEmpty, readsValueLast { sentences.append(value) }
    if sentences.isEmpty, let hint, !hint.isEmpty { sentences = [hint] }
    return sentences.map { $0.last.map { ".!?…".contains($0) } == true ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  /// Returns the element's traits in the platform's terms.
  private func kinds(_ terms: SpokenTerms) -> [String] {
    var kinds: [String] = []
    if has("notEnabled") { kinds.append(terms.dimmed) }
    if has("backButton") {
      kinds.append(terms.backButton)
    } else if has("toggle") {
      kinds.append(terms.toggle)
    } else if has("tab") {
      kinds.append(terms.tab)
    } else if has("button"), !has("keyboardKey") {
      kinds.append(terms.button)
    }
    if has("secureTextField") {
      kinds.append(terms.secureTextField)
    } else if has("textField") {
      kinds.append(terms.textField)
    }
    if has("header") {
      kinds.append(
        heading.map { $0 > 0 ? "\(terms.heading) \($0)" : terms.heading } ?? terms.heading)
    }
    if has("link") { kinds.append(terms.link) }
    if has("adjustable") { kinds.append(terms.adjustable) }
    if has("image") { kinds.append(terms.image) }
    if has("searchField") { kinds.append(terms.searchField) }
    return kinds
  }

  /// The hint as VoiceOver reads it, with what the platform adds; nil: nothing is read.
  public var spokenHint: String? {
    let terms = SpokenTerms.of(language)
    var hints = hint.map { [$0] } ?? []
    if (label ?? "").isEmpty, (value ?? "").isEmpty, hint != nil { hints = [] }
    if !has("notEnabled") {
      if has("toggle") { hints.append(terms.toggleHint) }
      if has("textField") { hints.append(terms.fieldHint) }
      if has("adjustable") { hints.append(terms.adjustableHint) }
    }
    hints.removeAll(where: \.isEmpty)
    guard !hints.isEmpty else { return nil }
    return hints.map { $0.last.map { ".!?…".contains($0) } == true ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  /// The lines below the first one: hint, custom content, actions, rotors and what else is known.
  package var lines: [String] {
    let terms = SpokenTerms.of(language)
    var lines: [String] = []
    if let hint, !hint.isEmpty, hint != description { lines.append("hint: \(hint)") }
    if let identifier, !identifier.isEmpty { lines.append("identifier: \(identifier)") }
    for content in customContent {
      lines.append(
        "\(content.label): \(content.value)" + (content.isImportant ? " (important)" : ""))
    }
    if !actions.isEmpty { lines.append("\(terms.actions): \(actions.joined(separator: ", "))") }
    if !inputLabels.isEmpty { lines.append("input labels: \(inputLabels.joined(separator: ", "))") }
    if !rotors.isEmpty {
      let named = rotors.map {
        $0.entries.isEmpty ? $0.name : "\($0.name) (\($0.entries.joined(separator: ", ")))"
      }
      lines.append("rotors: \(named.joined(separator: ", "))")
    }
    return lines + details
  }
}
