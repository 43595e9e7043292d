import Foundation

/// One attack after the other until the time is over.
struct Attack {
  let seconds: Double
  let seed: UInt64
  /// Where the bytes are kept that are being tried, so that they are there after a crash.
  let folder: URL

  func run(_ subjects: [Subject]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for subject in subjects {
      let start = Date()
      let count = try attack(subject, until: start + seconds / Double(subjects.count))
      print("\(subject.rawValue): \(count) tried, nothing found")
    }
  }

  private func attack(_ subject: Subject, until end: Date) throws -> Int {
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
      unsafe bytes.withUnsafeBytes { unsafe subject.attack($0) }
      count += 1
    }
    while Date() < end {
      if subject == .trees, count % 64 == 0 {
        TreeAttack.compareThreads((0..<16).map { _ in mutator.bytes(40 + mutator.below(160)) })
      }
      let bytes = mutator.bytes(from: seeds)
      try current.truncate(atOffset: 0)
      try current.write(contentsOf: bytes)
      unsafe bytes.withUnsafeBytes { unsafe subject.attack($0) }
      count += 1
    }
    try FileManager.default.removeItem(at: file)
    return count
  }

  /// Returns valid inputs, and those of earlier findings.
  private func seeds(for subject: Subject) throws -> [[UInt8]] {
    switch subject {
    case .png: return PNGAttack.seeds.map { [UInt8]($0) }
    case .parts: return PartAttack.seeds
    case .records: return GoldenAttack.records
    case .reports: return GoldenAttack.reports
    case .rows: return RowAttack.seeds
    case .catalogues: return CatalogueAttack.seeds
    case .svg: return SVGAttack.seeds
    default: break
    }
    guard subject == .fonts || subject == .text || subject == .images else { return [] }
    let corpus = URL(
      fileURLWithPath: subject == .images
        ? ImageAttack.folder : "Tests/StillTextTests/Corpus/\(subject.rawValue)")
    return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
      .map { corpus.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }
      .map { [UInt8](try Data(contentsOf: $0)) }
  }
}
