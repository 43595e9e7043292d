/// The criterion by which an animation counts as complete (rule L8.33).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// Complete when it looks finished: a spring after its perceived duration (rule L8.19).
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// Complete when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
