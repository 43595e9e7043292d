package import Foundation
package import StillGeometry
import StillText
package import StillViewGraph

extension Text {
  package static var isAccessible: Bool { true }

  /// The text as it is read; nil where there are no words.
  package func accessibility(
    of leaf: TextLeaf, in environment: EnvironmentValues
  ) -> AccessibilityProperties? {
    let isPlain =
      !runs.contains { $0.style.saysHowItIsRead } && !leaf.words.utf8.contains(0xEF)
      && leaf.links == nil
    guard !isPlain else {
      return leaf.words.isEmpty
        ? nil : AccessibilityProperties(label: leaf.words, traits: .staticText)
    }
    let label = spokenWords(in: environment)
    guard !label.isEmpty || !leaf.words.isEmpty else { return nil }
    var properties = AccessibilityProperties(label: label, traits: .staticText)
    var speech = TextSpeech()
    for run in runs { speech = speech.inside(run.style.speech) }
    properties.heading = speech.heading
    properties.textContentType = speech.contentType
    properties.speech = speech.instructions
    if let links = leaf.links {
      properties.addRotor(SpokenRotor("links"))
      if links.covers(length: leaf.words.utf16.count) {
        properties.traits = .link
        if let open = links.target(at: 0..<max(leaf.words.utf16.count, 1)) {
          properties.setAction(AccessibilityActionEntry(.activate, perform: open))
        }
      }
    }
    return properties
  }

  package func evidence(
    of leaf: TextLeaf, in environment: EnvironmentValues, size: CGSize,
    proposal: ProposedViewSize
  ) -> AccessibilityEvidence.ShownText? {
    guard !leaf.words.allSatisfy(\.isWhitespace) else { return nil }
    let layout = leaf.paragraph(proposal)?.layout(width: proposal.width, height: proposal.height)
    let fonts = leaf.runs.filter { $0.attributes.symbol == nil }.map(\.attributes.font)
    let sizes = fonts.map(\.size)
    return AccessibilityEvidence.ShownText(
      words: leaf.words, frame: .zero, clip: nil, fontSize: sizes.min() ?? 17,
      isBold: !fonts.isEmpty && fonts.allSatisfy { $0.weight >= 600 },
      isTruncated: layout?.isTruncated ?? false,
      growsWithType: grows(beyond: sizes, in: environment),
      isInDisabledControl: !environment.isEnabled, isInSystemControl: false)
  }

  /// Whether letters are larger where type is at its largest size.
  private func grows(beyond sizes: [CGFloat], in environment: EnvironmentValues) -> Bool {
    guard !sizes.isEmpty else { return true }
    var large = environment
    large.dynamicTypeSize =
      environment.dynamicTypeSize == .accessibility5 ? .large : .accessibility5
    let others = leaf(in: large).runs.filter { $0.attributes.symbol == nil }
      .map(\.attributes.font.size)
    return others != sizes
  }
}
