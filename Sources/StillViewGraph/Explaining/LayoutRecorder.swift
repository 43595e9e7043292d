import Foundation
import StillGeometry
import StillLayout
import StillReport

/// What views were asked and what they answered, taken down while layout runs.
///
/// It is told of what was worked out, once for each step of the graph's counter of measurements. Nodes are known
/// by their address: a node that is made where another one was starts with nothing.
final class LayoutRecorder {
  private var answers: [ObjectIdentifier: [LayoutExplanation.Answer]] = [:]
  /// How many answers were taken down, also those of nodes that are gone.
  private(set) var count = 0
  /// The round of layout that runs, from 1.
  var round = 1

  func record(_ proposal: ProposedViewSize, _ size: CGSize, of node: _ViewNode) {
    count += 1
    answers[ObjectIdentifier(node), default: []].append(
      LayoutExplanation.Answer(proposal: proposal, size: size, round: round))
  }

  /// What a node answered, in order.
  func answers(of node: _ViewNode) -> [LayoutExplanation.Answer] {
    answers[ObjectIdentifier(node)] ?? []
  }

  /// A node has just been made.
  func begin(_ node: _ViewNode) {
    answers[ObjectIdentifier(node)] = nil
  }
}
