package import StillLayout
package import StillReport

/// An element that explanations say more of than what it was asked and what it answered.
package protocol ExplainedElement: _ViewNode {
  /// The guides by which the element lines up what is inside.
  var alignmentKeys: [AlignmentKey] { get }
  /// With what numbers the element arranges what is inside, as a user writes them.
  var layoutArguments: String? { get }
  /// The settings of the element, as a user writes them.
  var explainedSettings: [LayoutExplanation.Setting] { get }
  /// The priority that the element gives to what is inside; nil when it leaves it alone.
  var givenPriority: Double? { get }
}

extension ExplainedElement {
  package var alignmentKeys: [AlignmentKey] { [] }
  package var layoutArguments: String? { nil }
  package var explainedSettings: [LayoutExplanation.Setting] { [] }
  package var givenPriority: Double? { nil }
}
