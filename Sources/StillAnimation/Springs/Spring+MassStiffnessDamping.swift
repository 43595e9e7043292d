import Foundation

extension Spring {
  /// The spring with the given physical properties.
  ///
  /// - Parameters:
  ///   - damping: The friction per velocity.
  ///   - allowOverDamping: If false, no more than critical damping is used.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let weight = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness.isNaN ? stiffness : max(stiffness, 0)
    let critical = 2 * (weight * stiffness).squareRoot()
    let ratio = damping == 0 ? 0 : damping / critical
    self.init(
      mass: mass, response: 2 * .pi * (weight / stiffness).squareRoot(),
      dampingRatio: ratio.isNaN && !damping.isNaN
        ? 1 : min(ratio, allowOverDamping ? Self.strongestDamping : 1))
  }

  /// The force per displacement: mass · (2π / response)².
  public var stiffness: Double { mass * frequency * frequency }

  /// The friction per velocity: 2 · damping ratio · √(mass · stiffness).
  public var damping: Double { 2 * mass * decay }
}
