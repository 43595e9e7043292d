import Foundation
import StillGoldens
import StillImageFile
import StillRaster

/// Reads any bytes as what tests leave beside pictures: records of failures, and reports of layouts.
enum GoldenFuzzing {
  private static let project = ProjectFolder(URL(fileURLWithPath: "/nowhere", isDirectory: true))

  static func record(_ bytes: UnsafeRawBufferPointer) {
    guard
      let failure = try? JSONDecoder().decode(FailedSnapshot.self, from: unsafe Data(bytes))
    else { return }
    let reason = GoldenPlace.refusal(of: failure, in: project)
    // Nothing exists there, no test either.
    precondition(reason?.isEmpty == false, "a golden of nobody's is accepted")
  }

  static func report(_ bytes: UnsafeRawBufferPointer) {
    let data = unsafe Data(bytes)
    for golden in [data, PNGNote.adding(data, to: picture)] {
      if let report = StoredReport.read(from: golden) {
        precondition(report.changes(since: report).isEmpty, "a report differs from itself")
      }
      _ = StoredFilmReport(in: golden)
    }
  }

  private static let picture =
    (try? PNGEncoder.encode(Bitmap(width: 1, height: 1))) ?? Data()

  /// A report as text, in which bytes are changed.
  static let reports: [[UInt8]] = [
    #"{"moments":[{"frame":0,"tree":{"name":"Text","frame":[0,0,9,9],"children":[]}}],"a":true,"m":[]}"#,
    #"{"size":[9,9],"root":{"name":"A","frame":{"x":0,"y":0,"width":1,"height":1},"children":[]}}"#,
  ].map { Array($0.utf8) }

  static let records: [[UInt8]] = [
    (try? FailedSnapshot(
      suite: "A", test: "shows()", file: "Tests/A.swift", line: 1,
      golden: "snapshots/A/shows.1.png", message: "It differs.", reference: "r.png",
      actual: "a.png", difference: nil
    ).data).map { [UInt8]($0) } ?? []
  ]
}
