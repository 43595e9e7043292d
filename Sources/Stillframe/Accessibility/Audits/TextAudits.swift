import Foundation
import StillViewGraph

extension AccessibilityTree {
  /// Texts that are cut off: with an ellipsis, by a clip or by the edge of the picture (rule AX7.4).
  func clippedFindings(_ evidence: AuditEvidence) -> [AccessibilityFinding] {
    let cut = evidence.texts.filter { $0.isTruncated || isCutOff($0) }
    var findings = cut.map { text in
      finding(.textClipped, of: text) { name in
        text.isTruncated
          ? "\(name) does not fit and ends in an ellipsis; allow more lines, a wider frame or "
            + "minimumScaleFactor"
          : "\(name) is cut off at the edge of what it lies in; give it more room"
      }
    }
    guard let large = evidence.largeTexts else { return findings }
    let known = Set(cut.map(\.words))
    for text in large() where text.isTruncated && !known.contains(text.words) {
      // Only texts that are whole at the given size.
      guard let shown = evidence.texts.first(where: { $0.words == text.words }),
        !shown.isInSystemControl
      else { continue }
      findings.append(
        finding(.textClipped, of: shown) { name in
          "\(name) ends in an ellipsis at accessibility sizes of type; allow more lines or let its "
            + "frame grow"
        })
    }
    return findings
  }

  /// Whether more than a point of a text is outside of what clips around it let through, or of the picture.
  private func isCutOff(_ text: AccessibilityEvidence.ShownText) -> Bool {
    let picture = CGRect(origin: .zero, size: size)
    let room = text.clip.map { $0.width > 1e8 ? $0 : $0.intersection(picture) } ?? picture
    guard !room.isNull else { return false }
    let seen = text.frame.intersection(room)
    guard !seen.isNull, !seen.isEmpty else { return false }
    return seen.height < text.frame.height - 1 || seen.width < text.frame.width - 1
  }

  /// Texts whose letters have one size, whatever size of type is set (rule AX7.5).
  func dynamicTypeFindings(_ evidence: AuditEvidence) -> [AccessibilityFinding] {
    evidence.texts.filter { !$0.growsWithType && !$0.isInSystemControl }.map { text in
      finding(.dynamicType, of: text, measured: text.fontSize) { name in
        "\(name) stays at \(text.fontSize.points) points at every size of type; use a text style such as "
          + ".body, or Font.custom(_:size:relativeTo:)"
      }
    }
  }
}
