package import Stillframe

/// The explained layout of a snapshot; computed only on request.
package struct SnapshotStory {
  /// Of a film; nil for a picture.
  let frames: Int?
  /// Hands on the report of every frame in a range, one after the other; of a picture, its only one.
  let visit: (Range<Int>, (Int, LayoutReport) -> Void) throws -> Void

  /// That of a picture.
  package init(_ report: @escaping () throws -> LayoutReport) {
    frames = nil
    visit = { _, body in body(0, try report()) }
  }

  /// That of a film.
  init(of film: FrameSequence) {
    frames = film.count
    visit = { range, body in try film.visitExplainedReports(of: range, body) }
  }

  /// Returns the report of a picture, or of a frame.
  func report(of frame: Int = 0) throws -> LayoutReport? {
    var found: LayoutReport?
    try visit(frame..<frame + 1) { found = $1 }
    return found
  }
}
