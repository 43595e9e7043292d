import Foundation

/// A value beside its golden: the record mode decides which of them gives way.
struct GoldenComparison<Format> {
  let store: GoldenStore
  let stem: String
  let golden: URL
  let pathExtension: String?
  let diffing: Diffing<Format>

  /// Returns when the golden is there and agrees, having written nothing.
  func run(
    _ actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) {
    if mode == .all {
      try store.record(data(of: actual), to: golden)
      throw .recorded(golden)
    }
    guard let reference = try store.read(golden) else {
      try fail(withoutGolden: actual, mode: mode)
      return
    }
    guard let difference = try difference(between: reference, and: actual, mode: mode) else {
      return
    }
    if mode == .failed {
      try store.record(data(of: actual), to: golden)
      throw .recordedFailed(golden, message: difference.message)
    }
    throw .different(
      golden: golden, message: difference.message,
      artifacts: try artifacts(reference: reference, actual: actual, difference: difference))
  }

  private func fail(
    withoutGolden actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) {
    let data = try data(of: actual)
    if mode == .never {
      let artifact = try store.keep(data, as: .actual, of: stem, pathExtension: pathExtension)
      throw .missingGolden(golden, actual: artifact.url)
    }
    try store.record(data, to: golden)
    throw .recordedMissing(golden)
  }

  /// Nil when they agree. A golden that cannot be read is a difference only where it is to be
  /// replaced.
  private func difference(
    between data: Data, and actual: Format, mode: SnapshotTestingConfiguration.Record
  ) throws(SnapshotFailure) -> SnapshotDifference? {
    let reference: Format
    do {
      reference = try diffing.fromData(data)
    } catch {
      guard mode == .failed else { throw .unreadableGolden(golden, reason: describe(error)) }
      return SnapshotDifference(message: "The golden could not be read: \(describe(error))")
    }
    return try making("comparison") { try diffing.diff(reference, actual) }
  }

  private func artifacts(
    reference: Data, actual: Format, difference: SnapshotDifference
  ) throws(SnapshotFailure) -> [SnapshotArtifact] {
    let keep = { (data: Data, kind: SnapshotArtifact.Kind) throws(SnapshotFailure) in
      try store.keep(data, as: kind, of: stem, pathExtension: pathExtension)
    }
    var kept = [try keep(reference, .reference), try keep(data(of: actual), .actual)]
    if let picture = difference.picture {
      kept.append(try keep(picture, .difference))
    }
    return kept
  }

  private func data(of value: Format) throws(SnapshotFailure) -> Data {
    try making("golden's bytes") { try diffing.toData(value) }
  }
}
