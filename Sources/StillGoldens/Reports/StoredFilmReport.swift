package import Foundation
import StillImageFile
package import StillReport

/// The layout reports that a golden film carries: one wherever something is elsewhere than a frame before, or, when these are
/// too many, some of them.
package struct StoredFilmReport {
  /// The most frames that are looked at when a film is recorded.
  package static let mostFrames = 1_200

  private var moments: [Moment] = []
  /// Whether there is one for every change.
  private var isWhole = true
  private var last: Data?

  private struct Moment: Codable {
    var frame: Int
    var tree: StoredReport.Tree

    private enum CodingKeys: String, CodingKey {
      case frame = "f"
      case tree = "t"
    }
  }

  private struct Note: Codable {
    var isWhole: Bool
    var moments: [Moment]

    private enum CodingKeys: String, CodingKey {
      case isWhole = "a"
      case moments = "m"
    }
  }

  package init() {}

  /// Nil for a golden that has none.
  package init?(in golden: Data) {
    guard let data = PNGNote.read(from: golden),
      let note = try? JSONDecoder().decode(Note.self, from: data), !note.moments.isEmpty
    else { return nil }
    moments = note.moments
    isWhole = note.isWhole
  }

  /// Takes the next frame's report.
  package mutating func add(_ report: LayoutReport, frame: Int) {
    guard let data = StoredReport.encoded(report), data != last else { return }
    last = data
    moments.append(Moment(frame: frame, tree: StoredReport.Tree(report)))
  }

  /// Returns the golden with them; as it is when it is no film, or not even one has room.
  package func adding(to golden: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var step = 1
    while step <= max(moments.count, 1) {
      let part = stride(from: 0, to: moments.count, by: step).map { moments[$0] }
      if !part.isEmpty, let note = try? encoder.encode(Note(isWhole: step == 1, moments: part)) {
        let result = PNGNote.adding(note, to: golden, atMost: StoredReport.mostBytes)
        if result.count != golden.count { return result }
      }
      step *= 2
    }
    return golden
  }

  /// Returns the report of a frame; if there is none, that of the nearest later frame, otherwise of the nearest
  /// earlier one.
  package func report(nearest frame: Int) -> (frame: Int, report: LayoutReport)? {
    let before = moments.last { $0.frame <= frame }
    if let before, isWhole || before.frame == frame {
      return before.tree.report.map { (frame, $0) }
    }
    guard let moment = moments.first(where: { $0.frame > frame }) ?? before else { return nil }
    return moment.tree.report.map { (moment.frame, $0) }
  }
}
