import StillLayout

private let warningsAreErrorsEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether a warning about a view inside keeps the picture from being made: rendering throws it instead.
  public var warningsAreErrors: Bool {
    get { self[warningsAreErrorsEntry] }
    set { self[warningsAreErrorsEntry] = newValue }
  }
}

/// A node that changes the environment of those inside.
protocol EnvironmentCarrier: _ViewNode {
  var environmentInside: EnvironmentValues { get }
}

extension ViewGraph {
  /// Whether warnings about a node are errors: as the nearest change of the environment around it says.
  func isStrict(at node: _ViewNode) -> Bool {
    var current: _ViewNode? = node
    while let next = current {
      if let carrier = next as? any EnvironmentCarrier {
        return carrier.environmentInside.warningsAreErrors
      }
      current = next.parent
    }
    return windowEnvironment.warningsAreErrors
  }
}
