import Foundation
import StillReport

/// Puts what was found into sentences.
struct ChangeFormatter {
  let finder: ChangeFinder
  private var before: ReportTree { finder.before }
  private var now: ReportTree { finder.now }

  /// The most causes that are told.
  private static let most = 12

  init(_ finder: ChangeFinder) {
    self.finder = finder
  }

  /// One text for each cause, the one that moves most first.
  var sentences: [String] {
    if finder.isEmpty {
      return ["No view moved, and none is drawn with anything else: only pixels differ."]
    }
    var told: [(weight: Int, text: String)] = []
    for (number, cause) in finder.causes.enumerated() {
      let effects = finder.effects.filter { $0.cause == number }
      let own: Int
      if case .details = cause.event {
        own = cause.places.filter { !finder.shifts[$0].isNothing }.count
      } else {
        own = 1
      }
      told.append((effects.count + own, sentence(cause) + tail(cause, effects)))
    }
    // A stable order: what weighs the same stays as the picture has it.
    let order = told.indices.sorted {
      told[$0].weight != told[$1].weight ? told[$0].weight > told[$1].weight : $0 < $1
    }
    var lines = order.map { told[$0].text }
    if let rest = unexplained { lines.append(rest) }
    lines += finder.looks.map { sentence($0) }
    if lines.count > Self.most {
      let left = lines.count - Self.most
      lines = lines.prefix(Self.most) + ["And \(left) more change\(left == 1 ? "" : "s")."]
    }
    var end: [String] = []
    if before.size != now.size {
      end.append("The picture is \(Self.size(now.size)), was \(Self.size(before.size)).")
    }
    if let rest = everythingElse { end.append(rest) }
    if lines.isEmpty { return [end.joined(separator: " ")] }
    if !end.isEmpty { lines[lines.count - 1] += " " + end.joined(separator: " ") }
    return lines
  }

  private static func size(_ size: CGSize) -> String {
    "\(LayoutReport.print(size.width)) × \(LayoutReport.print(size.height))"
  }

  // MARK: Causes

  private func sentence(_ cause: ChangeFinder.Cause) -> String {
    switch cause.event {
    case .details(let details): sentence(details, cause.places)
    case .came: Self.capitalized(coming(cause.places[0])) + "."
    case .went: Self.capitalized(going(cause.places[0])) + "."
    }
  }

  private func sentence(_ details: [ViewDetail], _ places: [Int]) -> String {
    let isOfMany = places.count > 1
    if case .read? = details.first?.kind {
      return Self.capitalized(details[0].phrase(isOfMany: false)) + "."
    }
    let reasons = Self.list(details.map { $0.phrase(isOfMany: isOfMany) })
    let names = names(places)
    if details.allSatisfy(\.isOnlyLook) {
      let what = isOfMany ? "changed only their looks" : "changed only its look"
      return Self.capitalized("\(names) \(what): \(reasons).")
    }
    let moved = FrameShift.most(of: places.map { finder.shifts[$0] })
    guard let moved else {
      let places = isOfMany ? "their places" : "its place"
      return Self.capitalized("\(names) kept \(places): \(reasons).")
    }
    return Self.capitalized("\(names) \(moved): \(reasons).")
  }

  /// "Text "New" came, 40 × 20 at (8, 30), after Text "Old"".
  private func coming(_ place: Int) -> String {
    let frame = now[now.content(of: place)].node.frame
    var text = "\(now.name(place))\(company(now, place)) came, \(Self.size(frame.size)) at "
    text += "(\(LayoutReport.print(frame.minX)), \(LayoutReport.print(frame.minY)))"
    if let parent = now[place].parent {
      let siblings = now[parent].children
      if let index = siblings.firstIndex(of: place), siblings.count > 1 {
        let neighbour =
          index > 0 ? ("after", siblings[index - 1]) : ("before", siblings[index + 1])
        if finder.matching.earlier[neighbour.1] != nil {
          text += ", \(neighbour.0) \(now.name(neighbour.1))"
        }
      }
    }
    return text
  }

  private func going(_ place: Int) -> String {
    let frame = before[before.content(of: place)].node.frame
    return
      "\(before.name(place))\(company(before, place)) went; it was \(Self.size(frame.size)) at "
      + "(\(LayoutReport.print(frame.minX)), \(LayoutReport.print(frame.minY)))"
  }

  /// " with 3 views inside".
  private func company(_ tree: ReportTree, _ place: Int) -> String {
    let place = tree.content(of: place)
    let inside = tree.items.indices.filter {
      $0 > place && $0 < tree[place].end && !tree[$0].isModifier
    }
    switch inside.count {
    case 0: return ""
    case 1: return " with \(tree.ownName(inside[0]))"
    default: return " with \(inside.count) views inside"
    }
  }

  // MARK: What follows

  private func tail(_ cause: ChangeFinder.Cause, _ effects: [ChangeFinder.Effect]) -> String {
    var text = ""
    if let around = around(cause) { text += " " + around }
    let sentences = followers(effects, "with it")
    if !sentences.isEmpty { text += " " + sentences.joined(separator: " ") }
    return text
  }

  /// Describes the containers that grew or shrank because their content did.
  private func around(_ cause: ChangeFinder.Cause) -> String? {
    guard finder.causes.count == 1 else { return nil }
    var places: [Int] = []
    for anchor in cause.anchors {
      var candidates = now.ancestors(of: anchor)
      if case .details = cause.event {} else { candidates.insert(anchor, at: 0) }
      for place in candidates
      where !now[place].isModifier && !now.isImplied(place) && finder.matching.earlier[place] != nil
        && finder.shifts[place].resizes && !cause.places.contains(place) && !places.contains(place)
      {
        places.append(place)
      }
    }
    guard let first = places.first else { return nil }
    if places.count == 1, let growth = finder.shifts[first].growth {
      return Self.capitalized("\(now.name(first)) around it \(growth).")
    }
    let grows = places.allSatisfy {
      finder.shifts[$0].width >= 0 && finder.shifts[$0].height >= 0
    }
    let shrinks = places.allSatisfy {
      finder.shifts[$0].width <= 0 && finder.shifts[$0].height <= 0
    }
    return "The \(places.count) views around it "
      + "\(grows ? "grew" : shrinks ? "shrank" : "changed size") with it."
  }

  /// Describes the views that moved or changed size, grouped by equal changes.
  private func followers(_ effects: [ChangeFinder.Effect], _ how: String) -> [String] {
    let moved = effects.filter { !$0.shift.resizes }
    let resized = effects.filter(\.shift.resizes)
    var groups: [(shift: FrameShift, places: [Int])] = []
    for effect in moved {
      if let known = groups.firstIndex(where: { $0.shift == effect.shift }) {
        groups[known].places.append(effect.place)
      } else {
        groups.append((effect.shift, [effect.place]))
      }
    }
    var sentences: [String] = []
    if groups.count > 3 {
      let all = FrameShift.most(of: moved.map(\.shift)) ?? "moved"
      sentences.append("\(Self.capitalized(others(moved.map(\.place)))) \(all) \(how).")
    } else {
      for group in groups {
        sentences.append(
          "\(Self.capitalized(others(group.places))) moved \(group.shift.direction) \(how).")
      }
    }
    if resized.count <= 2 {
      for effect in resized {
        sentences.append(
          Self.capitalized(
            "\(now.name(effect.place)) \(effect.shift.words ?? "")\(proposal(effect.place)) \(how)."
          ))
      }
    } else {
      let all = FrameShift.most(of: resized.map(\.shift)) ?? "changed size"
      sentences.append("\(Self.capitalized(others(resized.map(\.place)))) \(all) \(how).")
    }
    return sentences
  }

  /// ", being proposed 88 × 20 where it was 100 × 20,".
  private func proposal(_ place: Int) -> String {
    guard let old = finder.matching.earlier[place],
      let was = before[old].explanation.placement?.proposal,
      let new = now[place].explanation.placement?.proposal, was != new
    else { return "" }
    return ", being proposed \(LayoutReport.print(new)) where it was \(LayoutReport.print(was)),"
  }

  /// The views that moved by several causes, or by none that is known, in words.
  private var unexplained: String? {
    let effects = finder.effects.filter { $0.cause == nil }
    guard !effects.isEmpty else { return nil }
    return followers(
      effects,
      finder.causes.isEmpty ? "for a reason that is not on record" : "through these changes"
    ).joined(separator: " ")
  }

  /// "Everything else is where it was."; nil where nothing is left of which to say so.
  private var everythingElse: String? {
    if finder.causes.isEmpty, finder.effects.isEmpty, finder.shifts.allSatisfy(\.isNothing) {
      return "Every view is where it was."
    }
    var named = Set<Int>()
    for cause in finder.causes + finder.looks {
      if case .details = cause.event { named.formUnion(cause.places) }
    }
    let isAnybodyLeft = now.items.indices.contains { place in
      !now[place].isModifier && !now.isImplied(place) && !named.contains(place)
        && finder.matching.earlier[place] != nil
        && finder.shifts[place].isNothing
    }
    return isAnybodyLeft ? "Everything else is where it was." : nil
  }

  // MARK: Names

  /// `Text "a", Text "b" and 3 more`.
  private func names(_ places: [Int]) -> String {
    if places.count <= 3 { return Self.list(places.map { now.name($0) }) }
    return places.prefix(2).map { now.name($0) }.joined(separator: ", ")
      + " and \(places.count - 2) more"
  }

  /// Two by name, more by their number.
  private func others(_ places: [Int]) -> String {
    places.count <= 2 ? names(places) : "\(places.count) other views"
  }

  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.first ?? ""
      : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
