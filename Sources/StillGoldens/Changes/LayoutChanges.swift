public import StillReport

/// What has changed between two layout reports, in words: which views moved or grew and why, what came, what went, and
/// what only looks different.
///
/// What a view was set in is known of explained reports only; of others, that it moved, not why. Everything that has one
/// cause is one sentence.
public struct LayoutChanges: Sendable, Equatable, CustomStringConvertible {
  /// One sentence or more for each cause, the one that moves most first.
  public let sentences: [String]
  /// Whether no view is anywhere else, or drawn with anything else.
  public let isEmpty: Bool

  /// - Complexity: in the worst case quadratic in the number of views that are not the same at one place.
  init(from before: LayoutReport, to now: LayoutReport) {
    let teller = ChangeTeller(ChangeFinder(ReportTree(before), ReportTree(now)))
    isEmpty = teller.finder.isEmpty
    sentences = teller.sentences
  }

  /// The sentences, each cause on a line of its own.
  public var description: String { sentences.joined(separator: "\n") }
}

extension LayoutReport {
  /// What has changed since an earlier report, in words.
  public func changes(since before: LayoutReport) -> LayoutChanges {
    LayoutChanges(from: before, to: self)
  }
}
