package import Foundation
import StillCairo
package import StillRaster
package import StillViewGraph
import Stillframe

/// Trees that are made from specs, and what of them is compared.
package enum GrownTree {
  /// How many trees `STILLFRAME_TREES` asks for, and from which seed on (`STILLFRAME_FIRST_TREE`).
  package static let wantedTrees = number("STILLFRAME_TREES")
  package static let firstTree = number("STILLFRAME_FIRST_TREE") ?? 0
  /// The tree whose steps are printed.
  package static let watched = number("STILLFRAME_SEED")

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  package static let size = CGSize(width: 120, height: 100)

  package static func graph(_ spec: Spec) -> ViewGraph {
    let graph = ViewGraph(scale: 2)
    set(spec, in: graph, Transaction())
    graph.setProposal(ProposedViewSize(Self.size), stageSize: Self.size)
    graph.update()
    return graph
  }

  package static func set(_ spec: Spec, in graph: ViewGraph, _ transaction: Transaction) {
    graph.setContent(
      SpecView(spec: spec), environment: .picture(scale: 2),
      transaction: transaction)
  }

  /// Everything that can be seen, line by line; warnings stay once they were given.
  private static func shown(_ graph: ViewGraph) -> [String] {
    let report = "\(graph.report())".split(separator: "\n").filter { !$0.hasPrefix("warning:") }
    let drawing = "\(graph.displayList(size: Self.size))".split(separator: "\n")
    return (report + drawing).map(String.init)
  }

  package static func painted(_ graph: ViewGraph) throws -> Bitmap {
    try CairoRenderer.render(graph.displayList(size: Self.size), scale: 1, background: nil)
  }

  /// The first lines that differ.
  package static func difference(_ grown: ViewGraph, _ fresh: ViewGraph) -> String? {
    let now = shown(grown)
    let fresh = shown(fresh)
    guard now != fresh else { return nil }
    let index = zip(now, fresh).prefix { $0 == $1 }.count
    func lines(_ all: [String]) -> String {
      all[max(index - 3, 0)..<min(index + 3, all.count)].joined(separator: "\n")
    }
    return "changed:\n\(lines(now))\nnew:\n\(lines(fresh))"
  }
}
