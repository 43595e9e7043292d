public import StillViewGraph

/// A haptic or acoustic feedback, which no picture shows.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Something went well.
  public static let success = Self("success")
  /// A warning about a task.
  public static let warning = Self("warning")
  /// Something failed.
  public static let error = Self("error")
  /// Another choice was made.
  public static let selection = Self("selection")
  /// A value rose.
  public static let increase = Self("increase")
  /// A value fell.
  public static let decrease = Self("decrease")
  /// Something began.
  public static let start = Self("start")
  /// Something ended.
  public static let stop = Self("stop")
  /// Something that is dragged lies on a line.
  public static let alignment = Self("alignment")
  /// A step of pressure was reached.
  public static let levelChange = Self("levelChange")
  /// A line that is drawn is complete.
  public static let pathComplete = Self("pathComplete")
  /// Two things met.
  public static let impact = Self("impact")

  /// Returns the collision of light or heavy objects; the intensity is between 0 and 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// Returns the collision of soft or hard objects; the intensity is between 0 and 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

  /// How heavy something feels.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    /// As of small things.
    public static let light = Weight(value: 0)
    /// As of things of middle size.
    public static let medium = Weight(value: 1)
    /// As of large things.
    public static let heavy = Weight(value: 2)
  }

  /// How soft something feels.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    /// As of things that give way.
    public static let soft = Flexibility(value: 0)
    /// As of things that give way a little.
    public static let solid = Flexibility(value: 1)
    /// As of things that do not give way.
    public static let rigid = Flexibility(value: 2)
  }
}

// Nothing is felt or heard, so these modifiers have no effect.
extension View {
  /// No effect: nothing is felt or heard.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// No effect: nothing is felt or heard; the condition is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// No effect: nothing is felt or heard; the closure is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// No effect: nothing is felt or heard; the closure is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
