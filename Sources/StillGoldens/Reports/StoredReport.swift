package import Foundation
import StillGeometry
import StillImageFile
package import StillReport

/// The layout report that a golden carries: what words about a failure are made from.
///
/// It holds of each view what a report shows of it (name, identifier, words, frame) and what decided that: arguments,
/// proposal, font, colours, and the values of the environment that bodies have read. No paths, no source code, no types
/// beyond the names of views. Lengths are thousandths of points.
package enum StoredReport {
  /// The most packed bytes beside a picture: a report that needs more is left out.
  package static let mostBytes = 8 << 10

  /// Returns the golden with a report; as it is when it is no PNG, or the report is too large.
  package static func adding(_ report: LayoutReport, to golden: Data) -> Data {
    guard let note = encoded(report) else { return golden }
    return PNGNote.adding(note, to: golden, atMost: mostBytes)
  }

  /// Returns the report in a golden; nil where there is none that can be read.
  package static func read(from golden: Data) -> LayoutReport? {
    PNGNote.read(from: golden).flatMap { decoded($0) }
  }

  /// Returns a report as it would be read from a golden.
  package static func normalized(_ report: LayoutReport) -> LayoutReport {
    encoded(report).flatMap { decoded($0) } ?? report
  }

  static func encoded(_ report: LayoutReport) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(Tree(report))
  }

  static func decoded(_ note: Data) -> LayoutReport? {
    (try? JSONDecoder().decode(Tree.self, from: note))?.report
  }

  /// A report as it is written: views in drawing order, each with the number of the one around it; every text once.
  struct Tree: Codable {
    /// Of this form.
    var version = 1
    var size: [Double]
    var words: [String]
    var views: [Entry]

    private enum CodingKeys: String, CodingKey {
      case version = "v"
      case size = "s"
      case words = "w"
      case views = "n"
    }
  }

  /// One view. Numbers are places in the list of words, but for the frame and the proposal.
  struct Entry: Codable {
    var view: Int
    var parent: Int?
    var frame: [Double]
    var identifier: Int?
    var text: Int?
    var isModifier: Int?
    var arguments: Int?
    var priority: Double?
    /// -1: left open.
    var proposal: [Double]?
    var owner: Int?
    /// Names and values by turns.
    var settings: [Int]?
    var reads: [Int]?
    var look: [Int]?
    /// By which guides the view lines up what is inside.
    var guides: [Int]?
    /// The role, where the name tells another.
    var role: LayoutReport.Node.Role?
    /// The name by which assistive technologies call the view, and its traits; nil where it is the text.
    var label: Int?
    var traits: [Int]?

    private enum CodingKeys: String, CodingKey {
      case view = "v"
      case parent = "p"
      case frame = "f"
      case identifier = "i"
      case text = "t"
      case isModifier = "m"
      case arguments = "a"
      case priority = "y"
      case proposal = "q"
      case owner = "o"
      case settings = "s"
      case reads = "r"
      case look = "l"
      case guides = "g"
      case role = "k"
      case label = "b"
      case traits = "c"
    }
  }
}

extension StoredReport.Entry {
  fileprivate func naming(_ words: [String]) -> LayoutReport.Node.Naming {
    .init(
      view: words.indices.contains(view) ? words[view] : "", parent: parent,
      isModifier: isModifier == 1)
  }
}

/// Thousandths; a number that JSON has none for becomes a large one.
private func rounded(_ value: CGFloat) -> Double {
  guard value.isFinite, abs(value) < 1e9 else { return value < 0 ? -1e9 : 1e9 }
  return Double((value * 1000).rounded() / 1000)
}

extension StoredReport.Tree {
  init(_ report: LayoutReport) {
    var places: [String: Int] = [:]
    var words: [String] = []
    func place(_ word: String) -> Int {
      if let known = places[word] { return known }
      places[word] = words.count
      words.append(word)
      return words.count - 1
    }
    func pairs(_ settings: [LayoutExplanation.Setting]) -> [Int]? {
      settings.isEmpty ? nil : settings.flatMap { [place($0.name), place($0.value)] }
    }
    var views: [StoredReport.Entry] = []
    var roles: [LayoutReport.Node.Role] = []
    var open = [(node: report.root, parent: Int?.none)]
    while let (node, parent) = open.popLast() {
      for child in node.children.reversed() { open.append((child, views.count)) }
      var entry = StoredReport.Entry(
        view: place(node.view), parent: parent,
        frame: [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(rounded))
      entry.identifier = node.identifier.map(place)
      entry.text = node.text.map { place(String($0.prefix(200))) }
      if let label = node.label, label != node.text {
        entry.label = place(String(label.prefix(200)))
        entry.traits = node.traits.isEmpty ? nil : node.traits.map(place)
      }
      if let explanation = node.explanation {
        entry.isModifier = explanation.isModifier ? 1 : nil
        entry.arguments = explanation.arguments.map(place)
        entry.priority = explanation.layoutPriority
        entry.proposal = explanation.placement.map {
          [$0.proposal.width.map(rounded) ?? -1, $0.proposal.height.map(rounded) ?? -1]
        }
        entry.owner = explanation.owner.map(place)
        entry.settings = pairs(explanation.settings)
        entry.reads = pairs(explanation.reads)
        entry.look = explanation.look.isEmpty ? nil : explanation.look.map(place)
        let guides = explanation.guides.map(\.name)
        if !guides.isEmpty, guides.contains(where: { $0 != "center" }) {
          entry.guides = guides.map(place)
        }
      }
      views.append(entry)
      roles.append(node.role)
    }
    let named = LayoutReport.Node.rolesByName(views.map { $0.naming(words) })
    for index in views.indices where named[index] != roles[index] {
      views[index].role = roles[index]
    }
    size = [rounded(report.size.width), rounded(report.size.height)]
    self.words = words
    self.views = views
  }

  /// Nil for views that no user code names.
  var report: LayoutReport? {
    guard version == 1, size.count == 2, views.first?.parent == nil, !views.isEmpty else {
      return nil
    }
    func word(_ place: Int?) -> String? {
      place.flatMap { words.indices.contains($0) ? words[$0] : nil }
    }
    func settings(_ places: [Int]?) -> [LayoutExplanation.Setting] {
      let places = places ?? []
      return stride(from: 0, to: places.count - 1, by: 2).compactMap { index in
        guard let name = word(places[index]), let value = word(places[index + 1]) else {
          return nil
        }
        return LayoutExplanation.Setting(name, value)
      }
    }
    let roles = LayoutReport.Node.rolesByName(views.map { $0.naming(words) })
    var inside = Array(repeating: [LayoutReport.Node](), count: views.count)
    for (index, entry) in views.enumerated().reversed() {
      guard let view = word(entry.view), entry.frame.count == 4 else { return nil }
      var explanation = LayoutExplanation(
        isModifier: entry.isModifier == 1, arguments: word(entry.arguments),
        layoutPriority: entry.priority)
      if let proposal = entry.proposal, proposal.count == 2 {
        explanation.placement = LayoutExplanation.Placement(
          by: "", path: "",
          proposal: ProposedViewSize(
            width: proposal[0] < 0 ? nil : proposal[0],
            height: proposal[1] < 0 ? nil : proposal[1]), origin: .zero)
      }
      explanation.owner = word(entry.owner)
      explanation.settings = settings(entry.settings)
      explanation.reads = settings(entry.reads)
      explanation.look = (entry.look ?? []).compactMap { word($0) }
      explanation.guides = (entry.guides ?? []).compactMap { word($0) }
        .map { LayoutExplanation.Guide(name: $0, axis: .horizontal, position: 0) }
      var node = LayoutReport.Node(
        view: view, identifier: word(entry.identifier), text: word(entry.text),
        frame: CGRect(
          x: entry.frame[0], y: entry.frame[1], width: entry.frame[2], height: entry.frame[3]),
        children: inside[index].reversed(), explanation: explanation)
      node.role = entry.role ?? roles[index]
      node.label = word(entry.label)
      node.traits = (entry.traits ?? []).compactMap { word($0) }
      inside[index] = []
      guard let parent = entry.parent else {
        return index == 0
          ? LayoutReport(size: CGSize(width: size[0], height: size[1]), root: node) : nil
      }
      guard (0..<index).contains(parent) else { return nil }
      inside[parent].append(node)
    }
    return nil
  }
}
