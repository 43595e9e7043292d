import Foundation
import StillDrawing
import StillViewGraph

/// Evidence for audits besides elements: the picture's commands and its texts.
final class AuditEvidence: Sendable {
  let list: DisplayList
  let background: ResolvedColor
  let colorScheme: ColorScheme
  let texts: [AccessibilityEvidence.ShownText]
  /// The texts at the first of the accessibility sizes, made when they are asked for; nil: they cannot be made.
  let largeTexts: (@Sendable () -> [AccessibilityEvidence.ShownText])?

  init(
    list: DisplayList, background: ResolvedColor, colorScheme: ColorScheme,
    texts: [AccessibilityEvidence.ShownText],
    largeTexts: (@Sendable () -> [AccessibilityEvidence.ShownText])?
  ) {
    self.list = list
    self.background = background
    self.colorScheme = colorScheme
    self.texts = texts
    self.largeTexts = largeTexts
  }
}
