import StillRaster

/// The content of a frame, as far as it tells without pixels where two frames are equal.
package protocol FrameContent: AnyObject, Sendable {
  /// Returns the rows, ascending and apart, in which the picture may differ from another one's; nil: in any.
  func changedRows(since other: any FrameContent) -> [Range<Int>]?
}

extension FrameWindow {
  /// The rows that may differ from the frame before; nil: any.
  var rowsChanged: [Range<Int>]? { rowsChanged(since: previousContent) }

  func rowsChanged(since other: (any FrameContent)?) -> [Range<Int>]? {
    guard let content, let other else { return nil }
    return content.changedRows(since: other)
  }
}
