import Foundation
import StillReport

/// A difference of a view, apart from its frame.
struct ViewDetail: Hashable {
  enum Kind: Hashable {
    /// A setting of the view, by its name.
    case setting(String)
    /// The words of a text.
    case words
    /// The arguments of a view that is no modifier.
    case arguments
    /// The arguments of a modifier, also of one that came or went.
    case modifier
    /// By what a view lines up those inside.
    case alignment
    case priority
    /// A view in the place of another.
    case kind
    /// A value that a body reads.
    case read(owner: String, name: String)
    /// The view's drawing, by the first word.
    case look(String)
  }

  let kind: Kind
  /// Nil: there was none.
  let old: String?
  /// Nil: there is none any more.
  let new: String?

  /// Whether only pixels can differ by it.
  var isOnlyLook: Bool {
    if case .look = kind { true } else { false }
  }

  /// "its font is .title2, was .body".
  ///
  /// - Parameter isOfMany: whether several views have it.
  func phrase(isOfMany: Bool) -> String {
    let its = isOfMany ? "their" : "its"
    let it = isOfMany ? "they" : "it"
    let (has, had) = isOfMany ? ("have", "had") : ("has", "had")
    switch kind {
    case .setting(let name):
      let ordinary = Self.ordinary[name] ?? "none"
      return "\(its) \(name) is \(new ?? ordinary), was \(old ?? ordinary)"
    case .words: return "\(its) words were \(old ?? "none")"
    case .arguments:
      let (are, were) = isOfMany ? ("are", "were") : ("is", "was")
      return "\(it) \(are) \(new ?? ""), \(were) \(old ?? "")"
    case .modifier:
      switch (old, new) {
      case (let old?, let new?): return "\(it) \(has) \(new), \(had) \(old)"
      case (nil, let new?): return "\(it) \(has) \(new) now"
      default: return "\(it) \(has) no \(old ?? "") any more"
      }
    case .alignment:
      return "\(it) line\(isOfMany ? "" : "s") up by .\(new ?? "center"), was .\(old ?? "center")"
    case .priority:
      return "\(its) layout priority is \(new ?? "0"), was \(old ?? "0")"
    case .kind: return "\(it) \(isOfMany ? "were" : "was") \(old ?? "")"
    case .read(let owner, let name):
      return "\(owner) reads \(name) as \(new ?? "nothing"), was \(old ?? "nothing")"
    case .look(let word):
      switch word {
      case "outline": return "\(its) outline is another"
      case "fill", "stroke", "opacity":
        let none = word == "opacity" ? "1" : "none"
        return "\(its) \(word) is \(new ?? none), was \(old ?? none)"
      case "letters": return "\(its) colour is \(new ?? "none"), was \(old ?? "none")"
      default:
        switch (old, new) {
        case (let old?, let new?): return "\(it) \(has) \(new), \(had) \(old)"
        case (nil, let new?): return "\(it) \(has) \(new) now"
        default: return "\(it) \(has) no \(old ?? "") any more"
        }
      }
    }
  }

  /// The values of settings that were not set.
  private static let ordinary = [
    "font": ".body", "Dynamic Type size": ".large", "line spacing": "0",
    "alignment of lines": ".leading", "truncation": ".tail", "tracking": "0", "kerning": "0",
    "baseline offset": "0", "minimum scale factor": "1", "direction": ".leftToRight",
    "locale": "en_US",
  ]
}

extension ViewDetail {
  /// Returns the differences between two views, apart from their frames and their drawing.
  static func differences(
    _ old: ReportTree.Item, _ new: ReportTree.Item, spelled: (old: String, new: String)
  ) -> [ViewDetail] {
    var details: [ViewDetail] = []
    let (before, now) = (old.explanation, new.explanation)
    if old.node.view != new.node.view {
      details.append(ViewDetail(kind: .kind, old: old.node.view, new: new.node.view))
    }
    if old.node.text != new.node.text {
      details.append(
        ViewDetail(kind: .words, old: old.node.text.map { "\"\($0.prefix(60))\"" }, new: nil))
    }
    details += differences(before.settings, now.settings) { .setting($0) }
    if before.arguments != now.arguments, old.node.view == new.node.view {
      details.append(
        ViewDetail(
          kind: new.isModifier ? .modifier : .arguments, old: spelled.old, new: spelled.new))
    }
    let (lines, newLines) = (before.guides.map(\.name), now.guides.map(\.name))
    if lines != newLines, !old.isLeaf, !new.isLeaf, old.node.view == new.node.view {
      func words(_ names: [String]) -> String? {
        let own = names.filter { $0 != "center" }
        return own.isEmpty ? nil : own.joined(separator: " and .")
      }
      if words(lines) != words(newLines) {
        details.append(ViewDetail(kind: .alignment, old: words(lines), new: words(newLines)))
      }
    }
    if before.layoutPriority != now.layoutPriority {
      func words(_ priority: Double?) -> String? { priority.map { LayoutReport.print($0) } }
      details.append(
        ViewDetail(
          kind: .priority, old: words(before.layoutPriority), new: words(now.layoutPriority)))
    }
    return details
  }

  /// Returns the settings that changed, came or went, by name.
  static func differences(
    _ old: [LayoutExplanation.Setting], _ new: [LayoutExplanation.Setting],
    _ kind: (String) -> Kind
  ) -> [ViewDetail] {
    var names = new.map(\.name)
    for setting in old where !names.contains(setting.name) { names.append(setting.name) }
    return names.compactMap { name in
      let before = old.first { $0.name == name }?.value
      let now = new.first { $0.name == name }?.value
      return before == now ? nil : ViewDetail(kind: kind(name), old: before, new: now)
    }
  }

  /// Returns the differences in drawing.
  static func looks(_ old: [String], _ new: [String], sameSize: Bool) -> [ViewDetail] {
    func sorted(_ look: [String]) -> [(word: String, rest: [String])] {
      var groups: [(word: String, rest: [String])] = []
      for entry in look {
        let word = String(entry.prefix { $0 != " " })
        let isNamed = ["fill", "letters", "stroke", "opacity", "outline"].contains(word)
        let rest = isNamed ? String(entry.dropFirst(word.count + 1)) : entry
        if let place = groups.firstIndex(where: { $0.word == word }) {
          groups[place].rest.append(rest)
        } else {
          groups.append((word, [rest]))
        }
      }
      return groups
    }
    let (before, now) = (sorted(old), sorted(new))
    var words = now.map(\.word)
    for group in before where !words.contains(group.word) { words.append(group.word) }
    return words.compactMap { word in
      let a = before.first { $0.word == word }?.rest
      let b = now.first { $0.word == word }?.rest
      guard a != b else { return nil }
      if word == "outline", !sameSize || a == nil || b == nil { return nil }
      func joined(_ rest: [String]?) -> String? { rest?.joined(separator: " and ") }
      return ViewDetail(kind: .look(word), old: joined(a), new: joined(b))
    }
  }
}
