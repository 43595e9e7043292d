import Foundation
import StillViewGraph

extension AccessibilityTree {
  /// Audits the tree and the picture: contrast, hit regions, descriptions, clipped text, Dynamic Type and traits (rules
  /// AX7.1 to AX7.6).
  ///
  /// Contrast is measured on the painted picture. Text is also laid out at the first of the accessibility sizes where the
  /// tree comes from an `ImageRenderer`.
  ///
  /// - Parameter kinds: The kinds of findings to look for (default: all).
  public func audit(
    kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)
  ) -> [AccessibilityFinding] {
    var findings: [AccessibilityFinding] = []
    for element in elements {
      findings += element.hitRegionFindings + element.descriptionFindings + element.traitFindings
    }
    if let evidence {
      findings += clippedFindings(evidence) + dynamicTypeFindings(evidence)
      if kinds.contains(.contrast) { findings += contrastFindings(evidence) }
    }
    // Kind by kind, each from the top of the picture to its end.
    return AccessibilityFinding.Kind.allCases.filter(kinds.contains).flatMap { kind in
      findings.filter { $0.kind == kind }
    }
  }

  /// The innermost element around a text, which findings name.
  func owner(of text: AccessibilityEvidence.ShownText) -> AccessibilityElement? {
    let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
    return elements.filter { $0.frame.contains(middle) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  func finding(
    _ kind: AccessibilityFinding.Kind, of text: AccessibilityEvidence.ShownText,
    measured: Double? = nil, required: Double? = nil, _ message: (String) -> String
  ) -> AccessibilityFinding {
    AccessibilityFinding(
      kind: kind, element: text.name, identifier: owner(of: text)?.identifier, frame: text.frame,
      message: message("\"\(text.name)\""), measured: measured, required: required)
  }
}

extension AccessibilityEvidence.ShownText {
  /// The words, shortened.
  var name: String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

extension AccessibilityElement {
  func finding(
    _ kind: AccessibilityFinding.Kind, measured: Double? = nil, required: Double? = nil,
    _ message: String
  ) -> AccessibilityFinding {
    AccessibilityFinding(
      kind: kind, element: name, identifier: identifier, frame: frame, message: message,
      measured: measured, required: required)
  }
}
