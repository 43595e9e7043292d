import Foundation
import StillGeometry
import StillLayout
import StillReport

/// The proposals to views and their answers, recorded while layout runs.
///
/// It receives each computed answer, once per step of the graph's counter of measurements. Nodes are identified by
/// their address: a node created at the address of another one starts with nothing.
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

  /// Returns the answers of a node, in order.
  func answers(of node: _ViewNode) -> [LayoutExplanation.Answer] {
    answers[ObjectIdentifier(node)] ?? []
  }

  /// A node has just been made.
  func begin(_ node: _ViewNode) {
    answers[ObjectIdentifier(node)] = nil
  }
}
