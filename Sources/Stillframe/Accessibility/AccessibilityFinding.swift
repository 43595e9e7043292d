public import Foundation

/// Something that an accessibility audit found.
public struct AccessibilityFinding: Sendable, Equatable, CustomStringConvertible {
  /// The kinds of findings, with Xcode's names.
  public enum Kind: String, Sendable, CaseIterable {
    /// Text that differs too little from what is behind it (WCAG 2.2, 1.4.3).
    case contrast
    /// A control that is smaller than 44 × 44 points.
    case hitRegion
    /// A control or an image without a label, or with one that says nothing.
    case sufficientElementDescription
    /// Text that is cut off.
    case textClipped
    /// Text that does not grow with the size of type.
    case dynamicType
    /// Traits that contradict each other.
    case trait
  }

  /// Kind of the defect.
  public let kind: Kind
  /// The name of the element: its label, its text or its identifier.
  public let element: String
  /// The identifier of the element; nil: it has none.
  public let identifier: String?
  /// The frame in the picture, in points.
  public let frame: CGRect
  /// A sentence that names the element, the number and the remedy.
  public let message: String
  /// The measured number: a contrast ratio, or points; nil: nothing was measured.
  public let measured: Double?
  /// The least number that is enough; nil: nothing was measured.
  public let required: Double?

  public var description: String { "\(kind.rawValue): \(message)" }
}
