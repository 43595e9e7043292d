import Foundation
import StillTreeSpecs
import StillViewGraph
import Stillframe
import Testing

/// A tree that was changed step by step is, at rest, the tree that is built afresh from the same values.
@Suite struct IncrementalTests {
  /// How many trees, and how many changes each: `STILLFRAME_TREES` asks for more.
  private static let trees = GrownTree.wantedTrees ?? 300
  private static let changes = 18

  @Test(arguments: 0..<trees)
  func aChangedTreeIsThatBuiltAfresh(seed: Int) throws {
    var maker = SpecMaker(seed: seed)
    var spec = maker.tree()
    let grown = GrownTree.graph(spec)
    for step in 0..<Self.changes {
      let before = spec
      spec = maker.changed(spec)
      if GrownTree.watched == seed { print("step \(step): \(spec)") }
      let transaction: Transaction
      switch maker.numbers.below(3) {
      case 0: transaction = Transaction()
      case 1: transaction = Transaction(animation: .linear(duration: 0.4))
      default: transaction = Transaction(animation: .snappy)
      }
      GrownTree.set(spec, in: grown, transaction)
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
      let fresh = GrownTree.graph(spec)
      let difference = GrownTree.difference(grown, fresh)
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
        let (now, new) = try (GrownTree.painted(grown), GrownTree.painted(fresh))
        #expect(now == new, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.4)])
  func whatComesBackAsAnotherIsWhereItBelongs(animation: Animation?) {
    let grown = GrownTree.graph(.reading(.text("a")))
    GrownTree.set(.reading(.spacer), in: grown, Transaction(animation: .linear(duration: 0.4)))
    grown.update()
    grown.advance(to: grown.time + 0.1)
    grown.update()
    GrownTree.set(.reading(.text("")), in: grown, Transaction(animation: animation))
    grown.update()
    grown.advance(to: grown.time + 20)
    grown.update()
    #expect(GrownTree.difference(grown, GrownTree.graph(.reading(.text("")))) == nil)
  }
}
