public import StillViewGraph

/// A feedback that can be felt or heard; nothing that a picture shows.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let success = Self("success")
  public static let warning = Self("warning")
  public static let error = Self("error")
  public static let selection = Self("selection")
  public static let increase = Self("increase")
  public static let decrease = Self("decrease")
  public static let start = Self("start")
  public static let stop = Self("stop")
  public static let alignment = Self("alignment")
  public static let levelChange = Self("levelChange")
  public static let pathComplete = Self("pathComplete")
  public static let impact = Self("impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

  /// How heavy something feels.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    public static let light = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let heavy = Weight(value: 2)
  }

  /// How soft something feels.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    public static let soft = Flexibility(value: 0)
    public static let solid = Flexibility(value: 1)
    public static let rigid = Flexibility(value: 2)
  }
}

// There is nothing to be felt, so these take what they are given and change nothing.
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
