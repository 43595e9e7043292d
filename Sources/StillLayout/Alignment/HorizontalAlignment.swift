public import Foundation

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isVertical: false)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id: id, standard: standard, isVertical: false)
  }

  /// The left edge, or the right one where text runs right to left.
  public static let leading = HorizontalAlignment(Leading.self, .start)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self, .center)
  /// The right edge, or the left one where text runs right to left.
  public static let trailing = HorizontalAlignment(Trailing.self, .end)

  /// Where the line below a row of a list begins: at the row's leading-most text (rule C6.5).
  public static let listRowSeparatorLeading = HorizontalAlignment(
    RowLineStart.self, .rowLineStart)

  /// Merges explicit values of several views into one, as containers do.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.lazy.compactMap { $0 })
  }
}

private enum Leading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum RowLineStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
