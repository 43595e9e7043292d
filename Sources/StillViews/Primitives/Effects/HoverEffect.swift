/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
  private let name: String

  /// The effect that the control has by itself.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view gets brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises towards the pointer.
  public static let lift = HoverEffect(name: "lift")
}
