package import Foundation

/// Texts of a picture, gathered for audits.
package final class AccessibilityEvidence {
  /// One text as it is shown.
  package struct ShownText {
    package var words: String
    /// In the picture, points.
    package var frame: CGRect
    /// The part of the picture that clips around let through; nil: all of it.
    package var clip: CGRect?
    /// The size of its smallest letters, in points.
    package var fontSize: CGFloat
    /// Whether all of its letters are bold.
    package var isBold: Bool
    /// Whether words are missing because there is too little room.
    package var isTruncated: Bool
    /// Whether its letters are larger at the sizes of type for accessibility.
    package var growsWithType: Bool
    /// Whether it is shown in a control that is disabled.
    package var isInDisabledControl: Bool
    /// Whether the platform chose the size of its type.
    package var isInSystemControl: Bool

    package init(
      words: String, frame: CGRect, clip: CGRect?, fontSize: CGFloat, isBold: Bool,
      isTruncated: Bool, growsWithType: Bool, isInDisabledControl: Bool, isInSystemControl: Bool
    ) {
      self.words = words
      self.frame = frame
      self.clip = clip
      self.fontSize = fontSize
      self.isBold = isBold
      self.isTruncated = isTruncated
      self.growsWithType = growsWithType
      self.isInDisabledControl = isInDisabledControl
      self.isInSystemControl = isInSystemControl
    }
  }

  package var texts: [ShownText] = []

  package init() {}
}
