import StillReport

/// What was wrong in a tree of views: each thing once, and the first hundred.
struct Findings {
  private(set) var warnings: [LayoutWarning] = []
  /// Those of views inside which warnings are errors.
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
