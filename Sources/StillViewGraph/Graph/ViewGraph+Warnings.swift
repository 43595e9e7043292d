package import StillLayout

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

extension ViewGraph {
  package var warnings: [LayoutWarning] { findings.warnings }
  /// Those of views inside which warnings are errors.
  package var strictWarnings: [LayoutWarning] { findings.errors }

  /// Takes note of something wrong with a view.
  package func warn(_ message: String, at node: _ViewNode) {
    // A modifier without a name of its own speaks for the view that it modifies.
    var named = node
    while named.nameInWarnings == nil, let wrapper = named as? ElementWrapper {
      named = wrapper.inner
    }
    var names: [String] = []
    var current: _ViewNode? = named
    while let element = current, names.count < 64 {
      if let name = element === named ? element.nameInWarnings : element.nameInReport {
        names.append(name)
      }
      current = element.enclosing ?? element.parent
    }
    let warning = LayoutWarning(
      path: names.reversed().joined(separator: "/"), message: message)
    findings.add(warning)
    if findings.mayAddError(warning), isStrict(at: node) { findings.addError(warning) }
  }
}
