import Foundation
import StillGoldens
import StillImageFile
import Stillframe

/// A value beside its golden: the record mode decides which of them gives way.
struct GoldenComparison<Format> {
  let store: GoldenStore
  /// The function of the test, as written.
  let test: String
  let site: SnapshotSite
  let stem: String
  let golden: URL
  let pathExtension: String?
  let diffing: Diffing<Format>
  /// The explained layout of the value; nil for a value that shows no views.
  let story: SnapshotStory?
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// Returns when the golden is there and agrees, having written nothing.
  func run(
    _ actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) {
    if mode == .all {
      try store.record(goldenData(of: actual), to: golden)
      throw .recorded(golden)
    }
    guard let reference = try store.read(golden) else {
      try fail(withoutGolden: actual, mode: mode)
      return
    }
    guard let difference = try difference(between: reference, and: actual, mode: mode) else {
      store.forgetFailure(of: golden)
      return
    }
    let message = [words(since: reference, difference.frame), difference.message].compactMap { $0 }
      .joined(separator: "\n")
    if mode == .failed {
      try store.record(goldenData(of: actual), to: golden)
      throw .recordedFailed(golden, message: message)
    }
    let artifacts = try artifacts(reference: reference, actual: actual, difference: difference)
    try store.keep(message, of: test, at: site, golden: golden, artifacts: artifacts)
    throw .different(
      golden: golden, message: message, artifacts: artifacts, advice: advice(artifacts))
  }

  private func fail(
    withoutGolden actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) {
    if mode == .never {
      let artifact = try store.keep(
        goldenData(of: actual), as: .actual, of: stem, pathExtension: pathExtension)
      try store.keep(
        "There is no golden.", of: test, at: site, golden: golden, artifacts: [artifact])
      throw .missingGolden(golden, actual: artifact.url)
    }
    try store.record(goldenData(of: actual), to: golden)
    throw .recordedMissing(golden)
  }

  /// Nil when they agree. A golden that cannot be read is a difference only where it is to be
  /// replaced.
  private func difference(
    between data: Data, and actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) -> SnapshotDifference? {
    var data = data
    if diffing.isText {
      let text = diffing.toData(actual)
      if data == text || data == text + [0x0A] { return nil }
      if data.last == 0x0A, text.last != 0x0A { data.removeLast() }
    }
    if diffing.isKnownEqual?(data, actual) == true { return nil }
    let reference: Format
    do {
      reference = try UnreadableBytes.throwing { try diffing.read(data) }
    } catch {
      guard mode == .failed else { throw .unreadableGolden(golden, reason: describe(error)) }
      return SnapshotDifference(message: "The golden could not be read: \(describe(error))")
    }
    return try making("comparison") {
      let difference = try diffing.compare(reference, actual)
      guard difference != nil, !diffing.ignored.isEmpty else { return difference }
      let areas = try diffing.ignored.frames { try visitReports(since: data, $0) }
      return try IgnoredParts.$current.withValue(areas) {
        try diffing.compare(reference, actual)
      }
    }
  }

  /// Hands on what golden and value show: once for a picture, and for each frame of a film.
  private func visitReports(since golden: Data, _ body: ([LayoutReport]) -> Void) throws {
    guard let story, let count = story.frames else {
      body([StoredReport.read(from: golden), try story?.report()].compactMap { $0 })
      return
    }
    let film = StoredFilmReport(in: golden)
    try story.visit(0..<count) { index, now in
      body([film?.report(nearest: index)?.report, now].compactMap { $0 })
    }
  }

  /// Describes the changes since the golden was recorded; nil if neither of them can tell.
  ///
  /// - Parameter frame: of a film, the first that differs.
  private func words(since reference: Data, _ frame: Int?) -> String? {
    guard let story else { return nil }
    if story.frames != nil {
      guard let frame, let film = StoredFilmReport(in: reference),
        let (index, before) = film.report(nearest: frame),
        let now = try? story.report(of: index)
      else { return nil }
      let changes = StoredReport.normalized(now).changes(since: before)
      return changes.isEmpty ? nil : "In frame \(index): \(changes)"
    }
    guard let before = StoredReport.read(from: reference), let now = try? story.report() else {
      return nil
    }
    return StoredReport.normalized(now).changes(since: before).description
  }

  private func artifacts(
    reference: Data, actual: Format, difference: SnapshotDifference
  ) throws(SnapshotFailure) -> [SnapshotArtifact] {
    let keep = { (data: Data, kind: SnapshotArtifact.Kind) throws(SnapshotFailure) in
      try store.keep(data, as: kind, of: stem, pathExtension: pathExtension)
    }
    var kept = [try keep(reference, .reference), try keep(goldenData(of: actual), .actual)]
    if let picture = difference.picture {
      kept.append(try keep(picture, .difference))
    }
    return kept
  }

  private func advice(_ artifacts: [SnapshotArtifact]) -> String? {
    guard let diffTool, !diffTool.isDefault,
      let actual = artifacts.first(where: { $0.kind == .actual })
    else {
      return nil
    }
    return diffTool(currentFilePath: golden.path, failedFilePath: actual.url.path)
  }

  /// Returns the bytes of a golden: the value's, with what it shows.
  private func goldenData(of value: Format) -> Data {
    var data = diffing.toData(value)
    if diffing.isText, !store.isShared, data.last != 0x0A { data.append(0x0A) }
    guard let story else { return data }
    if let count = story.frames {
      var film = StoredFilmReport()
      try? story.visit(0..<min(count, StoredFilmReport.mostFrames)) { film.add($1, frame: $0) }
      return film.adding(to: data)
    }
    guard let report = try? story.report() else { return data }
    return StoredReport.adding(report, to: data)
  }
}
