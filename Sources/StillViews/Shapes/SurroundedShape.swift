import StillViewGraph

/// A shape that depends on what is around it.
nonisolated protocol SurroundedShape: Shape {
  /// The shape as it is in an environment.
  func suited(to environment: EnvironmentValues) -> Self
}

extension Shape {
  /// The shape as it is in an environment.
  nonisolated func inEnvironment(_ environment: EnvironmentValues) -> Self {
    func suited(_ shape: some SurroundedShape) -> Self? { shape.suited(to: environment) as? Self }
    return (self as? any SurroundedShape).flatMap { suited($0) } ?? self
  }
}

extension _InsetShape: SurroundedShape {
  func suited(to environment: EnvironmentValues) -> _InsetShape {
    var result = self
    result.shape = shape.inEnvironment(environment)
    return result
  }
}

extension _StrokedShape: SurroundedShape {
  func suited(to environment: EnvironmentValues) -> _StrokedShape {
    var result = self
    result.shape = shape.inEnvironment(environment)
    return result
  }
}
