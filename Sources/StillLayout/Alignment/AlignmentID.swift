public import Foundation

/// A type that names an alignment guide and gives its value where none was set.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's value, in points from the view's left or top edge, for a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis, as the layout engine passes it around.
public struct AlignmentKey: Hashable, Sendable {
  /// The guides that every view has, for which no type has to be asked.
  package enum Standard: UInt8, Sendable {
    case none, start, center, end, firstTextBaseline, lastTextBaseline, firstTextLineCenter
    /// Where the line below a row of a list begins.
    case rowLineStart
  }

  package let id: any AlignmentID.Type
  package let standard: Standard
  package let isVertical: Bool

  package init(id: any AlignmentID.Type, standard: Standard = .none, isVertical: Bool) {
    self.id = id
    self.standard = standard
    self.isVertical = isVertical
  }

  /// Rule L3.52: leading, centre, trailing, top and bottom do not travel through containers.
  package var isFrameGuide: Bool {
    switch standard {
    case .start, .center, .end: true
    case .none, .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter, .rowLineStart: false
    }
  }

  /// Rule L3.49: the value of a guide that every view has; nil for a guide of a user's.
  func standardValue(in size: CGSize) -> CGFloat? {
    let length = isVertical ? size.height : size.width
    switch standard {
    case .start, .rowLineStart: return 0
    case .center, .firstTextLineCenter: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .none: return nil
    }
  }

  /// Rule L3.49: the value in a view of this size that sets none.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    standardValue(in: dimensions.size) ?? id.defaultValue(in: dimensions)
  }

  /// Merges the explicit values of several views, already in one coordinate space (rule L3.52).
  ///
  /// Custom guides take the mean. The line of a row begins at its leading-most text. For the last baseline the rule book leaves the choice between minimum
  /// and maximum; the documented meaning, the bottom-most, is taken.
  package func combine(_ values: some Sequence<CGFloat>) -> CGFloat? {
    if isFrameGuide { return nil }
    switch standard {
    case .firstTextBaseline, .firstTextLineCenter, .rowLineStart: return values.min()
    case .lastTextBaseline: return values.max()
    default:
      var sum: CGFloat = 0
      var count: CGFloat = 0
      for value in values {
        sum += value
        count += 1
      }
      return count > 0 ? sum / count : nil
    }
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isVertical == b.isVertical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}
