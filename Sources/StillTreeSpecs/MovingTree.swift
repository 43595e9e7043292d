import Foundation
import StillViewGraph
import Stillframe

/// Changes a random tree while earlier changes are animated, and compares it at rest with a new one.
package enum MovingTree {
  /// How often a tree comes to rest.
  private static let rests = 3

  /// Returns the first fault of a seed's tree; nil if there is none.
  ///
  /// - Parameter opensScrolls: Whether scroll views take the room that they are given.
  package static func fault(seed: Int, opensScrolls: Bool = false) throws -> String? {
    var maker = SpecMaker(seed: seed, isRich: true, opensScrolls: opensScrolls)
    var spec = maker.tree()
    let grown = GrownTree.graph(spec)
    if GrownTree.watched == seed { print("first: \(spec)") }
    for rest in 0..<rests {
      spec = change(grown, spec, &maker)
      grown.advance(to: grown.time + 20)
      grown.update()
      // Scrolled back, rows appear that may have been scrolled themselves.
      for _ in 0..<4 {
        scroll(grown, by: -1e5)
        grown.advance(to: grown.time + 20)
        grown.update()
      }
      if grown.isAnimating {
        return "rest \(rest) does not come (\(grown.animationReasons)): \(spec)"
      }
      let fresh = GrownTree.graph(spec)
      // What views change when they appear is finished, as in the other tree.
      fresh.advance(to: 20)
      fresh.update()
      if let difference = GrownTree.difference(grown, fresh) {
        if GrownTree.watched == seed { print("\(grown.report())\nnew:\n\(fresh.report())") }
        return "rest \(rest) of \(spec): \(difference)"
      }
      if let (_, answer) = grown.staleAnswers().first {
        return "rest \(rest), a remembered measurement of \(spec) is wrong: \(answer)"
      }
      if rest == rests - 1, try GrownTree.painted(grown) != GrownTree.painted(fresh) {
        return "rest \(rest), pixels of \(spec)"
      }
    }
    return nil
  }

  private static func transaction(_ numbers: inout SeededNumbers) -> Transaction {
    switch numbers.below(6) {
    case 0, 1: Transaction()
    case 2: Transaction(animation: .spring())
    case 3: Transaction(animation: .linear(duration: 0.4))
    case 4: Transaction(animation: .easeOut(duration: 0.2).delay(0.1))
    default: Transaction(animation: .snappy)
    }
  }

  /// Scrolls everything that can be scrolled.
  private static func scroll(_ graph: ViewGraph, by distance: CGFloat) {
    for target in (try? graph.targets("scroll")) ?? [] {
      _ = graph.scroll(target, by: CGSize(width: distance, height: distance))
    }
  }

  /// Changes a tree several times before it comes to rest.
  private static func change(_ grown: ViewGraph, _ spec: Spec, _ maker: inout SpecMaker) -> Spec {
    var spec = spec
    let watches = GrownTree.watched != nil
    for _ in 0...maker.numbers.below(5) {
      let old = spec
      // What was there a moment ago may come back.
      spec = maker.changed(spec)
      let transaction = transaction(&maker.numbers)
      GrownTree.set(spec, in: grown, transaction)
      grown.update()
      if watches { print("at \(grown.time), \(transaction.animation as Any): \(spec)") }
      pass(grown, &maker)
      if maker.numbers.chance(4) {
        spec = old
        let transaction = self.transaction(&maker.numbers)
        GrownTree.set(spec, in: grown, transaction)
        grown.update()
        if watches { print("at \(grown.time), back, \(transaction.animation as Any): \(spec)") }
        pass(grown, &maker)
      }
      if maker.numbers.chance(4) {
        let distance = CGFloat(maker.numbers.below(160) - 40)
        if watches { print("at \(grown.time), scrolled by \(distance)") }
        scroll(grown, by: distance)
      }
    }
    return spec
  }

  /// Lets a while pass, at some frame rate.
  private static func pass(_ graph: ViewGraph, _ maker: inout SpecMaker) {
    let frames = maker.numbers.below(3)
    let pace = [1.0 / 60, 1.0 / 11, 0.2, 0.33][maker.numbers.below(4)]
    for _ in 0..<frames {
      graph.advance(to: graph.time + pace)
      graph.update()
    }
  }
}
