import Foundation
import StillReport

/// The differences between two reports, with their causes.
struct ChangeFinder {
  let before: ReportTree
  let now: ReportTree
  let matching: ReportMatching
  /// The movement of each view of the later report; nothing for views that came.
  private(set) var shifts: [FrameShift]
  private(set) var causes: [Cause] = []
  private(set) var effects: [Effect] = []
  /// Views that only look different.
  private(set) var looks: [Cause] = []

  /// Views to which one thing happened.
  struct Cause {
    enum Event {
      /// The same details of each view.
      case details([ViewDetail])
      /// The places are those of the later report.
      case came
      /// The places are those of the earlier report.
      case went
    }
    let event: Event
    var places: [Int]
    /// Where in the later report it works from, for each of the places.
    var anchors: [Int]
  }

  /// A view that moved or changed its size, with all that is inside, without anything of its own having changed.
  struct Effect {
    let place: Int
    let shift: FrameShift
    /// The number of the cause; nil: several, or none that is known.
    let cause: Int?
  }

  init(_ before: ReportTree, _ now: ReportTree) {
    self.before = before
    self.now = now
    matching = ReportMatching(before, now)
    shifts = Array(repeating: FrameShift(), count: now.count)
    for place in now.items.indices {
      guard let old = matching.earlier[place] else { continue }
      shifts[place] = FrameShift(from: before[old].node.frame, to: now[place].node.frame)
    }
    findDetails()
    findComings()
    findGoings()
    group()
    findEffects()
  }

  var isEmpty: Bool {
    causes.isEmpty && looks.isEmpty && effects.isEmpty && shifts.allSatisfy(\.isNothing)
      && before.size == now.size
  }

  /// Returns the place of the view itself, or of the view that a modifier applies to.
  private func subject(_ place: Int) -> Int { now.content(of: place) }

  private mutating func findDetails() {
    var details: [Int: [ViewDetail]] = [:]
    var order: [Int] = []
    func add(_ new: [ViewDetail], to place: Int) {
      guard !new.isEmpty else { return }
      if details[place] == nil { order.append(place) }
      for detail in new where details[place]?.contains(detail) != true {
        details[place, default: []].append(detail)
      }
    }
    for place in now.items.indices {
      let item = now[place]
      guard let old = matching.earlier[place] else {
        if item.isModifier, isWrapper(place) {
          add([ViewDetail(kind: .modifier, old: nil, new: now.spelling(place))], to: subject(place))
        }
        continue
      }
      let earlier = before[old]
      let spelled =
        item.isModifier
        ? (before.spelling(old), now.spelling(place))
        : (Self.call(earlier), Self.call(item))
      add(ViewDetail.differences(earlier, item, spelled: spelled), to: subject(place))
      add(
        ViewDetail.looks(
          earlier.explanation.look, item.explanation.look, sameSize: !shifts[place].resizes),
        to: subject(place))
      if let owner = item.explanation.owner, owner == earlier.explanation.owner {
        add(
          ViewDetail.differences(earlier.explanation.reads, item.explanation.reads) {
            .read(owner: owner, name: $0)
          }, to: subject(place))
      }
    }
    for old in before.items.indices where matching.later[old] == nil && before[old].isModifier {
      let content = before.content(of: old)
      guard let place = matching.later[content] else { continue }
      add([ViewDetail(kind: .modifier, old: before.spelling(old), new: nil)], to: subject(place))
    }
    for place in order.sorted() {
      let all = details[place] ?? []
      let reads = all.filter { if case .read = $0.kind { true } else { false } }
      let own = all.filter { !reads.contains($0) }
      for read in reads {
        causes.append(Cause(event: .details([read]), places: [place], anchors: [place]))
      }
      guard !own.isEmpty else { continue }
      let cause = Cause(event: .details(own), places: [place], anchors: [place])
      if own.allSatisfy(\.isOnlyLook) { looks.append(cause) } else { causes.append(cause) }
    }
  }

  /// "HStack(spacing: 8)".
  private static func call(_ item: ReportTree.Item) -> String {
    item.node.view + (item.explanation.arguments.map { "(\($0))" } ?? "")
  }

  /// Whether a modifier came around something that was there.
  private func isWrapper(_ place: Int) -> Bool {
    now[place].node.role != .identifier && matching.earlier[now.content(of: place)] != nil
  }

  private mutating func findComings() {
    for place in now.items.indices where matching.earlier[place] == nil {
      if let parent = now[place].parent, matching.earlier[parent] == nil, !isWrapper(parent) {
        continue  // It came with what is around it.
      }
      if now[place].isModifier, isWrapper(place) || now[place].node.role == .identifier {
        continue
      }
      causes.append(
        Cause(event: .came, places: [place], anchors: [now[place].parent ?? place]))
    }
  }

  private mutating func findGoings() {
    for old in before.items.indices where matching.later[old] == nil {
      if let parent = before[old].parent, matching.later[parent] == nil {
        let content = before.content(of: parent)
        let isWrapper = before[parent].isModifier && matching.later[content] != nil
        if !isWrapper { continue }
      }
      if before[old].isModifier,
        before[old].node.role == .identifier || matching.later[before.content(of: old)] != nil
      {
        continue
      }
      let around = before.ancestors(of: old).compactMap { matching.later[$0] }.first ?? 0
      causes.append(Cause(event: .went, places: [old], anchors: [around]))
    }
  }

  /// Makes one cause of several that are the same but for the view.
  private mutating func group() {
    func merged(_ list: [Cause]) -> [Cause] {
      var result: [Cause] = []
      var places: [[ViewDetail]: Int] = [:]
      for cause in list {
        if case .details(let details) = cause.event {
          // A detail in a view's own words belongs to that view alone.
          let isShared = details.allSatisfy {
            switch $0.kind {
            case .words, .kind, .look("outline"): false
            default: true
            }
          }
          if isShared, let known = places[details] {
            result[known].places += cause.places
            result[known].anchors += cause.anchors
            continue
          }
          if isShared { places[details] = result.count }
        }
        result.append(cause)
      }
      return result
    }
    causes = merged(causes)
    looks = merged(looks)
  }

  private mutating func findEffects() {
    var isCause = Set<Int>()
    for cause in causes {
      switch cause.event {
      case .details: isCause.formUnion(cause.places)
      case .came, .went: break
      }
    }
    // How many anchors lie inside each view.
    let anchors = causes.enumerated().flatMap { number, cause in
      cause.anchors.map { (place: $0, cause: number) }
    }
    func causesInside(_ place: Int) -> Set<Int> {
      Set(anchors.filter { now.contains(place, $0.place) }.map(\.cause))
    }
    var place = 0
    while place < now.count {
      let item = now[place]
      guard matching.earlier[place] != nil, !item.isModifier, !shifts[place].isNothing,
        !isCause.contains(place), !anchors.contains(where: { now.contains(place, $0.place) })
      else {
        place += 1
        continue
      }
      if !movesWithItsSurroundings(place, isCause) {
        var cause: Int?
        for outer in now.ancestors(of: place) {
          let inside = causesInside(outer)
          if inside.isEmpty { continue }
          cause = inside.count == 1 ? inside.first : nil
          break
        }
        effects.append(Effect(place: place, shift: shifts[place], cause: cause))
      }
      place = item.end
    }
  }

  /// Whether a view only went where what it lies in has gone, which somebody is told of.
  private func movesWithItsSurroundings(_ place: Int, _ isCause: Set<Int>) -> Bool {
    guard !shifts[place].resizes, let container = now.container(of: place),
      isCause.contains(container)
    else { return false }
    return shifts[place].movesLike(shifts[container])
  }
}
