import Foundation
import StillGeometry
import StillLayout
import StillReport

extension ViewGraph {
  /// Takes down what views are asked from now on; costs time and memory.
  package func startRecording() {
    recorder = LayoutRecorder()
  }

  /// Forgets what was taken down. From now on layout costs what it did before.
  package func stopRecording() {
    recorder = nil
  }

  /// Measures every shown element again, as if no size were cached, and records the answers. The shown content stays
  /// the same, as do state and identity.
  package func layOutAgainRecording() {
    startRecording()
    var open: [_ViewNode] = root.map { [$0] } ?? []
    while let element = open.popLast() {
      element.forgetAnswers()
      open += element.innerElements
    }
    cycle.layoutIsStale = true
    update()
  }
}

extension _ViewNode {
  /// Returns the recorder's answers for the element, with the results of its last placement.
  final func explanation(from recorder: LayoutRecorder) -> LayoutExplanation {
    let explained = self as? any ExplainedElement
    var explanation = LayoutExplanation(
      proposals: recorder.answers(of: self), answersAllAlike: isKnownToBeRigid,
      passesOn: _transparentContent != nil, isModifier: self is ElementWrapper,
      arguments: explained?.layoutArguments,
      placement: isPlaced ? placementExplained : nil, guides: lines)
    explanation.settings = explained?.explainedSettings ?? []
    describeBodies(in: &explanation)
    return explanation
  }

  /// Fills in the bodies that made the element and not the one around it.
  private func describeBodies(in explanation: inout LayoutExplanation) {
    let outer = enclosing?.bodyAround
    var node = bodyAround
    while let current = node, current !== outer, let body = current.asBody {
      if body.isOfUser {
        explanation.owner = explanation.owner ?? body.nameInWarnings
        for read in body.environmentReads
        where !explanation.reads.contains(where: { $0.name == read.name }) {
          explanation.reads.append(read)
        }
      }
      node = current.bodyAround
    }
  }

  private var placementExplained: LayoutExplanation.Placement {
    var names: [String] = []
    var node = enclosing
    while let element = node, names.count < 64 {
      if let name = element.nameInReport { names.append(name) }
      node = element.enclosing
    }
    return LayoutExplanation.Placement(
      by: names.first ?? "", path: names.reversed().joined(separator: "/"),
      proposal: placedProposal, origin: frame.origin, guides: guidesToEncloser)
  }

  /// The guides by which the element around this one lined it up.
  private var guidesToEncloser: [LayoutExplanation.Guide] {
    guard let enclosing = enclosing as? any ExplainedElement else { return [] }
    return enclosing.alignmentKeys.compactMap { key in
      guard let guide = placedGuide(key) else { return nil }
      return LayoutExplanation.Guide(
        name: key.name, axis: key.isVertical ? .vertical : .horizontal,
        position: mirrors(key) ? frame.width - guide.value : guide.value,
        isExplicit: guide.isExplicit)
    }
  }

  /// Whether positions along the guide's axis run from right to left around this element.
  private func mirrors(_ key: AlignmentKey) -> Bool {
    !key.isVertical && enclosing?.isRightToLeft == true
  }

  /// Where the guides lie that this element brings together: where those of what it placed have met.
  private var lines: [LayoutExplanation.Guide] {
    guard let element = self as? any ExplainedElement else { return [] }
    return element.alignmentKeys.compactMap { key in
      for inner in placedElements where inner.isPlaced {
        guard let guide = inner.placedGuide(key) else { continue }
        let position =
          key.isVertical
          ? inner.frame.minY + guide.value
          : isRightToLeft
            ? inner.frame.maxX - guide.value : inner.frame.minX + guide.value
        guard position.isFinite else { continue }
        return LayoutExplanation.Guide(
          name: key.name, axis: key.isVertical ? .vertical : .horizontal, position: position)
      }
      return nil
    }
  }
}
