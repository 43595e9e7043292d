public import StillReport

/// The changes between two layout reports, in words: views that moved or grew and why, views that came or went, and
/// views that only look different.
///
/// Only explained reports hold the settings of a view; other reports tell that it moved, not why. All changes by one
/// cause form one sentence.
public struct LayoutChanges: Sendable, Equatable, CustomStringConvertible {
  /// One sentence or more for each cause, the one that moves most first.
  public let sentences: [String]
  /// Whether no view is anywhere else, or drawn with anything else.
  public let isEmpty: Bool

  /// - Complexity: in the worst case quadratic in the number of views that are not the same at one place.
  init(from before: LayoutReport, to now: LayoutReport) {
    let teller = ChangeFormatter(ChangeFinder(ReportTree(before), ReportTree(now)))
    isEmpty = teller.finder.isEmpty
    sentences = teller.sentences
  }

  /// The sentences, each cause on a line of its own.
  public var description: String { sentences.joined(separator: "\n") }
}

extension LayoutReport {
  /// Returns the changes since an earlier report, in words.
  public func changes(since before: LayoutReport) -> LayoutChanges {
    LayoutChanges(from: before, to: self)
  }
}
