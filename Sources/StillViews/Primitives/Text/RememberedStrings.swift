/// Files of strings that were read, each once, whatever the number of locales that lead to it; bounded in bytes.
struct RememberedStrings<Version: Hashable & Sendable>: Sendable {
  private var files: [Version: String] = [:]
  private var strings: [String: [String: String]] = [:]
  /// The memory of all strings and versions, roughly.
  private(set) var byteCount = 0

  /// The most bytes. More are forgotten, all together.
  static var mostBytes: Int { 16 << 20 }
  /// The bytes of an entry beside its text.
  private static var overhead: Int { 256 }

  subscript(version: Version) -> [String: String]? {
    files[version].map { strings[$0] ?? [:] }
  }

  /// - Parameter file: The path of the file; "" for none.
  mutating func add(_ new: [String: String], of file: String, for version: Version) {
    var cost = Self.overhead + file.utf8.count
    let isNew = strings[file] == nil
    if isNew {
      cost += new.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 64 }
    }
    if byteCount + cost > Self.mostBytes { self = Self() }
    guard cost <= Self.mostBytes else { return }
    byteCount += cost
    strings[file] = new
    files[version] = file
  }
}
