import Foundation
import StillCairo
import StillRaster
import StillViewGraph
import Stillframe
import Testing

/// A tree that was changed step by step is, at rest, the tree that is built afresh from the same values.
@Suite struct IncrementalTests {
  /// How many trees, and how many changes each: `STILLFRAME_TREES` asks for more.
  private static let trees =
    ProcessInfo.processInfo.environment["STILLFRAME_TREES"].flatMap { Int($0) } ?? 300
  private static let changes = 18
  private static let watched =
    ProcessInfo.processInfo.environment["STILLFRAME_SEED"].flatMap { Int($0) }

  private static let size = CGSize(width: 120, height: 100)

  private func graph(_ spec: Spec) -> ViewGraph {
    let graph = ViewGraph(scale: 2)
    set(spec, in: graph, Transaction())
    graph.setProposal(ProposedViewSize(Self.size), stageSize: Self.size)
    graph.update()
    return graph
  }

  private func set(_ spec: Spec, in graph: ViewGraph, _ transaction: Transaction) {
    graph.setContent(
      SpecView(spec: spec), environment: .picture(scale: 2),
      transaction: transaction)
  }

  /// Everything that can be seen, line by line; warnings stay once they were given.
  private func shown(_ graph: ViewGraph) -> [String] {
    let report = "\(graph.report())".split(separator: "\n").filter { !$0.hasPrefix("warning:") }
    let drawing = "\(graph.displayList(size: Self.size))".split(separator: "\n")
    return (report + drawing).map(String.init)
  }

  private func painted(_ graph: ViewGraph) throws -> Bitmap {
    try CairoRenderer.render(graph.displayList(size: Self.size), scale: 1, background: nil)
  }

  /// The first lines that differ.
  private func difference(_ now: [String], _ fresh: [String]) -> String? {
    guard now != fresh else { return nil }
    let index = zip(now, fresh).prefix { $0 == $1 }.count
    func lines(_ all: [String]) -> String {
      all[max(index - 3, 0)..<min(index + 3, all.count)].joined(separator: "\n")
    }
    return "changed:\n\(lines(now))\nafresh:\n\(lines(fresh))"
  }

  @Test(arguments: 0..<trees)
  func aChangedTreeIsThatBuiltAfresh(seed: Int) throws {
    var maker = SpecMaker(seed: seed)
    var spec = maker.tree()
    let grown = graph(spec)
    for step in 0..<Self.changes {
      let before = spec
      spec = maker.changed(spec)
      if Self.watched == seed { print("step \(step): \(spec)") }
      let transaction: Transaction
      switch maker.numbers.below(3) {
      case 0: transaction = Transaction()
      case 1: transaction = Transaction(animation: .linear(duration: 0.4))
      default: transaction = Transaction(animation: .snappy)
      }
      set(spec, in: grown, transaction)
      grown.update()
      // One change in four comes while the one before is still on its way.
      if maker.numbers.chance(4) {
        grown.advance(to: grown.time + 0.1)
        grown.update()
        continue
      }
      grown.advance(to: grown.time + 20)
      grown.update()
      let warnings = grown.report().warnings.map { "\($0)" }.filter { $0.contains("not a number") }
      try #require(warnings.isEmpty, "seed \(seed), step \(step): \(warnings) in \(spec)")
      try #require(!grown.isAnimating, "seed \(seed), step \(step) does not come to rest: \(spec)")
      let fresh = graph(spec)
      let difference = difference(shown(grown), shown(fresh))
      try #require(
        difference == nil,
        """
        seed \(seed), step \(step), animation \(transaction.animation as Any)
        from \(before)
        to \(spec)
        """)
      let stale = grown.staleAnswers().map(\.answer)
      #expect(stale.isEmpty, "seed \(seed), step \(step): memory is wrong in \(spec)")
      if step % 6 == 0 {
        #expect(try painted(grown) == painted(fresh), "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.4)])
  func whatComesBackAsAnotherIsWhereItBelongs(animation: Animation?) {
    let grown = graph(.reading(.text("a")))
    set(.reading(.spacer), in: grown, Transaction(animation: .linear(duration: 0.4)))
    grown.update()
    grown.advance(to: grown.time + 0.1)
    grown.update()
    set(.reading(.text("")), in: grown, Transaction(animation: animation))
    grown.update()
    grown.advance(to: grown.time + 20)
    grown.update()
    #expect(difference(shown(grown), shown(graph(.reading(.text(""))))) == nil)
  }
}
