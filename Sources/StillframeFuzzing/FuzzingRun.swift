import Foundation

/// Random inputs for one subject after the other, until the time is over.
struct FuzzingRun {
  let seconds: Double
  let seed: UInt64
  /// Where the bytes are kept that are being tried, so that they are there after a crash.
  let folder: URL

  func start(_ subjects: [Subject]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for subject in subjects {
      let start = Date()
      let count = try fuzz(subject, until: start + seconds / Double(subjects.count))
      print("\(subject.rawValue): \(count) tried, nothing found")
    }
  }

  private func fuzz(_ subject: Subject, until end: Date) throws -> Int {
    let file = folder.appendingPathComponent("current-\(subject.rawValue)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let current = try FileHandle(forWritingTo: file)
    defer { try? current.close() }  // nothing more is written
    var mutator = Mutator(
      seed: seed ^ UInt64(subject.rawValue.utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
    let seeds = try seeds(for: subject)
    var count = 0
    for bytes in seeds {
      unsafe bytes.withUnsafeBytes { unsafe subject.fuzz($0) }
      count += 1
    }
    while Date() < end {
      if subject == .trees, count % 64 == 0 {
        TreeFuzzing.compareThreads((0..<16).map { _ in mutator.bytes(40 + mutator.below(160)) })
      }
      let bytes = mutator.bytes(from: seeds)
      try current.truncate(atOffset: 0)
      try current.write(contentsOf: bytes)
      unsafe bytes.withUnsafeBytes { unsafe subject.fuzz($0) }
      count += 1
    }
    try FileManager.default.removeItem(at: file)
    return count
  }

  /// Returns valid inputs, and those of earlier findings.
  private func seeds(for subject: Subject) throws -> [[UInt8]] {
    switch subject {
    case .png: return PNGFuzzing.seeds.map { [UInt8]($0) }
    case .parts: return PartFuzzing.seeds
    case .records: return GoldenFuzzing.records
    case .reports: return GoldenFuzzing.reports
    case .rows: return RowFuzzing.seeds
    case .catalogues: return CatalogueFuzzing.seeds
    case .svg: return SVGFuzzing.seeds
    default: break
    }
    guard subject == .fonts || subject == .text || subject == .images else { return [] }
    let corpus = URL(
      fileURLWithPath: subject == .images
        ? ImageFuzzing.folder : "Tests/StillTextTests/Corpus/\(subject.rawValue)")
    return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
      .map { corpus.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }
      .map { [UInt8](try Data(contentsOf: $0)) }
  }
}
