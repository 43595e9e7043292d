public import Foundation

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isVertical: true)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id: id, standard: standard, isVertical: true)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self, .start)
  /// The middle.
  public static let center = VerticalAlignment(Center.self, .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self, .end)
  /// The baseline of the first line of text; the bottom edge of a view without text (rule L2.20).
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, .firstTextBaseline)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, .lastTextBaseline)
  /// Half the height of capitals above the first baseline; the middle of a view without text (rule C5.5).
  package static let firstTextLineCenter = VerticalAlignment(
    FirstLineCenter.self, .firstTextLineCenter)

  /// Merges explicit values of several views into one, as containers do.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.lazy.compactMap { $0 })
  }
}

private enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstLineCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
