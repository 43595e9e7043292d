import StillReport

/// The diagnostics of a tree of views: each once, up to a hundred.
struct Diagnostics {
  private(set) var warnings: [LayoutWarning] = []
  /// The warnings of views inside which warnings are errors.
  private(set) var errors: [LayoutWarning] = []

  private static let most = 100

  mutating func add(_ warning: LayoutWarning) {
    if warnings.count < Self.most, !warnings.contains(warning) { warnings.append(warning) }
  }

  func mayAddError(_ warning: LayoutWarning) -> Bool {
    errors.count < Self.most && !errors.contains(warning)
  }

  mutating func addError(_ warning: LayoutWarning) { errors.append(warning) }
}
